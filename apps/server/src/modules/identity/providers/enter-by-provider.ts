import type { Newcomer, ProviderName } from '@arara/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import { requireEntry, signIn } from '../commands/sign-in.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Visitor } from '../identity.types.ts';
import { findPlayer } from '../player.repository.ts';
import { createTickets } from '../tickets.ts';
import type { Tickets } from '../tickets.ts';
import { findLinked, isEmailKnown } from './linked.repository.ts';

/** Somebody whom a provider vouched for, on the way to an account. */
const Arrival = z.object({
  merchant: z.string(),
  provider: z.enum(['google', 'facebook', 'firebase']),
  subject: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
});
export type Arrival = z.output<typeof Arrival>;

const arrivalMs = 30 * 60_000;

export function createArrivals(parts: IdentityParts): Tickets<Arrival> {
  return createTickets(parts, 'identity.arrival', Arrival, arrivalMs);
}

/**
 * Signs in the member whom a provider's account is linked to. An account that is linked to nobody
 * never becomes somebody's by its e-mail: whoever has one signs in and links it there.
 */
export function createEnterByProvider(parts: IdentityParts, arrivals: Tickets<Arrival>) {
  const { database } = parts;

  return async function enter(
    provider: ProviderName,
    person: ProvenPerson,
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { merchant } = visitor;
    const linked = await findLinked(database.read, merchant, provider, person.subject);
    const player = linked === null ? null : await findPlayer(database.read, linked);
    if (player === null) throw await refuse(provider, person, merchant);
    const settings = await parts.settings.registration(merchant);
    return database.transaction(async (tx) => {
      await requireEntry(parts, tx, player, visitor, settings);
      // Unlinked since it was looked at.
      const still = await findLinked(tx, merchant, provider, person.subject);
      if (still !== player.id) throw new AppError('provider.failed');
      const facts = { remembered: null, passwordExpired: player.mustChangePassword };
      return signIn(parts, tx, player, visitor, settings, facts);
    });
  };

  async function refuse(provider: ProviderName, person: ProvenPerson, merchant: string) {
    const { subject, name, mobile, emailVerified } = person;
    // An address that the provider has not seen mail arrive at tells nothing about who this is.
    const email = emailVerified ? person.email : null;
    if (email !== null && (await isEmailKnown(database.read, merchant, email))) {
      return new AppError('provider.email.known');
    }
    const { ticket } = arrivals.issue({ merchant, provider, subject, name, email, mobile });
    const value: Newcomer = { ticket, provider, name, email: person.email };
    return new AppError('provider.register.required', { value });
  }
}
