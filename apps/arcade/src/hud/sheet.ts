import type { Texts } from '../texts.ts';
import { h, iconButton } from './dom.ts';

/** Opens a sheet over the game; Escape, the cross and the ground close it, and focus goes back. */
export function openSheet(
  texts: Texts,
  title: string,
  ...content: (Node | string | null)[]
): HTMLDialogElement {
  const close = iconButton('close', texts.t('close'), 'tile small');
  const head = h('header', {}, h('h2', {}, title), close);
  const dialog = h(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    head,
    h('div', { class: 'body' }, ...content),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
