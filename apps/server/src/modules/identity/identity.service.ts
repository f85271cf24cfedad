import type { Tx } from '@arara/postgres';
import type { Caller, CallerSession, SignedCaller } from '../../platform/http/caller.ts';
import { deleteBlock, insertBlock } from './block.repository.ts';
import { blockMember, unblockMember } from './commands/block-member.ts';
import type { BlockOrder } from './commands/block-member.ts';
import { createSignInCode } from './commands/exchange-code.ts';
import { keepGuest, openGuest } from './commands/open-guest.ts';
import type { Guest, KeptGuest } from './commands/open-guest.ts';
import { lockPaymentProof, provePayment } from './commands/prove-payment.ts';
import type { PaymentProof } from './commands/prove-payment.ts';
import { provePassword } from './factors/prove-owner.ts';
import { createMemberDesk } from './desk/member-desk.ts';
import type { MemberDesk } from './desk/member-desk.ts';
import type { IdentityDeps } from './identity.deps.ts';
import type { IdentityQueries } from './identity.queries.ts';
import type { Block, Permission, Player } from './identity.types.ts';
import { findPaymentHash } from './payment-password.repository.ts';
import {
  lockPlayer,
  lockRank,
  markProgram,
  raiseRank,
  setLimitsSet,
  writeRank,
} from './player.repository.ts';
import { demoMember, seedDemoPlayers } from './seed.ts';
import type { DemoSeed } from './seed.ts';
import type { EndReason } from './sessions.ts';
import { tellBlocked } from './tell-blocked.ts';
import { usernameKey } from './username.ts';

/** The face of the module: what other modules and the operator ask and order. */
export interface IdentityService extends IdentityQueries {
  /** The live session of a token at a merchant: a memory look-up on the hot path. */
  sessionOf(token: string, merchant: string): Promise<CallerSession | null>;
  /** True if a session lives, by its id: neither ended, nor too old, nor idle too long. */
  isLive(sessionId: string): Promise<boolean>;
  /** The same, and counts as a use of the session: it is not idle. */
  use(sessionId: string): Promise<boolean>;
  /**
   * The password again, or a sign-in of the last ten minutes where the account has none; throws
   * `password.wrong`, `login.locked` or `session.old`.
   */
  provePassword(
    caller: Pick<SignedCaller, 'session' | 'address'>,
    password: string,
    field?: string,
  ): Promise<void>;
  /** A code that signs the member in once within a minute. */
  createSignInCode(tx: Tx, player: Pick<Player, 'id' | 'merchant'>): Promise<string>;
  /** Ends every session and remembered sign-in of a member, on all devices. */
  endSessions(tx: Tx, playerId: bigint, reason?: EndReason): Promise<number>;
  /** Forbids a member something for a reason. Each reason is a block of its own, and is lifted by itself. */
  block(tx: Tx, playerId: bigint, block: Block): Promise<void>;
  unblock(tx: Tx, playerId: bigint, permission: Permission, reason: string): Promise<void>;
  /** True if a member has to agree to the terms of now first: from memory for all who have agreed. */
  owesTerms(playerId: bigint): Promise<boolean>;
  /** The member has set the limits that play asks for. */
  limitsWereSet(tx: Tx, playerId: bigint): Promise<void>;
  /** Raises a member's rank, never lowers it. */
  raiseRank(playerId: bigint, rankLevel: number): Promise<void>;
  /** Says of an account that a program plays it: staff see it, nobody else does. */
  markProgram(merchant: string, username: string): Promise<void>;
  /** The rank of a member; nobody changes it until the transaction ends. */
  lockRank(tx: Tx, playerId: bigint): Promise<number>;
  /** Sets a member's rank, also lower: the house gave it, or its gift is over. */
  setRank(tx: Tx, playerId: bigint, rankLevel: number): Promise<void>;
  /** The member of the demo's tour, who exists in the demo only. */
  demoMember(merchant: string): Promise<Player>;
  /** Opens the demo's accounts that are not there yet. */
  seedDemoPlayers(seed: DemoSeed): Promise<void>;
  hasPaymentPassword(playerId: bigint): Promise<boolean>;
  /** The payment password of a member who has set one; see `commands/prove-payment.ts`. */
  provePayment(playerId: bigint, typed: string | undefined): Promise<PaymentProof>;
  /** Throws if the member has changed the password since. Nobody can change it until the transaction ends. */
  lockPaymentProof(tx: Tx, playerId: bigint, proof: PaymentProof): Promise<void>;
  /** A new guest, for a single use. */
  openGuest(caller: Caller): Promise<Guest>;
  /** The guest of a member, or of the browser that keeps the token; opened the first time. */
  keepGuest(caller: Caller, kept: string | undefined): Promise<KeptGuest>;
  /** Questions and acts of the people who run the house about members. */
  readonly desk: MemberDesk;
  /** Blocks a member; false where the member is blocked by hand already. */
  blockMember(order: BlockOrder): Promise<boolean>;
  /** Lifts what `blockMember` did, and nothing else; false where no such block was there. */
  unblockMember(order: BlockOrder): Promise<boolean>;
}

/** Binds the commands of the service to their dependencies. */
export function createIdentityService(
  deps: IdentityDeps,
  queries: IdentityQueries,
): IdentityService {
  const { clock, database, events, sessions } = deps;
  return {
    ...queries,
    sessionOf: sessions.sessionOf,
    isLive: sessions.isLive,
    use: sessions.use,
    provePassword: (caller, password, field) => provePassword(deps, caller, password, field),
    createSignInCode: (tx, player) => createSignInCode(deps, tx, player),
    async endSessions(tx, playerId, reason = 'revoked') {
      const ended = await sessions.endAll(tx, playerId, reason);
      return ended.length;
    },
    async block(tx, playerId, block) {
      // A sign-in that runs now ends before this block, which signs the member out; a later one is refused.
      await lockPlayer(tx, playerId);
      await insertBlock(tx, playerId, block, clock.now());
      await tellBlocked(events, tx, playerId);
    },
    unblock: deleteBlock,
    owesTerms: (playerId) => deps.owesTerms(playerId),
    limitsWereSet: setLimitsSet,
    raiseRank: (playerId, rankLevel) => raiseRank(database.read, playerId, rankLevel),
    lockRank,
    setRank: writeRank,
    hasPaymentPassword: async (playerId) =>
      (await findPaymentHash(database.read, playerId)) !== null,
    provePayment: (playerId, typed) => provePayment(deps, playerId, typed),
    lockPaymentProof,
    openGuest: (caller) => openGuest(deps, caller),
    keepGuest: (caller, kept) => keepGuest(deps, caller, kept),
    desk: createMemberDesk(deps),
    blockMember: (order) => blockMember(deps, order),
    unblockMember: (order) => unblockMember(deps, order),
    async markProgram(merchant, username) {
      await markProgram(database.read, merchant, usernameKey(username));
    },
    demoMember: (merchant) => demoMember(deps, merchant),
    seedDemoPlayers: (seed) => seedDemoPlayers(deps, seed),
  };
}
