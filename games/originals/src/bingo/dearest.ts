import type { Hundredths } from '@arara/game-kit';
import { CARDS, ROW, ROWS } from './cards.ts';
import { addsOf, EXTRA, FIRST, priceOf } from './prizes.ts';

type Marks = readonly number[];
type Found = { readonly worth: number; readonly cards: readonly Marks[] };

/**
 * The highest price of any extra ball, in hundredths of the stake: cards add to it one by one, so that after so many
 * balls the best four are the best three with the best fourth.
 */
export function dearestBall(): Hundredths {
  const best = bestCards();
  const prices = Array.from({ length: EXTRA }, (_, extra) => {
    const drawn = FIRST + extra;
    return priceOf(best[drawn]?.cards ?? [], drawn) ?? 0;
  });
  return Math.max(...prices);
}

/** The four cards whose next ball is worth most, for each number of marks on them. */
function bestCards(): readonly (Found | undefined)[] {
  let best: (Found | undefined)[] = [{ worth: 0, cards: [] }];
  for (let card = 0; card < CARDS; card += 1) {
    const next: (Found | undefined)[] = [];
    for (const [marked, before] of best.entries()) {
      if (before === undefined) continue;
      for (const marks of allMarks) {
        const { near, add } = addsOf(marks);
        const at = marked + marks.reduce((sum, count) => sum + count, 0);
        const worth = before.worth + near * add;
        if (worth >= (next[at]?.worth ?? 0)) next[at] = { worth, cards: [...before.cards, marks] };
      }
    }
    best = next;
  }
  return best;
}

/** Every way in which the rows of a card can be marked. */
const allMarks: readonly Marks[] = Array.from({ length: (ROW + 1) ** ROWS }, (_, code) =>
  Array.from({ length: ROWS }, (_, row) => Math.floor(code / (ROW + 1) ** row) % (ROW + 1)),
);
