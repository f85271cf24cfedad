import { readFileSync } from 'node:fs';
import { proofAddress } from './proof-address.ts';

const waitMs = 10_000;
/** An issue with the leaves of a million tickets has 67 MB. */
const bytesMax = 100_000_000;

/** Why there is nothing to verify; each has a sentence in the messages of `verify`. */
export type ReadFault =
  | 'file'
  | 'json'
  | 'unreachable'
  | 'none'
  | 'pruned'
  | 'signed'
  | 'page'
  | 'large';

export type Read = { readonly proof: unknown } | { readonly fault: ReadFault };

/** The content of a file, the standard input (`-`) or an address, out of the site's envelope. */
export async function readProof(place: string): Promise<Read> {
  if (/^https?:\/\//.test(place)) return fetchProof(place);
  const text = readText(place);
  return text === null ? { fault: 'file' } : proofIn(text, 'json');
}

function proofIn(text: string, otherwise: ReadFault): Read {
  const data = parsed(text);
  if (data === undefined) return { fault: otherwise };
  const wrapped = typeof data === 'object' && data !== null && 'value' in data;
  return { proof: wrapped ? data.value : data };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    return null;
  }
}

async function fetchProof(address: string): Promise<Read> {
  try {
    const answer = await fetch(proofAddress(address), { signal: AbortSignal.timeout(waitMs) });
    const text = await textOf(answer);
    if (text === null) return { fault: 'large' };
    return answer.ok ? proofIn(text, 'page') : { fault: faultOf(answer.status, text) };
  } catch {
    return { fault: 'unreachable' };
  }
}

/** A refusal of our own is told in an envelope; whatever else answers is another site's page. */
function faultOf(status: number, text: string): ReadFault {
  if (status >= 500) return 'unreachable';
  const data = parsed(text);
  const isOurs = typeof data === 'object' && data !== null && 'errorCode' in data;
  if (!isOurs) return 'page';
  if (status === 410) return 'pruned';
  return status === 401 ? 'signed' : 'none';
}

/** Null where it is longer than any proof. */
async function textOf({ body }: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > bytesMax) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
