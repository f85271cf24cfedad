import type { Card } from '../../../src/card.ts';

/** The two hands of a round: the first one lies on the left. */
export type Side = 0 | 1;
export const sides: readonly Side[] = [0, 1];

/** A round of two hands as it lies at the end. */
export interface Dealt {
  readonly hands: readonly [readonly Card[], readonly Card[]];
  /** Null where both are worth the same. */
  readonly winner: Side | null;
  /** Sides whose first two cards make a pair that is bet on. */
  readonly pairs: readonly Side[];
}

/** One step of a deal: a card comes on its face, or is turned. */
export interface DealStep {
  readonly does: 'bring' | 'turn';
  readonly side: Side;
  /** The place of the card in its hand. */
  readonly at: number;
  /** The hand is laid out for so many cards by now. */
  readonly width: number;
  /** The last card of all, which decides. */
  readonly isLast: boolean;
}

/**
 * The steps in which two hands come: the first cards in turn, up to two of each, which are then turned hand by hand; then
 * the third ones, each turned as it comes.
 */
export function dealSteps({ hands }: Pick<Dealt, 'hands'>): DealStep[] {
  const first = Math.min(2, ...hands.map((cards) => cards.length));
  const places = Array.from({ length: first }, (_, at) => at);
  const open = { width: first };
  const steps = [
    ...places.flatMap((at) => sides.map((side) => ({ does: 'bring' as const, side, at, ...open }))),
    ...sides.flatMap((side) => places.map((at) => ({ does: 'turn' as const, side, at, ...open }))),
    ...sides.flatMap((side) =>
      hands[side].slice(first).flatMap((_, more) => {
        const third = { side, at: first + more, width: first + more + 1 };
        return [
          { does: 'bring' as const, ...third },
          { does: 'turn' as const, ...third },
        ];
      }),
    ),
  ];
  return steps.map((step, n) => ({ ...step, isLast: n === steps.length - 1 }));
}
