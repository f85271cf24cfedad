import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { untilParams } from '../../../platform/until.ts';
import type { LotteryDeps } from '../lottery.deps.ts';

type Deps = Pick<LotteryDeps, 'members' | 'timeZoneOf'>;

/** Throws where a member may not stake now. Errors: those of `members.playRefusal`. */
export async function requireMayPlay(
  { members, timeZoneOf }: Deps,
  { session, language, merchant }: SignedCaller,
): Promise<void> {
  const refused = await members.playRefusal(session.playerId);
  if (refused === null) return;
  const { code, until } = refused;
  const params = until === null ? {} : untilParams(until, language, await timeZoneOf(merchant));
  throw new AppError(code, { params });
}
