import type { RandomStream } from '@arara/fairness';
import type { Hundredths, Stepped, StepsGame } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import type { Card } from '../card.ts';
import { houseCap, identityOf } from '../define.ts';
import { settledAt, type FinalEvent } from '../final.ts';
import { onePercent, wantedData } from '../wanted.ts';
import { CALLS, offer, RANKS, winners, worthAt, type Call } from './offers.ts';

interface HiloState {
  readonly card: Card;
  /** The chance with which all calls so far came true. */
  readonly chance: Fraction;
  readonly skipsLeft: number;
}

export type HiloEvent =
  | { readonly type: 'card'; readonly card: Card }
  | {
      readonly type: 'called';
      readonly call: Call;
      readonly card: Card;
      readonly right: boolean;
      readonly worth: Hundredths;
    }
  | { readonly type: 'skipped'; readonly card: Card }
  | FinalEvent;

/** The view of the player: the card, what a cash-out pays now, and what each call would make of it. */
export interface HiloView {
  readonly card: Card;
  readonly worth: Hundredths;
  readonly skipsLeft: number;
  /** Null where the call is not offered. */
  readonly offers: Readonly<Record<Call, Hundredths | null>>;
}

const SUITS = 4;
/** A round may leave so many cards out. */
const SKIPS = 52;
/** A call multiplies the worth by thirteen twelfths at least, so no round has more of them below the cap. */
const CALLS_MAX = 115;

type Effect = Stepped<HiloState, HiloEvent>;

function draw(random: RandomStream): Card {
  const card = random.nextInt(RANKS * SUITS);
  return { rank: 1 + (card % RANKS), suit: Math.floor(card / RANKS) };
}

function callIt(state: HiloState, call: Call, random: RandomStream): Effect {
  const offered = offer(state.chance, state.card.rank, call, houseCap);
  const ranks = winners(state.card.rank, call);
  if (offered === null || ranks === null) return { kind: 'refused' };
  const card = draw(random);
  const right = ranks[0] <= card.rank && card.rank <= ranks[1];
  const worth = right ? offered.worth : 0;
  const events: HiloEvent[] = [{ type: 'called', call, card, right, worth }];
  if (!right) return settledAt(0, events);
  return { kind: 'open', state: { ...state, card, chance: offered.chance }, events };
}

function skip(state: HiloState, random: RandomStream): Effect {
  if (state.skipsLeft === 0) return { kind: 'refused' };
  const card = draw(random);
  const next = { ...state, card, skipsLeft: state.skipsLeft - 1 };
  return { kind: 'open', state: next, events: [{ type: 'skipped', card }] };
}

/** The next card is called higher or lower until the player cashes out or is wrong; each is drawn from 52. */
export const hilo: StepsGame<HiloState, HiloView, HiloEvent> = {
  ...identityOf({
    code: 'hilo',
    rules: 'hilo',
    evaluator: 1,
    maths: { ...wantedData(onePercent), ranks: RANKS, suits: SUITS, skips: SKIPS },
    choices: {},
  }),
  shape: 'steps',
  moves: { higher: {}, lower: {}, same: {}, skip: {}, cashOut: {} },
  movesMax: CALLS_MAX + SKIPS + 1,
  start(_choices, random) {
    const card = draw(random);
    const state = { card, chance: fraction(1n), skipsLeft: SKIPS };
    return { state, events: [{ type: 'card', card }] };
  },
  step(state, { name }, random) {
    if (name === 'cashOut') return settledAt(worthAt(state.chance, houseCap), []);
    return name === 'skip' ? skip(state, random) : callIt(state, name as Call, random);
  },
  viewFor: ({ card, chance, skipsLeft }) => {
    const worthOf = (call: Call) => offer(chance, card.rank, call, houseCap)?.worth ?? null;
    const [higher, lower, same] = CALLS.map(worthOf);
    return {
      card,
      worth: worthAt(chance, houseCap),
      skipsLeft,
      offers: { higher: higher ?? null, lower: lower ?? null, same: same ?? null },
    };
  },
  idle: () => ({ name: 'cashOut', choices: {} }),
};
