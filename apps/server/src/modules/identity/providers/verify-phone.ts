import { AppError } from '../../../platform/errors.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import type { IdentityParts } from '../identity.parts.ts';

/** Who an id token of the phone's provider is about; throws `provider.failed` for any other text. */
export function createVerifyPhone({ providers }: IdentityParts) {
  return async function verify(idToken: string): Promise<ProvenPerson> {
    if (providers.firebase === null) throw new AppError('function.not.available');
    const person = await providers.firebase.verify(idToken).catch((cause: unknown) => {
      throw new AppError('provider.unavailable', { cause });
    });
    if (person === null) throw new AppError('provider.failed');
    return person;
  };
}
