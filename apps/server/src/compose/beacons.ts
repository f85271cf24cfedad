import { quicknet } from '@arara/lottery';
import type { BeaconAccess } from '@arara/sandbox';
import type { Config } from '../config.ts';
import type { DrandSettings } from '../ports/beacon/index.ts';

/** Servers of the League of Entropy, as docs.drand.love lists them. */
const publicServers = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Who tells beacons: whom the settings name, else the sandbox where it plays the world, else drand. */
export function beaconSettingsOf(
  config: Pick<Config, 'BEACON_URLS' | 'BEACON_CHAIN'>,
  sandbox: BeaconAccess | null,
): DrandSettings {
  const { BEACON_URLS: urls, BEACON_CHAIN: chain = quicknet.hash } = config;
  if (urls !== undefined) return { urls, chain };
  return sandbox ?? { urls: publicServers, chain };
}
