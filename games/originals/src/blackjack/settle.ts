import type { RandomStream } from '@arara/fairness';
import type { Hundredths, Stepped } from '@arara/game-kit';
import type { Card } from '../card.ts';
import { dealCards, type Deck } from '../deck.ts';
import { settledAt } from '../final.ts';
import type { BlackjackEvent, BlackjackState, HandResult, PlayedHand } from './round.ts';
import { DEALER_STANDS, isNatural, TARGET, totalOfCards } from './hands.ts';

/** A whole stake. */
const STAKE: Hundredths = 100;
/** Three to two, with the stake. */
const NATURAL: Hundredths = 250;
const SURRENDERED: Hundredths = 50;
/** Half a stake at two to one, with itself. */
const INSURED: Hundredths = 150;

type Ended = Stepped<BlackjackState, BlackjackEvent>;

/** The dealer shows the hole card, draws where a hand of the player still stands, and every hand is paid. */
export function settle(
  state: BlackjackState,
  before: readonly BlackjackEvent[],
  random: RandomStream,
): Ended {
  const { up, hole, hands, insured } = state;
  const dealt = [up, hole];
  const dealer = needsDealer(state) ? drawOut(state.deck, dealt, random) : dealt;
  const results = hands.map((hand) => resultOf(hand, dealer, hands.length > 1));
  const events: BlackjackEvent[] = [
    { type: 'dealer', cards: dealer, total: totalOfCards(dealer).points },
  ];
  const insurance = insured && isNatural(dealt) ? INSURED : 0;
  if (insured) events.push({ type: 'insured', amount: insurance });
  events.push({ type: 'settledHands', hands: results });
  const paid = results.reduce((sum, { amount }) => sum + amount, insurance);
  return settledAt(paid, [...before, ...events]);
}

/** A natural, a surrender and a bust are decided without another card of the dealer. */
function needsDealer({ hands }: BlackjackState): boolean {
  const [only] = hands;
  if (hands.length === 1 && only !== undefined && isNatural(only.cards)) return false;
  return hands.some(
    ({ cards, end }) => end !== 'surrendered' && totalOfCards(cards).points <= TARGET,
  );
}

function drawOut(from: Deck, dealt: readonly Card[], random: RandomStream): Card[] {
  const cards = [...dealt];
  let deck = from;
  while (totalOfCards(cards).points < DEALER_STANDS) {
    const next = dealCards(deck, 1, random);
    cards.push(...next.cards);
    ({ deck } = next);
  }
  return cards;
}

/** The result of a hand; 21 of a hand that was split is no natural. */
function resultOf(
  { cards, stakes, end }: PlayedHand,
  dealer: readonly Card[],
  isSplit: boolean,
): HandResult {
  const staked = stakes * STAKE;
  if (end === 'surrendered') return { result: 'surrendered', amount: SURRENDERED };
  const [own, theirs] = [totalOfCards(cards).points, totalOfCards(dealer).points];
  if (own > TARGET) return { result: 'bust', amount: 0 };
  const [hasNatural, dealerHas] = [!isSplit && isNatural(cards), isNatural(dealer)];
  if (hasNatural !== dealerHas) {
    return hasNatural ? { result: 'natural', amount: NATURAL } : { result: 'lost', amount: 0 };
  }
  if (own === theirs) return { result: 'pushed', amount: staked };
  const isWon = theirs > TARGET || own > theirs;
  return isWon ? { result: 'won', amount: 2 * staked } : { result: 'lost', amount: 0 };
}
