import type { Logger } from 'pino';
import type { StaffActor } from '../../../platform/permissions.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { TableDeps } from '../desk/desk.deps.ts';
import { ordered, readTotals } from '../desk/page.repository.ts';
import { readQuestion } from '../desk/question.ts';
import type { Asked } from '../desk/question.ts';
import { createCsv } from './csv.ts';
import { fileTable } from './export-rows.ts';
import { addPart, beginExport, endExport, readRows, setExpected } from './export.repository.ts';
import type { ExportRow } from './export.repository.ts';
import type { FileWriter } from './file.ts';
import { createXlsx } from './xlsx.ts';

export interface ExportDeps extends TableDeps {
  readonly log: Logger;
  readonly texts: Texts;
  /** A person with the rights of this moment; null where the account is out of use. */
  readonly personOf: (db: TableDeps['database']['read'], id: bigint) => Promise<StaffActor | null>;
}

/** After so many attempts an export is given up, and its owner is told. */
const attemptsMax = 3;
const rowsPerBatch = 5_000;
const partBytes = 1_000_000;

/**
 * Writes an export into its parts, from the beginning. One that was killed half way begins anew under another number,
 * and nobody is ever given the parts of the earlier one. Throws where it is worth another attempt.
 */
export async function writeExport(deps: ExportDeps, id: string): Promise<void> {
  const { database, log } = deps;
  const one = await database.transaction((tx) => beginExport(tx, id));
  if (one === null) return;
  try {
    const asked = await askAnew(deps, one);
    if (asked === null || one.attempt > attemptsMax) await endExport(database.read, one, 'FAILED');
    else if (await writeParts(deps, one, asked)) await endExport(database.read, one, 'READY');
  } catch (error) {
    if (one.attempt < attemptsMax) throw error;
    log.error({ err: error, export: id }, 'an export was given up');
    await endExport(database.read, one, 'FAILED');
  }
}

/** The question once more, with the rights that the person has by now; null where they do not suffice any more. */
async function askAnew(deps: ExportDeps, one: ExportRow): Promise<Asked | null> {
  const staff = await deps.personOf(deps.database.read, one.staffId);
  if (staff === null) return null;
  const { merchant, firstDay, lastDay, report } = one;
  // The days as they were when it was asked for, whatever day it is now.
  const wish = { ...one.wish, from: firstDay, to: lastDay };
  return readQuestion(deps, { merchant, staff }, report, wish).catch(() => null);
}

/** False where another process has begun anew: that one goes on. */
async function writeParts(deps: ExportDeps, one: ExportRow, asked: Asked): Promise<boolean> {
  const { database } = deps;
  const { source, question, order } = asked;
  const { count } = await readTotals(database.read, source, question);
  if (count !== null) await setExpected(database.read, one.id, count);
  const table = fileTable(deps, question, source.columns(question), one);
  const writer = writerOf(one, table.columns);
  let [number, rows] = [0, 0];
  let waiting: Uint8Array[] = [];
  const put = async (): Promise<boolean> => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    const isMine = await addPart(database.read, one, { number, bytes, rows });
    number += 1;
    return isMine;
  };
  for await (const batch of readRows(
    database.pool,
    ordered(source, question, order),
    rowsPerBatch,
  )) {
    waiting.push(writer.write(await table.rows(batch)));
    rows += batch.length;
    const size = waiting.reduce((total, { length }) => total + length, 0);
    if (size >= partBytes && !(await put())) return false;
  }
  waiting.push(writer.end());
  return put();
}

const writerOf = (
  { format, report }: ExportRow,
  columns: Parameters<typeof createCsv>[0],
): FileWriter => (format === 'csv' ? createCsv(columns) : createXlsx(columns, report));
