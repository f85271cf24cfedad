import { lockSwitch, writeSwitch } from '../game-switch.repository.ts';
import type { GameSwitch } from '../game-switch.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { recordSigned } from '../signed.ts';
import type { Signed } from '../signed.ts';

/**
 * Takes a lottery out of sale at once, or puts it back. A ticket that was sold is drawn and paid; a step of a
 * chase whose issue is on sale meanwhile goes back, those behind it wait for theirs. `same`: it was so already; nothing is written.
 */
export async function switchGame(
  deps: Pick<LotteryDeps, 'database' | 'clock' | 'games' | 'record'>,
  asked: GameSwitch & Signed,
): Promise<'done' | 'unknown' | 'same'> {
  const { database, clock, games } = deps;
  const { code, active, reason } = asked;
  const answer = await database.transaction(async (tx) => {
    const before = await lockSwitch(tx, code);
    if (before === null) return 'unknown';
    if (before === active) return 'same';
    await writeSwitch(tx, asked, clock.now());
    await recordSigned(deps, tx, asked, {
      action: 'lottery.switched',
      subject: `lottery ${code}`,
      detail: { before, after: active, reason },
    });
    return 'done';
  });
  games.forget();
  return answer;
}
