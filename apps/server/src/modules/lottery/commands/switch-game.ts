import { lockSwitch, writeSwitch } from '../game-switch.repository.ts';
import type { GameSwitch } from '../game-switch.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';

/**
 * Takes a lottery out of sale at once, or puts it back. A ticket that was sold is drawn and paid; a step of a
 * chase whose issue is on sale meanwhile goes back, those behind it wait for theirs. `same`: it was so already; nothing is written.
 */
export async function switchGame(
  { database, clock, games }: Pick<LotteryDeps, 'database' | 'clock' | 'games'>,
  asked: GameSwitch,
): Promise<'done' | 'unknown' | 'same'> {
  const { code, active } = asked;
  const answer = await database.transaction(async (tx) => {
    const before = await lockSwitch(tx, code);
    if (before === null) return 'unknown';
    if (before === active) return 'same';
    await writeSwitch(tx, asked, clock.now());
    return 'done';
  });
  games.forget();
  return answer;
}
