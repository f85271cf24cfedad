import type { Newcomer, ProviderName } from '@arara/contract';
import type { Db } from '@arara/postgres';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import { requireEntry, signIn } from '../commands/sign-in.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findByMobile, findPlayer } from '../player.repository.ts';
import { createTickets } from '../tickets.ts';
import type { Tickets } from '../tickets.ts';
import { spendProof } from './verify-phone.ts';
import type { ProvenPhone } from './verify-phone.ts';
import { findLinked, isEmailConfirmed } from './linked.repository.ts';

/** Somebody whom a provider vouched for, on the way to an account. */
const Arrival = z.object({
  merchant: z.string(),
  provider: z.enum(['google', 'facebook', 'firebase']),
  subject: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** The token of a phone, to be used up with the account that it opens. */
  proof: z.string().nullable(),
});
export type Arrival = z.output<typeof Arrival>;

const arrivalMs = 30 * 60_000;

export function createArrivals(parts: IdentityParts): Tickets<Arrival> {
  return createTickets(parts, 'identity.arrival', Arrival, arrivalMs);
}

/**
 * Signs in the member whom a provider's account is linked to. A phone that was proven opens the
 * account whose confirmed number it is, as the code of our own message would, and no other: the
 * provider's name for it goes on to whoever has the number next. An account that is linked to nobody
 * never becomes somebody's by its e-mail: whoever has one signs in and links it.
 */
export function createEnterByProvider(parts: IdentityParts, arrivals: Tickets<Arrival>) {
  const { database } = parts;

  return async function enter(
    provider: ProviderName,
    person: ProvenPerson | ProvenPhone,
    visitor: Visitor,
    rememberMe: boolean,
  ): Promise<SignedIn> {
    const { merchant } = visitor;
    const player = await memberOf(database.read, provider, person, merchant);
    if (player === null) throw await refuse(provider, person, merchant);
    const settings = await parts.settings.registration(merchant);
    const proof = proofOf(person);
    // By itself: where a second step is asked for, nothing of the next transaction stays.
    if (proof !== null && !(await spendProof(parts, database.read, proof))) {
      throw new AppError('provider.failed');
    }
    return database.transaction(async (tx) => {
      await requireEntry(parts, tx, player, visitor, settings);
      // Unlinked, or under another number, since it was looked at.
      const still = await memberOf(tx, provider, person, merchant);
      if (still?.id !== player.id) throw new AppError('provider.failed');
      // A phone is no sign-in by password, by whoever's message it was proven.
      const passwordExpired = provider !== 'firebase' && player.mustChangePassword;
      const facts = { rememberMe, passwordExpired };
      return signIn(parts, tx, player, visitor, settings, facts);
    });
  };

  async function memberOf(
    db: Db,
    provider: ProviderName,
    { subject, mobile }: ProvenPerson,
    merchant: string,
  ): Promise<Player | null> {
    if (provider === 'firebase') {
      return mobile === null ? null : findByMobile(db, merchant, mobile);
    }
    const linked = await findLinked(db, merchant, provider, subject);
    return linked === null ? null : findPlayer(db, linked);
  }

  async function refuse(
    provider: ProviderName,
    person: ProvenPerson | ProvenPhone,
    merchant: string,
  ) {
    const { subject, name, mobile, emailVerified } = person;
    // An address that the provider has not seen mail arrive at tells nothing about who this is.
    const email = emailVerified ? person.email : null;
    // Told to nobody but the owner of the address, and only of an account that is theirs: one that
    // somebody else opened with it must not keep them out.
    if (email !== null && (await isEmailConfirmed(database.read, merchant, email))) {
      return new AppError('provider.email.known');
    }
    // Said to the owner of the number or of the provider's account alone: it tells of nobody else.
    const { registrationOpen } = await parts.settings.registration(merchant);
    if (!registrationOpen) return new AppError('member.login.denied');
    const proof = proofOf(person);
    const { ticket } = arrivals.issue({ merchant, provider, subject, name, email, mobile, proof });
    const value: Newcomer = { ticket, provider, name, email: person.email };
    return new AppError('provider.register.required', { value });
  }
}

const proofOf = (person: ProvenPerson | ProvenPhone) => ('proof' in person ? person.proof : null);
