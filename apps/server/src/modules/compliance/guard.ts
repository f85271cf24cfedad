import { transferCodes } from '@arara/ledger';
import type { Period } from '../../platform/calendar.ts';
import type { Budget } from './budget.repository.ts';
import type {
  Block,
  LedgerRefusal,
  LimitLeg,
  LimitRefusal,
  StakeGuard,
} from './compliance.types.ts';

/** What a guard is made of: the state of a player's limits at one moment. */
export interface GuardState {
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
export function createGuard({ block, budgets, periods, pool, over }: GuardState): StakeGuard {
  const takes = (budget: Budget): LimitLeg => ({
    debit: budget.account,
    credit: pool,
    code: transferCodes.limit_used,
  });
  const gives = (budget: Budget): LimitLeg => ({
    debit: pool,
    credit: budget.account,
    code: transferCodes.limit_returned,
  });
  const giving = budgets.filter((budget) => budget.givesBack);
  const losses = giving.filter((budget) => budget.kind === 'loss');
  const since = (at: Date) => (budget: Budget) => at >= periods[budget.period].start;

  function limitReached(budget: Budget): LimitRefusal {
    const { kind, period } = budget;
    return { reason: 'limit', kind, period, until: periods[period].end };
  }

  return {
    blocked: block,
    stakeLegs: budgets.map(takes),
    prizeLegs: losses.map(gives),
    refundLegs: (stakedAt) => giving.filter(since(stakedAt)).map(gives),
    releaseLegs: (wonAt) => losses.filter(since(wonAt)).map(gives),
    returnLegs: (wonAt) =>
      losses.filter(since(wonAt)).map((budget) => ({ ...takes(budget), overflow: over })),
    refusalOf(answer) {
      if (answer.refusal === 'debits_refused') return blockRefusal(answer, block);
      if (answer.refusal !== 'exceeds_credits') return null;
      const budget = budgets.find(({ account }) => account === answer.debit);
      return budget === undefined ? null : limitReached(budget);
    },
  };
}

/** The mark on the cash account says why; how long is known where the guard saw it coming. */
function blockRefusal({ detail }: LedgerRefusal, block: Block | null): LimitRefusal | null {
  const until = block?.until ?? null;
  if (detail === 'paused' || detail === 'excluded') {
    return { reason: detail, kind: null, period: null, until };
  }
  if (detail === 'time') return { reason: 'limit', kind: 'time', period: null, until };
  return null;
}

/** Play money and accounts without limits: nothing is added and nothing is refused. */
export const openGuard: StakeGuard = {
  blocked: null,
  stakeLegs: [],
  prizeLegs: [],
  refundLegs: () => [],
  releaseLegs: () => [],
  returnLegs: () => [],
  refusalOf: () => null,
};
