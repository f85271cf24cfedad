import { findTitle } from '@arara/slots';
import { NoCanvas, loadFaces } from '@arara/slots/view';
import { createBridge } from './bridge.ts';
import { startGame } from './game.ts';
import type { RunningGame } from './game.ts';
import { h } from './hud/dom.ts';
import { focusSheet, listenForSheets, topSheet } from './hud/sheet.ts';
import { readLaunch } from './launch.ts';
import { smallPrint } from './refusal.ts';
import { createStudioClient, StudioError } from './studio-client.ts';
import { loadTexts } from './texts.ts';
import './styles/base.css';
import './styles/stage.css';
import './styles/controls.css';
import './styles/sheet.css';
import './styles/layout.css';

// The faces come while the server opens the session: the first words are then drawn in them.
for (const face of ['400 1em InterV', '800 1em Bricolage']) {
  document.fonts.load(face).catch(() => {
    // Without it the words are drawn in the reader's own.
  });
}

// From here on this script tells by itself when something fails.
document.documentElement.dataset['up'] = '';

let game: RunningGame | null = null;
const bridge = createBridge((message) => {
  if (message.type === 'arara:rules') game?.openRules();
  if (message.type === 'arara:close-sheet') topSheet()?.close();
  if (message.type === 'arara:focus-sheet') focusSheet();
  if (message.type === 'arara:pause') game?.pause(message.paused);
});

listenForSheets((open) =>
  bridge.tell({ type: open ? 'arara:sheet-opened' : 'arara:sheet-closed' }),
);

const root = document.getElementById('game');
if (root !== null) void open(root);

async function open(place: HTMLElement): Promise<void> {
  let language = navigator.language;
  try {
    const launch = readLaunch();
    const title = launch === null ? null : findTitle(launch.gameCode);
    if (launch === null || title === null) throw new StudioError('launch.token.invalid', 401, '');
    const client = createStudioClient(() => language);
    // The pictures are the largest part: they come while the server opens the session.
    const [session, faces] = await Promise.all([
      client.open(launch.token, launch.gameCode),
      loadFaces(
        `/arcade/art/${title.code}`,
        title.symbols.map(({ id }) => id),
      ),
    ]);
    language = session.language;
    document.documentElement.lang = language;
    const texts = await loadTexts(language, session);
    document.title = texts.game(`titles.${title.code}.name`);
    game = startGame({ root: place, title, session, client, bridge, texts, faces });
    bridge.tell({ type: 'arara:ready', balance: session.balance });
  } catch (error) {
    bridge.tell({ type: 'arara:failed', code: codeOf(error) });
    if (!(error instanceof StudioError)) console.error(error);
    await showFailure(place, language, error);
  }
}

function codeOf(error: unknown): string {
  if (error instanceof StudioError) return error.code;
  return error instanceof NoCanvas ? 'view.unsupported' : 'view.failed';
}

/** The same in the frame itself, for a site that does not listen. */
async function showFailure(place: HTMLElement, language: string, error: unknown): Promise<void> {
  const texts = await loadTexts(language, { currency: 'BRL', timeZone: 'UTC' }).catch(() => null);
  if (texts === null) return;
  const told = error instanceof StudioError ? error.message : '';
  const words = told === '' ? texts.t('error.failed') : told;
  const back = h('button', { type: 'button', class: 'primary' }, texts.t('error.back'));
  back.addEventListener('click', () => bridge.tell({ type: 'arara:session-ended' }));
  place.replaceChildren(
    h(
      'div',
      { class: 'failure', role: 'alert' },
      h('h1', {}, texts.t('error.title')),
      h('p', {}, words),
      ...smallPrint(
        error instanceof StudioError ? error : { code: codeOf(error), status: 0 },
        texts,
      ),
      back,
    ),
  );
}
