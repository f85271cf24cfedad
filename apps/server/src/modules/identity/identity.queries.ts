import type { Member } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../platform/errors.ts';
import { blockedAmong, findBlockedSince, listBlocks } from './block.repository.ts';
import type { IdentityParts } from './identity.parts.ts';
import { presentMember } from './identity.present.ts';
import { permissions } from './identity.types.ts';
import type { Block, Permission, Player } from './identity.types.ts';
import {
  findIdNumberBox,
  findPasswordHash,
  findPlayer,
  findUsernames,
  holdPlayer,
  setLanguage,
} from './player.repository.ts';
import { listSignIns } from './sign-in.repository.ts';
import { tellOfLock } from './tell-of-lock.ts';
import { maskName, usernameKey } from './username.ts';

/** Why something is not allowed now; null when it is. */
export type PermissionState = Pick<Block, 'reason' | 'until'> | null;

export interface IdentityQueries {
  playerOf(id: bigint): Promise<Player | null>;
  /** The member as `memberInfo` answers it. */
  memberOf(id: bigint): Promise<Member>;
  /** The permissions of the member now, one by one; the reason that lasts longest speaks. */
  permissionsOf(id: bigint): Promise<Record<Permission, PermissionState>>;
  /** Those of the members to whom something is forbidden now. */
  blockedAmong(ids: readonly bigint[], permission: Permission): Promise<bigint[]>;
  /**
   * Since when something is forbidden, null: it is not. No block comes between this answer and the
   * end of the transaction.
   */
  blockedSince(tx: Tx, id: bigint, permission: Permission): Promise<Date | null>;
  /** The eleven digits of the member's CPF; null when the account has none. */
  idNumberOf(id: bigint): Promise<string | null>;
  /**
   * True if a signed-in member typed the password again. A wrong one counts as a failed sign-in of
   * the account and the address, tells the owner when it was one too many, and `login.locked` is
   * thrown while one of them is locked.
   */
  verifyPassword(id: bigint, password: string, address: string): Promise<boolean>;
  /** The last sign-ins and failed tries, newest first. */
  signInsOf(id: bigint): ReturnType<typeof listSignIns>;
  chooseLanguage(id: bigint, language: string): Promise<void>;
  /** Names for strangers' eyes: the first two letters and the last, `lu***a`. */
  maskedNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
}

export function createIdentityQueries(parts: IdentityParts): IdentityQueries {
  const { database, passwords, idNumbers, clock, attempts } = parts;
  const db = database.read;

  async function idNumberOf(id: bigint): Promise<string | null> {
    const box = await findIdNumberBox(db, id);
    return box === null ? null : idNumbers.reveal(box);
  }

  return {
    playerOf: (id) => findPlayer(db, id),
    idNumberOf,
    async memberOf(id) {
      const player = await findPlayer(db, id);
      invariant(player !== null, 'a session has a player');
      const settings = await parts.settings.registration(player.merchant);
      return presentMember(player, await idNumberOf(id), settings, parts.picture);
    },
    async permissionsOf(id) {
      const blocks = await listBlocks(db, id, clock.now());
      const stateOf = (permission: Permission): PermissionState => {
        const block = blocks.find((one) => one.permission === permission);
        return block === undefined ? null : { reason: block.reason, until: block.until };
      };
      const states = permissions.map((permission) => [permission, stateOf(permission)] as const);
      return Object.fromEntries(states) as Record<Permission, PermissionState>;
    },
    blockedAmong: (ids, permission) => blockedAmong(db, ids, permission, clock.now()),
    async blockedSince(tx, id, permission) {
      await holdPlayer(tx, id);
      return findBlockedSince(tx, id, permission, clock.now());
    },
    signInsOf: (id) => listSignIns(db, id, parts.policy.signInsListed),
    chooseLanguage: (id, language) => setLanguage(db, id, language),
    async maskedNames(ids) {
      const names = await findUsernames(db, ids);
      return new Map(names.map(({ id, username }) => [id, maskName(username)]));
    },
    async verifyPassword(id, password, address) {
      const player = await findPlayer(db, id);
      if (player === null) return false;
      const guard = attempts.guard(player.merchant, usernameKey(player.username), address);
      const counted = await guard.take();
      const right = await passwords.verify(await findPasswordHash(db, id), password);
      if (right) {
        await counted.succeeded();
        return true;
      }
      const { locked, failures } = await counted.failed();
      if (locked) await tellOfLock(parts, player, { address, tries: failures });
      return false;
    },
  };
}
