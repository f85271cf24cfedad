import type { RandomStream } from '@arara/fairness';
import type { Hundredths, InstantGame } from '@arara/game-kit';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { multipliersOf } from '../odds/multipliers.ts';
import { atMostEight, wantedData } from '../wanted.ts';
import { PRINTED, scratchOdds, scratchTitles, type ScratchMaths } from './cards.ts';

export type ScratchEvent =
  | {
      readonly type: 'card';
      /** The symbol of each field, row by row; symbol s stands for prize s, from 0. */
      readonly fields: readonly number[];
      /** The symbol that is there three times, or null. */
      readonly won: number | null;
    }
  | FinalEvent;

const FIELDS = 9;
const EQUAL = 3;

/** The prizes of a title, from the smallest up. */
export function scratchPrizes(title: ScratchMaths): Hundredths[] {
  return multipliersOf(atMostEight, scratchOdds(title), houseCap);
}

/** Nine fields: the winning symbol three times, of each other one two at most, chosen and laid at random. */
function printed(won: number | null, symbols: readonly number[], random: RandomStream): number[] {
  const others = symbols.filter((symbol) => symbol !== won).flatMap((symbol) => [symbol, symbol]);
  const same = won === null ? [] : new Array<number>(EQUAL).fill(won);
  const filled = random.shuffle(others).slice(0, FIELDS - same.length);
  return random.shuffle([...same, ...filled]);
}

/** A scratch card of a title: three equal symbols win the prize of that symbol. */
export function scratchCard(title: ScratchMaths): InstantGame<ScratchEvent> {
  const prizes = scratchPrizes(title);
  const symbols = [...prizes.keys()];
  const blanks = title.cards.reduce((rest, count) => rest - count, PRINTED);
  return {
    ...identityOf({
      code: title.code,
      rules: 'scratch',
      evaluator: 1,
      maths: {
        ...wantedData(atMostEight),
        printed: PRINTED,
        cards: title.cards,
        eighths: title.eighths,
        prizes,
      },
      choices: {},
    }),
    shape: 'instant',
    play(_choices, random) {
      const drawn = random.pick([...title.cards, blanks]);
      const won = drawn < symbols.length ? drawn : null;
      const fields = printed(won, symbols, random);
      return bookWith<ScratchEvent>(won === null ? 0 : (prizes[won] ?? 0), [
        { type: 'card', fields, won },
      ]);
    },
  };
}

/** The three scratch cards. */
export const scratchCards = scratchTitles.map(scratchCard);
