import { createHash } from 'node:crypto';

/**
 * A transfer as its batch hashes it, in the order of the columns of `ledger.batch_content`: id, debit and
 * credit account, amount, released, debit and credit balance after it (null: the account is hot), the
 * transfers before it of debit and credit account, the pending transfer that it ends, code, kind, key of its
 * chain, reference. Whole numbers are texts.
 */
export type CanonicalTransfer = readonly (string | null)[];

export const canonicalColumns = 14;

/** A batch as a dump has it. Ids are whole numbers as text, hashes are hex. */
export interface DumpedBatch {
  readonly batch: string;
  /** How many transfers it was written with. */
  readonly size: number;
  readonly previous: string;
  readonly hash: string;
  readonly transfers: readonly CanonicalTransfer[];
}

const STRAND_SHIFT = 12n;
const STRAND_MASK = 1023n;

/** The strand whose chain a batch continues, from 0 to 1023. */
export function strandOf(batchId: bigint): number {
  return Number((batchId >> STRAND_SHIFT) & STRAND_MASK);
}

/** The hash of a batch in hex: SHA-256 over the bytes of the hash before it and its canonical text. */
export function batchHash(previous: string, transfers: readonly CanonicalTransfer[]): string {
  const hash = createHash('sha256').update(Buffer.from(previous, 'hex'));
  return hash.update(batchContent(transfers)).digest('hex');
}

/** The transfers column after column, each as PostgreSQL writes a list. */
function batchContent(transfers: readonly CanonicalTransfer[]): string {
  return Array.from({ length: canonicalColumns }, (_, column) => {
    const values = transfers.map((transfer) => listItem(transfer[column] ?? null));
    return `{${values.join(',')}}`;
  }).join('\n');
}

/** Keys and references have no sign that a list must escape; anything else was written past the program. */
const plain = /^[A-Za-z0-9:._/@+=~-]+$/;

function listItem(value: string | null): string {
  if (value === null) return 'NULL';
  if (plain.test(value) && value.toUpperCase() !== 'NULL') return value;
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

const number = /^-?\d{1,19}$/;
const hex = /^(?:[0-9a-f]{2})*$/;

/** A line of a dump; null: it is none. */
export function parseBatch(line: string): DumpedBatch | null {
  const read = parseJson(line);
  if (typeof read !== 'object' || read === null) return null;
  const { batch, size, previous, hash, transfers } = read as Record<string, unknown>;
  const isBatch =
    isMatch(batch, number) &&
    typeof size === 'number' &&
    isMatch(previous, hex) &&
    isMatch(hash, hex) &&
    Array.isArray(transfers) &&
    transfers.every(isTransfer);
  return isBatch ? { batch, size, previous, hash, transfers } : null;
}

/** Undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isMatch = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

const isTransfer = (value: unknown): value is CanonicalTransfer =>
  Array.isArray(value) &&
  value.length === canonicalColumns &&
  value.every((item) => item === null || typeof item === 'string');
