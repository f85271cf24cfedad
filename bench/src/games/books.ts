import { createStream } from '@arara/fairness';
import { isFalls, slots, titles } from '@arara/slots';

const forMs = 1_500;
const warmUpMs = 500;
const batch = 200;
const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'bench' };

/** The slot of its kind that takes longest to deal, and how many of its books one core deals in a second. */
export interface BookRate {
  readonly slowest: string;
  readonly perSecond: number;
}

/** Deals rounds of every slot on one core, each from the seeds of a player as in the studio. */
export function measureBooks(): Record<'reels' | 'cascades', BookRate> {
  const rates = titles.map(({ code, maths }) => ({
    code,
    kind: isFalls(maths) ? 'cascades' : 'reels',
    perSecond: rateOf(code),
  }));
  const slowest = (kind: string): BookRate => {
    const least = rates
      .filter((rate) => rate.kind === kind)
      .toSorted((a, b) => a.perSecond - b.perSecond)[0];
    if (least === undefined) throw new Error(`no slot has ${kind}`);
    return { slowest: least.code, perSecond: least.perSecond };
  };
  return { reels: slowest('reels'), cascades: slowest('cascades') };
}

function rateOf(code: string): number {
  const game = slots.current(code);
  if (game === undefined) throw new Error(`no slot ${code}`);
  let nonce = 0;
  const deal = (ms: number): number => {
    const began = performance.now();
    const first = nonce;
    while (performance.now() - began < ms) {
      const end = nonce + batch;
      for (; nonce < end; nonce += 1) {
        game.play({ mode: 'base' }, createStream({ ...seeds, nonce }));
      }
    }
    return ((nonce - first) * 1_000) / (performance.now() - began);
  };
  // The first turn is the compiler's.
  deal(warmUpMs);
  return deal(forMs);
}
