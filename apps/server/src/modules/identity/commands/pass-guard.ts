import type { ErrorCode } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { CountedTry } from '../attempts.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { insertSignIn } from '../sign-in.repository.ts';
import { tellOfLock } from '../tell-of-lock.ts';
import { signInRow } from './sign-in.ts';

interface Proofs {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
  readonly challenge?: string | undefined;
}

/**
 * The guards before every guess of a password or a code: the image that too many wrong tries ask
 * for, the work, and the count. `key` is the name that the tries are counted under, known or not.
 */
export async function passGuard(
  deps: IdentityDeps,
  proofs: Proofs,
  key: string,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<CountedTry> {
  const { merchant, address } = visitor;
  const guard = deps.attempts.guard(merchant, key, address);
  const { captcha } = await guard.state();
  if (captcha && settings.captchaOn) await requireCaptcha(deps, proofs, merchant);
  if (settings.botCheck.login || proofs.challenge !== undefined) {
    await deps.botCheck.require(merchant, proofs.challenge);
  }
  return guard.take();
}

async function requireCaptcha(
  { captchas }: IdentityDeps,
  { captcha, captchaId }: Proofs,
  merchant: string,
): Promise<void> {
  const value = { captcha: true };
  if (captcha === undefined || captcha === '') {
    throw new AppError('captcha.required', { field: 'captcha', value });
  }
  if (await captchas.check(merchant, captchaId, captcha)) return;
  throw new AppError('captcha.wrong', { field: 'captcha', value });
}

interface WrongTry {
  readonly counted: CountedTry;
  /** The account that the guess was about; null when nobody has the name. */
  readonly player: Player | null;
  readonly code: Extract<ErrorCode, 'login.failed' | 'sms.code.invalid' | 'sms.code.expired'>;
}

/** Writes a wrong try down and answers its refusal, which says whether an image comes next. */
export async function refuseTry(
  deps: IdentityDeps,
  { counted, player, code }: WrongTry,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<AppError> {
  const { captcha, locked, failures } = await counted.failed();
  const row = signInRow(visitor, locked ? 'locked' : 'failed', deps.clock.now());
  await insertSignIn(deps.database.read, player?.id ?? null, row);
  if (locked && player !== null) {
    await tellOfLock(deps, player, { address: visitor.address, tries: failures });
  }
  const field = code === 'login.failed' ? {} : { field: 'verificationCode' };
  return new AppError(code, { ...field, value: { captcha: captcha && settings.captchaOn } });
}
