import { addDays } from '@arara/calendar';
import type { ValueOf, profitCall } from '@arara/contract';
import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import { readDaySpan } from '../../platform/day-span.ts';
import { countPlayer } from './counting.ts';
import type { WalletDeps } from './wallet.deps.ts';
import type { TransactionKind } from './record.kinds.ts';
import { readDayTotals } from './record.repository.ts';
import type { DayTotal } from './record.repository.ts';

type Profit = ValueOf<typeof profitCall>;
type Figures = Profit['totals'];

export interface ProfitQuery {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Profit and loss by days. The figures are the account record's own sums, so that each of them is
 * what the record shows for its day and kind.
 */
export async function readProfit(deps: WalletDeps, query: ProfitQuery): Promise<Profit> {
  const { playerId, currency } = query;
  const { timeZone } = await deps.accounts.accountsOf(playerId);
  const { firstDay, lastDay } = readDaySpan(timeZone, query, deps.clock.now());
  await countPlayer(deps, playerId);
  const rows = await readDayTotals(deps.database.read, { playerId, firstDay, lastDay });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const days: Profit['days'] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    days.push({ day, ...figuresOf(byDay.get(day) ?? [], currency) });
  }
  return { currency, from: firstDay, to: lastDay, days, totals: figuresOf(rows, currency) };
}

/** Sums of entries as the member reads them: stakes and withdrawals as what went out. */
export function figuresOf(rows: readonly DayTotal[], currency: Currency): Figures {
  const gained = (kind: TransactionKind): bigint =>
    rows
      .filter((row) => row.kind === kind)
      .reduce((sum, { credited, debited }) => sum + credited - debited, 0n);
  const text = (minor: bigint): string => formatDecimal(money(minor, currency));
  const [stake, payout, returned] = [gained('stake'), gained('win'), gained('rollback')];
  return {
    stake: text(-stake),
    payout: text(payout),
    returned: text(returned),
    net: text(stake + payout + returned),
    deposits: text(gained('deposit')),
    withdrawals: text(-gained('withdrawal')),
    bonus: text(gained('bonus')),
  };
}
