import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A chain of beacons as drand's HTTP API tells it: `GET /{chain hash}/info`. */
export interface ChainInfo {
  /** A point of G2, compressed: 96 bytes in hexadecimal. */
  readonly public_key: string;
  /** Seconds from one round to the next. */
  readonly period: number;
  /** When round 1 is due, in seconds since 1970. */
  readonly genesis_time: number;
  /** Names the chain: it follows from all the rest but the scheme. */
  readonly hash: string;
  readonly groupHash: string;
  readonly schemeID: string;
  readonly metadata: { readonly beaconID: string };
}

/** One round of a chain: `GET /{chain hash}/public/{round}`. */
export interface Beacon {
  readonly round: number;
  /** SHA-256 of the signature. */
  readonly randomness: string;
  /** A point of G1, compressed: 48 bytes in hexadecimal. */
  readonly signature: string;
}

/** The one scheme that is taken: no round needs another, and short signatures by RFC 9380. */
export const beaconScheme = 'bls-unchained-g1-rfc9380';
export const beaconDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The public chain of the League of Entropy, as its members publish it. */
export const quicknet: ChainInfo = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: beaconScheme,
  metadata: { beaconID: 'quicknet' },
};

const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{96}$/;
const PUBLIC_KEY = /^[0-9a-f]{192}$/;
const UINT32 = 2 ** 32;

/** True if a value has the form of a chain; `faultOfChain` judges its content. */
export function isChainInfo(value: unknown): value is ChainInfo {
  if (!isRecord(value) || !isRecord(value.metadata)) return false;
  const { public_key: key, period, genesis_time: genesis, hash, groupHash, schemeID } = value;
  return (
    matches(PUBLIC_KEY, key) &&
    isCount(period) &&
    period < UINT32 &&
    isCount(genesis) &&
    matches(HASH, hash) &&
    matches(HASH, groupHash) &&
    typeof schemeID === 'string' &&
    typeof value.metadata.beaconID === 'string'
  );
}

/** True if a value has the form of a beacon; `faultOfBeacon` judges its content. */
export function isBeacon(value: unknown): value is Beacon {
  if (!isRecord(value)) return false;
  const { round, randomness, signature } = value;
  return isCount(round) && matches(HASH, randomness) && matches(SIGNATURE, signature);
}

/** Why a chain cannot be what its hash names; null where it can. */
export function faultOfChain(info: ChainInfo): 'scheme' | 'hash' | null {
  if (info.schemeID !== beaconScheme) return 'scheme';
  return chainHash(info) === info.hash ? null : 'hash';
}

/** Why a beacon is not one of its chain; null where it is. */
export function faultOfBeacon(
  info: ChainInfo,
  beacon: Beacon,
): 'scheme' | 'randomness' | 'signature' | null {
  if (info.schemeID !== beaconScheme) return 'scheme';
  const signature = hexToBytes(beacon.signature);
  if (bytesToHex(sha256(signature)) !== beacon.randomness) return 'randomness';
  return isSigned(info, beacon.round, signature) ? null : 'signature';
}

/** The round that is due at an instant, or was last; 0 before the first. */
export function roundAt(info: ChainInfo, at: Date): number {
  const sinceGenesisMs = at.getTime() - info.genesis_time * 1000;
  return Math.max(0, Math.floor(sinceGenesisMs / (info.period * 1000)) + 1);
}

/** The first round that is due at an instant or after it. */
export function firstRoundFrom(info: ChainInfo, at: Date): number {
  const before = roundAt(info, at);
  return before > 0 && timeOf(info, before).getTime() === at.getTime() ? before : before + 1;
}

/** When a round is due; rounds count from 1. */
export function timeOf(info: ChainInfo, round: number): Date {
  return new Date((info.genesis_time + (round - 1) * info.period) * 1000);
}

/** The message that the members of a chain sign for a round. */
export function beaconMessage(round: number): Uint8Array {
  return sha256(bigEndian(round, 8));
}

/** The name of a chain: period, genesis, key, group and, unless it is the default, its own id. */
export function chainHash(info: Omit<ChainInfo, 'hash'>): string {
  const { beaconID } = info.metadata;
  const parts = [
    bigEndian(info.period, 4),
    bigEndian(info.genesis_time, 8),
    hexToBytes(info.public_key),
    hexToBytes(info.groupHash),
    utf8ToBytes(beaconID === 'default' ? '' : beaconID),
  ];
  return bytesToHex(sha256(concatBytes(...parts)));
}

function isSigned(info: ChainInfo, round: number, signature: Uint8Array): boolean {
  const { shortSignatures: bls, G1, G2 } = bls12_381;
  try {
    const point = G1.Point.fromBytes(signature);
    const key = G2.Point.fromBytes(hexToBytes(info.public_key));
    // A point off the group, or none at all, could fit a key that nobody holds.
    point.assertValidity();
    key.assertValidity();
    if (point.is0() || key.is0()) return false;
    return bls.verify(point, bls.hash(beaconMessage(round), beaconDomain), key);
  } catch {
    return false;
  }
}

function bigEndian(value: number, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer, 8 - bytes);
}

function matches(pattern: RegExp, value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
