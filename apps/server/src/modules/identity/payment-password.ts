import type { BodyOf, setPaymentPassword } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { checkForm, fieldRule } from '@arara/rules';
import { AppError, invariant } from '../../platform/errors.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import { createTries } from './factors/tries.ts';
import type { OwnerProof } from './factors/owner-proof.ts';
import type { IdentityParts } from './identity.parts.ts';
import { findPasswordHash, findPlayer } from './player.repository.ts';
import * as rows from './payment-password.repository.ts';
import { refuseIssue } from './refusals.ts';

/** The proof of a payment: the hash that the typed text matched, null where none is set. */
export interface PaymentProof {
  readonly hash: string | null;
}

export interface PaymentPasswords {
  hasPaymentPassword(playerId: bigint): Promise<boolean>;
  /**
   * Judges the payment password of a member who has set one; throws `payment.password.required`,
   * `payment.password.wrong`, `payment.password.locked` after five wrong ones, or
   * `payment.password.held` for a day after a forgotten one was set anew.
   */
  provePayment(playerId: bigint, typed: string | undefined): Promise<PaymentProof>;
  /** Throws where the password is another one by now; none comes until the transaction ends. */
  holdPaymentProof(tx: Tx, playerId: bigint, proof: PaymentProof): Promise<void>;
}

/** For so long after a forgotten one was set anew the owner can hear of it and object. */
const holdMs = 24 * 60 * 60_000;

const wrong = (field: string) => new AppError('payment.password.wrong', { field });

/** Judges what was typed against the hash; each wrong one is a try of five. */
function createJudge(parts: IdentityParts) {
  const tries = createTries(parts, 'payment.password.locked');

  return async function judge(playerId: bigint, hash: string, typed: string, field: string) {
    if (typed === '') throw new AppError('payment.password.required', { field });
    const counted = await tries.take(`payment:${playerId}`);
    if (!(await parts.passwords.verify(hash, typed))) {
      await counted.failed();
      throw wrong(field);
    }
    await counted.succeeded();
  };
}

/** The password that money leaves the house with; it opens nothing else and has its own lock. */
export function createPaymentPasswords(parts: IdentityParts): PaymentPasswords {
  const { database, clock } = parts;
  const judge = createJudge(parts);
  const field = 'paymentPassword';

  return {
    hasPaymentPassword: async (playerId) =>
      (await rows.findPaymentHash(database.read, playerId)) !== null,
    async provePayment(playerId, typed = '') {
      const hash = await rows.findPaymentHash(database.read, playerId);
      if (hash === null) return { hash };
      await judge(playerId, hash, typed, field);
      const until = await rows.paymentHeldUntil(database.read, playerId);
      const leftMs = (until?.getTime() ?? 0) - clock.now().getTime();
      if (leftMs > 0) {
        const hours = Math.ceil(leftMs / 3_600_000);
        throw new AppError('payment.password.held', { params: { hours } });
      }
      return { hash };
    },
    async holdPaymentProof(tx, playerId, { hash }) {
      if (!(await rows.holdPaymentHash(tx, playerId, hash))) throw wrong(field);
    },
  };
}

type Body = BodyOf<typeof setPaymentPassword>;

/**
 * Sets the payment password; another one takes the old one. A member who forgot it proves the account, sets a
 * new one and waits a day: the password of the account alone moves no money.
 */
export function createSetPaymentPassword(parts: IdentityParts, prove: OwnerProof) {
  const { database, passwords, clock } = parts;
  const judge = createJudge(parts);
  const rules = {
    newPassword: fieldRule('any', 8, 64),
    confirmNewPassword: fieldRule('any', 1, 128),
  };

  return async function set(body: Body, caller: SignedCaller): Promise<void> {
    const { playerId } = caller.session;
    await prove(caller, body);
    const old = await rows.findPaymentHash(database.read, playerId);
    if (old !== null && !body.forgotten) {
      await judge(playerId, old, body.oldPaymentPassword, 'oldPaymentPassword');
    }
    const player = await findPlayer(database.read, playerId);
    invariant(player !== null, 'a session has a player');
    const about = { username: player.username, email: player.email ?? '' };
    const issue = checkForm(rules, { ...about, ...body })[0];
    if (issue !== undefined) throw refuseIssue(issue, parts.messages, caller.language);
    // Somebody who learns the password of the account must not have this one with it.
    const ofAccount = await findPasswordHash(database.read, playerId);
    if (ofAccount !== null && (await passwords.verify(ofAccount, body.newPassword))) {
      throw new AppError('payment.password.same', { field: 'newPassword' });
    }
    const hash = await passwords.hash(body.newPassword);
    const isForgotten = old !== null && body.forgotten;
    const heldUntil = isForgotten ? new Date(clock.now().getTime() + holdMs) : null;
    await database.transaction(async (tx) => {
      // Somebody else set one meanwhile: what was proven above is no longer the one that is replaced.
      if (!(await rows.holdPaymentHash(tx, playerId, old))) throw wrong('oldPaymentPassword');
      await rows.storePaymentHash(tx, playerId, { hash, heldUntil });
      const template = isForgotten ? 'payment.password.forgotten' : 'payment.password.changed';
      await parts.notices.tell(tx, playerId, { template });
    });
  };
}
