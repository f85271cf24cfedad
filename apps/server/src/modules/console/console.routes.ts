import {
  staffBlockMemberCall,
  staffExcludeMemberCall,
  staffPauseMemberCall,
  staffSetRankCall,
  staffTightenLimitCall,
  staffEndMemberSessionsCall,
  staffFlagMemberCall,
  staffMemberCall,
  staffMemberConsequenceCall,
  staffMemberTimelineCall,
  staffNoteMemberCall,
  staffRenewMemberPasswordCall,
  staffResetMemberStepCall,
  staffRevealCall,
  staffSearchCall,
  staffUnblockMemberCall,
} from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { blockMember } from './commands/block-member.ts';
import { restrictMember } from './commands/restrict-member.ts';
import { setRank } from './commands/set-rank.ts';
import { tightenLimit } from './commands/tighten-limit.ts';
import { endSessions } from './commands/end-sessions.ts';
import { flagMember } from './commands/flag-member.ts';
import { renewPassword } from './commands/renew-password.ts';
import { resetStep } from './commands/reset-step.ts';
import { reveal } from './commands/reveal.ts';
import { writeNote } from './commands/write-note.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { createLookups } from './lookups.ts';
import { readConsequence, readMember, requireMember } from './member.ts';
import { presentNote } from './member.present.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { search } from './search.ts';
import { readTimeline } from './timeline.ts';

/** The one search, and a member on one page. */
export function consoleRoutes(deps: ConsoleDeps): AnyRoute[] {
  const lookups = createLookups(deps.clock);
  return [
    route(staffSearchCall, async ({ query, caller }) => ({
      hits: [...(await search({ ...deps, lookups }, caller, query.q))],
    })),
    route(staffMemberCall, ({ params, caller }) =>
      readMember(deps, caller.merchant, params.account),
    ),
    route(staffMemberTimelineCall, ({ params, query, caller }) => {
      const { kinds, before } = query;
      return readTimeline(deps, caller, { account: params.account, kinds, before });
    }),
    route(staffMemberConsequenceCall, ({ params, caller }) =>
      readConsequence(deps, caller.merchant, params.account),
    ),
    ...actRoutes(deps),
    ...standingRoutes(deps),
    ...privacyRoutes(deps),
  ];
}

/** The acts of staff upon a member. */
function actRoutes(deps: ConsoleDeps): AnyRoute[] {
  return [
    route(staffBlockMemberCall, async ({ params, body: { reason }, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await blockMember(deps, caller, player, { blocked: true, reason });
      return null;
    }),
    route(staffUnblockMemberCall, async ({ params, body: { reason }, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await blockMember(deps, caller, player, { blocked: false, reason });
      return null;
    }),
    route(staffEndMemberSessionsCall, async ({ params, body: { reason }, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await endSessions(deps, caller, player, reason);
      return null;
    }),
    route(staffResetMemberStepCall, async ({ params, body: { reason }, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await resetStep(deps, caller, player, reason);
      return null;
    }),
    route(staffRenewMemberPasswordCall, async ({ params, body: { reason }, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await renewPassword(deps, caller, player, reason);
      return null;
    }),
    route(staffNoteMemberCall, async ({ params, body: { text }, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      return presentNote(await writeNote(deps, caller, player, text));
    }),
    route(staffFlagMemberCall, async ({ params, body, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await flagMember(deps, caller, player, body);
      return null;
    }),
    route(staffRevealCall, async ({ params, body, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      return { values: await reveal(deps, caller, player, body) };
    }),
  ];
}

/** The acts of staff about a member's pauses, limits and rank. */
function standingRoutes(deps: ConsoleDeps): AnyRoute[] {
  return [
    route(staffPauseMemberCall, async ({ params, body, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await restrictMember(deps, caller, player, { kind: 'pause', ...body });
      return null;
    }),
    route(staffExcludeMemberCall, async ({ params, body, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await restrictMember(deps, caller, player, { kind: 'exclusion', ...body });
      return null;
    }),
    route(staffTightenLimitCall, async ({ params, body, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      const { kind, period } = params;
      await tightenLimit(deps, caller, player, { kind, period, ...body });
      return null;
    }),
    route(staffSetRankCall, async ({ params, body, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      await setRank(deps, caller, player, body);
      return null;
    }),
  ];
}
