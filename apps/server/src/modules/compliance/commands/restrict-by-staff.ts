import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { addMonths } from '../block.policy.ts';
import type { ComplianceDeps } from '../compliance.deps.ts';
import { isStricter } from '../limit.policy.ts';
import { writeRestriction } from '../player.repository.ts';
import { changePlayer } from './change-player.ts';
import { checkLimit, currentLimit, writeLimit } from './set-limit.ts';
import type { SetLimit } from './set-limit.ts';

const hourMs = 3_600_000;

/** Writes the line of the audit in the transaction of the deed: what was before, and what is now. */
type Also<Value> = (tx: Tx, before: Value, after: Value) => Promise<void>;

/** A pause or an exclusion that staff set on a member's behalf. */
export type StaffRestriction = { readonly playerId: bigint; readonly also: Also<Date | null> } & (
  | { readonly kind: 'pause'; readonly hours: number }
  | { readonly kind: 'exclusion'; readonly months: number }
);

/**
 * Pauses or excludes a member at once. Like those of members themselves neither can be shortened: where the one that
 * runs ends later, nothing changes and `member.state` is thrown. An exclusion ends every session.
 */
export async function restrictByStaff(
  deps: ComplianceDeps,
  order: StaffRestriction,
): Promise<void> {
  const { playerId, kind, also } = order;
  await changePlayer(deps, playerId, kind, async (tx, player, now) => {
    const before = kind === 'pause' ? player.paused_until : player.excluded_until;
    const until =
      order.kind === 'pause'
        ? new Date(now.getTime() + order.hours * hourMs)
        : addMonths(now, order.months);
    if (before !== null && before >= until) throw new AppError('member.state');
    await writeRestriction(tx, playerId, kind, now, until);
    if (kind === 'exclusion') await deps.ports.endSessions(tx, playerId);
    await also(tx, before, until);
  });
}

/**
 * Makes a limit stricter at once on a member's behalf. A looser one is refused, `limit.looser`: that takes two people
 * and the 24 hours of every looser limit.
 */
export async function tightenLimit(
  deps: ComplianceDeps,
  order: SetLimit & { readonly value: bigint; readonly also: Also<bigint | null> },
): Promise<void> {
  const { playerId, kind, period, value, also } = order;
  checkLimit(deps, order);
  await changePlayer(deps, playerId, `limit.${kind}.${period}`, async (tx, _player, now) => {
    const before = await currentLimit(tx, order, now);
    if (!isStricter(before, value)) throw new AppError('limit.looser', { field: 'value' });
    await writeLimit(deps, tx, order, now);
    await also(tx, before, value);
  });
}
