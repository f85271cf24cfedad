import { dayIn } from '@arara/calendar';
import type { BodyOf, addIdNumberCall } from '@arara/contract';
import { savepoint } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { checkIdentity, cpfDigits } from '@arara/rules';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { maskIdNumber } from '../id-number.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { findIdNumberBox, findPlayer, lockPlayer, setIdNumber } from '../player.repository.ts';
import { refuseIssue, refuseTaken } from '../refusals.ts';
import { proveOwner } from '../factors/prove-owner.ts';

type Body = BodyOf<typeof addIdNumberCall>;

/**
 * Gives an account that was opened without a CPF its own, once. It is checked as at registration,
 * and that it has an account is told as seldom (docs/decisions/one-account-per-cpf.md). The account's own
 * CPF once more changes nothing: the answer to the first may have got lost.
 */
export async function addIdNumber(
  deps: IdentityDeps,
  body: Body,
  caller: SignedCaller,
): Promise<void> {
  const { database } = deps;
  await proveOwner(deps, caller, body);
  const refused = await database.transaction((tx) => addOrTell(deps, tx, body, caller));
  if (refused !== null) throw refused;
}

/** A CPF that has an account is no failure of the transaction: that it was told stays counted. */
async function addOrTell(
  deps: IdentityDeps,
  tx: Tx,
  body: Body,
  caller: SignedCaller,
): Promise<AppError | null> {
  const { idNumbers, attempts } = deps;
  const { playerId } = caller.session;
  await lockPlayer(tx, playerId);
  const own = await findIdNumberBox(tx, playerId);
  if (own !== null) return repeatOrTell(deps, tx, idNumbers.reveal(own), body, caller);
  const player = await findPlayer(tx, playerId);
  invariant(player !== null, 'a session has a player');
  const birthDate = player.birthDate ?? body.birthDate ?? '';
  await requireIdentity(deps, { ...body, birthDate }, caller);
  const idNumber = idNumbers.protect(body.idNumber);
  await attempts.mayAsk(tx, caller.address, playerId);
  try {
    await savepoint(tx, () =>
      setIdNumber(tx, { playerId, idNumber, birthDate, at: deps.clock.now() }),
    );
  } catch (error) {
    const refused = refuseTaken(error);
    if (!(refused instanceof AppError)) throw error;
    await attempts.answered(tx, caller.address, playerId);
    return refused;
  }
  const masked = maskIdNumber(idNumbers.reveal(idNumber.box));
  await deps.notices.tellContact(tx, player, { template: 'id.number.added', idNumber: masked });
  return null;
}

/** That it is another is told as seldom: guessed often enough, it would tell the account's own. */
async function repeatOrTell(
  deps: IdentityDeps,
  tx: Tx,
  own: string,
  { idNumber }: Body,
  { address, session }: SignedCaller,
): Promise<AppError | null> {
  const { attempts } = deps;
  await attempts.mayAsk(tx, address, session.playerId);
  if (cpfDigits(idNumber) === own) return null;
  await attempts.answered(tx, address, session.playerId);
  return new AppError('id.number.set');
}

async function requireIdentity(
  deps: IdentityDeps,
  values: { readonly idNumber: string; readonly birthDate: string },
  { session, language }: SignedCaller,
): Promise<void> {
  const { clock } = deps;
  const { form, timeZone } = await deps.settings.registration(session.merchant);
  const issue = checkIdentity(form, values, dayIn(timeZone, clock.now()))[0];
  if (issue !== undefined) throw refuseIssue(issue, deps.texts, language);
}
