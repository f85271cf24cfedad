import type { Words } from '@arara/game-kit/view';
import type { ChoicesPanel } from '@arara/game-kit/view';
import { toNumber } from '@arara/game-kit';
import { diceChance, diceMultiplier, LEAST, MOST } from '../../src/dice/dice.ts';
import { chanceText, hundredthsText, timesText } from '../common/numbers.ts';
import {
  createFigures,
  createNumberField,
  createPanel,
  createSegments,
  readNumber,
} from '../common/panel.ts';

export interface DiceChoices extends ChoicesPanel {
  readonly side: () => 'over' | 'under';
  readonly target: () => number;
  setTarget(target: number): void;
  stepTarget(by: number): void;
  setSide(side: 'over' | 'under'): void;
}

/** Side and target, with the multiplier and the chance by the rules' own functions. */
export function createDiceChoices(
  words: Words,
  first: { readonly side: 'over' | 'under'; readonly target: number },
  changed: () => void,
): DiceChoices {
  const g = (key: string) => words.game(`dice.${key}`);
  let amountOf = (_hundredths: number): string => '';
  const sides = createSegments({
    label: g('side'),
    name: 'side',
    items: [
      { value: 'under', text: g('under') },
      { value: 'over', text: g('over') },
    ],
    first: first.side,
    changed: refresh,
  });
  const target = createNumberField({
    label: g('target'),
    less: g('target.less'),
    more: g('target.more'),
    least: LEAST,
    most: MOST,
    first: first.target,
    next: (value, by) => Math.round(value / 100) * 100 + by * 100,
    write: (value) => hundredthsText(words, value),
    read: (text) => readNumber(text) * 100,
    changed: refresh,
  });
  const figures = createFigures([
    words.game('original.multiplier'),
    words.game('original.chance'),
    words.game('original.prize'),
  ]);
  const node = createPanel(
    words.game('original.choices'),
    [sides.node, target.node],
    [figures.node],
  );

  function write(): void {
    const [side, value] = [sides.value(), target.value()];
    const multiplier = diceMultiplier(side, value);
    figures.write([
      timesText(words, multiplier),
      chanceText(words, toNumber(diceChance(side, value))),
      amountOf(multiplier),
    ]);
  }
  function refresh(): void {
    write();
    changed();
  }
  return {
    node,
    read: () => ({ side: sides.value(), target: target.value() }),
    missing: () => null,
    show(now) {
      amountOf = now.amountOf;
      node.disabled = now.isLocked;
      write();
    },
    side: sides.value,
    target: target.value,
    setTarget: target.set,
    stepTarget: (by) => target.set(target.value() + by),
    setSide: sides.choose,
  };
}
