import type { BodyOf, register } from '@arara/contract';
import { savepoint } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { checkRegistration, dayIn, registrationFields, textOf } from '@arara/rules';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { refuseIssue } from '../refusals.ts';
import { openAccount } from './open-account.ts';
import type { Opening } from './open-account.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

type Body = BodyOf<typeof register>;

/** Text of a field that the form shows; null when it is off or empty. */
type Shown = (field: Extract<keyof Body, string>) => string | null;

const contactFields = [
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'recommenderId',
] as const;

/** Opens an account by username, with everything that belongs to it, and signs it in. */
export function createRegister(parts: IdentityParts) {
  const { attempts, database, passwords, botCheck, captchas, invitations } = parts;

  return async function registerMember(body: Body, visitor: Visitor): Promise<SignedIn> {
    const settings = await parts.settings.registration(visitor.merchant);
    if (!settings.form.switches.username) throw new AppError('function.not.available');
    checkRules(body, settings, visitor.language);
    const shown = shownFields(body, settings);
    if (settings.botCheck.register) await botCheck.require(visitor.merchant, body.challenge);
    if (shown('captcha') !== null) await requireCaptcha(body, visitor.merchant);
    const codes = await findCodes(body, shown, visitor.merchant);
    const opening = await prepare(body, shown, visitor, settings);
    const signedIn = await open(opening, codes, body, visitor, settings);
    if (signedIn instanceof AppError) throw signedIn;
    return signedIn;
  };

  function open(
    opening: Opening,
    codes: readonly string[],
    { limits }: Body,
    visitor: Visitor,
    settings: RegistrationSettings,
  ): Promise<SignedIn | AppError> {
    return database.transaction(async (tx) => {
      const player = await openOrTell(tx, opening, visitor.address);
      if (player instanceof AppError) return player;
      await invitations.welcome(tx, { playerId: player.id, merchant: player.merchant, codes });
      await parts.hooks.onRegistered(tx, player, { limits: limits ?? null });
      return signIn(parts, tx, player, visitor, settings, {
        remembered: null,
        passwordExpired: false,
      });
    });
  }

  /** A CPF that has an account is no failure of the transaction: that it was told stays counted. */
  async function openOrTell(tx: Tx, opening: Opening, address: string): Promise<Player | AppError> {
    await attempts.mayAsk(tx, address);
    try {
      return await savepoint(tx, () => openAccount(parts, tx, opening));
    } catch (error) {
      if (!tellsOfIdNumber(error)) throw error;
      await attempts.answered(tx, address);
      return error;
    }
  }

  function checkRules(body: Body, settings: RegistrationSettings, language: string): void {
    const today = dayIn(settings.timeZone, parts.clock.now());
    const { currency } = settings;
    const issue = checkRegistration(settings.form, body, { today, currency })[0];
    if (issue !== undefined) throw refuseIssue(issue, parts.messages, language);
  }

  async function requireCaptcha(body: Body, merchant: string): Promise<void> {
    if (await captchas.check(merchant, body.captchaId, body.captcha)) return;
    throw new AppError('captcha.wrong', { field: 'captcha', value: { captcha: true } });
  }

  /** The code of the address or the form, and the one of a friend: each must be good. */
  async function findCodes(body: Body, shown: Shown, merchant: string): Promise<string[]> {
    const given = [
      { field: 'affiliateCode', code: shown('affiliateCode') ?? textOf(body, 'affiliateCode') },
      { field: 'referralCode', code: shown('referralCode') },
    ];
    const codes: string[] = [];
    for (const { field, code } of given) {
      if (code === null || code === '') continue;
      const found = await invitations.findCode(merchant, code, body.domain ?? null);
      if (found === null) throw new AppError('invitation_code_error', { field });
      codes.push(found.code);
    }
    return codes;
  }

  async function prepare(
    body: Body,
    shown: Shown,
    visitor: Visitor,
    settings: RegistrationSettings,
  ): Promise<Opening> {
    const { flaggedHash } = settings.password;
    if (flaggedHash !== null && (await passwords.verify(flaggedHash, body.password))) {
      throw new AppError('password.weak', { field: 'password' });
    }
    const paymentPassword = shown('paymentPassword');
    return {
      ...detailsOf(body, shown, visitor),
      merchant: visitor.merchant,
      language: languageOf(body.language ?? visitor.language, settings.languages),
      currency: settings.currency,
      termsVersion: settings.form.terms.version,
      limitsSet: body.limits !== undefined,
      firstLoginAt: parts.clock.now(),
      passwordHash: await passwords.hash(body.password),
      paymentPasswordHash: paymentPassword === null ? null : await passwords.hash(paymentPassword),
    };
  }
}

const tellsOfIdNumber = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'id.number.taken';

function shownFields(body: Body, settings: RegistrationSettings): Shown {
  const fields = registrationFields(settings.form);
  return (field) => {
    const text = fields[field]?.enabled === true ? textOf(body, field) : '';
    return text === '' ? null : text;
  };
}

function detailsOf(body: Body, shown: Shown, visitor: Visitor) {
  const contacts = contactFields.flatMap((field) => {
    const text = shown(field);
    return text === null ? [] : [[field, text] as const];
  });
  const mobile = shown('mobileNum');
  return {
    username: textOf(body, 'username'),
    payeeName: shown('payeeName'),
    email: shown('email'),
    mobile: mobile === null ? null : mobile.replace(/[^0-9]/g, ''),
    countryDialingCode: mobile === null ? null : (body.countryDialingCode ?? '55').replace('+', ''),
    cpf: shown('idNumber'),
    birthDate: body.birthDate,
    contacts: Object.fromEntries(contacts),
    registeredFrom: {
      method: body.registerMethod,
      url: printable(body.registerUrl),
      domain: printable(body.domain),
      address: visitor.address,
      country: visitor.country,
    },
  };
}

/** PostgreSQL keeps no NUL in text, and nobody needs control characters in an address. */
function printable(text: string | undefined): string | null {
  return text === undefined ? null : text.replace(/\p{C}/gu, '');
}

/** A language of the site, as the site writes it; its own when the asked one is not there. */
function languageOf(asked: string, languages: readonly string[]): string {
  const same = (code: string) => code.toLowerCase() === asked.toLowerCase();
  return languages.find(same) ?? languages[0] ?? asked;
}
