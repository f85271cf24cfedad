import type { Member } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../platform/errors.ts';
import { listDecisions } from './block-decision.repository.ts';
import type { BlockDecision } from './block-decision.repository.ts';
import { byHand } from './commands/block-member.ts';
import { verifyPassword } from './commands/verify-password.ts';
import { blockedAmong, findBlockedSince, listBlocks } from './block.repository.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { presentMember } from './identity.present.ts';
import { permissions } from './identity.types.ts';
import type { Block, Permission, Player } from './identity.types.ts';
import {
  findBoardNames,
  findByName,
  findIdNumberBox,
  findPlayer,
  findUsernames,
  lockPlayer,
  setLanguage,
} from './player.repository.ts';
import {
  countAccounts,
  countActiveMembers,
  countNewMembers,
  idNumberSince,
  listDevices,
} from './desk.repository.ts';
import type { KnownDevice } from './desk.repository.ts';
import { listSignIns } from './sign-in.repository.ts';
import { maskName, usernameKey } from './username.ts';

const decisionsListed = 50;
const idPattern = /^\d{1,18}$/;

/** Why something is not allowed now; null when it is. */
export type PermissionState = Pick<Block, 'reason' | 'until'> | null;

/** A member as the operator's team asks for one. */
export interface MemberFile {
  readonly player: Player;
  readonly blocked: boolean;
  /** Newest first. */
  readonly decisions: readonly BlockDecision[];
}

const activeMs = 300_000;

export interface IdentityQueries {
  playerOf(id: bigint): Promise<Player | null>;
  /** The member as `memberInfoCall` answers it. */
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
  /** Since when the account has its CPF; null when it has none. */
  idNumberSince(id: bigint): Promise<Date | null>;
  /** The devices that a member came in by until an instant, the last used first. */
  devicesOf(id: bigint, until: Date): Promise<KnownDevice[]>;
  /** The members whom a span of time brought to a merchant; trial accounts are none. */
  newMembers(merchant: string, from: Date, until: Date): Promise<number>;
  /** Accounts of a merchant that agreements count for: no trial, and nobody whose data is erased. */
  countAccounts(merchant: string): Promise<number>;
  /** Members of a merchant who did something in the last five minutes; trial accounts are none. */
  activeMembers(merchant: string): Promise<number>;
  /** True if a signed-in member typed the password again; a wrong one is a try (`commands/verify-password.ts`). */
  verifyPassword(id: bigint, password: string, address: string): Promise<boolean>;
  /** The last sign-ins and failed tries, newest first. */
  signInsOf(id: bigint): ReturnType<typeof listSignIns>;
  chooseLanguage(id: bigint, language: string): Promise<void>;
  /** Names for strangers' eyes: the first two letters and the last, `lu***a`. */
  maskedNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  /** The same of those members who want to be named on the winner board. */
  boardNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  /** A member of a merchant by username or by number, with the decisions about them; null: there is none. */
  memberFile(merchant: string, name: string): Promise<MemberFile | null>;
}

export function createIdentityQueries(deps: IdentityDeps): IdentityQueries {
  const { database, idNumbers, clock } = deps;
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
      const settings = await deps.settings.registration(player.merchant);
      const own = { idNumber: await idNumberOf(id), termsDue: await deps.owesTerms(id) };
      return presentMember(player, own, settings, deps.picture);
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
      await lockPlayer(tx, id);
      return findBlockedSince(tx, id, permission, clock.now());
    },
    idNumberSince: (id) => idNumberSince(db, id),
    devicesOf: (id, until) => listDevices(db, id, until),
    activeMembers: (merchant) => {
      const since = new Date(clock.now().getTime() - activeMs);
      return countActiveMembers(db, merchant, since);
    },
    countAccounts: (merchant) => countAccounts(db, merchant),
    newMembers: (merchant, from, until) => countNewMembers(db, merchant, from, until),
    signInsOf: (id) => listSignIns(db, id, deps.security.signInsListed),
    chooseLanguage: (id, language) => setLanguage(db, id, language),
    maskedNames: async (ids) => masked(await findUsernames(db, ids)),
    boardNames: async (ids) => masked(await findBoardNames(db, ids)),
    verifyPassword: (id, password, address) => verifyPassword(deps, id, password, address),
    memberFile: (merchant, name) => memberFile(deps, merchant, name),
  };
}

function masked(names: readonly { readonly id: bigint; readonly username: string }[]) {
  return new Map(names.map(({ id, username }) => [id, maskName(username)]));
}

async function memberFile(
  { database, clock }: IdentityDeps,
  merchant: string,
  name: string,
): Promise<MemberFile | null> {
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
}
