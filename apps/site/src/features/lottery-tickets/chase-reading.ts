import { formatDecimal, isCurrency, parseMoney, sum } from '@arara/money';
import type { ChaseStep } from './api/get-chases.ts';

/** The sums of the money of a chase, as decimal strings. */
export interface ChaseSums {
  readonly waiting: string;
  readonly bought: string;
  readonly back: string;
  readonly prizes: string;
}

const stateOfSum = { waiting: 'WAITING', bought: 'BOUGHT', back: 'RELEASED' } as const;

/** Adds up the steps of a chase. */
export function sumsOf(steps: readonly ChaseStep[], currency: string): ChaseSums {
  const total = (amounts: readonly string[]): string => addUp(amounts, currency);
  const stakesOf = (sumName: keyof typeof stateOfSum): string =>
    total(steps.filter(({ state }) => state === stateOfSum[sumName]).map(({ stake }) => stake));
  return {
    waiting: stakesOf('waiting'),
    bought: stakesOf('bought'),
    back: stakesOf('back'),
    prizes: total(steps.flatMap(({ prize }) => prize ?? [])),
  };
}

function addUp(amounts: readonly string[], currency: string): string {
  if (!isCurrency(currency)) throw new RangeError(`${currency} is no currency of ours`);
  const parsed = amounts.map((amount) => parseMoney(amount, currency));
  return formatDecimal(
    sum(
      parsed.flatMap((one) => (one.ok ? one.value : [])),
      currency,
    ),
  );
}

const reasons: Readonly<Record<string, string>> = {
  win: 'win',
  member: 'member',
  account: 'account',
  late: 'late',
  prizes: 'prizes',
  'function.not.available': 'unsold',
  'game.unavailable': 'unsold',
  'limit.reached': 'limit',
  'limits.required': 'limit',
  'stake.bonus': 'bonus',
  'lottery.number.full': 'number',
  'lottery.number.share': 'player',
  'lottery.stake.issue': 'full',
  'lottery.stake.player': 'player',
  'account.blocked': 'account',
  'account.excluded': 'account',
};

/** The sentence (`chase.reason.…`) of why the money of a step went back. */
export const reasonKey = (reason: string): string => `chase.reason.${reasons[reason] ?? 'other'}`;
