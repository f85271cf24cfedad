import { over, toNumber } from '@arara/game-kit';
import { h } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { houseCap } from '../../src/define.ts';
import { LEAST, MOST } from '../../src/mines/mines.ts';
import { CELLS, safeChance, worthsOf } from '../../src/mines/table.ts';
import { createNumberField, createQuick, readNumber } from '../common/panel.ts';
import type { NumberField } from '../common/panel.ts';
import { createStepsPanel } from '../common/steps-panel.ts';
import type { StepsPanel } from '../common/steps-panel.ts';

const quick = [1, 3, 5, 10, 24];

/** The panel of mines: how many before a round, a tile by chance in it, and the figures of the next tile. */
export interface MinesChoices {
  readonly panel: StepsPanel;
  readonly count: NumberField;
  /** Writes the figures of the next tile after so many, by the functions of the certificate. */
  write(opened: number): void;
  turn(isMine: boolean): void;
}

export function createMinesChoices(
  words: Words,
  on: {
    readonly first: number;
    readonly changed: () => void;
    readonly openAny: () => void;
    readonly locked: (on: boolean) => void;
  },
): MinesChoices {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`mines.${key}`, params);
  const count = createNumberField({
    label: g('mines'),
    less: g('less'),
    more: g('more'),
    least: LEAST,
    most: MOST,
    first: on.first,
    next: (value, by) => value + by,
    write: String,
    read: readNumber,
    changed: on.changed,
  });
  const chips = createQuick(
    g('quick'),
    quick.map((mark) => ({ text: String(mark), press: () => count.set(mark) })),
  );
  const told = h('p', { class: 'told' });
  const any = h('button', { type: 'button' }, g('any'));
  any.addEventListener('click', on.openAny);
  const panel = createStepsPanel({
    words,
    label: g('next'),
    choices: [count.node, chips],
    acts: [told, h('div', { class: 'quick' }, any)],
    read: () => ({ mines: count.value() }),
    locked: on.locked,
  });
  return {
    panel,
    count,
    write(opened) {
      const mined = count.value();
      const multiplier = worthsOf(mined, houseCap)[opened + 1];
      const chance = () => over(safeChance(mined, opened + 1), safeChance(mined, opened));
      panel.next(multiplier === undefined ? null : { multiplier, chance: toNumber(chance()) });
      told.textContent = g('closed', { count: CELLS - mined - opened });
    },
    turn: (isMine) => any.setAttribute('aria-disabled', String(!isMine)),
  };
}
