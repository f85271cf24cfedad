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

/**
 * The teller of beacons: the one that the settings name, else the sandbox where it plays the world, else drand. New
 * issues are promised with the first chain. Those of the sandbox, of drand and whatever else the settings name are
 * heard besides: a changed setting leaves no issue that was promised before without its draw.
 */
export function beaconSettingsOf(
  config: Pick<Config, 'BEACON_URLS' | 'BEACON_CHAIN'>,
  sandbox: BeaconAccess | null,
): [DrandSettings, ...DrandSettings[]] {
  const { BEACON_URLS: urls, BEACON_CHAIN: chains = [quicknet.hash] } = config;
  const named = urls === undefined ? [] : chains.map((chain) => ({ urls, chain }));
  const known = { urls: publicServers, chain: quicknet.hash };
  const [first = known, ...others] = [...named, ...(sandbox === null ? [] : [sandbox])];
  return [first, ...others, known];
}
