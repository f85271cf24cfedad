import { gather } from '../../platform/gather.ts';
import { createDealer } from './dealing/dealer.ts';
import { settleRounds } from './dealing/round.repository.ts';
import type { StudioDeps } from './studio.deps.ts';

/** Transactions that end rounds at once; those that are paid meanwhile go with the next. */
const settlingMax = 1;

/** The dependencies of the studio's commands, with what many players ask for at once put together. */
export function createStudioDeps(given: Omit<StudioDeps, 'deal' | 'settleRound'>): StudioDeps {
  const settle = gather(
    async (ids: readonly bigint[]) => {
      await settleRounds(given.database.read, ids);
      return ids;
    },
    { underWayMax: settlingMax },
  );
  return {
    ...given,
    deal: createDealer(given),
    async settleRound(id) {
      await settle(id);
    },
  };
}
