import { readChoices } from '@arara/game-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBets } from './bets.ts';

const rule = {
  kind: 'chips',
  spots: ['17', '17-20', 'red'],
  perSpot: 10,
  total: 24,
  preset: null,
} as const;

const open = () => {
  let changes = 0;
  const bets = createBets(rule, () => (changes += 1));
  return { bets, changes: () => changes };
};

describe('chips on a cloth', () => {
  test('are laid, taken, doubled and cleared, and each act can be undone', () => {
    const { bets } = open();
    bets.lay([{ spot: 'red', chips: 5 }]);
    bets.lay([{ spot: '17', chips: 1 }]);
    expect(bets.text()).toBe('17:1 red:5');
    expect(bets.double()).toBeNull();
    expect(bets.text()).toBe('17:2 red:10');
    bets.take('red', 4);
    expect([bets.on('red'), bets.total()]).toEqual([6, 8]);
    bets.take('17', 9);
    expect(bets.text()).toBe('red:6');
    bets.clear();
    expect(bets.text()).toBe('');
    for (const text of ['red:6', '17:2 red:6', '17:2 red:10', '17:1 red:5', 'red:5', '']) {
      expect(bets.canUndo()).toBe(true);
      bets.undo();
      expect(bets.text()).toBe(text);
    }
    expect(bets.canUndo()).toBe(false);
  });

  test('beyond the bounds none of them is laid, and nothing changes', () => {
    const { bets, changes } = open();
    bets.put('17:8 17-20:10');
    expect(bets.lay([{ spot: '17', chips: 3 }])).toBe('spot');
    expect(
      bets.lay([
        { spot: '17', chips: 2 },
        { spot: 'red', chips: 5 },
      ]),
    ).toBe('cloth');
    expect(bets.double()).toBe('spot');
    expect([bets.text(), changes()]).toEqual(['17:8 17-20:10', 1]);
  });

  test('are a choice that the rules take, whatever was done', () => {
    const spot = fc.constantFrom(...rule.spots);
    const act = fc.oneof(
      fc.record({ do: fc.constant('lay' as const), spot, chips: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ do: fc.constant('take' as const), spot, chips: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ do: fc.constantFrom('double' as const, 'undo' as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { bets } = open();
        for (const each of acts) {
          if (each.do === 'lay') bets.lay([each]);
          else if (each.do === 'take') bets.take(each.spot, each.chips);
          else bets[each.do]();
        }
        const text = bets.text();
        expect(readChoices({ bets: rule }, { bets: text }).ok).toBe(text !== '');
      }),
    );
  });
});
