import type { BodyOf, loginCall } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { emptyField } from '../../../platform/empty-field.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CountedTry } from '../attempts.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findByMobile, lockPlayer } from '../player.repository.ts';
import { requireMobile } from '../refusals.ts';
import type { RightCode, SmsSubject } from '../sms-codes.ts';
import { passGuard, refuseTry } from './pass-guard.ts';
import { requireEntry, signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

type Body = BodyOf<typeof loginCall>;

export interface ProvenNumber {
  readonly player: Player;
  readonly code: RightCode;
}

/**
 * The member of a number whose code was typed. A wrong code counts like a wrong password, and a
 * number without an account answers like one whose code was wrong: nobody was sent its code.
 */
export async function proveNumber(
  deps: IdentityDeps,
  guess: { readonly subject: SmsSubject; readonly typed: string; readonly counted: CountedTry },
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<ProvenNumber> {
  const { subject, typed, counted } = guess;
  const player = await findByMobile(deps.database.read, subject.merchant, subject.to);
  const code = await deps.smsCodes.judge(subject, typed).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (player !== null && !(code instanceof AppError)) return { player, code };
  const expired = code instanceof AppError && code.code === 'sms.code.expired';
  const refusal = expired ? 'sms.code.expired' : 'sms.code.invalid';
  throw await refuseTry(deps, { counted, player, code: refusal }, visitor, settings);
}

/**
 * Throws when a number is no longer the member's whom it was looked up for; it stays theirs until the
 * transaction ends.
 */
export async function requireNumber(
  tx: Tx,
  { merchant, to }: SmsSubject,
  player: Player,
): Promise<void> {
  await lockPlayer(tx, player.id);
  const owner = await findByMobile(tx, merchant, to);
  if (owner?.id === player.id) return;
  throw new AppError('sms.code.invalid', { field: 'verificationCode' });
}

/** Signs in with a mobile number and the code of its message; the password plays no part in it. */
export async function loginByCode(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
): Promise<SignedIn> {
  const settings = await deps.settings.registration(visitor.merchant);
  if (!settings.phone.code) throw new AppError('function.not.available');
  const { mobileNum } = body;
  if (mobileNum === undefined) throw emptyField(deps, 'mobileNum', visitor.language);
  if (body.password === '') throw emptyField(deps, 'verificationCode', visitor.language);
  const mobile = requireMobile(deps, { ...body, mobileNum }, visitor);
  const counted = await passGuard(deps, body, mobile, visitor, settings);
  const subject: SmsSubject = { merchant: visitor.merchant, purpose: 'login', to: mobile };
  const guess = { subject, typed: body.password, counted };
  const { player, code } = await proveNumber(deps, guess, visitor, settings);
  await counted.succeeded();
  // By itself: where a second step is asked for, nothing of the next transaction stays.
  await deps.database.transaction((tx) => deps.smsCodes.spend(tx, code));
  return deps.database.transaction(async (tx) => {
    await requireNumber(tx, subject, player);
    await requireEntry(deps, tx, player, visitor, settings);
    const { rememberMe } = body;
    const facts = { rememberMe, passwordExpired: false, byMessage: true };
    return signIn(deps, tx, player, visitor, settings, facts);
  });
}
