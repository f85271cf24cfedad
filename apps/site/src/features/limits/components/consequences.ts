import { moduleOn } from '../../../lib/start.ts';

/** The consequences of a choice that a member is told: of chases only where lotteries are sold. */
export function consequences(lines: readonly string[]): readonly string[] {
  return moduleOn('LOTTERY3') ? lines : lines.filter((line) => line !== 'chases');
}
