import { firstRoundFrom } from '@arara/lottery';
import type { TableBeacon } from '../modules/studio/index.ts';
import type { Beacons } from '../ports/beacon/index.ts';

/** The public chance of tables: the beacon that new issues of the lottery are promised with. */
export const tableBeacon = (beacons: Beacons): TableBeacon => ({
  async firstAfter(at) {
    const info = await beacons.chain();
    return { chain: info.hash, round: firstRoundFrom(info, at) };
  },
  read: async (chain, round) => (await beacons.round(chain, round))?.randomness ?? null,
});
