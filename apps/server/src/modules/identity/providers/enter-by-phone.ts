import type { BodyOf, loginCall } from '@arara/contract';
import { emptyField } from '../../../platform/empty-field.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Visitor } from '../identity.types.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { verifyPhone } from './verify-phone.ts';

/** Signs in whoever a phone belongs to that Firebase has proven; no name and no password go with it. */
export async function enterByPhone(
  deps: IdentityDeps,
  { firebaseIdToken, rememberMe }: BodyOf<typeof loginCall>,
  visitor: Visitor,
): Promise<SignedIn> {
  const { providers } = await deps.settings.registration(visitor.merchant);
  if (!providers.firebase) throw new AppError('function.not.available');
  if (firebaseIdToken === undefined) {
    throw emptyField(deps, 'firebaseIdToken', visitor.language);
  }
  return enterByProvider(
    deps,
    'firebase',
    await verifyPhone(deps, firebaseIdToken),
    visitor,
    rememberMe,
  );
}
