import type { Choices, Hundredths, Move, SharedGame } from '@arara/game-kit';
import { fraction } from '@arara/money';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import type { Wanted } from '../odds/multipliers.ts';
import { reachOf } from '../odds/reach.ts';
import { wantedData } from '../wanted.ts';
import { flightMs, GROWTH, multiplierAt } from './flight.ts';

/** Crash returns 97 % whatever the strategy. */
export const threePercent: Wanted = { rate: fraction(97n, 100n), atLeast: false };
export const LEAST = 101;

/** The multiplier at which the flight falls; the cap at most, where all who still fly are cashed out. */
export interface CrashOutcome {
  readonly point: Hundredths;
}

export type CrashEvent =
  | { readonly type: 'flew'; readonly point: Hundredths }
  | { readonly type: 'cashedOut'; readonly at: Hundredths; readonly by: 'auto' | 'player' }
  | FinalEvent;

/** The flight as a seat may see it: never the point before the fall, never another seat's target. */
export interface CrashView {
  /** Null before take-off. */
  readonly multiplier: Hundredths | null;
  readonly point: Hundredths | null;
  readonly seats: number;
  /** The seats that have cashed out, by their numbers. */
  readonly cashedOut: readonly { readonly seat: number; readonly at: Hundredths }[];
  /** Null for somebody who looks on. */
  readonly own: { readonly auto: Hundredths; readonly at: Hundredths | null } | null;
}

interface CashOut {
  readonly at: Hundredths;
  readonly by: 'auto' | 'player';
}

const targetOf = (choices: Choices) => Number(choices['auto']);

/** The cash-out of a seat that comes first, whether or not the flight gets there. */
function firstCashOut(choices: Choices, moves: readonly Move[]): CashOut {
  const auto = targetOf(choices);
  const at = Number(moves[0]?.choices['at'] ?? auto);
  return at < auto ? { at, by: 'player' } : { at: auto, by: 'auto' };
}

/**
 * The cash-out that a flight leaves to a seat. An automatic one is made at its very multiplier, which a flight
 * reaches that falls there; a player's counts when the server received it, and must be below the point.
 */
function cashOutOf(
  point: Hundredths,
  choices: Choices,
  moves: readonly Move[] = [],
): CashOut | null {
  const { at, by } = firstCashOut(choices, moves);
  const isPaid = by === 'auto' ? at <= point : at < point;
  return isPaid ? { at, by } : null;
}

/** A cash-out that has been made while the flight goes on. */
function madeBy(multiplier: Hundredths, choices: Choices, moves: readonly Move[]): CashOut | null {
  const { at, by } = firstCashOut(choices, moves);
  return by === 'player' || at <= multiplier ? { at, by } : null;
}

/** The cash-out of a seat as far as everybody may know it: what is made while the flight goes on, what is paid after it. */
function seatOut(
  outcome: CrashOutcome | null,
  elapsedMs: number | null,
  choices: Choices,
  moves: readonly Move[],
): CashOut | null {
  if (outcome !== null) return cashOutOf(outcome.point, choices, moves);
  return elapsedMs === null ? null : madeBy(multiplierAt(elapsedMs, houseCap), choices, moves);
}

/** A flight that many players bet on: its multiplier climbs until it falls, and cash-outs before that are paid. */
export const crash: SharedGame<CrashOutcome, CrashView, CrashEvent> = {
  ...identityOf({
    code: 'crash',
    rules: 'crash',
    evaluator: 1,
    maths: {
      ...wantedData(threePercent),
      bits: 53,
      growth: [GROWTH.numerator, GROWTH.denominator],
      least: LEAST,
    },
    choices: { auto: { kind: 'integer', least: LEAST, most: houseCap, preset: houseCap } },
  }),
  shape: 'shared',
  clock: { openMs: 8_000, restMs: 4_000 },
  seatsMax: 1_000,
  seatsPerPlayer: 2,
  run: {
    moves: { cashOut: { at: { kind: 'integer', least: 100, most: houseCap, preset: null } } },
    movesMax: 1,
    lengthMs: ({ point }) => flightMs(point),
    hasLeft: (choices, moves, elapsedMs) =>
      madeBy(multiplierAt(elapsedMs, houseCap), choices, moves) !== null,
    stamp: (name, elapsedMs) =>
      name === 'cashOut' ? { name, choices: { at: multiplierAt(elapsedMs, houseCap) } } : null,
  },
  resolve: (random) => ({ point: reachOf(threePercent.rate, random, houseCap) }),
  pay({ point }, choices, moves) {
    const events: CrashEvent[] = [{ type: 'flew', point }];
    const paid = cashOutOf(point, choices, moves);
    if (paid !== null) events.push({ type: 'cashedOut', ...paid });
    return bookWith<CrashEvent>(paid?.at ?? 0, events);
  },
  mostOf: targetOf,
  viewOfSeat({ outcome, elapsedMs = null }, choices, moves) {
    const out = seatOut(outcome, elapsedMs, choices, moves);
    return out === null ? null : { at: out.at };
  },
  viewFor({ outcome, seats, moves = [], elapsedMs = null }, seat) {
    const point = outcome?.point ?? null;
    const multiplier = point ?? (elapsedMs === null ? null : multiplierAt(elapsedMs, houseCap));
    const made = seats.map((choices, at) => seatOut(outcome, elapsedMs, choices, moves[at] ?? []));
    const own = seat === null ? undefined : seats[seat];
    return {
      multiplier,
      point,
      seats: seats.length,
      cashedOut: made.flatMap((out, at) => (out === null ? [] : [{ seat: at, at: out.at }])),
      own:
        own === undefined || seat === null
          ? null
          : { auto: targetOf(own), at: made[seat]?.at ?? null },
    };
  },
};
