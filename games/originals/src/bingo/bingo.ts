import type { RandomStream } from '@arara/fairness';
import type { Hundredths, Stepped, StepsGame } from '@arara/game-kit';
import { identityOf } from '../define.ts';
import { settledAt, type FinalEvent } from '../final.ts';
import { atMostThree, wantedData } from '../wanted.ts';
import { allBalls, BALLS, CARDS, cardsOf, marksOf, ROW, ROWS, SETS, type Card } from './cards.ts';
import { dearestBall } from './dearest.ts';
import { EIGHTHS, EXTRA, FIRST, priceOf, prizeOf, prizes } from './prizes.ts';

interface BingoState {
  readonly cards: readonly Card[];
  /** The balls in the order in which they came out; the rest lies behind them in no order that counts. */
  readonly balls: readonly number[];
  readonly drawn: number;
}

export type BingoEvent =
  | { readonly type: 'cards'; readonly cards: readonly Card[] }
  | { readonly type: 'balls'; readonly numbers: readonly number[] }
  | { readonly type: 'offered'; readonly number: number; readonly price: Hundredths }
  | { readonly type: 'extra'; readonly ball: number; readonly price: Hundredths }
  | { readonly type: 'cardWins'; readonly wins: readonly CardWin[] }
  | FinalEvent;

/** A card that won, by its number from 0. */
export interface CardWin {
  readonly card: number;
  readonly rows: readonly number[];
  readonly amount: Hundredths;
}

/** The view of the player: everything that came out. Balls to come are nowhere yet. */
export interface BingoView {
  readonly cards: readonly Card[];
  readonly drawn: readonly number[];
  readonly wins: readonly CardWin[];
  /** The price of the next ball, in hundredths of the stake; null before the first balls. */
  readonly price: Hundredths | null;
}

type Effect = Stepped<BingoState, BingoEvent>;

const drawnOf = ({ balls, drawn }: BingoState) => balls.slice(0, drawn);

function marksOfAll(state: BingoState): number[][] {
  const drawn = new Set(drawnOf(state));
  return state.cards.map((card) => marksOf(card, drawn));
}

function winsOf(state: BingoState): CardWin[] {
  return marksOfAll(state).flatMap((marks, card) => {
    const rows = [...marks.keys()].filter((row) => marks[row] === ROW);
    const amount = prizeOf(marks);
    return amount > 0 ? [{ card, rows, amount }] : [];
  });
}

/** The next ball is any of those left, which a draw puts behind those that came out. */
function draw(state: BingoState, random: RandomStream): BingoState {
  const balls = [...state.balls];
  const from = state.drawn + random.nextInt(BALLS - state.drawn);
  const ball = balls[from] ?? 0;
  balls[from] = balls[state.drawn] ?? 0;
  balls[state.drawn] = ball;
  return { ...state, balls, drawn: state.drawn + 1 };
}

/** The price of the next ball; null where there is none, or none is offered. */
function priceIn(state: BingoState): Hundredths | null {
  const isOffered = state.drawn >= FIRST && state.drawn < FIRST + EXTRA;
  return isOffered ? priceOf(marksOfAll(state), state.drawn) : null;
}

function end(state: BingoState, before: readonly BingoEvent[]): Effect {
  const wins = winsOf(state);
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  const told: BingoEvent[] = wins.length > 0 ? [{ type: 'cardWins', wins }] : [];
  return settledAt(amount, [...before, ...told]);
}

function goOn(state: BingoState, before: readonly BingoEvent[]): Effect {
  const price = priceIn(state);
  if (price === null) return end(state, before);
  const offered: BingoEvent = { type: 'offered', number: state.drawn - FIRST + 1, price };
  return { kind: 'open', state, events: [...before, offered] };
}

function first(state: BingoState, random: RandomStream): Effect {
  if (state.drawn > 0) return { kind: 'refused' };
  let next = state;
  while (next.drawn < FIRST) next = draw(next, random);
  return goOn(next, [{ type: 'balls', numbers: drawnOf(next) }]);
}

function extra(state: BingoState, random: RandomStream): Effect {
  const price = priceIn(state);
  if (price === null) return { kind: 'refused' };
  const next = draw(state, random);
  return goOn(next, [{ type: 'extra', ball: next.balls[state.drawn] ?? 0, price }]);
}

/** Thirty balls of sixty on four cards; then up to ten extra balls, each at its own price. */
export const videoBingo: StepsGame<BingoState, BingoView, BingoEvent> = {
  ...identityOf({
    code: 'video-bingo',
    rules: 'video-bingo',
    evaluator: 1,
    maths: {
      ...wantedData(atMostThree),
      balls: BALLS,
      first: FIRST,
      extra: EXTRA,
      cards: CARDS,
      rows: ROWS,
      row: ROW,
      sets: SETS,
      eighths: EIGHTHS,
      prizes,
    },
    choices: { cards: { kind: 'integer', least: 1, most: SETS, preset: 1 } },
  }),
  shape: 'steps',
  moves: { draw: {}, extra: {}, stop: {} },
  movesMax: EXTRA + 2,
  start(choices) {
    const cards = cardsOf(Number(choices['cards']));
    return { state: { cards, balls: allBalls, drawn: 0 }, events: [{ type: 'cards', cards }] };
  },
  step(state, { name }, random) {
    if (name === 'draw') return first(state, random);
    if (name === 'extra') return extra(state, random);
    return state.drawn === 0 ? { kind: 'refused' } : end(state, []);
  },
  raises: (state, { name }) => (name === 'extra' ? (priceIn(state) ?? 0) : 0),
  raisesMost: dearestBall(),
  viewFor: (state) => ({
    cards: state.cards,
    drawn: drawnOf(state),
    wins: winsOf(state),
    price: priceIn(state),
  }),
  idle: ({ drawn }) => ({ name: drawn === 0 ? 'draw' : 'stop', choices: {} }),
};
