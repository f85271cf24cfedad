import { listDecisions, insertDecision } from '../block-decision.repository.ts';
import type { BlockDecision } from '../block-decision.repository.ts';
import { deleteBlock, insertBlock, listBlocks } from '../block.repository.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { tellBlocked } from '../tell-blocked.ts';
import { permissions } from '../identity.types.ts';
import type { Player } from '../identity.types.ts';
import { findByName, findPlayer, lockPlayer } from '../player.repository.ts';
import { usernameKey } from '../username.ts';

/** The reason of these blocks among others: a pause of the member's own stands beside it. */
const byHand = 'operator';
const decisionsListed = 50;
const idPattern = /^\d{1,18}$/;

export interface BlockOrder {
  readonly player: Player;
  readonly reason: string;
  readonly by: string;
}

/** A member as the operator's team asks for one. */
export interface MemberFile {
  readonly player: Player;
  readonly blocked: boolean;
  /** Newest first. */
  readonly decisions: readonly BlockDecision[];
}

/**
 * The decisions of the operator's team about a member. A blocked one can do nothing and is signed out
 * everywhere; prizes of rounds that run are paid, and the money stays the member's.
 */
export function createBlockByHand(parts: IdentityParts) {
  const { database, clock, events, sessions } = parts;

  async function decide(
    action: BlockDecision['action'],
    { player, reason, by }: BlockOrder,
  ): Promise<boolean> {
    const at = clock.now();
    return database.transaction(async (tx) => {
      await lockPlayer(tx, player.id);
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
      return true;
    });
  }

  return {
    /** Blocks a member; false where one is blocked by hand already. */
    blockMember: (order: BlockOrder) => decide('block', order),
    /** Lifts what `blockMember` did, and nothing else; false where it did nothing. */
    unblockMember: (order: BlockOrder) => decide('unblock', order),
    /** By username or by number. */
    async memberFile(merchant: string, name: string): Promise<MemberFile | null> {
      const db = database.read;
      const player =
        (await findByName(db, merchant, usernameKey(name))) ??
        (idPattern.test(name) ? await findPlayer(db, BigInt(name)) : null);
      if (player === null || player.merchant !== merchant) return null;
      const blocks = await listBlocks(db, player.id, clock.now());
      return {
        player,
        blocked: blocks.some((block) => block.reason === byHand),
        decisions: await listDecisions(db, player.id, decisionsListed),
      };
    },
  };
}
