import type { ValueOf, studioJackpotsCall } from '@arara/contract';
import type { ShownGame } from '@arara/game-kit/view';
import type { GameState } from './game-state.ts';
import type { Meters } from './hud/meters.ts';
import type { Stage } from './hud/stage.ts';
import type { StudioClient, StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** From news to news; the pools themselves are fed about as often. */
const everyMs = 3_000;

/**
 * Keeps the meters of a jackpot at what its pools hold, while somebody looks and no round is told: the fall of a pool
 * would give a win away before its act.
 */
function followPools(
  client: Pick<StudioClient, 'ask'>,
  code: string,
  meters: Pick<Meters, 'show'>,
  isTelling: () => boolean,
): void {
  let timer = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && !isTelling()) {
      const all = await client
        .ask<ValueOf<typeof studioJackpotsCall>>('GET', '/studio/v1/jackpots')
        // The amounts of before stay; the next look may be answered.
        .catch(() => []);
      const own = all.find((jackpot) => jackpot.code === code);
      if (own !== undefined && !isTelling()) meters.show(own.levels, own.currency, everyMs);
    }
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), everyMs);
  }

  document.addEventListener('visibilitychange', () => void look());
  void look();
}

/** The meters of a game's jackpot follow its pools; a player for fun is told that nobody wins them so. */
export function showPools(
  options: {
    readonly client: Pick<StudioClient, 'ask'>;
    readonly shown: Pick<ShownGame, 'jackpot'>;
    readonly session: Pick<StudioSession, 'mode'>;
    readonly texts: Texts;
    readonly state: Pick<GameState, 'busy'>;
  },
  stage: Pick<Stage, 'meters' | 'announce'>,
): void {
  const { client, shown, session, texts, state } = options;
  if (shown.jackpot === undefined || stage.meters === null) return;
  followPools(client, shown.jackpot, stage.meters, () => state.busy);
  if (session.mode === 'play') stage.announce(texts.t('jackpot.trial'));
}
