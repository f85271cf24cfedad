import type { Card } from '../../src/card.ts';
import type { BlackjackEvent } from '../../src/blackjack/round.ts';
import { isNatural, TARGET, totalOfCards } from '../../src/blackjack/hands.ts';

type Result = Extract<BlackjackEvent, { type: 'settledHands' }>['hands'][number];

/** A hand of the player as it lies there. */
export interface LaidHand {
  readonly cards: readonly Card[];
  readonly stakes: 1 | 2;
  readonly isOver: boolean;
  readonly result: Result | null;
}

/** Everything that lies on the table; a card of the dealer that is null lies on its face. */
export interface Layout {
  readonly dealer: readonly (Card | null)[];
  readonly hands: readonly LaidHand[];
  readonly isInsured: boolean;
  /** True once every card of the dealer lies open. */
  readonly isShown: boolean;
}

export const empty: Layout = { dealer: [], hands: [], isInsured: false, isShown: false };

const open = (cards: readonly Card[]): LaidHand => ({
  cards,
  stakes: 1,
  isOver: totalOfCards(cards).points >= TARGET,
  result: null,
});

/** The table after an event. */
export function after(layout: Layout, event: BlackjackEvent): Layout {
  const { hands } = layout;
  const change = (at: number, of: (hand: LaidHand) => LaidHand): Layout => {
    const hand = hands[at];
    return hand === undefined ? layout : { ...layout, hands: hands.with(at, of(hand)) };
  };
  switch (event.type) {
    case 'table':
      return { ...empty, dealer: [event.up, null], hands: [open(event.player)] };
    case 'insurance':
      return { ...layout, isInsured: event.taken };
    case 'hit':
      return change(event.hand, ({ cards }) => open([...cards, event.card]));
    case 'doubled':
      return change(event.hand, ({ cards }) => ({
        ...open([...cards, event.card]),
        stakes: 2,
        isOver: true,
      }));
    case 'stood':
      return change(event.hand, (hand) => ({ ...hand, isOver: true }));
    case 'surrendered':
      return change(0, (hand) => ({ ...hand, isOver: true }));
    case 'split': {
      const pair = hands[event.hand]?.cards ?? [];
      const made = pair.map((card, at): LaidHand => {
        const hand = open([card, ...event.cards.slice(at, at + 1)]);
        return { ...hand, isOver: hand.isOver || card.rank === 1 };
      });
      const next = [...hands.slice(0, event.hand), ...made, ...hands.slice(event.hand + 1)];
      return { ...layout, hands: next };
    }
    case 'dealer':
      return { ...layout, dealer: event.cards, isShown: true };
    case 'settledHands':
      return {
        ...layout,
        hands: hands.map((hand, at) => ({
          ...hand,
          isOver: true,
          result: event.hands[at] ?? null,
        })),
      };
    default:
      return layout;
  }
}

/** The hand that is played; −1 where none is. */
export const activeOf = ({ hands, isShown }: Layout): number =>
  isShown ? -1 : hands.findIndex(({ isOver }) => !isOver);

/** A total as people say it: a soft one has two. */
export function totalText(cards: readonly (Card | null)[], isOver: boolean): string {
  const known = cards.filter((card) => card !== null);
  const { points, isSoft } = totalOfCards(known);
  const isBoth = isSoft && !isOver && points < TARGET && !isNatural(known);
  return isBoth ? `${points - 10}/${points}` : String(points);
}
