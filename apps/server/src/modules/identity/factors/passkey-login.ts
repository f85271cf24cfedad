import type { BodyOf, passkeyLogin } from '@arara/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { requireEntry, signIn } from '../commands/sign-in.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Visitor } from '../identity.types.ts';
import { isPasswordExpired } from '../password-expiry.ts';
import { findPlayer } from '../player.repository.ts';
import { createTickets } from '../tickets.ts';
import { findPasskey, usePasskey } from './passkey.repository.ts';
import { placeOf } from './webauthn.ts';

const Asked = z.object({ merchant: z.string(), challenge: z.string() });
const ticketMs = 5 * 60_000;

/** Signing in with a passkey alone: the device has seen its owner, so it is two proofs in one. */
export function createPasskeyLogin(parts: IdentityParts) {
  const { database, clock, random, webAuthn } = parts;
  const tickets = createTickets(parts, 'identity.passkey-login', Asked, ticketMs);

  return {
    async challenge({ merchant, origin }: Visitor) {
      const challenge = random(32);
      const content = { merchant, challenge: challenge.toString('base64url') };
      const options = await webAuthn.request(placeOf(origin), challenge, []);
      return { ticket: tickets.issue(content).ticket, options };
    },
    async login(body: BodyOf<typeof passkeyLogin>, visitor: Visitor): Promise<SignedIn> {
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
      const settings = await parts.settings.registration(merchant);
      const passwordExpired = isPasswordExpired(player, settings.password, clock.now());
      return database.transaction(async (tx) => {
        await requireEntry(parts, tx, player, visitor, settings);
        if (!(await tickets.use(tx, ticket))) throw new AppError('factor.ticket.invalid');
        // Removed, or used at a higher count, since it was looked at.
        if (!(await usePasskey(tx, key, counter, clock.now()))) {
          throw new AppError('passkey.invalid');
        }
        const { rememberMe } = body;
        const facts = { rememberMe, passwordExpired, secondStepDone: true };
        return signIn(parts, tx, player, visitor, settings, facts);
      });
    },
  };
}
