import { moveSeatCall, tableCall, takeSeatCall } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { balanceOf } from '../dealing/money.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { decimal } from '../studio.present.ts';
import type { SessionRow } from '../studio.repository.ts';
import type { createStudioQueries } from '../studio.service.ts';
import type { createTables } from './index.ts';
import { sharedGame } from './take-seat.ts';

/** The calls of shared rounds. */
export function tablesRoutes(
  deps: StudioDeps,
  tables: ReturnType<typeof createTables>,
  sessionOf: ReturnType<typeof createStudioQueries>['sessionOf'],
): AnyRoute[] {
  return [
    route(tableCall, async ({ caller }) => {
      const session = await sessionOf(caller.studio.id);
      sharedGame(deps, session.game_code, session.game_version);
      const [table, last, purse] = await Promise.all([
        tables.attend(session),
        tables.outcomes(session.game_code),
        purseOf(deps, session, caller.requestId),
      ]);
      return { merchant: caller.merchant, table, last, ...purse };
    }),
    route(takeSeatCall, async ({ body, caller, idempotencyKey }) => {
      const session = await sessionOf(caller.studio.id);
      const { requestId } = caller;
      const { stake, choices = {} } = body;
      const own = await tables.sit(session, { stake, choices, idempotencyKey, requestId });
      return { ...own, ...(await purseOf(deps, session, requestId)) };
    }),
    route(moveSeatCall, async ({ params, body, caller, idempotencyKey, reply }) => {
      // The gate asked the database before: that time is not the player's.
      const receivedAt = performance.now() - reply.elapsedTime;
      const session = await sessionOf(caller.studio.id);
      const wish = { seatId: params.id, name: body.name, idempotencyKey, receivedAt };
      const own = await tables.move(session, wish);
      return { ...own, ...(await purseOf(deps, session, caller.requestId)) };
    }),
  ];
}

/** The money of a session's player, as it stands. */
async function purseOf(deps: StudioDeps, session: SessionRow, requestId: string) {
  const [balance, net] = await Promise.all([
    balanceOf(deps, session, requestId),
    deps.wallet.netToday(session.player_id),
  ]);
  return {
    balance: decimal(balance, session.currency),
    today: { net: decimal(net, session.currency) },
  };
}
