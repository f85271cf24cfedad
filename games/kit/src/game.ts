import type { RandomStream } from '@arara/fairness';
import type { Money } from '@arara/money';
import type { Book, BookEvent, Hundredths } from './book.ts';
import type { ChoiceRule, ChoiceRules, Choices, Move, MoveRules } from './choices.ts';
import type { JackpotRules } from './jackpot.ts';

/** A way to buy one round. `cost` is what leaves the wallet: 100 is the stake, 8000 is eighty stakes. */
export interface BetMode {
  readonly code: string;
  readonly cost: Hundredths;
}

/** The stakes of a game: the amounts offered, as decimal strings, and the ways to buy a round. */
export interface BetTable {
  readonly stakes: readonly string[];
  readonly modes: readonly BetMode[];
  /** Every payout is a multiple of this many hundredths, so that each offered stake pays exactly. */
  readonly payoutUnit: Hundredths;
}

/** One bet. Rules read the choices and never the stake: the odds are the same for every amount. */
export interface Bet {
  readonly stake: Money;
  readonly choices: Choices;
}

/** The data that a maths hash covers, as canonical JSON. */
export interface MathsData {
  readonly rules: string;
  readonly evaluator: number;
  readonly maths: Readonly<Record<string, unknown>>;
}

/** The fields of every game at one version, of whatever shape its rounds are. */
interface AnyGame {
  readonly code: string;
  readonly version: string;
  /** The family and model, as `slot.lines`. */
  readonly kind: string;
  /** SHA-256 of `maths`; kept in every round. */
  readonly mathsHash: string;
  readonly maths: MathsData;
  readonly bets: BetTable;
  /** The choices of a request beside the stake. `mode` is always among them: it names one of `bets.modes`. */
  readonly choices: ChoiceRules;
  /**
   * The cost of a round with these choices, in hundredths of the stake: above 0, and decided by the choices alone. Left
   * out where a round costs what its mode costs.
   */
  costOf?(choices: Choices): Hundredths;
  /** The most that a round can cost; it stands with `costOf` alone. */
  readonly costMost?: Hundredths;
  /** No round pays more than this. */
  readonly winCap: Hundredths;
}

/** A game whose round is over as soon as it is dealt: the same choices and stream, the same book. */
export interface InstantGame<E extends BookEvent = BookEvent> extends AnyGame {
  readonly shape: 'instant';
  /** The jackpot that its rounds feed and may win, beside what the book pays and above the win cap. */
  readonly jackpot?: JackpotRules;
  play(choices: Choices, random: RandomStream): Book<E>;
}

/** The effect of a move on a round: it goes on, it is settled, or the move is not allowed in this state. */
export type Stepped<S, E extends BookEvent = BookEvent> =
  | { readonly kind: 'open'; readonly state: S; readonly events: readonly E[] }
  | {
      readonly kind: 'settled';
      readonly payoutMultiplier: Hundredths;
      readonly events: readonly E[];
    }
  | { readonly kind: 'refused' };

/**
 * A game whose player moves before the round is over. `start` and `step` draw from one stream, in the order
 * of the moves; the same choices, moves and stream give the same round.
 */
export interface StepsGame<
  S = unknown,
  V = unknown,
  E extends BookEvent = BookEvent,
> extends AnyGame {
  readonly shape: 'steps';
  readonly moves: MoveRules;
  /** No round has more moves than this. */
  readonly movesMax: number;
  start(
    choices: Choices,
    random: RandomStream,
  ): { readonly state: S; readonly events: readonly E[] };
  step(state: S, move: Move, random: RandomStream): Stepped<S, E>;
  /**
   * The further stake that a move takes in this state, in hundredths of the stake; 0 or no such rule takes
   * nothing. It leaves the wallet before the move is played, as a transaction of its own.
   */
  raises?(state: S, move: Move): Hundredths;
  /** The most that one move raises, in hundredths of the stake: the bound of a single stake at the wallet. */
  readonly raisesMost?: Hundredths;
  /** The part of the state that a seat may know; seat 0 is the player's. It never tells what is still hidden. */
  viewFor(state: S, seat: number): V;
  /** The move that the house makes in a round that was left alone, by the published rule. It raises nothing. */
  idle(state: S): Move;
}

/** How long the phases of a table take, in milliseconds. */
export interface TableClock {
  /** Stakes are taken for so long. */
  readonly openMs: number;
  /** The result is shown for so long before the next round opens. */
  readonly restMs: number;
}

/** A round of a table as its rules see it: `outcome` is null until the round is over. */
export interface TableRound<O = unknown> {
  readonly outcome: O | null;
  /** The choices of each seat, by its number from 0. */
  readonly seats: readonly Choices[];
  /** The moves of each seat so far, by the same number; left out where the game has none. */
  readonly moves?: readonly (readonly Move[])[];
  /** Milliseconds since stakes were closed and the round runs; null or left out before that. */
  readonly elapsedMs?: number | null;
}

/** The part of a table's round in which its seats move: it begins at the close and ends with the outcome. */
export interface TableRun<O = unknown> {
  /** The moves as they are kept, with the choices that the table stamps. A seat names the move alone. */
  readonly moves: MoveRules;
  /** The most moves of one seat. */
  readonly movesMax: number;
  /** How long the round runs, in milliseconds. Nobody may know that before it is over. */
  lengthMs(outcome: O): number;
  /** True if a seat had left by then: the rest of the round decides nothing for it. */
  hasLeft(choices: Choices, moves: readonly Move[], elapsedMs: number): boolean;
  /** The move of a seat as it counts when the server receives it so late; null where the game has no such move. */
  stamp(name: string, elapsedMs: number): Move | null;
}

/** A game whose round many players share by one clock: one outcome, and each seat is paid by its choices. */
export interface SharedGame<
  O = unknown,
  V = unknown,
  E extends BookEvent = BookEvent,
> extends AnyGame {
  readonly shape: 'shared';
  readonly clock: TableClock;
  /** The most seats of one round. */
  readonly seatsMax: number;
  /** The most seats that one player has in a round; without it the table sets no bound. */
  readonly seatsPerPlayer?: number;
  /** Left out where seats only wait for the outcome. */
  readonly run?: TableRun<O>;
  resolve(random: RandomStream): O;
  /** The book that an outcome pays to one seat. Moves are those of the seat, each as it was stamped. */
  pay(outcome: O, choices: Choices, moves?: readonly Move[]): Book<E>;
  /** The most that a seat with these choices can be paid; without it that is the win cap. */
  mostOf?(choices: Choices): Hundredths;
  /** The part of the round that a seat may know; null is somebody who only looks on. */
  viewFor(round: TableRound<O>, seat: number | null): V;
  /**
   * The part of a seat that everybody may know now, null while nothing happened to it. Left out where seats only wait.
   */
  viewOfSeat?(
    round: Pick<TableRound<O>, 'outcome' | 'elapsedMs'>,
    choices: Choices,
    moves: readonly Move[],
  ): Record<string, unknown> | null;
}

/** A game at one version, ready to play. Its rules are pure: chance comes from the stream alone. */
export type GameDefinition = InstantGame | StepsGame | SharedGame;

/** How a game's rounds run. */
export type Shape = GameDefinition['shape'];

/** The choice that every game has: which of its ways to buy a round. The first one is the preset. */
export function modeChoice(modes: readonly BetMode[]): ChoiceRule {
  const options = modes.map(({ code }) => code);
  return { kind: 'option', options, preset: options[0] ?? null };
}

/** The code of the way in which a round was bought. */
export function modeOf(choices: Choices): string {
  return String(choices['mode']);
}
