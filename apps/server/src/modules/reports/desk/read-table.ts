import type { QueryOf, ReportName, staffReportCall, ValueOf } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { secondsBehind } from '../projection.repository.ts';
import type { Reader, TableDeps } from './desk.deps.ts';
import { ordered, readPage, readTotals } from './page.repository.ts';
import { namesOf, presentRow, presentTotals } from './present.ts';
import { isRunning, readQuestion } from './question.ts';

const pageSize = 50;
/** Nobody turns further; a file has every row. */
const offsetMax = 100_000;

type Page = ValueOf<typeof staffReportCall>;

/** A page of a table, with the totals of the whole result beside it. */
export async function readTable(
  deps: TableDeps,
  reader: Reader,
  report: ReportName,
  wish: QueryOf<typeof staffReportCall>,
): Promise<Page> {
  const { read } = deps.database;
  const { source, question, order } = await readQuestion(deps, reader, report, wish);
  const offset = offsetOf(wish.cursor);
  const columns = source.columns(question);
  const [page, whole, behind] = await Promise.all([
    readPage(read, ordered(source, question, order), { offset, limit: pageSize }),
    readTotals(read, source, question),
    secondsBehind(read),
  ]);
  const rows = page.slice(0, pageSize);
  const names = await namesOf(deps, question, columns, rows, reader.language);
  const { firstDay, lastDay, timeZone, currency, now, levyPoints } = question;
  return {
    firstDay,
    lastDay,
    timeZone,
    currency,
    asOf: {
      at: new Date(now.getTime() - Math.round(behind * 1_000)).toISOString(),
      secondsBehind: behind,
    },
    running: isRunning(question),
    columns: columns.map(({ key, kind }) => ({ key, kind })),
    rows: rows.map((row) => presentRow(row, columns, currency, names)),
    totals: source.hasTotals ? presentTotals(whole.sums, columns, question) : null,
    count: whole.count === null ? null : Number(whole.count),
    nextCursor: page.length > pageSize ? String(offset + pageSize) : null,
    costs: [
      ...(question.isWhole ? [{ name: 'bonus' as const, points: null }] : []),
      ...(levyPoints === 0 ? [] : [{ name: 'levy' as const, points: levyPoints }]),
    ],
  };
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = /^\d{1,6}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(offset <= offsetMax)) throw new AppError('request.invalid', { field: 'cursor' });
  return offset;
}
