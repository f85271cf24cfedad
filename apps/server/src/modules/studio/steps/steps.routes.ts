import type { StepsRound, ValueOf } from '@arara/contract';
import { currentStepsCall, moveStepsCall, openStepsCall } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { balanceOf } from '../dealing/money.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { PlayRules } from '../studio.ports.ts';
import { decimal } from '../studio.present.ts';
import type { SessionRow } from '../studio.repository.ts';
import type { createStudioQueries } from '../studio.service.ts';
import type { createSteps } from './index.ts';

/** The calls of rounds in steps. */
export function stepsRoutes(
  deps: StudioDeps,
  steps: ReturnType<typeof createSteps>,
  sessionOf: ReturnType<typeof createStudioQueries>['sessionOf'],
  playRules: (merchant: string) => Promise<PlayRules>,
): AnyRoute[] {
  return [
    route(openStepsCall, async ({ body, caller, idempotencyKey }) => {
      const session = await sessionOf(caller.studio.id);
      const { requestId } = caller;
      const round = await steps.open(session, {
        stake: body.stake,
        choices: { ...body.choices, mode: body.mode },
        idempotencyKey,
        requestId,
        roundMinMs: (await playRules(caller.merchant)).roundMinMs,
      });
      return answerWith(deps, session, round, requestId);
    }),
    route(moveStepsCall, async ({ params, body, caller, idempotencyKey }) => {
      const session = await sessionOf(caller.studio.id);
      const { requestId } = caller;
      const { number, name, choices = {} } = body;
      const wish = { roundId: params.id, number, name, choices, idempotencyKey, requestId };
      return answerWith(deps, session, await steps.move(session, wish), requestId);
    }),
    route(currentStepsCall, async ({ caller }) => {
      const session = await sessionOf(caller.studio.id);
      const round = await steps.current(session, caller.requestId);
      return round === null ? null : answerWith(deps, session, round, caller.requestId);
    }),
  ];
}

/** A round with the money of its player after it. */
async function answerWith(
  deps: StudioDeps,
  session: SessionRow,
  round: StepsRound,
  requestId: string,
): Promise<ValueOf<typeof openStepsCall>> {
  const [balance, net] = await Promise.all([
    balanceOf(deps, session, requestId),
    deps.wallet.netToday(session.player_id),
  ]);
  return {
    round,
    balance: decimal(balance, session.currency),
    today: { net: decimal(net, session.currency) },
  };
}
