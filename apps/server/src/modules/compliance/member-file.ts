import type { Limit } from '@arara/contract';
import type { z } from 'zod';
import type { StoryPlace } from '../../platform/story.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import { presentLimits } from './compliance.present.ts';
import { viewLimits } from './compliance.service.ts';
import * as rows from './member.repository.ts';
import { readPlayer } from './player.repository.ts';

/** Questions of the people who run the house about one member's limits and pauses. */
export function createMemberFile(deps: ComplianceDeps) {
  const { clock } = deps;
  const db = deps.database.read;
  return {
    /** The limits with what is used of them; none where the account has none, as trial accounts. */
    async limits(playerId: bigint): Promise<z.output<typeof Limit>[]> {
      const player = await readPlayer(db, playerId);
      return player === null ? [] : presentLimits(await viewLimits(deps, playerId));
    },
    /** The pauses and exclusions that hold now, the longest first. */
    restrictions: (playerId: bigint) => rows.restrictionsNow(db, playerId, clock.now()),
    restrictionsBefore: (playerId: bigint, place: StoryPlace) =>
      rows.restrictionsBefore(db, playerId, place),
    limitChanges: (playerId: bigint, place: StoryPlace) =>
      rows.limitChangesBefore(db, playerId, place),
  };
}

export type MemberFile = ReturnType<typeof createMemberFile>;
