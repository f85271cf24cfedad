import type { Clock } from '../../platform/clock.ts';
import { BeaconError } from './beacon.ts';
import type { Beacons } from './beacon.ts';
import { createDrand } from './drand.ts';
import type { DrandSettings } from './drand.ts';

/**
 * Several chains, each with its servers: new issues are promised with the first, the others are heard for
 * what was promised with them. Of a chain that is named twice the first servers are asked.
 */
export function createBeacons(
  settings: readonly [DrandSettings, ...DrandSettings[]],
  clock: Pick<Clock, 'now'>,
): Beacons {
  const [first] = settings;
  const byChain = new Map(settings.toReversed().map((each) => [each.chain, each]));
  const sources = new Map(
    [...byChain].map(([chain, each]) => [chain, createDrand(each, clock)] as const),
  );

  function sourceOf(chain: string) {
    const source = sources.get(chain);
    if (source === undefined) throw new BeaconError(`nobody tells chain ${chain}`);
    return source;
  }

  return {
    chain: async () => sourceOf(first.chain).chain(),
    hears: (chain) => sources.has(chain),
    round: async (chain, round) => sourceOf(chain).round(round),
    async close() {
      await Promise.all([...sources.values()].map((source) => source.close()));
    },
  };
}
