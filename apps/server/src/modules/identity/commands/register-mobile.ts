import type { BodyOf, registerMobile } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Visitor } from '../identity.types.ts';
import { requireMobile } from '../refusals.ts';
import { readableCode } from '../../../platform/tokens.ts';
import { createAnswerAnew } from './answer-anew.ts';
import { createOpenMember, originOf } from './open-member.ts';
import { createAdmission } from './admit-member.ts';
import type { Registered } from './sign-in.ts';

type Body = BodyOf<typeof registerMobile>;

/**
 * Opens an account by a mobile number. The account is called by its own public number, which the
 * answer tells: with it and the password the member comes in where no message arrives.
 */
export function createRegisterMobile(parts: IdentityParts) {
  const { passwords } = parts;
  const { admit, codesOf, refuseFlagged, proveNumber } = createAdmission(parts);
  const openMember = createOpenMember(parts);
  const { markOf, once, againFor } = createAnswerAnew(parts);

  /** `key` is the page's, for the form as it is filled in; empty: it has none. */
  return async function registerOnce(body: Body, visitor: Visitor, key: string) {
    const mark = markOf(key, body, visitor);
    const open = () => registerByMobile(body, visitor, mark);
    return once(mark, visitor, open, againFor(body));
  };

  async function registerByMobile(
    body: Body,
    visitor: Visitor,
    mark: Buffer | null,
  ): Promise<Registered> {
    const settings = await parts.settings.registration(visitor.merchant);
    const { mobile: form } = settings.form;
    if (!form.enabled) throw new AppError('function.not.available');
    const shown = await admit(body, 'mobile', visitor, settings);
    const mobile = requireMobile(parts, body, visitor);
    const codes = await codesOf(body, shown, visitor.merchant, settings);
    const password = form.password ? (body.password ?? '') : null;
    if (password !== null) await refuseFlagged(password, settings);
    const proof = await proveNumber(mobile, body, shown, visitor, settings);
    const opening = {
      ...originOf(body, visitor, settings),
      // Until its row is there, and with it the number that becomes its name.
      username: `mobile:${readableCode(parts.random, 16)}`,
      mobile,
      mobileConfirmed: proof !== null,
      cpf: shown('idNumber'),
      birthDate: form.identity ? (body.birthDate ?? null) : null,
      limitsSet: body.limits !== undefined,
      firstLoginAt: body.login ? parts.clock.now() : null,
      passwordHash: password === null ? null : await passwords.hash(password),
    };
    const { limits = null, login, rememberMe } = body;
    const proven = { opening, codes, limits, proof, mark };
    return openMember({ ...proven, login, rememberMe, nameByNumber: true }, visitor, settings);
  }
}
