import type { BodyOf, registerMobileCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Visitor } from '../identity.types.ts';
import { requireMobile } from '../refusals.ts';
import { readableCode } from '../../../platform/tokens.ts';
import { openOnce, answerAgain } from './open-once.ts';
import { originOf, openMember } from './open-member.ts';
import { admitMember, codesOf, refuseFlagged, proveNewNumber } from './admit-member.ts';
import type { Registered } from './sign-in.ts';

type Body = BodyOf<typeof registerMobileCall>;

/**
 * Opens an account by a mobile number. The account is called by its own public number, which the
 * answer tells: with it and the password the member comes in where no message arrives. `key` is the page's,
 * for the form as it is filled in; empty: it has none.
 */
export async function registerMobile(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
  key: string,
) {
  const open = (mark: Buffer | null) => registerByMobile(deps, body, visitor, mark);
  return openOnce(deps, { body, visitor, key }, open, answerAgain(deps, body));
}

async function registerByMobile(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
  mark: Buffer | null,
): Promise<Registered> {
  const { passwords } = deps;
  const settings = await deps.settings.registration(visitor.merchant);
  const { mobile: form } = settings.form;
  if (!form.enabled) throw new AppError('function.not.available');
  const shown = await admitMember(deps, body, 'mobile', visitor, settings);
  const mobile = requireMobile(deps, body, visitor);
  const codes = await codesOf(deps, body, shown, visitor.merchant, settings);
  const password = form.password ? (body.password ?? '') : null;
  if (password !== null) await refuseFlagged(deps, password, settings);
  const proof = await proveNewNumber(deps, mobile, body, shown, visitor, settings);
  const opening = {
    ...originOf(body, visitor, settings),
    // Until its row is there, and with it the number that becomes its name.
    username: `mobile:${readableCode(deps.random, 16)}`,
    mobile,
    mobileConfirmed: proof !== null,
    cpf: shown('idNumber'),
    birthDate: form.identity ? (body.birthDate ?? null) : null,
    limitsSet: body.limits !== undefined,
    firstLoginAt: body.login ? deps.clock.now() : null,
    passwordHash: password === null ? null : await passwords.hash(password),
  };
  const { limits = null, login, rememberMe } = body;
  const proven = { opening, codes, limits, proof, mark };
  return openMember(deps, { ...proven, login, rememberMe, nameByNumber: true }, visitor, settings);
}
