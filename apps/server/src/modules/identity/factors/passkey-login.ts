import type { BodyOf, passkeyLoginCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { placeOf } from '../../../platform/webauthn.ts';
import { requireEntry, signIn } from '../commands/sign-in.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Visitor } from '../identity.types.ts';
import { isPasswordExpired } from '../password-expiry.ts';
import { findPlayer } from '../player.repository.ts';
import { findPasskey, usePasskey } from './passkey.repository.ts';

/** The options of a sign-in by passkey, and the ticket that `loginByPasskey` takes. */
export async function challengePasskey(deps: IdentityDeps, { merchant, origin }: Visitor) {
  const { random, webAuthn } = deps;
  const tickets = deps.tickets.passkeyLogins;
  const challenge = random(32);
  const content = { merchant, challenge: challenge.toString('base64url') };
  const options = await webAuthn.request(placeOf(origin), challenge, []);
  return { ticket: tickets.issue(content).ticket, options };
}

/** Signing in with a passkey alone: the device has seen its owner, so it is two proofs in one. */
export async function loginByPasskey(
  deps: IdentityDeps,
  body: BodyOf<typeof passkeyLoginCall>,
  visitor: Visitor,
): Promise<SignedIn> {
  const { database, webAuthn, clock } = deps;
  const tickets = deps.tickets.passkeyLogins;
  const { merchant } = visitor;
  const ticket = tickets.read(body.ticket);
  if (ticket === null || ticket.merchant !== merchant) {
    throw new AppError('factor.ticket.invalid');
  }
  const key = await findPasskey(database.read, merchant, String(body.response['id']));
  const player = key === null ? null : await findPlayer(database.read, key.playerId);
  if (key === null || player === null) throw new AppError('passkey.invalid');
  const place = placeOf(visitor.origin);
  const counter = await webAuthn.signed(body.response, ticket.challenge, place, key);
  if (counter === null) throw new AppError('passkey.invalid');
  const settings = await deps.settings.registration(merchant);
  const passwordExpired = isPasswordExpired(player, settings.password, clock.now());
  return database.transaction(async (tx) => {
    await requireEntry(deps, tx, player, visitor, settings);
    if (!(await tickets.use(tx, ticket))) throw new AppError('factor.ticket.invalid');
    // Removed, or used at a higher count, since it was looked at.
    if (!(await usePasskey(tx, key, counter, clock.now()))) {
      throw new AppError('passkey.invalid');
    }
    const { rememberMe } = body;
    const facts = { rememberMe, passwordExpired, secondStepDone: true };
    return signIn(deps, tx, player, visitor, settings, facts);
  });
}
