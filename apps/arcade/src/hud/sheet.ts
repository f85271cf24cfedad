import type { Texts } from '../texts.ts';
import { h, iconButton } from './dom.ts';

export interface SheetOptions {
  readonly texts: Texts;
  readonly title: string;
  readonly body: readonly (Node | string | null)[];
  /** Stays in sight below a body that is longer than the screen. */
  readonly foot?: Node;
  /** Says at once what is wrong, to who cannot see it. */
  readonly alert?: boolean;
}

const changed = 'sheet';

/** The sheet on top of the game, if there is one. */
export const topSheet = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog.sheet[open]')].at(-1) ?? null;

/** Puts the keyboard back on the sheet on top: it had walked out of the frame. */
export function focusSheet(): void {
  topSheet()?.querySelector<HTMLElement>('button, [tabindex="0"]')?.focus();
}

/** Hears whether a sheet lies over the game, each time that one comes or goes. */
export function listenForSheets(heard: (open: boolean) => void): void {
  addEventListener(changed, () => heard(topSheet() !== null));
}

/** Opens a sheet over the game; Escape, the cross and the ground close it, and focus goes back. */
export function openSheet({ texts, title, body, foot, alert }: SheetOptions): HTMLDialogElement {
  const close = iconButton('close', texts.t('close'), 'tile small');
  const head = h('header', {}, h('h2', {}, title), close);
  const dialog = h(
    'dialog',
    { class: 'sheet', 'aria-label': title, ...(alert === true ? { role: 'alertdialog' } : {}) },
    head,
    // A part that can be scrolled can be reached by the keyboard.
    h('div', { class: 'body', tabindex: '0', role: 'group', 'aria-label': title }, ...body),
    foot === undefined ? null : h('footer', {}, foot),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    dispatchEvent(new Event(changed));
  });
  document.body.append(dialog);
  dialog.showModal();
  dispatchEvent(new Event(changed));
  return dialog;
}
