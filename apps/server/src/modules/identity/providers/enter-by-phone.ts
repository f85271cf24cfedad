import type { BodyOf, login } from '@arara/contract';
import { emptyField } from '../../../platform/empty-field.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Visitor } from '../identity.types.ts';
import { createArrivals, createEnterByProvider } from './enter-by-provider.ts';
import { createVerifyPhone } from './verify-phone.ts';

/** Signs in whoever a phone belongs to that Firebase has proven; no name and no password go with it. */
export function createEnterByPhone(parts: IdentityParts) {
  const enter = createEnterByProvider(parts, createArrivals(parts));
  const verifyPhone = createVerifyPhone(parts);

  return async function enterByPhone(
    { firebaseIdToken, rememberMe }: BodyOf<typeof login>,
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { providers } = await parts.settings.registration(visitor.merchant);
    if (!providers.firebase) throw new AppError('function.not.available');
    if (firebaseIdToken === undefined) {
      throw emptyField(parts, 'firebaseIdToken', visitor.language);
    }
    return enter('firebase', await verifyPhone(firebaseIdToken), visitor, rememberMe);
  };
}
