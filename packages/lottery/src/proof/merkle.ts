import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The tickets of an issue as RFC 6962 hashes a log: nobody can add, drop or change one unseen. */
export interface MerkleTree {
  readonly size: number;
  /** 64 hexadecimal characters. */
  readonly root: string;
  /** The hashes beside the way from a leaf to the root, from below; throws beyond the leaves. */
  pathOf(index: number): string[];
}

/** Where a leaf stands, and what proves that it does. */
export interface MerklePlace {
  readonly index: number;
  readonly size: number;
  readonly path: readonly string[];
}

/**
 * So many leaves make a branch. The tree over the roots of branches has the root of the tree over all
 * leaves, and the path of a leaf is that in its branch and then that of its branch: a power of two.
 */
export const branchLeaves = 1_024;

const HASH_BYTES = 32;
const HASH = /^[0-9a-f]{64}$/;
// Leaves and nodes are hashed apart, so that no node can be passed off as a ticket.
const LEAF = Uint8Array.of(0);
const NODE = 1;

/** The leaf of a ticket: the hash of its canonical text. */
export function ticketLeaf(text: string): Uint8Array {
  return sha256(concatBytes(LEAF, utf8ToBytes(text)));
}

/** The tree over leaves in the order given; 64 bytes of memory for each. */
export function createMerkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const levels = levelsOver(flat(leaves));
  const size = leaves.length;
  const top = levels.at(-1);
  return {
    size,
    root: bytesToHex(top === undefined || size === 0 ? sha256(new Uint8Array()) : top),
    pathOf(index) {
      if (!Number.isInteger(index) || index < 0 || index >= size) {
        throw new RangeError(`there is no leaf ${index} of ${size}`);
      }
      return levels.flatMap((level, height) => {
        const beside = (Math.floor(index / 2 ** height) ^ 1) * HASH_BYTES;
        return beside < level.length && level.length > HASH_BYTES
          ? [bytesToHex(level.subarray(beside, beside + HASH_BYTES))]
          : [];
      });
    },
  };
}

/** The root that a leaf leads to by its path; null where the path is none for that place. */
export function rootOver(leaf: Uint8Array, { index, size, path }: MerklePlace): string | null {
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(index)) return null;
  if (index < 0 || index >= size || !path.every((hash) => HASH.test(hash))) return null;
  const rest = path.map(hexToBytes);
  let hash = leaf;
  let place = index;
  for (let width = size; width > 1; width = Math.ceil(width / 2)) {
    const isRight = place % 2 === 1;
    const isAlone = !isRight && place === width - 1;
    if (!isAlone) {
      const beside = rest.shift();
      if (beside === undefined) return null;
      hash = isRight ? nodeOf(beside, hash) : nodeOf(hash, beside);
    }
    place = Math.floor(place / 2);
  }
  return rest.length === 0 ? bytesToHex(hash) : null;
}

function flat(leaves: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(leaves.length * HASH_BYTES);
  for (const [index, leaf] of leaves.entries()) {
    if (leaf.length !== HASH_BYTES) throw new RangeError('a leaf is 32 bytes');
    all.set(leaf, index * HASH_BYTES);
  }
  return all;
}

/** Every level from the leaves up; the last one is the root alone. */
function levelsOver(leaves: Uint8Array): Uint8Array[] {
  const levels = [leaves];
  for (let level = leaves; level.length > HASH_BYTES;) {
    level = levelAbove(level);
    levels.push(level);
  }
  return levels;
}

/** A hash without a neighbour moves up as it is: hashed with itself, two lists would share a root. */
function levelAbove(level: Uint8Array): Uint8Array {
  const pair = 2 * HASH_BYTES;
  const above = new Uint8Array(Math.ceil(level.length / pair) * HASH_BYTES);
  for (let at = 0; at < level.length; at += pair) {
    const both = level.subarray(at, at + pair);
    above.set(both.length === pair ? nodeOver(both) : both, at / 2);
  }
  return above;
}

function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  return nodeOver(concatBytes(left, right));
}

// One message for all nodes: a million of their own would be most of the work.
const message = new Uint8Array(1 + 2 * HASH_BYTES);
message[0] = NODE;

function nodeOver(both: Uint8Array): Uint8Array {
  message.set(both, 1);
  return sha256(message);
}
