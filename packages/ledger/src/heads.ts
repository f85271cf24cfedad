import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** Strand, its last batch and the hash of that in hex; numbers are texts. */
export type Head = readonly [strand: string, batch: string, hash: string];

/** Where the strands ended when a proof was made. */
export interface LedgerHeads {
  /** Id of the proof. */
  readonly proof: string;
  /** ISO 8601 in UTC; its first ten characters are the day. */
  readonly madeAt: string;
  /** Heads of an unsound proof say what stood there, and vouch for nothing. */
  readonly sound: boolean;
  /** Hash of the proof before, in hex; empty: it is the first. */
  readonly previous: string;
  /** Hash of the proof, in hex. */
  readonly hash: string;
  /** By strand. */
  readonly heads: readonly Head[];
}

export interface SignedHeads extends LedgerHeads {
  /** Ed25519, 32 bytes in hex. */
  readonly publicKey: string;
  /** Ed25519, 64 bytes in hex. */
  readonly signature: string;
}

/** RFC 8410: all that stands before the 32 bytes of a key. */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

/** The Ed25519 key of a seed of 32 bytes. */
export function headsKey(seed: Buffer): KeyObject {
  if (seed.length !== KEY_BYTES) throw new RangeError(`a seed has ${KEY_BYTES} bytes`);
  const key = Buffer.concat([privatePrefix, seed]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The text that is signed, line by line; docs/decisions/ledger-proof.md describes it. */
function headsText({ proof, madeAt, sound, previous, hash, heads }: LedgerHeads): string {
  return [
    'arara ledger heads 1',
    proof,
    madeAt,
    sound ? 'sound' : 'unsound',
    previous,
    hash,
    ...heads.map((head) => head.join(' ')),
  ].join('\n');
}

/** Signs heads; the same heads and key give the same signature. */
export function signHeads(heads: LedgerHeads, key: KeyObject): SignedHeads {
  const exported = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    ...heads,
    publicKey: exported.subarray(-KEY_BYTES).toString('hex'),
    signature: sign(null, Buffer.from(headsText(heads)), key).toString('hex'),
  };
}

/** True if heads are signed by the key that they name. */
export function isSigned(heads: SignedHeads): boolean {
  const named = Buffer.from(heads.publicKey, 'hex');
  if (named.length !== KEY_BYTES) return false;
  const key = Buffer.concat([publicPrefix, named]);
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify(
    null,
    Buffer.from(headsText(heads)),
    publicKey,
    Buffer.from(heads.signature, 'hex'),
  );
}
