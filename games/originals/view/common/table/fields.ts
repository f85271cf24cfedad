import type { Hundredths, SpotBet } from '@arara/game-kit';
import { h, s } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { walkCells } from '../cells.ts';
import { drawStack } from '../chips/chip.ts';
import { shortTimes } from '../numbers.ts';

/** The spots of a cloth as large buttons: a tap lays the chosen chip, a second button or Delete takes one. */
export interface Fields {
  readonly node: HTMLElement;
  /** Draws the chips that lie; `worth` writes that of some of them. */
  chips(bets: readonly SpotBet[], worth: (chips: number) => string): void;
  /** The round is over: what each spot brought back, in hundredths of a chip's value. Null takes the marks away. */
  mark(paid: ReadonlyMap<string, Hundredths> | null): void;
  lock(on: boolean): void;
}

export function createFields(options: {
  readonly words: Words;
  readonly spots: readonly { readonly code: string; readonly pays: Hundredths }[];
  readonly nameOf: (spot: string) => string;
  readonly lay: (spot: string) => void;
  readonly take: (spot: string) => void;
  /** The words for the chips on a spot, behind its name. */
  readonly spoken: (spot: string) => string;
}): Fields {
  const { words, spots, nameOf, lay, take, spoken } = options;
  const fields = spots.map(({ code, pays }) => {
    const heap = s('svg', { viewBox: '-21 -24 42 48', 'aria-hidden': 'true' });
    const said = h('span', { class: 'said' });
    const button = h(
      'button',
      { type: 'button', class: `spot ${code}` },
      h('b', {}, nameOf(code)),
      ' ',
      h('span', {}, h('small', {}, shortTimes(words, pays)), heap),
      said,
    );
    button.addEventListener('click', () => lay(code));
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      take(code);
    });
    button.addEventListener('keydown', ({ key }) => {
      if (key === 'Delete' || key === 'Backspace') take(code);
    });
    return { code, button, heap, said };
  });
  const buttons = fields.map(({ button }) => button);
  let laid: ReadonlyMap<string, number> = new Map();
  walkCells(buttons, 1);
  return {
    node: h(
      'div',
      {
        class: 'fields',
        role: 'group',
        'aria-label': words.game('chips.cloth'),
        'data-arrows': '',
      },
      ...buttons,
    ),
    chips(bets, worth) {
      laid = new Map(bets.map(({ spot, chips }) => [spot, chips]));
      for (const { code, button, heap, said } of fields) {
        const chips = laid.get(code) ?? 0;
        button.classList.toggle('holds', chips > 0);
        heap.replaceChildren(...(chips === 0 ? [] : [drawStack(chips, worth(chips), 18)]));
        said.textContent = spoken(code);
      }
    },
    mark(paid) {
      for (const { code, button } of fields) {
        const back = paid?.get(code) ?? 0;
        button.classList.toggle('won', back > 100 * (laid.get(code) ?? 0));
        button.classList.toggle('back', back > 0);
        button.classList.toggle('lost', paid !== null && back === 0);
      }
    },
    lock(on) {
      for (const button of buttons) button.setAttribute('aria-disabled', String(on));
    },
  };
}
