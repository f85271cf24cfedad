import type { BodyOf, addIdNumber } from '@arara/contract';
import { savepoint } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { checkIdentity, cpfDigits, dayIn } from '@arara/rules';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { OwnerProof } from '../factors/owner-proof.ts';
import { maskIdNumber } from '../id-number.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { findIdNumberBox, findPlayer, holdPlayer, setIdNumber } from '../player.repository.ts';
import { refuseIssue, refuseTaken } from '../refusals.ts';

type Body = BodyOf<typeof addIdNumber>;

/**
 * Gives an account that was opened without a CPF its own, once. It is checked as at registration,
 * and that it has an account is told as seldom (docs/decisions/one-account-per-cpf.md). The account's own
 * CPF once more changes nothing: the answer to the first may have got lost.
 */
export function createAddIdNumber(parts: IdentityParts, prove: OwnerProof) {
  const { attempts, clock, database, idNumbers } = parts;

  return async function add(body: Body, caller: SignedCaller): Promise<void> {
    await prove(caller, body);
    const refused = await database.transaction((tx) => addOrTell(tx, body, caller));
    if (refused !== null) throw refused;
  };

  /** A CPF that has an account is no failure of the transaction: that it was told stays counted. */
  async function addOrTell(tx: Tx, body: Body, caller: SignedCaller): Promise<AppError | null> {
    const { playerId } = caller.session;
    await holdPlayer(tx, playerId);
    const own = await findIdNumberBox(tx, playerId);
    if (own !== null) return repeatOrTell(tx, idNumbers.reveal(own), body, caller);
    const player = await findPlayer(tx, playerId);
    invariant(player !== null, 'a session has a player');
    const birthDate = player.birthDate ?? body.birthDate ?? '';
    await requireIdentity({ ...body, birthDate }, caller);
    const idNumber = idNumbers.protect(body.idNumber);
    await attempts.mayAsk(tx, caller.address, playerId);
    try {
      await savepoint(tx, () => setIdNumber(tx, { playerId, idNumber, birthDate }));
    } catch (error) {
      const refused = refuseTaken(error);
      if (!(refused instanceof AppError)) throw error;
      await attempts.answered(tx, caller.address, playerId);
      return refused;
    }
    const masked = maskIdNumber(idNumbers.reveal(idNumber.box));
    await parts.notices.tellContact(tx, player, { template: 'id.number.added', idNumber: masked });
    return null;
  }

  /** That it is another is told as seldom: guessed often enough, it would tell the account's own. */
  async function repeatOrTell(
    tx: Tx,
    own: string,
    { idNumber }: Body,
    { address, session }: SignedCaller,
  ): Promise<AppError | null> {
    await attempts.mayAsk(tx, address, session.playerId);
    if (cpfDigits(idNumber) === own) return null;
    await attempts.answered(tx, address, session.playerId);
    return new AppError('id.number.set');
  }

  async function requireIdentity(
    values: { readonly idNumber: string; readonly birthDate: string },
    { session, language }: SignedCaller,
  ): Promise<void> {
    const { form, timeZone } = await parts.settings.registration(session.merchant);
    const issue = checkIdentity(form, values, dayIn(timeZone, clock.now()))[0];
    if (issue !== undefined) throw refuseIssue(issue, parts.messages, language);
  }
}
