import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

type Wish =
  | { readonly kind: 'pause'; readonly hours: number }
  | { readonly kind: 'exclusion'; readonly months: number };

/** Pauses or excludes a member on the member's behalf. Throws `member.state` where the one that runs ends later. */
export async function restrictMember(
  { compliance, staff }: Pick<ConsoleDeps, 'compliance' | 'staff'>,
  actor: Actor,
  { id: playerId, accountNumber }: Player,
  { reason, ...wish }: Wish & { readonly reason: string },
): Promise<void> {
  const action = wish.kind === 'pause' ? 'member.paused' : 'member.excluded';
  await compliance.byStaff.restrict({
    ...wish,
    playerId,
    also: (tx, before, after) => {
      const detail = { reason, before: untilOf(before), after: untilOf(after) };
      return staff.record(tx, entryOf(actor, { accountNumber }, action, detail));
    },
  });
}

const untilOf = (until: Date | null) => ({ until: until?.toISOString() ?? null });
