import { canonicalJson } from '@arara/fairness';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PrizeTable } from './table.ts';

const known = new WeakMap<PrizeTable, string>();

/**
 * The text of a ticket about the prizes that it was sold under: `code@version:` and the SHA-256 of the whole
 * table as canonical JSON in 64 hexadecimal characters, so that no other odds can stand in their place
 * afterwards. A table that was asked about before is not hashed again.
 */
export function prizesSaid(table: PrizeTable): string {
  const before = known.get(table);
  if (before !== undefined) return before;
  const hash = bytesToHex(sha256(utf8ToBytes(canonicalJson(table))));
  const said = `${table.code}@${table.version}:${hash}`;
  known.set(table, said);
  return said;
}
