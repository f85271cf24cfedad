import {
  faultOfBeacon,
  faultOfChain,
  isBeacon,
  isChainInfo,
  quicknet,
  type Beacon,
  type ChainInfo,
} from '@arara/lottery';
import { Agent, request } from 'undici';
import { BeaconError } from './beacon.ts';
import type { BeaconSource } from './beacon.ts';

export interface DrandSettings {
  /** Servers, asked one after the other until one can be believed. */
  readonly urls: readonly string[];
  /** Hash of the chain. */
  readonly chain: string;
  /** How long one server may take (default 3 s). */
  readonly timeoutMs?: number;
}

/** What a server said: a value that was checked, or why it is not believed. */
type Heard<T> = { readonly value: T } | { readonly fault: string };

const answerBytesMax = 16 * 1024;
/** What drand answers for a round that is not there yet, and for a chain that it does not know. */
const nothingStatus = new Set([404, 425]);

/** Beacons by drand's HTTP API, from several servers of which none is trusted. */
export function createDrand({ urls, chain: hash, timeoutMs = 3_000 }: DrandSettings): BeaconSource {
  const agent = new Agent({
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: answerBytesMax,
  });
  let known: ChainInfo | null = hash === quicknet.hash ? quicknet : null;

  /** What a server has under a path; undefined: nothing. */
  async function get(url: string): Promise<unknown> {
    const answer = await request(url, {
      dispatcher: agent,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.body.text();
    if (nothingStatus.has(answer.statusCode)) return undefined;
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    return JSON.parse(text) as unknown;
  }

  /** The first value that can be believed; null where there is none, and some server has nothing. */
  async function firstOf<T>(path: string, read: (json: unknown) => Heard<T>): Promise<T | null> {
    const faults: string[] = [];
    for (const url of urls) {
      const heard = await get(`${url}/${hash}/${path}`)
        .then((json) => (json === undefined ? null : read(json)))
        .catch((error: Error) => ({ fault: error.message }));
      if (heard !== null && 'value' in heard) return heard.value;
      if (heard !== null) faults.push(`${new URL(url).host}: ${heard.fault}`);
    }
    if (faults.length < urls.length) return null;
    throw new BeaconError(`no beacon can be believed: ${faults.join('; ')}`);
  }

  async function chain(): Promise<ChainInfo> {
    known ??= await firstOf('info', (json) => chainOf(hash, json));
    if (known === null) throw new BeaconError(`no server knows the chain ${hash}`);
    return known;
  }

  return {
    chain,
    async round(round) {
      const info = await chain();
      return firstOf(`public/${round}`, (json) => beaconOf(info, round, json));
    },
    close: () => agent.close(),
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
