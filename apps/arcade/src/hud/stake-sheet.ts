import type { StakeNames } from '../stake-names.ts';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { openSheet } from './sheet.ts';

/** All stakes of the game at once: from the least to the most in two taps. */
export function openStakeSheet(options: {
  texts: Texts;
  stakes: readonly string[];
  names: StakeNames;
  chosen: number;
  choose: (index: number) => void;
}): void {
  const { texts, stakes, names, chosen, choose } = options;
  const buttons = stakes.map((stake, index) => {
    const isChosen = index === chosen;
    const button = h(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': String(isChosen), autofocus: isChosen },
      texts.money(stake),
    );
    button.addEventListener('click', () => {
      dialog.close();
      choose(index);
    });
    return button;
  });
  const list = h('div', { class: 'chips' }, ...buttons);
  const dialog = openSheet({
    texts,
    title: texts.t(names.name),
    body: [h('p', { class: 'soft' }, texts.t(names.explain)), list],
  });
}
