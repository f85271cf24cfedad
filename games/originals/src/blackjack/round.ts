import type { Hundredths } from '@arara/game-kit';
import type { Card } from '../card.ts';
import type { Deck } from '../deck.ts';
import type { FinalEvent } from '../final.ts';

export const PACKS = 6;
/** A pair is split until there are so many hands. */
export const HANDS_MAX = 3;

/** A hand of the player: its stakes are 1, or 2 where it was doubled; `end` is null while it can be played. */
export interface PlayedHand {
  readonly cards: readonly Card[];
  readonly stakes: 1 | 2;
  readonly end: 'stood' | 'doubled' | 'bust' | 'surrendered' | null;
}

/** A round: the hole card is in it from the deal on, and in no view. */
export interface BlackjackState {
  readonly deck: Deck;
  readonly phase: 'deal' | 'insurance' | 'play';
  readonly up: Card;
  readonly hole: Card;
  readonly hands: readonly PlayedHand[];
  readonly insured: boolean;
}

export interface HandResult {
  readonly result: 'won' | 'lost' | 'pushed' | 'bust' | 'natural' | 'surrendered';
  /** All that the hand brings back, its stakes among it. */
  readonly amount: Hundredths;
}

export type BlackjackEvent =
  | { readonly type: 'table'; readonly player: readonly Card[]; readonly up: Card }
  | { readonly type: 'insurance'; readonly taken: boolean }
  /** The dealer has looked at the hole card: there is no natural. */
  | { readonly type: 'peeked' }
  | { readonly type: 'hit'; readonly hand: number; readonly card: Card; readonly total: number }
  | { readonly type: 'doubled'; readonly hand: number; readonly card: Card; readonly total: number }
  | { readonly type: 'stood'; readonly hand: number }
  | { readonly type: 'surrendered' }
  | { readonly type: 'split'; readonly hand: number; readonly cards: readonly [Card, Card] }
  | { readonly type: 'dealer'; readonly cards: readonly Card[]; readonly total: number }
  | { readonly type: 'insured'; readonly amount: Hundredths }
  | { readonly type: 'settledHands'; readonly hands: readonly HandResult[] }
  | FinalEvent;

/** The view of the player: everything that lies open. The hole card is nowhere in it. */
export interface BlackjackView {
  readonly phase: BlackjackState['phase'];
  /** Null before the deal. */
  readonly up: Card | null;
  readonly hands: readonly PlayedHand[];
  /** The hand that is played now; null where none is. */
  readonly active: number | null;
  readonly insured: boolean;
}
