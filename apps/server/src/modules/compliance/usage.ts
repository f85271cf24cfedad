import { readAccounts } from '@arara/ledger';
import type { Db } from '@arara/postgres';
import { usedBy } from './budget.policy.ts';
import type { CompliancePorts, PlayTotals } from './compliance.types.ts';
import type { Usage } from './compliance.present.ts';
import { usedSince } from './deposit-use.repository.ts';
import { periods as periodKinds } from './limit.policy.ts';
import type { LimitPeriod } from './limit.policy.ts';
import { soFar } from './state.ts';
import type { PlayerState } from './state.ts';

/** Reads what is used of every limit: budgets from the ledger, the rest from their own records. */
export async function readUsage(
  db: Db,
  ports: Pick<CompliancePorts, 'totals'>,
  state: PlayerState,
): Promise<Usage> {
  const { player, periods, budgets } = state;
  const live = budgets.filter((budget) => budget.filledFor !== null);
  const accounts = await readAccounts(
    db,
    live.map((budget) => budget.account),
  );
  const left = new Map(accounts.map((account) => [account.id, account.available as bigint]));
  const deposits = new Map<LimitPeriod, bigint>();
  const totals = new Map<LimitPeriod, PlayTotals>();
  for (const period of periodKinds) {
    const { start } = periods[period];
    deposits.set(period, await usedSince(db, player.player_id, start, null));
    totals.set(period, await ports.totals(db, player.player_id, soFar(periods, period)));
  }

  function spent(kind: 'loss' | 'stake', period: LimitPeriod): bigint {
    const budget = live.find((one) => one.kind === kind && one.period === period);
    const rest = budget === undefined ? undefined : left.get(budget.account);
    const played = totals.get(period) ?? { stake: 0n, payout: 0n };
    // A cut limit holds zero while more than it was used: only the totals tell how much.
    const known = rest !== undefined && budget?.givesBack === true;
    const used = known ? (budget.filledFor ?? 0n) - rest : usedBy(kind, played);
    return used > 0n ? used : 0n;
  }

  return (kind, period) => {
    if (kind === 'deposit') return deposits.get(period) ?? 0n;
    if (kind === 'time') return BigInt(Math.floor(state.seconds[period] / 60));
    return spent(kind, period);
  };
}
