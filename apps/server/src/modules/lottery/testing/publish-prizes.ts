import type { PrizeTable } from '@arara/lottery';
import { carryOut } from '../../../testing/carry-out.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { createPrizeChanges } from '../prizes/change-prizes.ts';

/** Puts prizes into force as a decision of ana and rui does. */
export async function publishPrizes(
  deps: Pick<LotteryDeps, 'database' | 'rules' | 'games'>,
  game: string,
  table: PrizeTable,
): Promise<void> {
  const { decisions } = createPrizeChanges(deps);
  await carryOut(deps.database, decisions, 'prizes.change', { game, table });
}
