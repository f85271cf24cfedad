import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Limit } from '@arara/contract';
import type { z } from 'zod';
import { isMandatory, kinds, periods, versionInForce, versionWaiting } from './limit.policy.ts';
import type { LimitKind, LimitPeriod } from './limit.policy.ts';
import { limitKey } from './limit.repository.ts';
import type { PlayerState } from './state.ts';

type LimitValue = z.output<typeof Limit>;

/** How much of each limit is used: minor units, or whole minutes for time. */
export type Usage = (kind: LimitKind, period: LimitPeriod) => bigint;

/** A player's limits with what is used of them. */
export interface LimitsView {
  readonly state: PlayerState;
  readonly usage: Usage;
  readonly now: Date;
  /** True if the jurisdiction makes some of them mandatory. */
  readonly mandatory: boolean;
}

/** One limit as the contract shows it. */
export function presentLimit(
  { state, usage, now, mandatory }: LimitsView,
  kind: LimitKind,
  period: LimitPeriod,
): LimitValue {
  const text = (value: bigint) => valueText(kind, value, state.player.currency);
  const versions = state.history.get(limitKey(kind, period)) ?? [];
  const value = versionInForce(versions, now)?.value ?? null;
  const waiting = versionWaiting(versions, now);
  const used = usage(kind, period);
  return {
    kind,
    period,
    value: value === null ? null : text(value),
    used: text(used),
    left: value === null ? null : text(value > used ? value - used : 0n),
    mandatory: mandatory && isMandatory(kind, period),
    resetsAt: state.periods[period].end.toISOString(),
    pending:
      waiting === null
        ? null
        : {
            value: waiting.value === null ? null : text(waiting.value),
            effectiveAt: waiting.effectiveAt.toISOString(),
          },
  };
}

/** Every kind of limit in every period, set or not. */
export function presentLimits(view: LimitsView): LimitValue[] {
  return kinds.flatMap((kind) => periods.map((period) => presentLimit(view, kind, period)));
}

function valueText(kind: LimitKind, value: bigint, currency: Currency): string {
  return kind === 'time' ? String(value) : formatDecimal(money(value, currency));
}
