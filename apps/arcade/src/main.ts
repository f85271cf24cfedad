import { ViewUnsupported } from '@arara/game-kit/view';
import type { LoadedGame, ShownGame, ShownTable } from '@arara/game-kit/view';
import { createBridge } from './bridge.ts';
import { startGame } from './game.ts';
import type { RunningGame } from './game.ts';
import { findGame, findTable } from './games.ts';
import { h } from './hud/dom.ts';
import { focusSheet, listenForSheets, topSheet } from './hud/sheet.ts';
import { readLaunch } from './launch.ts';
import { smallPrint } from './refusal.ts';
import { createStudioClient, StudioError } from './studio-client.ts';
import { startTable } from './table/start-table.ts';
import { fetchTexts, loadTexts } from './texts.ts';
import './styles/base.css';
import './styles/stage.css';
import './styles/frames.css';
import './styles/frames-nature.css';
import './styles/show.css';
import './styles/act.css';
import './styles/controls.css';
import './styles/sheet.css';
import './styles/history.css';
import './styles/layout.css';
import './styles/table.css';
import './styles/still.css';

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
  if (message.type === 'arara:room') {
    document.documentElement.style.setProperty('--room', `${message.top}px`);
  }
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
    if (launch === null) throw new StudioError('launch.token.invalid', 401, '');
    const client = createStudioClient(() => language);
    if (launch.language !== null) {
      language = launch.language;
      // Most likely it is the session's language too.
      fetchTexts(language);
    }
    // The game and its pictures are the largest part: they come while the server opens the session.
    const opening = client.open(launch.token, launch.gameCode).then(async (session) => {
      language = session.language;
      document.documentElement.lang = language;
      return { session, texts: await loadTexts(language, session) };
    });
    const [{ session, texts }, found] = await Promise.all([opening, loadGame(launch.gameCode)]);
    document.title = texts.game(`titles.${launch.gameCode}.name`);
    const parts = { root: place, session, client, bridge, texts };
    game =
      'table' in found ? startTable({ ...parts, ...found }) : startGame({ ...parts, ...found });
    bridge.tell({ type: 'arara:ready', balance: session.balance });
  } catch (error) {
    bridge.tell({ type: 'arara:failed', code: codeOf(error) });
    if (!(error instanceof StudioError)) console.error(error);
    await showFailure(place, language, error);
  }
}

async function loadGame(
  code: string,
): Promise<{ shown: ShownGame; loaded: LoadedGame } | { table: ShownTable }> {
  const table = await findTable(code);
  if (table !== null) return { table };
  const shown = await findGame(code);
  if (shown === null) throw new StudioError('launch.token.invalid', 401, '');
  return { shown, loaded: await shown.load(`/arcade/art/${code}`) };
}

function codeOf(error: unknown): string {
  if (error instanceof StudioError) return error.code;
  return error instanceof ViewUnsupported ? 'view.unsupported' : 'view.failed';
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
