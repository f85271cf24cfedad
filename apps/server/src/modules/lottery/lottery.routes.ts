import {
  cancelTicketCall,
  drawsOfGameCall,
  issueProofCall,
  lotteriesNowCall,
  lotteryGameCall,
  lotteryGamesCall,
  myChaseCall,
  myChasesCall,
  myTicketCall,
  myTicketsCall,
  numerosNearCall,
  orderChaseCall,
  placeTicketCall,
  stopChaseCall,
  ticketProofCall,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { orderChase as takeChase } from './chase/order-chase.ts';
import { stopChase as endChase } from './chase/stop-chase.ts';
import { cancelTicket as takeBackTicket } from './commands/cancel-ticket.ts';
import { placeTicket as sellTicket } from './commands/place-ticket.ts';
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
export function lotteryRoutes(deps: LotteryDeps & { readonly opening: Opening }): AnyRoute[] {
  return [
    route(lotteryGamesCall, ({ caller }) => gamesOnSale(deps, caller.language)),
    route(lotteryGameCall, async ({ caller, params }) => {
      const game = await gameOnSale(deps, caller, params.gameCode);
      if (game === null) throw new AppError('game.not.found');
      return game;
    }),
    route(lotteriesNowCall, () => lotteriesAt(deps)),
    route(placeTicketCall, ({ caller, body, idempotencyKey }) =>
      sellTicket(deps, caller, idempotencyKey, body),
    ),
    route(cancelTicketCall, ({ caller, params }) =>
      takeBackTicket(deps, caller.session.playerId, params.id),
    ),
    route(myTicketsCall, ({ caller, query }) => ticketsOf(deps, caller.session.playerId, query)),
    route(myTicketCall, ({ caller, params }) => ticketOf(deps, caller.session.playerId, params.id)),
    route(orderChaseCall, ({ caller, body, idempotencyKey }) =>
      takeChase(deps, caller, idempotencyKey, body),
    ),
    route(stopChaseCall, ({ caller, params }) =>
      endChase(deps, caller.session.playerId, params.id),
    ),
    route(myChasesCall, ({ caller, query }) => chasesOf(deps, caller.session.playerId, query)),
    route(myChaseCall, ({ caller, params }) => chaseOf(deps, caller.session.playerId, params.id)),
    route(numerosNearCall, ({ caller, query }) => issuesNear(deps, caller.merchant, query)),
    route(issueProofCall, ({ params }) => proveIssue(deps, params.gameCode, params.numero)),
    route(ticketProofCall, ({ caller, params }) =>
      proveTicket(deps, caller.session.playerId, params.id),
    ),
    route(drawsOfGameCall, ({ params, query }) => drawsOf(deps, params.gameCode, query.count)),
  ];
}
