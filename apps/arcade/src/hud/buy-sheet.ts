import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { openSheet } from './sheet.ts';

/** Asks before a feature is bought: what happens, and what it costs. */
export function openBuySheet(texts: Texts, amount: string, buy: () => void): void {
  const go = h('button', { type: 'button', class: 'primary' }, texts.t('buy.confirm', { amount }));
  const dialog = openSheet(
    texts,
    texts.t('buy'),
    h('p', {}, texts.t('buy.explain', { amount })),
    go,
  );
  go.addEventListener('click', () => {
    dialog.close();
    buy();
  });
}
