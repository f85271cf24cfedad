/** Small, the same on every address of the site, and never from a cache. */
const probe = '/healthz';
const rounds = 3;
const timeoutMs = 5_000;

/** How one address answers: milliseconds of its quickest answer, or that it does not. */
export type Speed = number | 'lost';

interface Tools {
  readonly fetch: (url: string, init: RequestInit) => Promise<unknown>;
  readonly now: () => number;
}

/**
 * Asks an address a few times and answers its quickest round trip: the first question also opens the
 * connection. Another host answers without showing what (`no-cors`): the time is all that is wanted.
 */
export async function measure(url: string, { fetch, now }: Tools): Promise<Speed> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const address = new URL(probe, url);
    address.searchParams.set('t', `${now()}`);
    const began = now();
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      await fetch(address.href, { mode: 'no-cors', cache: 'no-store', signal });
    } catch {
      return 'lost';
    }
    times.push(now() - began);
  }
  return Math.round(Math.min(...times));
}

/** Three steps that a person understands: quick, usable, slow. */
export function gradeOf(speed: Speed): 'good' | 'fair' | 'slow' | 'lost' {
  if (speed === 'lost') return 'lost';
  if (speed <= 150) return 'good';
  return speed <= 400 ? 'fair' : 'slow';
}

/** The same page on another address of the site. */
export function sameThere(url: string, { pathname, search, hash }: Location): string {
  return new URL(`${pathname}${search}${hash}`, url).href;
}
