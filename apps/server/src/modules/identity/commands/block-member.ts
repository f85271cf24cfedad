import type { Tx } from '@arara/postgres';
import { insertDecision } from '../block-decision.repository.ts';
import type { BlockDecision } from '../block-decision.repository.ts';
import { deleteBlock, insertBlock, listBlocks } from '../block.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { tellBlocked } from '../tell-blocked.ts';
import { permissions } from '../identity.types.ts';
import type { Player } from '../identity.types.ts';
import { lockPlayerFully } from '../player.repository.ts';

/** The reason of these blocks among others: a pause of the member's own stands beside it. */
export const byHand = 'operator';

export interface BlockOrder {
  readonly player: Player;
  readonly reason: string;
  readonly by: string;
  /** Writes the line of the audit, in the same transaction. */
  readonly also: (tx: Tx) => Promise<void>;
}

/**
 * Blocks a member by a decision of the operator's team; false where the member is blocked by hand already. A
 * blocked member can do nothing and is signed out everywhere. Prizes of rounds that run are paid, and the money
 * stays the member's.
 */
export function blockMember(deps: IdentityDeps, order: BlockOrder) {
  return decide(deps, 'block', order);
}

/** Lifts what `blockMember` did, and nothing else; false where it did nothing. */
export function unblockMember(deps: IdentityDeps, order: BlockOrder) {
  return decide(deps, 'unblock', order);
}

async function decide(
  deps: IdentityDeps,
  action: BlockDecision['action'],
  { player, reason, by, also }: BlockOrder,
): Promise<boolean> {
  const { clock, database, sessions, events } = deps;
  const at = clock.now();
  return database.transaction(async (tx) => {
    await lockPlayerFully(tx, player.id);
    const blocks = await listBlocks(tx, player.id, at);
    const blocked = blocks.some((block) => block.reason === byHand);
    if (blocked === (action === 'block')) return false;
    await insertDecision(tx, player.id, { action, reason, by, at });
    for (const permission of permissions) {
      const block = { permission, reason: byHand, until: null };
      if (action === 'block') await insertBlock(tx, player.id, block, at);
      else await deleteBlock(tx, player.id, permission, byHand);
    }
    if (action === 'block') {
      await sessions.endAll(tx, player.id, 'blocked');
      await tellBlocked(events, tx, player.id);
    }
    await also(tx);
    return true;
  });
}
