import type { ValueOf, studioJackpotsCall } from '@arara/contract';
import type { Meters } from './hud/meters.ts';
import type { StudioClient } from './studio-client.ts';

/** From news to news; the pools themselves are fed about as often. */
const everyMs = 3_000;

/** Keeps the meters of a jackpot at what its pools hold, while somebody looks. Answers how to ask at once. */
export function followPools(
  client: Pick<StudioClient, 'ask'>,
  code: string,
  meters: Pick<Meters, 'show'>,
): () => void {
  let timer = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      const all = await client
        .ask<ValueOf<typeof studioJackpotsCall>>('GET', '/studio/v1/jackpots')
        // The amounts of before stay; the next look may be answered.
        .catch(() => []);
      const own = all.find((jackpot) => jackpot.code === code);
      if (own !== undefined) meters.show(own.levels, own.currency, everyMs);
    }
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), everyMs);
  }

  document.addEventListener('visibilitychange', () => void look());
  void look();
  return () => void look();
}
