import type { RandomStream } from '@arara/fairness';
import type { Population } from '../draw/view.ts';

/**
 * A result that lies near these numbers: about half of what is seen is taken from them, so that even
 * the rarest class of a bet comes up among a few hundred results.
 */
export function resultNear(
  { how, count, low, high }: Population,
  numbers: readonly number[],
  random: RandomStream,
): number[] {
  const near = numbers.filter((number) => number >= low && number <= high);
  const anyNumber = () => low + random.nextInt(high - low + 1);
  const result: number[] = [];
  const wanted = random.nextInt(count + 1);
  const pool = random.shuffle([...new Set(near)]);
  while (result.length < count) {
    const isNear = result.length < wanted && pool.length > 0;
    const number = isNear ? (pool[result.length % pool.length] as number) : anyNumber();
    if (how === 'each' || !result.includes(number)) result.push(number);
    else if (isNear) pool.pop();
  }
  return how === 'set' ? result.sort((a, b) => a - b) : random.shuffle(result);
}
