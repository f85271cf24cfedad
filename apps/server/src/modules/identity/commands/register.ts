import type { BodyOf, registerCall } from '@arara/contract';
import { textOf } from '@arara/rules';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Visitor } from '../identity.types.ts';
import { requireMobile } from '../refusals.ts';
import { openOnce, answerAgain } from './open-once.ts';
import type { Opening } from './open-account.ts';
import { originOf, openMember } from './open-member.ts';
import { admitMember, codesOf, refuseFlagged, proveNewNumber } from './admit-member.ts';
import type { NumberProof, Shown } from './admit-member.ts';
import type { Registered } from './sign-in.ts';

type Body = BodyOf<typeof registerCall>;

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

/**
 * Opens an account by username, with everything that belongs to it, and signs it in if asked to. `key` is the
 * page's, for the form as it is filled in; empty: it has none.
 */
export async function register(deps: IdentityDeps, body: Body, visitor: Visitor, key: string) {
  const open = (mark: Buffer | null) => registerMember(deps, body, visitor, mark);
  return openOnce(deps, { body, visitor, key }, open, answerAgain(deps, body));
}

async function registerMember(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
  mark: Buffer | null,
): Promise<Registered> {
  const settings = await deps.settings.registration(visitor.merchant);
  if (!settings.form.switches.username) throw new AppError('function.not.available');
  const shown = await admitMember(deps, body, 'username', visitor, settings);
  const codes = await codesOf(deps, body, shown, visitor.merchant, settings);
  await refuseFlagged(deps, body.password, settings);
  const number = await readNumber(deps, body, shown, visitor, settings);
  const opening = await prepare(deps, body, shown, number, visitor, settings);
  const { limits = null, login, rememberMe } = body;
  const proven = { opening, codes, limits, proof: number.proof, mark };
  return openMember(deps, { ...proven, login, rememberMe, nameByNumber: false }, visitor, settings);
}

async function readNumber(
  deps: IdentityDeps,
  body: Body,
  shown: Shown,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<GivenNumber> {
  const mobileNum = shown('mobileNum');
  if (mobileNum === null) return { mobile: null, proof: null };
  const mobile = requireMobile(deps, { ...body, mobileNum }, visitor);
  return { mobile, proof: await proveNewNumber(deps, mobile, body, shown, visitor, settings) };
}

async function prepare(
  deps: IdentityDeps,
  body: Body,
  shown: Shown,
  { mobile, proof }: GivenNumber,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<Opening> {
  const { passwords } = deps;
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
    firstLoginAt: body.login ? deps.clock.now() : null,
    passwordHash: await passwords.hash(body.password),
    paymentPasswordHash: paymentPassword === null ? null : await passwords.hash(paymentPassword),
  };
}
