import type { RuleKind } from '@arara/contract';
import type { Params } from './kinds.policy.ts';
import { windowMs } from './kinds.policy.ts';

/** Money of a member that crossed the door of the house; amounts in minor units. */
export interface Move {
  readonly kind: 'deposit' | 'withdrawal' | 'refund';
  readonly id: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** What a member played of one title in a span; amounts in minor units. */
export interface Played {
  readonly vendor: string;
  readonly gameCode: string;
  readonly rounds: number;
  readonly stake: bigint;
  readonly payout: bigint;
  /** The sum of the squares of the stakes, for their variance. */
  readonly squares: number;
}

/** What chance knows of a title: at most so much comes back, with at most such a deviation, both as shares of the cost. */
export interface Chance {
  readonly rtp: number;
  readonly deviation: number;
}

/** The facts of an alert: numbers as text, amounts in minor units, by the names of their sentences. */
export interface Finding {
  readonly counts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, bigint>>;
}

export interface Facts {
  /** The move that is judged, and all moves of the member, oldest first. */
  readonly trigger: Move;
  readonly moves: readonly Move[];
  /** What was played in a span of time. */
  played(from: Date, until: Date): Promise<readonly Played[]>;
  /** Null where no certificate of the house knows the title. */
  chanceOf(vendor: string, gameCode: string): Chance | null;
}

type Judge = (params: Params, facts: Facts) => Promise<Finding | null> | Finding | null;

/** The moves that a kind is judged at. */
export const hearsOf: Readonly<Record<RuleKind, readonly Move['kind'][]>> = {
  'deposits.velocity': ['deposit'],
  'withdrawals.velocity': ['withdrawal'],
  'deposit.unplayed': ['withdrawal'],
  structuring: ['deposit', 'withdrawal'],
  refunds: ['refund'],
  'returns.chance': ['withdrawal'],
};

/** Judges a move by a rule: its facts where the rule fires, else null. The same for what happens and for the past. */
export async function judge(kind: RuleKind, params: Params, facts: Facts): Promise<Finding | null> {
  if (!hearsOf[kind].includes(facts.trigger.kind)) return null;
  return judges[kind](params, facts);
}

const of = (params: Params, name: string): bigint => params[name] ?? 0n;
const sum = (moves: readonly Move[]): bigint =>
  moves.reduce((total, { amount }) => total + amount, 0n);

/** The moves of some kind in the window that ends with the judged one. */
function within(params: Params, { trigger, moves }: Facts, kind: Move['kind']): readonly Move[] {
  const until = trigger.at.getTime();
  const from = until - windowMs(params);
  return moves.filter(
    (move) => move.kind === kind && move.at.getTime() > from && move.at.getTime() <= until,
  );
}

/** So many moves and so much money in the window. */
function velocity(kind: Move['kind']): Judge {
  return (params, facts) => {
    const found = within(params, facts, kind);
    const total = sum(found);
    if (BigInt(found.length) < of(params, 'count') || total < of(params, 'amount')) return null;
    return {
      counts: { count: String(found.length), hours: String(of(params, 'hours')) },
      amounts: { total },
    };
  };
}

/** Money came in, little of it was played, and it is asked back. */
async function unplayed(params: Params, facts: Facts): Promise<Finding | null> {
  const deposits = sum(within(params, facts, 'deposit'));
  if (deposits === 0n || deposits < of(params, 'amount')) return null;
  const { at, amount: withdrawal } = facts.trigger;
  const played = await facts.played(new Date(at.getTime() - windowMs(params)), at);
  const turnover = played.reduce((total, { stake }) => total + stake, 0n);
  if (turnover * 100n >= deposits * of(params, 'percent')) return null;
  return {
    counts: { hours: String(of(params, 'hours')) },
    amounts: { deposits, turnover, withdrawal },
  };
}

/** Several moves of one kind, each a little below a bound. */
function structuring(params: Params, facts: Facts): Finding | null {
  const bound = of(params, 'bound');
  const least = bound * (100n - of(params, 'percent'));
  const isNear = ({ amount }: Move) => amount < bound && amount * 100n >= least;
  if (!isNear(facts.trigger)) return null;
  const near = within(params, facts, facts.trigger.kind).filter(isNear);
  if (BigInt(near.length) < of(params, 'count')) return null;
  return {
    counts: { count: String(near.length), hours: String(of(params, 'hours')) },
    amounts: { total: sum(near), bound },
  };
}

function refunds(params: Params, facts: Facts): Finding | null {
  const found = within(params, facts, 'refund');
  if (BigInt(found.length) < of(params, 'count')) return null;
  return {
    counts: { count: String(found.length), hours: String(of(params, 'hours')) },
    amounts: { total: sum(found) },
  };
}

/**
 * More came back than chance allows: the prizes lie so many deviations above their mean. Of each title the certificate
 * of the version that deals now is taken, and of its ways of buying the largest return and the widest deviation:
 * a bound, so that nobody is suspected by it who would not be by the exact figure. By Cantelli, at most one in
 * 1 + k² comes k deviations above the mean by chance, whatever the prizes look like.
 */
async function chance(params: Params, facts: Facts): Promise<Finding | null> {
  const { at } = facts.trigger;
  const played = await facts.played(new Date(at.getTime() - windowMs(params)), at);
  let [rounds, stake, payout] = [0, 0n, 0n];
  let [mean, variance] = [0, 0];
  for (const title of played) {
    const known = facts.chanceOf(title.vendor, title.gameCode);
    if (known === null) continue;
    rounds += title.rounds;
    stake += title.stake;
    payout += title.payout;
    mean += Number(title.stake) * known.rtp;
    variance += title.squares * known.deviation ** 2;
  }
  if (rounds === 0 || BigInt(rounds) < of(params, 'rounds') || variance === 0) return null;
  const above = (Number(payout) - mean) / Math.sqrt(variance);
  if (above < Number(of(params, 'deviations'))) return null;
  return {
    counts: {
      rounds: String(rounds),
      deviations: String(Math.round(above * 10) / 10),
      // Of so many members at most one comes so far by chance.
      oneOf: String(Math.floor(1 + above ** 2)),
    },
    amounts: { stake, payout },
  };
}

const judges: Readonly<Record<RuleKind, Judge>> = {
  'deposits.velocity': velocity('deposit'),
  'withdrawals.velocity': velocity('withdrawal'),
  'deposit.unplayed': unplayed,
  structuring,
  refunds,
  'returns.chance': chance,
};
