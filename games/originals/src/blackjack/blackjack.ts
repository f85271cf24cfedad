import type { RandomStream } from '@arara/fairness';
import type { Hundredths, Stepped, StepsGame } from '@arara/game-kit';
import type { Card } from '../card.ts';
import { dealCards, deckOf } from '../deck.ts';
import { identityOf } from '../define.ts';
import { DEALER_STANDS, isNatural, isPair, pointsOf, TARGET, totalOfCards } from './hands.ts';
import {
  HANDS_MAX,
  PACKS,
  type BlackjackEvent,
  type BlackjackState,
  type BlackjackView,
  type PlayedHand,
} from './round.ts';
import { settle } from './settle.ts';

const MOVES_MAX = 64;

type Effect = Stepped<BlackjackState, BlackjackEvent>;
type Move = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

const nobody: Card = { rank: 0, suit: 0 };
const isAce = (card: Card | undefined): boolean => card?.rank === 1;
const activeOf = ({ hands }: Pick<BlackjackState, 'hands'>): number =>
  hands.findIndex(({ end }) => end === null);

/** The moves of a hand, whatever they cost. */
export function movesOf(hands: readonly PlayedHand[], at: number): Move[] {
  const hand = hands[at];
  if (hand === undefined) return [];
  const isFirst = hand.cards.length === 2;
  const splits = isFirst && isPair(hand.cards) && hands.length < HANDS_MAX;
  return [
    'hit',
    'stand',
    ...(isFirst ? (['double'] as const) : []),
    // Aces are split once: each of them has its one card, and is no hand to play any more.
    ...(splits ? (['split'] as const) : []),
    ...(isFirst && hands.length === 1 ? (['surrender'] as const) : []),
  ];
}

function deal({ deck }: BlackjackState, random: RandomStream): Effect {
  const dealt = dealCards(deck, 4, random);
  const [first = nobody, up = nobody, second = nobody, hole = nobody] = dealt.cards;
  const hands = [{ cards: [first, second], stakes: 1, end: null } as const];
  const phase = isAce(up) ? 'insurance' : 'play';
  const state = { deck: dealt.deck, phase, up, hole, hands, insured: false } as const;
  const events: BlackjackEvent[] = [{ type: 'table', player: [first, second], up }];
  return phase === 'insurance' ? { kind: 'open', state, events } : peek(state, events, random);
}

/** The dealer looks under a ten or an ace; a natural of either side ends the round. */
function peek(
  state: BlackjackState,
  events: readonly BlackjackEvent[],
  random: RandomStream,
): Effect {
  const { up, hole, hands } = state;
  if (isNatural([up, hole])) return settle(state, events, random);
  const looked: BlackjackEvent[] =
    isAce(up) || pointsOf(up) === 10 ? [...events, { type: 'peeked' }] : [...events];
  if (hands.some(({ cards }) => isNatural(cards))) return settle(state, looked, random);
  return { kind: 'open', state: { ...state, phase: 'play' }, events: looked };
}

function insure(state: BlackjackState, taken: boolean, random: RandomStream): Effect {
  return peek({ ...state, insured: taken }, [{ type: 'insurance', taken }], random);
}

/** The next hand is played, or the dealer's turn comes. */
function goOn(
  state: BlackjackState,
  events: readonly BlackjackEvent[],
  random: RandomStream,
): Effect {
  return activeOf(state) < 0 ? settle(state, events, random) : { kind: 'open', state, events };
}

function withHand(state: BlackjackState, at: number, hand: PlayedHand): BlackjackState {
  return { ...state, hands: state.hands.with(at, hand) };
}

function draw(state: BlackjackState, at: number, isDoubled: boolean, random: RandomStream): Effect {
  const { deck, cards: drawn } = dealCards(state.deck, 1, random);
  const [card = nobody] = drawn;
  const cards = [...(state.hands[at]?.cards ?? []), card];
  const total = totalOfCards(cards).points;
  const end = total > TARGET ? 'bust' : isDoubled ? 'doubled' : total === TARGET ? 'stood' : null;
  const next = withHand({ ...state, deck }, at, { cards, stakes: isDoubled ? 2 : 1, end });
  return goOn(next, [{ type: isDoubled ? 'doubled' : 'hit', hand: at, card, total }], random);
}

/** Each card of a pair becomes a hand and takes a second card. */
function split(state: BlackjackState, at: number, random: RandomStream): Effect {
  const [one = nobody, other = nobody] = state.hands[at]?.cards ?? [];
  const { deck, cards: drawn } = dealCards(state.deck, 2, random);
  const [first = nobody, second = nobody] = drawn;
  const made = [
    [one, first],
    [other, second],
  ].map((cards): PlayedHand => {
    const isOver = isAce(one) || totalOfCards(cards).points === TARGET;
    return { cards, stakes: 1, end: isOver ? 'stood' : null };
  });
  const hands = [...state.hands.slice(0, at), ...made, ...state.hands.slice(at + 1)];
  return goOn(
    { ...state, deck, hands },
    [{ type: 'split', hand: at, cards: [first, second] }],
    random,
  );
}

function end(
  state: BlackjackState,
  at: number,
  how: 'stood' | 'surrendered',
  random: RandomStream,
): Effect {
  const hand = state.hands[at];
  if (hand === undefined) return { kind: 'refused' };
  const event: BlackjackEvent =
    how === 'stood' ? { type: 'stood', hand: at } : { type: 'surrendered' };
  return goOn(withHand(state, at, { ...hand, end: how }), [event], random);
}

function play(state: BlackjackState, name: string, random: RandomStream): Effect {
  const at = activeOf(state);
  if (!movesOf(state.hands, at).some((move) => move === name)) return { kind: 'refused' };
  if (name === 'hit' || name === 'double') return draw(state, at, name === 'double', random);
  if (name === 'split') return split(state, at, random);
  return end(state, at, name === 'stand' ? 'stood' : 'surrendered', random);
}

/** Six packs; the dealer stands on every 17; any two cards are doubled, pairs split to three hands, late surrender. */
export const blackjack: StepsGame<BlackjackState, BlackjackView, BlackjackEvent> = {
  ...identityOf({
    code: 'blackjack',
    rules: 'blackjack',
    evaluator: 1,
    maths: { packs: PACKS, hands: HANDS_MAX, dealerStands: DEALER_STANDS, natural: [3, 2] },
    choices: {},
  }),
  shape: 'steps',
  moves: {
    deal: {},
    insurance: {},
    decline: {},
    hit: {},
    stand: {},
    double: {},
    split: {},
    surrender: {},
  },
  movesMax: MOVES_MAX,
  start() {
    const empty = { up: nobody, hole: nobody, hands: [], insured: false };
    return { state: { deck: deckOf(PACKS), phase: 'deal', ...empty }, events: [] };
  },
  step(state, { name }, random) {
    if (state.phase === 'deal') return name === 'deal' ? deal(state, random) : { kind: 'refused' };
    if (state.phase === 'play') return play(state, name, random);
    if (name !== 'insurance' && name !== 'decline') return { kind: 'refused' };
    return insure(state, name === 'insurance', random);
  },
  raises: (_state, { name }) => prices[name] ?? 0,
  viewFor: (state) => {
    const { phase, up, hands, insured } = state;
    const active = phase === 'play' ? activeOf(state) : -1;
    return {
      phase,
      up: phase === 'deal' ? null : up,
      hands,
      active: active < 0 ? null : active,
      insured,
    };
  },
  idle: ({ phase }) => ({
    name: { deal: 'deal', insurance: 'decline', play: 'stand' }[phase],
    choices: {},
  }),
};

/** The further stakes of moves, in hundredths. */
const prices: Readonly<Record<string, Hundredths>> = { insurance: 50, double: 100, split: 100 };
