import {
  cancelTicket,
  drawsOfGame,
  issueProof,
  lotteriesNow,
  lotteryGame,
  lotteryGames,
  myChase,
  myChases,
  myTicket,
  myTickets,
  numerosNear,
  orderChase,
  placeTicket,
  stopChase,
  ticketProof,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { orderChase as takeChase } from './chase/order-chase.ts';
import { stopChase as endChase } from './chase/stop-chase.ts';
import { cancelTicket as takeBackTicket } from './commands/cancel-ticket.ts';
import { placeTicket as sellTicket } from './commands/place-ticket.ts';
import type { Games } from './games.ts';
import { issueProof as proveIssue, ticketProof as proveTicket } from './issues/proof.ts';
import type { LotteryDeps } from './lottery.deps.ts';
import {
  chaseOf,
  chasesOf,
  drawsOf,
  gameOnSale,
  gamesOnSale,
  issuesNear,
  lotteriesAt,
  ticketOf,
  ticketsOf,
} from './lottery.queries.ts';
import type { Opening } from './opening.ts';

/** The calls of the lottery. */
export function lotteryRoutes(
  deps: LotteryDeps & { readonly games: Games; readonly opening: Opening },
): AnyRoute[] {
  return [
    route(lotteryGames, ({ caller }) => gamesOnSale(deps, caller.language)),
    route(lotteryGame, async ({ caller, params }) => {
      const game = await gameOnSale(deps, caller, params.gameCode);
      if (game === null) throw new AppError('game.not.found');
      return game;
    }),
    route(lotteriesNow, () => lotteriesAt(deps)),
    route(placeTicket, ({ caller, body, idempotencyKey }) =>
      sellTicket(deps, caller, idempotencyKey, body),
    ),
    route(cancelTicket, ({ caller, params }) =>
      takeBackTicket(deps, caller.session.playerId, params.id),
    ),
    route(myTickets, ({ caller, query }) => ticketsOf(deps, caller.session.playerId, query)),
    route(myTicket, ({ caller, params }) => ticketOf(deps, caller.session.playerId, params.id)),
    route(orderChase, ({ caller, body, idempotencyKey }) =>
      takeChase(deps, caller, idempotencyKey, body),
    ),
    route(stopChase, ({ caller, params }) => endChase(deps, caller.session.playerId, params.id)),
    route(myChases, ({ caller, query }) => chasesOf(deps, caller.session.playerId, query)),
    route(myChase, ({ caller, params }) => chaseOf(deps, caller.session.playerId, params.id)),
    route(numerosNear, ({ caller, query }) => issuesNear(deps, caller.merchant, query)),
    route(issueProof, ({ params }) => proveIssue(deps, params.gameCode, params.numero)),
    route(ticketProof, ({ caller, params }) =>
      proveTicket(deps, caller.session.playerId, params.id),
    ),
    route(drawsOfGame, ({ params, query }) => drawsOf(deps, params.gameCode, query.count)),
  ];
}
