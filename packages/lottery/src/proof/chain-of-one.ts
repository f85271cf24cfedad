import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  beaconDomain,
  beaconMessage,
  beaconScheme,
  chainHash,
  type Beacon,
  type ChainInfo,
} from './beacon.ts';

export interface ChainOfOneOptions {
  /** 32 bytes in hexadecimal, below the order of the curve: `newChainKey` makes one. */
  readonly secretKey: string;
  /** Seconds. */
  readonly period: number;
  /** When round 1 is due, in seconds since 1970. */
  readonly genesisTime: number;
  readonly beaconID: string;
}

/** A chain whose key one house holds: it proves nothing to anybody, and stands in where drand is not. */
export interface ChainOfOne {
  readonly info: ChainInfo;
  beaconOf(round: number): Beacon;
}

/** A secret key from 48 random bytes, which the caller takes from the system's generator. */
export function newChainKey(randomBytes: Uint8Array): string {
  return bytesToHex(bls12_381.shortSignatures.keygen(randomBytes).secretKey);
}

/** Signs as the members of drand's chains do together. */
export function createChainOfOne(options: ChainOfOneOptions): ChainOfOne {
  const { shortSignatures: bls } = bls12_381;
  const secretKey = hexToBytes(options.secretKey);
  const key = bls.getPublicKey(secretKey).toBytes();
  const unnamed = {
    public_key: bytesToHex(key),
    period: options.period,
    genesis_time: options.genesisTime,
    groupHash: bytesToHex(sha256(key)),
    schemeID: beaconScheme,
    metadata: { beaconID: options.beaconID },
  };
  return {
    info: { ...unnamed, hash: chainHash(unnamed) },
    beaconOf(round) {
      const point = bls.sign(bls.hash(beaconMessage(round), beaconDomain), secretKey);
      const signature = bls.Signature.toBytes(point);
      return {
        round,
        randomness: bytesToHex(sha256(signature)),
        signature: bytesToHex(signature),
      };
    },
  };
}
