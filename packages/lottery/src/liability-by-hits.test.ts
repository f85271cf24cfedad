import { fastWords, streamOf, type RandomStream } from '@arara/fairness';
import { describe, expect, test } from 'vitest';
import { seenOf } from './draw/view.ts';
import { plays } from './games/plays.ts';
import { liabilitiesOf } from './liability.ts';
import { faultOfLine, hitsOfSeen } from './line.ts';
import type { Play } from './play-type.ts';
import { prizeOf } from './prizes/amounts.ts';
import type { OddsTable } from './prizes/table.ts';
import { tidySelection, type Selection } from './selection.ts';
import { resultNear } from './testing/near-results.ts';

const playOf = (code: string): Play => {
  const play = plays.get(code);
  if (play === undefined) throw new RangeError(`there is no ${code}`);
  return play;
};
const odds = {
  'uirapuru.numbers': { hit6: '250000', hit5: '50000', hit4: '1200' },
  'sabia.numbers': { hit7: '250000', hit6: '4000', hit5: '80', hit4: '5', month: '2' },
  'sete-cordas.columns': { hit7: '250000', hit6: '30000', hit5: '1200', hit4: '80', hit3: '9' },
  '11x5.any5': { hit5: '443.52' },
};
const table: OddsTable = {
  family: 'ZY',
  code: 'own',
  version: 1,
  model: 'any',
  capBasisPoints: 9_600,
  odds,
};
const terms = { unit: '1', multiple: 1, mode: 0, roundedBy: 'ticket' } as const;

describe('what a line may cost stands at each of its numbers', () => {
  test('a bet on six balls at the first prize', () => {
    const found = liabilitiesOf(
      table,
      playOf('uirapuru.numbers'),
      { rows: [[1, 2, 3, 4, 5, 60]] },
      terms,
    );
    // 250,000 stakes of two reais.
    expect(found).toHaveLength(6);
    expect(found[5]).toEqual({ cell: 'uirapuru.numbers 60', amount: 50_000_000n });
  });

  test('seven balls at one first prize and six second ones', () => {
    const rows = [[1, 2, 3, 4, 5, 6, 7]];
    const [found] = liabilitiesOf(table, playOf('uirapuru.numbers'), { rows }, terms);
    expect(found).toEqual({ cell: 'uirapuru.numbers 1', amount: 200n * (250_000n + 6n * 50_000n) });
  });

  test('a month is at risk though none of the balls is right', () => {
    const rows = [[1, 2, 3, 4, 5, 6, 7], [12]];
    const found = liabilitiesOf(table, playOf('sabia.numbers'), { rows }, terms);
    expect(found.at(-1)).toEqual({ cell: 'sabia.numbers', amount: 400n });
  });

  test('a number counts in its own column only', () => {
    const rows = [[1, 2], [1], [1], [1], [1], [1], [1]];
    const found = liabilitiesOf(table, playOf('sete-cordas.columns'), { rows }, terms);
    expect(found.map(({ cell }) => cell.split(' ')[1])).toEqual([
      '0:1',
      '0:2',
      '1:1',
      '2:1',
      '3:1',
      '4:1',
      '5:1',
      '6:1',
    ]);
  });
});

function anyLine(play: Play, random: RandomStream): Selection {
  for (;;) {
    const selection = tidySelection({
      rows: play.type.grammar.rows.map(({ low, high, min, max }) => {
        // Players like the same low numbers: cells fill up together.
        const all = Array.from({ length: high - low + 1 }, (_, at) => low + at).slice(0, 16);
        const size = min + random.nextInt(Math.min(3, max - min) + 1);
        return random.shuffle(all).slice(0, size);
      }),
    });
    if (faultOfLine(play, selection) === null) return selection;
  }
}

test.each(Object.keys(odds))(
  'no draw of %s owes more than its cells hold on average, over many lines',
  (code) => {
    const play = playOf(code);
    const random = streamOf(fastWords(code));
    const lines = Array.from({ length: 60 }, () => anyLine(play, random));
    const cells = new Map<string, bigint>();
    for (const line of lines) {
      for (const { cell, amount } of liabilitiesOf(table, play, line, terms)) {
        cells.set(cell, (cells.get(cell) ?? 0n) + amount);
      }
    }
    const isColumns = play.type.rule.rule === 'columns';
    let owedMost = 0n;
    for (let at = 0; at < 400; at += 1) {
      const near = resultNear(play.population, lines[at % lines.length]?.rows.flat() ?? [], random);
      const draw = play.model.parts.map((_, part) =>
        part === 0 ? near : [1 + random.nextInt(12)],
      );
      const seen = seenOf(play.type.view, draw);
      const owed = lines.reduce(
        (sum, line) => sum + prizeOf(table, play, hitsOfSeen(play, line, seen, draw), terms),
        0n,
      );
      const held = seen.reduce((sum, number, place) => {
        const cell = isColumns ? `${place}:${number}` : String(number);
        return sum + (cells.get(`${code} ${cell}`) ?? 0n);
      }, 0n);
      const count = BigInt(play.population.count);
      expect(owed * count).toBeLessThanOrEqual(held + (cells.get(code) ?? 0n) * count);
      if (owed > owedMost) owedMost = owed;
    }
    expect(owedMost).toBeGreaterThan(0n);
  },
);
