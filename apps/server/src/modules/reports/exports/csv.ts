import { isNumber } from './file.ts';
import type { FileCell, FileColumn, FileWriter } from './file.ts';

const mark = '\uFEFF';
const special = /[",\r\n]/;
/** A program that opens the file takes a text with one of these at its head for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A table as RFC 4180 has it, in UTF-8 with its mark, numbers with a point. No text of it is ever a formula. */
export function createCsv(columns: readonly FileColumn[]): FileWriter {
  let head = `${mark}${columns.map(({ title }) => textOf(title)).join(',')}\r\n`;
  const plain = columns.map(({ kind }) => isNumber(kind));
  const line = (row: readonly FileCell[]): string =>
    row.map((cell, at) => (plain[at] === true ? (cell ?? '') : textOf(cell ?? ''))).join(',');
  const take = (text: string): Uint8Array => {
    const piece = Buffer.from(head + text);
    head = '';
    return piece;
  };
  return {
    write: (rows) => take(rows.map((row) => `${line(row)}\r\n`).join('')),
    end: () => take(''),
  };
}

function textOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
