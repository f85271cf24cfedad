import type { Page } from '@playwright/test';
import { launchGameCall, launchTrialCall } from '@arara/contract';
import type { LaunchInput } from '@arara/contract';
import type { Scene } from './play.ts';

const address = '/plain-game';
const game = `<!doctype html><title>Game</title><button class="spin">Spin</button>
<script>parent.postMessage({ type: 'arara:ready', balance: '100.00' }, '*')</script>`;

/** Games, for money and tried out, open as a page with one button that is ready at once: nothing is played. */
export async function showPlainGame(page: Page, scene: Scene): Promise<void> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: game }),
  );
  const launch =
    <Mode extends 'real' | 'play'>(mode: Mode) =>
    ({ body }: { body: LaunchInput }) => {
      const found = scene.site.games().find(({ nodeId }) => nodeId === body.nodeId);
      if (found === undefined) throw new Error(`The demo has no game ${body.nodeId}.`);
      return { game_url: address, mode, purse: null, game: found };
    };
  scene.answer(launchTrialCall, launch('play'));
  scene.answer(launchGameCall, launch('real'));
}
