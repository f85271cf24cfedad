import type { ReportRow } from '@arara/contract';
import type { Currency } from '@arara/money';
import { amountText } from '../../../platform/amounts.ts';
import type { TableDeps } from './desk.deps.ts';
import type { Cell, SourceRow } from './page.repository.ts';
import type { Question, SourceColumn, Sums } from './source.ts';

/** Names of what rows only have the keys of. */
export interface Names {
  readonly members: ReadonlyMap<bigint, string>;
  readonly accounts: ReadonlyMap<bigint, { readonly accountNumber: string }>;
  readonly games: ReadonlyMap<string, string>;
}

/** The members of some rows. */
export function membersIn(columns: readonly SourceColumn[], rows: readonly SourceRow[]): bigint[] {
  const keys = columns.filter(({ kind }) => kind === 'member').map(({ key }) => key);
  const ids = rows.flatMap((row) => keys.map((key) => row[key]));
  return [...new Set(ids.filter((id) => typeof id === 'bigint'))];
}

/** Asks for the names of some rows at once. */
export async function namesOf(
  { members, gameNames }: Pick<TableDeps, 'members' | 'gameNames'>,
  { merchant }: Pick<Question, 'merchant'>,
  columns: readonly SourceColumn[],
  rows: readonly SourceRow[],
  language: string,
): Promise<Names> {
  const ids = membersIn(columns, rows);
  const hasGames = columns.some(({ kind }) => kind === 'game');
  const [names, accounts, games] = await Promise.all([
    ids.length === 0 ? new Map<bigint, string>() : members.maskedNames(ids),
    members.desk.named(merchant, ids),
    hasGames ? gameNames(merchant, language) : new Map<string, string>(),
  ]);
  return { members: names, accounts, games };
}

/** A row for the wire: money apart from all else. A member is a masked name with the public number, `account`. */
export function presentRow(
  row: SourceRow,
  columns: readonly SourceColumn[],
  currency: Currency,
  names: Names,
): ReportRow {
  const values: ReportRow['values'] = {};
  const amounts: ReportRow['amounts'] = {};
  for (const { key, kind } of columns) {
    const cell = row[key] ?? null;
    if (kind === 'money') amounts[key] = amountText(asMinor(cell), currency);
    else values[key] = asValue(cell);
    if (kind === 'game') values['gameName'] = names.games.get(String(cell)) ?? null;
    if (kind === 'member' && typeof cell === 'bigint') {
      values[key] = names.members.get(cell) ?? null;
      values['account'] = names.accounts.get(cell)?.accountNumber ?? null;
    }
  }
  return { id: row.id, values, amounts };
}

/** The line of totals: sums of columns, and shares of those sums; columns of which there is no total are left out. */
export function presentTotals(
  sums: Sums,
  columns: readonly SourceColumn[],
  question: Question,
): ReportRow {
  const values: ReportRow['values'] = {};
  const amounts: ReportRow['amounts'] = {};
  for (const { key, kind, total } of columns) {
    if (total === undefined) continue;
    const cell = total === 'sum' ? (sums[key] ?? 0n) : total(sums, question);
    if (kind === 'money') amounts[key] = amountText(asMinor(cell), question.currency);
    else values[key] = asValue(cell);
  }
  return { id: 'totals', values, amounts };
}

const asMinor = (cell: Cell): bigint => (typeof cell === 'bigint' ? cell : 0n);

function asValue(cell: Cell): string | number | null {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'bigint' ? Number(cell) : cell;
}
