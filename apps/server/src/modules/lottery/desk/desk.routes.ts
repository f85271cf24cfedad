import {
  callLotteryVoidCall,
  decideLotteryTicketCall,
  enterLotteryResultCall,
  lookAgainAtIssueCall,
  previewCorrectionCall,
  previewPrizesCall,
  staffChasesCall,
  staffLotteriesCall,
  staffLotteryCall,
  staffLotteryIssueCall,
  staffLotteryIssuesCall,
  staffTicketCall,
  switchLotteryCall,
  withdrawLotteryWordCall,
  withdrawTicketWordCall,
} from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { PrizeChanges } from '../prizes/change-prizes.ts';
import type { DeskDeps } from './desk.ports.ts';
import { listLotteries, previewPrizes, showLottery, turnLottery } from './games.ts';
import { listIssues, showCorrection, showIssue } from './issues.ts';
import { listChases, sayOfTicket, showTicket, unsayOfTicket } from './tickets.ts';
import { lookAgain, resultIn, sayResult, sayVoid, unsay } from './words.ts';

/** The calls of the lottery desk. */
export function deskRoutes(deps: DeskDeps, prizes: Pick<PrizeChanges, 'read'>): AnyRoute[] {
  return [
    route(staffLotteriesCall, ({ caller }) => listLotteries(deps, caller)),
    route(staffLotteryCall, ({ caller, params }) => showLottery(deps, caller, params.gameCode)),
    route(switchLotteryCall, ({ caller, params, body }) =>
      turnLottery(deps, caller, params.gameCode, body),
    ),
    route(previewPrizesCall, ({ params, body }) =>
      previewPrizes(deps, prizes, params.gameCode, body.table),
    ),
    route(staffLotteryIssuesCall, ({ params, query }) => listIssues(deps, params.gameCode, query)),
    route(staffLotteryIssueCall, ({ caller, params }) => showIssue(deps, caller.staff, params)),
    route(enterLotteryResultCall, ({ caller, params, body }) =>
      sayResult(deps, caller.staff, params, body),
    ),
    route(callLotteryVoidCall, ({ caller, params, body }) =>
      sayVoid(deps, caller.staff, params, body.reason),
    ),
    route(withdrawLotteryWordCall, ({ caller, params, body }) =>
      unsay(deps, caller.staff, params, body.about),
    ),
    route(lookAgainAtIssueCall, ({ caller, params, body }) =>
      lookAgain(deps, caller.staff, params, body.reason),
    ),
    route(previewCorrectionCall, async ({ params, body }) =>
      showCorrection(deps, params, await resultIn(deps, params.gameCode, body.text)),
    ),
    route(staffTicketCall, ({ caller, params }) => showTicket(deps, caller, params.id)),
    route(decideLotteryTicketCall, ({ caller, params, body }) =>
      sayOfTicket(deps, caller.staff, params.id, body),
    ),
    route(withdrawTicketWordCall, ({ caller, params }) =>
      unsayOfTicket(deps, caller.staff, params.id),
    ),
    route(staffChasesCall, ({ caller, query }) => listChases(deps, caller, query)),
  ];
}
