import { Agent, request } from 'undici';

/** The answer of a server: a value that was checked, that it has none, or why it is not believed. */
export type Heard<T> = { readonly value: T } | { readonly fault: string } | 'nothing';

interface Other {
  readonly host: string;
  readonly heard: { readonly fault: string } | 'nothing';
}

const answerBytesMax = 16 * 1024;
/** The status with which drand answers for a round that is not there yet, and for a chain that it does not know. */
const nothingStatus = new Set([404, 425]);

/** Servers with the same HTTP API, asked one after the other. */
export function createServers({
  urls,
  chain,
  timeoutMs = 3_000,
}: {
  readonly urls: readonly string[];
  readonly chain: string;
  readonly timeoutMs?: number;
}) {
  const agent = new Agent({
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: answerBytesMax,
  });

  /** The content that a server has under a path; undefined: nothing. */
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

  return {
    /** The answer of one server about the chain. */
    async ask<T>(url: string, path: string, read: (json: unknown) => Heard<T>): Promise<Heard<T>> {
      return get(`${url}/${chain}/${path}`)
        .then((json) => (json === undefined ? 'nothing' : read(json)))
        .catch((error: Error) => ({ fault: error.message }));
    },
    /** The first value that can be believed; null with what each server said instead. */
    async firstOf<T>(
      askOne: (url: string) => Promise<Heard<T>>,
    ): Promise<{ readonly value: T | null; readonly others: readonly Other[] }> {
      const others: Other[] = [];
      for (const url of urls) {
        const heard = await askOne(url);
        if (heard !== 'nothing' && 'value' in heard) return { value: heard.value, others };
        others.push({ host: new URL(url).host, heard });
      }
      return { value: null, others };
    },
    close: () => agent.close(),
  };
}

/** Why nobody could be believed, server by server. */
export function told(others: readonly Other[]): string {
  const whys = others.map(({ host, heard }) => {
    return `${host}: ${heard === 'nothing' ? 'has none' : heard.fault}`;
  });
  return whys.join('; ');
}
