import {
  activateGrantCall,
  giveUpGrantCall,
  grantOneCall,
  grantsCall,
  staffGrantsCall,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { activateGrant } from './grants/activate-grant.ts';
import { giveUpGrant } from './grants/give-up.ts';
import { grantDetail, grantNow, grantsPage } from './grants/read-grants.ts';
import type { RewardsDeps } from './rewards.deps.ts';

const idPattern = /^\d{1,18}$/;

/** The calls of members about their grants, and of staff about a member's. */
export const rewardsRoutes = (deps: RewardsDeps): AnyRoute[] => [
  route(grantsCall, ({ caller, query }) => grantsPage(deps, caller.session.playerId, query.cursor)),
  route(grantOneCall, ({ caller, params }) =>
    grantDetail(deps, caller.session.playerId, readId(params.id), caller),
  ),
  route(activateGrantCall, async ({ caller, params }) => {
    const { playerId } = caller.session;
    await deps.requireMayPlay(playerId);
    return grantNow(deps, await activateGrant(deps, playerId, readId(params.id)));
  }),
  route(giveUpGrantCall, async ({ caller, params }) =>
    grantNow(deps, await giveUpGrant(deps, caller.session.playerId, readId(params.id))),
  ),
  route(staffGrantsCall, async ({ caller, params, query }) => {
    const member = await deps.memberOf(caller.merchant, params.account);
    if (member === null) throw new AppError('member.not.found');
    return grantsPage(deps, member.id, query.cursor);
  }),
];

function readId(text: string): bigint {
  if (!idPattern.test(text)) throw new AppError('grant.not.found');
  return BigInt(text);
}
