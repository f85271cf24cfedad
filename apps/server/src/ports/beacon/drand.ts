import {
  faultOfBeacon,
  faultOfChain,
  isBeacon,
  isChainInfo,
  quicknet,
  timeOf,
  type Beacon,
  type ChainInfo,
} from '@arara/lottery';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { BeaconError } from './beacon.ts';
import type { BeaconSource } from './beacon.ts';
import { createServers, told } from './servers.ts';
import type { Heard } from './servers.ts';

export interface DrandSettings {
  /** Servers, asked one after the other until one can be believed. */
  readonly urls: readonly string[];
  /** Hash of the chain. */
  readonly chain: string;
  /** How long one server may take (default 3 s). */
  readonly timeoutMs?: number;
}

/** A round is one for ever: so many that were heard are not asked for again. */
const remembered = 10_000;

/** Beacons by drand's HTTP API, from several servers of which none is trusted. */
export function createDrand(settings: DrandSettings, clock: Pick<Clock, 'now'>): BeaconSource {
  const { urls, chain: hash } = settings;
  const servers = createServers(settings);
  let known: ChainInfo | null = hash === quicknet.hash ? quicknet : null;

  const heard = new LRUCache<number, Beacon>({ max: remembered });

  const askChain = (url: string) => servers.ask(url, 'info', (json) => chainOf(hash, json));

  /** A server that does not know the chain has none of its rounds, and cannot say that there is none. */
  async function askRound(url: string, info: ChainInfo, round: number): Promise<Heard<Beacon>> {
    const answer = await servers.ask(url, `public/${round}`, (json) => beaconOf(info, round, json));
    if (answer !== 'nothing') return answer;
    const own = await askChain(url);
    if (own === 'nothing') return { fault: 'does not know the chain' };
    return 'fault' in own ? own : answer;
  }

  async function chain(): Promise<ChainInfo> {
    if (known !== null) return known;
    const { value, others } = await servers.firstOf(askChain);
    if (value === null) throw new BeaconError(`no server knows the chain ${hash}: ${told(others)}`);
    known = value;
    return known;
  }

  return {
    chain,
    async round(round) {
      const before = heard.get(round);
      if (before !== undefined) return before;
      const info = await chain();
      const { value, others } = await servers.firstOf((url) => askRound(url, info, round));
      if (value !== null) {
        heard.set(round, value);
        return value;
      }
      const denials = others.filter(({ heard }) => heard === 'nothing').length;
      if (timeOf(info, round) > clock.now() || denials > urls.length / 2) return null;
      throw new BeaconError(`no beacon can be believed: ${told(others)}`);
    },
    close: servers.close,
  };
}

function chainOf(hash: string, json: unknown): Heard<ChainInfo> {
  if (!isChainInfo(json) || json.hash !== hash) return { fault: 'another chain' };
  const fault = faultOfChain(json);
  if (fault !== null) return { fault: `a chain with a bad ${fault}` };
  const { public_key, period, genesis_time, groupHash, schemeID } = json;
  const metadata = { beaconID: json.metadata.beaconID };
  return { value: { public_key, period, genesis_time, hash, groupHash, schemeID, metadata } };
}

function beaconOf(info: ChainInfo, round: number, json: unknown): Heard<Beacon> {
  if (!isBeacon(json) || json.round !== round) return { fault: 'no such beacon' };
  const fault = faultOfBeacon(info, json);
  if (fault !== null) return { fault: `a beacon with a bad ${fault}` };
  return { value: { round, randomness: json.randomness, signature: json.signature } };
}
