import type { LotteryService } from '../../modules/lottery/index.ts';
import { amountOf } from './amount.ts';
import { askedMax, table } from './table.ts';

type Waiting = Awaited<ReturnType<LotteryService['waitingResults']>>[number];

/**
 * A draw that waits has a line for each of those who spoke about it, or one that is empty; one that is to
 * come has a line where somebody says that nobody draws it.
 */
export async function listResults(
  results: Pick<LotteryService, 'waitingResults'>,
): Promise<string> {
  const rows = await results.waitingResults(askedMax);
  const versions = Map.groupBy(rows, ({ issue_id: id }) => id);
  const differs = (id: bigint | null) =>
    new Set(versions.get(id)?.map(({ result }) => result)).size > 1;
  return table(
    ['lottery', 'issue', 'drawn', 'void at', 'what', 'by', 'from', 'source', 'result', ''],
    rows.map((row) => [
      row.game_code ?? '',
      row.numero ?? '',
      row.draw_at?.toISOString() ?? '',
      row.version === 0 || row.version === null ? (row.void_at?.toISOString() ?? '') : '-',
      waitsFor(row),
      row.entered_by ?? '-',
      row.ran_by ?? '-',
      row.source ?? '-',
      row.result ?? '-',
      differs(row.issue_id) ? 'THEY DIFFER' : '',
    ]),
    'No draw waits for its result.',
  );
}

function waitsFor({ version, entered_by: by, reason }: Waiting): string {
  if (version === null && by !== null) return `void: ${reason ?? ''}`;
  return version === 0 || version === null ? 'result' : `correction: ${reason ?? ''}`;
}

/** All that people said of results, the latest first, and where two of them used one account. */
export async function listEntries(results: Pick<LotteryService, 'saidResults'>): Promise<string> {
  return table(
    ['lottery', 'issue', 'at', 'what', 'by', 'from', 'source', 'result', ''],
    (await results.saidResults(askedMax)).map((row) => [
      row.game_code,
      row.numero,
      row.entered_at.toISOString(),
      whatOf(row.version),
      row.entered_by,
      row.ran_by ?? '-',
      row.source ?? '-',
      row.result ?? 'taken back',
      oneAccountMark(row),
    ]),
    'Nobody has said anything of a result.',
    'latest',
  );
}

function whatOf(version: number | null): string {
  if (version === null) return 'void';
  return version === 0 ? 'result' : `correction ${version}`;
}

const oneAccountMark = ({ one_account: isOne }: { readonly one_account: boolean }): string =>
  isOne ? 'ONE ACCOUNT' : '';

/** Prizes that were spent before a correction took them back, the latest first. */
export async function listLosses(results: Pick<LotteryService, 'losses'>): Promise<string> {
  return table(
    ['lottery', 'issue', 'ticket', 'member', 'paid', 'right', 'not taken back', 'at', ''],
    (await results.losses(askedMax)).map((row) => [
      row.game_code,
      row.numero,
      row.ref,
      String(row.player_id),
      amountOf(row.prize_before, row.currency),
      amountOf(row.prize_after, row.currency),
      amountOf(row.lost, row.currency),
      row.corrected_at.toISOString(),
      oneAccountMark(row),
    ]),
    'Nothing was lost by corrections.',
    'latest',
  );
}

/** Issues with tickets that wait for prize, refund or correction. */
export async function listPayments(
  results: Pick<LotteryService, 'waitingPayments'>,
): Promise<string> {
  return table(
    ['lottery', 'issue', 'what', 'tickets', 'since', ''],
    (await results.waitingPayments(askedMax)).map((row) => [
      row.game_code,
      row.numero,
      row.what,
      row.tickets === null ? '-' : String(row.tickets),
      row.since.toISOString(),
      row.held === null ? '' : `HELD: ${row.held}`,
    ]),
    'No ticket waits for its money.',
  );
}

/** The lotteries that are sold and those that are not, and who switched each of them last. */
export async function listGames(results: Pick<LotteryService, 'switchedGames'>): Promise<string> {
  return table(
    ['lottery', 'sold', 'by', 'from', 'since', 'why'],
    (await results.switchedGames()).map((row) => [
      row.code,
      row.active ? 'on' : 'OFF',
      row.decided_by ?? '-',
      row.ran_by ?? '-',
      row.decided_at?.toISOString() ?? '-',
      row.reason ?? '-',
    ]),
    'There are no lotteries.',
  );
}
