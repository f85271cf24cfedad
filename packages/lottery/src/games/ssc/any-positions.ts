import type { PlayType, PrizeClass } from '../../play-type.ts';
import type { DataOf } from '../../rules/rule-data.ts';
import type { RowGrammar } from '../../selection.ts';
import { prize } from '../classes.ts';
import { digitRow, placeRows, starPlay, starsOfFive } from '../digits/stars.ts';
import { numberRow } from '../rows.ts';

/**
 * Two, three or four places that the player names: every choice of so many of them is a bet, so that
 * four named places are six bets of two.
 */
export function anyPositions(model: string): PlayType[] {
  const of = anyOf(model);
  const [direct2, direct3, direct4] = [
    prize('direct', 1n, 100n),
    prize('direct', 1n, 1_000n),
    prize('direct', 1n, 10_000n),
  ];
  const group3 = prize('group3', 3n, 1_000n);
  const group6 = prize('group6', 6n, 1_000n);
  return [
    anyDirect(model, 2, 1_000, direct2),
    of(2, 'sum', { rule: 'sum', as: 'direct' }, [numberRow('sum', 0, 18)], 1_000, [direct2]),
    of(2, 'group2', groupOf(1, 1), [digitRow('digits', 2)], 450, [prize('group2', 2n, 100n)]),
    of(2, 'group-sum', { rule: 'sum', as: 'group' }, [numberRow('sum', 1, 17)], 450, [
      prize('group2', 2n, 100n),
    ]),
    anyDirect(model, 3, 10_000, direct3),
    of(3, 'sum', { rule: 'sum', as: 'direct' }, [numberRow('sum', 0, 27)], 10_000, [direct3]),
    of(3, 'group3', groupOf(2, 1), [digitRow('digits', 2)], 900, [group3]),
    of(3, 'group6', groupOf(1, 1, 1), [digitRow('digits', 3)], 1_200, [group6]),
    of(3, 'group-sum', { rule: 'sum', as: 'group' }, [numberRow('sum', 1, 26)], 2_100, [
      group3,
      group6,
    ]),
    anyDirect(model, 4, 50_000, direct4),
    of(4, 'group24', groupOf(1, 1, 1, 1), [digitRow('singles', 4)], 1_050, [
      prize('group24', 24n, 10_000n),
    ]),
    of(4, 'group12', groupOf(2, 1, 1), [digitRow('pair'), digitRow('singles', 2)], 1_800, [
      prize('group12', 12n, 10_000n),
    ]),
    of(4, 'group6', groupOf(2, 2), [digitRow('pairs', 2)], 225, [prize('group6', 6n, 10_000n)]),
    of(4, 'group4', groupOf(3, 1), [digitRow('triple'), digitRow('single')], 450, [
      prize('group4', 4n, 10_000n),
    ]),
  ];
}

function anyDirect(model: string, count: number, unitBetsMax: number, one: PrizeClass): PlayType {
  const stars = starsOfFive(model, `any${count}`, 0, 5);
  return starPlay(stars, 'direct', {
    rule: { rule: 'any-positions', count, inner: { rule: 'direct' } },
    grammar: { rows: placeRows(stars, 0), unitBetsMax },
    classes: [one],
  });
}

/** Play types on places that the selection names besides its rows. */
function anyOf(model: string) {
  return (
    count: number,
    how: string,
    inner: DataOf<'any-positions'>['inner'],
    rows: readonly RowGrammar[],
    unitBetsMax: number,
    classes: readonly PrizeClass[],
  ): PlayType =>
    starPlay(starsOfFive(model, `any${count}`, 0, 5), how, {
      rule: { rule: 'any-positions', count, inner },
      grammar: { rows, places: { of: 5, min: count }, unitBetsMax },
      classes,
    });
}

function groupOf(...pattern: number[]): DataOf<'group'> {
  return { rule: 'group', pattern };
}
