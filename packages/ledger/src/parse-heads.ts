import { isMatch, parseJson } from './canonical.ts';
import type { Head, SignedHeads } from './heads.ts';

/**
 * Reads published heads: the lines of the file, or what the call of the site answers. Null where the text is
 * neither; an empty list where it has none. A line that a crash cut off is passed over: it stands again
 * behind it, and where it does not, the links of the others show that.
 */
export function parseHeads(text: string): SignedHeads[] | null {
  const lines = text.split('\n').filter(Boolean);
  const whole = lines.map(parseJson).filter((line) => line !== undefined);
  if (lines.length > 0 && whole.length === 0) return null;
  const rows = answeredRows(text) ?? whole;
  const heads = rows.map(toHeads);
  return heads.includes(null) ? null : heads.filter((one) => one !== null);
}

function answeredRows(text: string): unknown[] | null {
  const answer = parseJson(text);
  if (Array.isArray(answer)) return answer;
  const value = property(answer, 'value') ?? answer;
  const rows = property(value, 'rows');
  return Array.isArray(rows) ? rows : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

const number = /^\d{1,19}$/;
const hex = /^(?:[0-9a-f]{2})*$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function toHeads(row: unknown): SignedHeads | null {
  if (typeof row !== 'object' || row === null) return null;
  const { proof, madeAt, sound, previous, hash, heads, publicKey, signature } = row as Record<
    string,
    unknown
  >;
  const isHeads =
    isMatch(proof, number) &&
    isMatch(madeAt, instant) &&
    typeof sound === 'boolean' &&
    isMatch(previous, hex) &&
    isMatch(hash, hex) &&
    Array.isArray(heads) &&
    heads.every(isHead) &&
    isMatch(publicKey, hex) &&
    isMatch(signature, hex);
  return isHeads ? { proof, madeAt, sound, previous, hash, heads, publicKey, signature } : null;
}

const isHead = (head: unknown): head is Head =>
  Array.isArray(head) &&
  head.length === 3 &&
  isMatch(head[0], number) &&
  isMatch(head[1], number) &&
  isMatch(head[2], hex);
