import type { Bridge } from './bridge.ts';
import { h } from './hud/dom.ts';
import { openSheet } from './hud/sheet.ts';
import { StudioError } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** Says what the server refused, what was not lost, and the way on. */
export function openRefusal(error: unknown, texts: Texts, bridge: Bridge): void {
  const known = error instanceof StudioError ? error : new StudioError('view.failed', 0, '');
  const words = known.message === '' ? texts.t('error.lost') : known.message;
  const way = h('button', { type: 'button', class: 'primary' });
  const dialog = openSheet(
    texts,
    words,
    h('p', { class: 'small' }, texts.t('error.code', { code: known.code })),
    way,
  );
  const ended = known.code === 'session.expired' || known.code === 'launch.token.invalid';
  const poor = known.code === 'stake.insufficient';
  way.textContent = texts.t(poor ? 'error.deposit' : ended ? 'error.back' : 'close');
  way.addEventListener('click', () => {
    dialog.close();
    if (poor) bridge.tell({ type: 'arara:deposit' });
    if (ended) bridge.tell({ type: 'arara:session-ended' });
  });
}
