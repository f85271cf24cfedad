import { transferCodes } from '@arara/ledger';
import type { Period } from '../../platform/calendar.ts';
import type { TermsLeg } from '../play/index.ts';
import type { Budget } from './budget.repository.ts';
import type { Block, LimitTerms } from './compliance.types.ts';

/** The source of the terms of limits: the state of a player's limits at one moment. */
export interface LimitState {
  readonly block: Block | null;
  /** Budgets in force. */
  readonly budgets: readonly Budget[];
  readonly periods: { readonly [Kind in Period['kind']]: Period };
  /** The house account that budgets are filled from. */
  readonly pool: bigint;
  /** The house account of what a prize that is taken back would take from an empty budget. */
  readonly over: bigint;
}

/** Limits as transfers: a stake takes from every budget, a prize gives back to those of loss. */
export function createLimitTerms({ block, budgets, periods, pool, over }: LimitState): LimitTerms {
  const takes = ({ account }: Budget) => ({
    debit: account,
    credit: pool,
    code: transferCodes.limit_used,
  });
  const gives = ({ account }: Budget) => ({
    debit: pool,
    credit: account,
    code: transferCodes.limit_returned,
  });
  const staking = budgets.map((budget): TermsLeg => {
    const { kind, period } = budget;
    const refusal = { reason: 'limit', kind, period, until: periods[period].end } as const;
    return { on: 'stake', ...takes(budget), refusal };
  });
  const returning = budgets
    .filter((budget) => budget.givesBack)
    .flatMap((budget): TermsLeg[] => {
      const since = periods[budget.period].start;
      const refund: TermsLeg = { on: 'refund', ...gives(budget), since };
      if (budget.kind !== 'loss') return [refund];
      return [
        { on: 'prize', ...gives(budget) },
        refund,
        { on: 'release', ...gives(budget), since },
        { on: 'return', ...takes(budget), overflow: over, since },
      ];
    });
  return { legs: [...staking, ...returning], refusal: block };
}

/** Play money and accounts without limits: nothing is added and nothing is refused. */
export const noLimits: LimitTerms = { legs: [], refusal: null };
