import type { Db } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import { spend } from '../spent.repository.ts';
import { hashToken } from '../../../platform/tokens.ts';

/** Longer than any token is taken for (`ports/providers/firebase.ts`). */
const keptMs = 30 * 60_000;

/** A phone that the provider proved, and the name of the token that says so. */
export interface ProvenPhone extends ProvenPerson {
  readonly proof: string;
}

/** The person of an id token of the phone's provider; throws `provider.failed` for any other text. */
export async function verifyPhone(deps: IdentityDeps, idToken: string): Promise<ProvenPhone> {
  const { providers } = deps;
  if (providers.firebase === null) throw new AppError('function.not.available');
  const person = await providers.firebase.verify(idToken).catch((cause: unknown) => {
    throw new AppError('provider.unavailable', { cause });
  });
  if (person === null) throw new AppError('provider.failed');
  return { ...person, proof: nameOf(idToken) };
}

/** The signed part and no more: the same signature can be written in several ways. */
const nameOf = (idToken: string) =>
  hashToken(idToken.slice(0, idToken.lastIndexOf('.'))).toString('base64url');

/** Uses a proof up, at whichever merchant; of all who show it, one hears true. */
export function spendProof(
  { clock }: Pick<IdentityDeps, 'clock'>,
  db: Db,
  proof: string,
): Promise<boolean> {
  const until = new Date(clock.now().getTime() + keptMs);
  return spend(db, 'ticket', `firebase ${proof}`, until);
}

/** True if the code of a registration goes by Firebase: where there is no contract, it is ours. */
export function codesByFirebase(
  { providers }: Pick<IdentityDeps, 'providers'>,
  { mobile }: RegistrationSettings['form'],
): boolean {
  return mobile.firebase && providers.firebase !== null;
}
