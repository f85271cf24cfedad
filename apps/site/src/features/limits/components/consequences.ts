import { moduleOn } from '../../../lib/start.ts';

/** What a member is told that follows from a choice: of chases only where lotteries are sold. */
export function consequences(lines: readonly string[]): readonly string[] {
  return moduleOn('LOTTERY3') ? lines : lines.filter((line) => line !== 'chases');
}
