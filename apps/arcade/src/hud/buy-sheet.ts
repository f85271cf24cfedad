import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { openSheet } from './sheet.ts';

/** Asks before a feature is bought: what happens, what it costs beside a plain round. */
export function openBuySheet(options: {
  texts: Texts;
  amount: string;
  stake: string;
  buy: () => void;
}): void {
  const { texts, amount, stake, buy } = options;
  const go = h('button', { type: 'button', class: 'primary' }, texts.t('buy.confirm', { amount }));
  const dialog = openSheet({
    texts,
    title: texts.t('buy'),
    body: [h('p', {}, texts.t('buy.explain', { amount, stake }))],
    foot: go,
  });
  go.addEventListener('click', () => {
    dialog.close();
    buy();
  });
}
