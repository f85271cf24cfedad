import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { isNumber } from './file.ts';
import type { FileCell, FileColumn, FileWriter } from './file.ts';

/** Rows that a sheet can hold, the head included. */
const sheetRows = 1_048_576;
const fast = 1;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = `${office}/officeDocument/2006/relationships`;

/**
 * A workbook (ECMA-376) that is written row by row: the sheets are packed as they come, and only the piece at hand is
 * in memory. Texts are inline, so that none is a formula; further sheets take what one cannot hold.
 */
export function createXlsx(
  columns: readonly FileColumn[],
  name: string,
  rowsMax = sheetRows,
): FileWriter {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    pieces.push(data);
  });
  const take = (): Uint8Array => {
    const piece = Buffer.concat(pieces);
    pieces = [];
    return piece;
  };
  let sheet: ZipDeflate | null = null;
  let [sheets, rowsHere] = [0, 0];

  function openSheet(): ZipDeflate {
    sheets += 1;
    rowsHere = 1;
    const opened = new ZipDeflate(`xl/worksheets/sheet${sheets}.xml`, { level: fast });
    zip.add(opened);
    const titles = columns.map(({ title }) => inline(title, bold)).join('');
    opened.push(bytesOf(`${head}<worksheet xmlns="${main}"><sheetData><row>${titles}</row>`));
    return opened;
  }

  const closeSheet = (): void => sheet?.push(bytesOf('</sheetData></worksheet>'), true);

  return {
    write(rows) {
      for (let at = 0; at < rows.length;) {
        if (sheet === null || rowsHere >= rowsMax) {
          closeSheet();
          sheet = openSheet();
        }
        const part = rows.slice(at, at + rowsMax - rowsHere);
        sheet.push(bytesOf(part.map((row) => rowOf(row, columns)).join('')));
        at += part.length;
        rowsHere += part.length;
      }
      return take();
    },
    end() {
      sheet ??= openSheet();
      closeSheet();
      for (const [path, text] of Object.entries(partsOf(sheets, name))) {
        const file = new ZipPassThrough(path);
        zip.add(file);
        file.push(bytesOf(head + text), true);
      }
      zip.end();
      return take();
    },
  };
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const [bold, amount] = [1, 2];

function rowOf(row: readonly FileCell[], columns: readonly FileColumn[]): string {
  const cells = row.map((cell, at) => {
    if (cell === null || cell === '') return '<c/>';
    const kind = columns[at]?.kind ?? 'text';
    if (!isNumber(kind)) return inline(cell, 0);
    return `<c${kind === 'money' ? ` s="${amount}"` : ''}><v>${cell}</v></c>`;
  });
  return `<row>${cells.join('')}</row>`;
}

const inline = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML cannot say. */
const unsayable = /[^\t\n\r\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(unsayable, '').replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** The parts of a workbook beside its sheets. */
function partsOf(sheets: number, name: string): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const title = escaped(name.replaceAll(/[\\/?*[\]:'"]/g, ' ').slice(0, 25));
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${numbers
      .map(
        (n) =>
          `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers
      .map((n) => `<sheet name="${title}${n === 1 ? '' : ` ${n}`}" sheetId="${n}" r:id="rId${n}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships">${numbers
      .map(
        (n) =>
          `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}

/** Plain, bold for the head, and two decimals for money. */
const styles = [
  `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>`,
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
  '</styleSheet>',
].join('');
