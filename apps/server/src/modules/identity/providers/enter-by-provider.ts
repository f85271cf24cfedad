import type { Newcomer, ProviderName } from '@arara/contract';
import type { Db } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import { requireEntry, signIn } from '../commands/sign-in.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findByMobile, findPlayer } from '../player.repository.ts';
import { spendProof } from './verify-phone.ts';
import type { ProvenPhone } from './verify-phone.ts';
import { findLinked, isEmailConfirmed } from './linked.repository.ts';

/**
 * Signs in the member whom a provider's account is linked to. A phone that was proven opens the
 * account whose confirmed number it is, as the code of our own message would, and no other: the
 * provider's name for it goes on to whoever has the number next. An account that is linked to nobody
 * never becomes somebody's by its e-mail: whoever has one signs in and links it.
 */
export async function enterByProvider(
  deps: IdentityDeps,
  provider: ProviderName,
  person: ProvenPerson | ProvenPhone,
  visitor: Visitor,
  rememberMe: boolean,
): Promise<SignedIn> {
  const { database } = deps;
  const { merchant } = visitor;
  const player = await memberOf(database.read, provider, person, merchant);
  if (player === null) throw await refuse(deps, provider, person, merchant);
  const settings = await deps.settings.registration(merchant);
  const proof = proofOf(person);
  // By itself: where a second step is asked for, nothing of the next transaction stays.
  if (proof !== null && !(await spendProof(deps, database.read, proof))) {
    throw new AppError('provider.failed');
  }
  return database.transaction(async (tx) => {
    await requireEntry(deps, tx, player, visitor, settings);
    // Unlinked, or under another number, since it was looked at.
    const still = await memberOf(tx, provider, person, merchant);
    if (still?.id !== player.id) throw new AppError('provider.failed');
    // A phone is no sign-in by password, by whoever's message it was proven.
    const passwordExpired = provider !== 'firebase' && player.mustChangePassword;
    const facts = { rememberMe, passwordExpired };
    return signIn(deps, tx, player, visitor, settings, facts);
  });
}

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
  deps: IdentityDeps,
  provider: ProviderName,
  person: ProvenPerson | ProvenPhone,
  merchant: string,
) {
  const { database } = deps;
  const arrivals = deps.tickets.arrivals;
  const { subject, name, mobile, emailVerified } = person;
  // An address that the provider has not seen mail arrive at tells nothing about who this is.
  const email = emailVerified ? person.email : null;
  // Told to nobody but the owner of the address, and only of an account that is theirs: one that
  // somebody else opened with it must not keep them out.
  if (email !== null && (await isEmailConfirmed(database.read, merchant, email))) {
    return new AppError('provider.email.known');
  }
  // Said to the owner of the number or of the provider's account alone: it tells of nobody else.
  const { registrationOpen } = await deps.settings.registration(merchant);
  if (!registrationOpen) return new AppError('member.login.denied');
  const proof = proofOf(person);
  const { ticket } = arrivals.issue({ merchant, provider, subject, name, email, mobile, proof });
  const value: Newcomer = { ticket, provider, name, email: person.email };
  return new AppError('provider.register.required', { value });
}

const proofOf = (person: ProvenPerson | ProvenPhone) => ('proof' in person ? person.proof : null);
