import type { Hundredths, InstantGame } from '@arara/game-kit';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { multipliersOf } from '../odds/multipliers.ts';
import { atMostOne, wantedData } from '../wanted.ts';
import { EIGHTHS, layoutOf, RISKS, SIZES, wheelOdds, type Risk } from './segments.ts';

export type WheelEvent = { readonly type: 'stopped'; readonly segment: number } | FinalEvent;

/** The prizes of the groups of a wheel, from the rarest on. */
export function wheelPrizes(size: number, risk: Risk): Hundredths[] {
  return multipliersOf(atMostOne, wheelOdds(size, risk), houseCap);
}

/** The prize of every segment, by risk and then by how many there are. */
export const tables: Readonly<Record<string, Readonly<Record<string, readonly Hundredths[]>>>> =
  Object.fromEntries(
    RISKS.map((risk) => [
      risk,
      Object.fromEntries(
        SIZES.map((size) => {
          const prizes = wheelPrizes(size, risk);
          return [size, layoutOf(size, risk).map((group) => prizes[group] ?? 0)];
        }),
      ),
    ]),
  );

/** A wheel that stops at one of its segments, all equally likely. */
export const wheel: InstantGame<WheelEvent> = {
  ...identityOf({
    code: 'wheel',
    rules: 'wheel',
    evaluator: 1,
    maths: { ...wantedData(atMostOne), eighths: EIGHTHS, tables },
    choices: {
      segments: { kind: 'option', options: SIZES.map(String), preset: '30' },
      risk: { kind: 'option', options: RISKS, preset: 'medium' },
    },
  }),
  shape: 'instant',
  play(choices, random) {
    const table = tables[String(choices['risk'])]?.[String(choices['segments'])] ?? [];
    const segment = random.nextInt(table.length);
    return bookWith<WheelEvent>(table[segment] ?? 0, [{ type: 'stopped', segment }]);
  },
};
