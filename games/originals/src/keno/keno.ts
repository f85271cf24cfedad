import { picksOf, type Hundredths, type InstantGame } from '@arara/game-kit';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { multipliersOf } from '../odds/multipliers.ts';
import { atMostThree, wantedData } from '../wanted.ts';
import { DRAWN, kenoOdds, NUMBERS, PICKS_MAX, RISKS, type Risk } from './odds.ts';

export type KenoEvent =
  | {
      readonly type: 'drawn';
      /** In the order in which they came out. */
      readonly numbers: readonly number[];
      readonly hits: number;
    }
  | FinalEvent;

const numbers = Array.from({ length: NUMBERS }, (_, at) => at + 1);

/** The prizes by risk, then by picks less one, then by hits. */
export const tables: Readonly<Record<string, readonly (readonly Hundredths[])[]>> =
  Object.fromEntries(
    Object.keys(RISKS).map((risk) => [
      risk,
      Array.from({ length: PICKS_MAX }, (_, at) =>
        multipliersOf(atMostThree, kenoOdds(at + 1, risk as Risk), houseCap),
      ),
    ]),
  );

/** Ten of forty numbers are drawn; the player has picked one to ten of them. */
export const keno: InstantGame<KenoEvent> = {
  ...identityOf({
    code: 'keno',
    rules: 'keno',
    evaluator: 1,
    maths: { ...wantedData(atMostThree), numbers: NUMBERS, drawn: DRAWN, risks: RISKS, tables },
    choices: {
      picks: { kind: 'picks', of: NUMBERS, least: 1, most: PICKS_MAX, preset: null },
      risk: { kind: 'option', options: Object.keys(RISKS), preset: 'classic' },
    },
  }),
  shape: 'instant',
  play(choices, random) {
    const picks = picksOf(choices['picks']);
    const drawn = random.shuffle(numbers).slice(0, DRAWN);
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    const amount = tables[String(choices['risk'])]?.[picks.length - 1]?.[hits] ?? 0;
    return bookWith<KenoEvent>(amount, [{ type: 'drawn', numbers: drawn, hits }]);
  },
};
