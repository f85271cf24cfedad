import { readFileSync } from 'node:fs';

const waitMs = 10_000;
/** An issue with the leaves of a million tickets has 67 MB. */
const bytesMax = 100_000_000;

/** What a file, the standard input (`-`) or an address holds, out of the site's envelope; null: no JSON. */
export async function readProof(place: string): Promise<{ readonly proof: unknown } | null> {
  try {
    const text = /^https?:\/\//.test(place) ? await fetchText(place) : readText(place);
    const data: unknown = JSON.parse(text);
    const wrapped = typeof data === 'object' && data !== null && 'value' in data;
    return { proof: wrapped ? data.value : data };
  } catch {
    return null;
  }
}

function readText(path: string): string {
  return readFileSync(path === '-' ? 0 : path, 'utf8');
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(waitMs) });
  if (!answer.ok || answer.body === null) throw new Error(`status ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > bytesMax) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
