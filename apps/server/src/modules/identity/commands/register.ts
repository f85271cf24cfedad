import type { BodyOf, register } from '@arara/contract';
import { textOf } from '@arara/rules';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Visitor } from '../identity.types.ts';
import { requireMobile } from '../refusals.ts';
import { createAnswerAnew } from './answer-anew.ts';
import type { Opening } from './open-account.ts';
import { createOpenMember, originOf } from './open-member.ts';
import { createAdmission } from './admit-member.ts';
import type { NumberProof, Shown } from './admit-member.ts';
import type { Registered } from './sign-in.ts';

type Body = BodyOf<typeof register>;

const contactFields = [
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'recommenderId',
] as const;

/** A number that was given, and what confirms it where proof is asked for. */
interface GivenNumber {
  readonly mobile: string | null;
  readonly proof: NumberProof | null;
}

/** Opens an account by username, with everything that belongs to it, and signs it in if asked to. */
export function createRegister(parts: IdentityParts) {
  const { passwords } = parts;
  const { admit, codesOf, refuseFlagged, proveNumber } = createAdmission(parts);
  const openMember = createOpenMember(parts);
  const { markOf, once, againFor } = createAnswerAnew(parts);

  /** `key` is the page's, for the form as it is filled in; empty: it has none. */
  return async function registerOnce(body: Body, visitor: Visitor, key: string) {
    const mark = markOf(key, body, visitor);
    const open = () => registerMember(body, visitor, mark);
    return once(mark, visitor, open, againFor(body));
  };

  async function registerMember(
    body: Body,
    visitor: Visitor,
    mark: Buffer | null,
  ): Promise<Registered> {
    const settings = await parts.settings.registration(visitor.merchant);
    if (!settings.form.switches.username) throw new AppError('function.not.available');
    const shown = await admit(body, 'username', visitor, settings);
    const codes = await codesOf(body, shown, visitor.merchant, settings);
    await refuseFlagged(body.password, settings);
    const number = await readNumber(body, shown, visitor, settings);
    const opening = await prepare(body, shown, number, visitor, settings);
    const { limits = null, login, rememberMe } = body;
    const proven = { opening, codes, limits, proof: number.proof, mark };
    return openMember({ ...proven, login, rememberMe, nameByNumber: false }, visitor, settings);
  }

  async function readNumber(
    body: Body,
    shown: Shown,
    visitor: Visitor,
    settings: RegistrationSettings,
  ): Promise<GivenNumber> {
    const mobileNum = shown('mobileNum');
    if (mobileNum === null) return { mobile: null, proof: null };
    const mobile = requireMobile(parts, { ...body, mobileNum }, visitor);
    return { mobile, proof: await proveNumber(mobile, body, shown, visitor, settings) };
  }

  async function prepare(
    body: Body,
    shown: Shown,
    { mobile, proof }: GivenNumber,
    visitor: Visitor,
    settings: RegistrationSettings,
  ): Promise<Opening> {
    const paymentPassword = shown('paymentPassword');
    const contacts = contactFields.flatMap((field) => {
      const text = shown(field);
      return text === null ? [] : [[field, text] as const];
    });
    return {
      ...originOf(body, visitor, settings),
      username: textOf(body, 'username'),
      payeeName: shown('payeeName'),
      email: shown('email'),
      mobile,
      mobileConfirmed: proof !== null,
      cpf: shown('idNumber'),
      birthDate: body.birthDate ?? null,
      contacts: Object.fromEntries(contacts),
      limitsSet: body.limits !== undefined,
      firstLoginAt: body.login ? parts.clock.now() : null,
      passwordHash: await passwords.hash(body.password),
      paymentPasswordHash: paymentPassword === null ? null : await passwords.hash(paymentPassword),
    };
  }
}
