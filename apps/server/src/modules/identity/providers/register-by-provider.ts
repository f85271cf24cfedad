import { dayIn } from '@arara/calendar';
import type { BodyOf, registerByProviderCall } from '@arara/contract';
import { savepoint } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { checkRegistration, textOf } from '@arara/rules';
import { AppError } from '../../../platform/errors.ts';
import { askToConfirm } from '../contacts/ask-to-confirm.ts';
import { openOnce, signInAgain, keepForm } from '../commands/open-once.ts';
import { findCodes } from '../commands/find-codes.ts';
import { openAccount } from '../commands/open-account.ts';
import type { Opening } from '../commands/open-account.ts';
import type { Admission } from '../commands/open-member.ts';
import { signIn } from '../commands/sign-in.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Visitor } from '../identity.types.ts';
import { refuseIssue } from '../refusals.ts';
import type { Stamped } from '../tickets.ts';
import { readableCode } from '../../../platform/tokens.ts';
import type { Arrival } from '../identity.tickets.ts';
import { labelOf } from './label-of.ts';
import { insertLinked } from './linked.repository.ts';
import { spendProof } from './verify-phone.ts';

type Body = BodyOf<typeof registerByProviderCall>;

/** An account about to be opened for somebody whom a provider vouched for. */
interface ArrivalAdmission extends Pick<
  Admission,
  'opening' | 'codes' | 'limits' | 'mark' | 'rememberMe'
> {
  readonly arrival: Stamped<Arrival>;
}

/**
 * Opens an account for a person whom a provider vouched for: no password, and all that the law asks. `key` is
 * the page's, for the form as it is filled in; empty: it has none.
 */
export async function registerByProvider(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
  key: string,
) {
  const open = (mark: Buffer | null) => registerArrival(deps, body, visitor, mark);
  return openOnce(deps, { body, visitor, key }, open, signInAgain(deps, body));
}

async function registerArrival(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
  mark: Buffer | null,
): Promise<SignedIn> {
  const arrivals = deps.tickets.arrivals;
  const { merchant } = visitor;
  const arrival = arrivals.read(body.ticket);
  if (arrival === null || arrival.merchant !== merchant) {
    throw new AppError('factor.ticket.invalid');
  }
  const settings = await deps.settings.registration(merchant);
  checkBody(deps, body, settings, visitor.language);
  if (settings.botCheck.register) await deps.botCheck.require(merchant, body.challenge);
  const email = textOf(body, 'email') || arrival.email;
  const given = {
    affiliateCode: textOf(body, 'affiliateCode'),
    referralCode: settings.form.switches.referral ? textOf(body, 'referralCode') : null,
    domain: body.domain,
  };
  const codes = await findCodes(deps, given, merchant, settings);
  const opening = openingOf(deps, body, arrival, email, visitor, settings);
  const { limits = null, rememberMe } = body;
  const admission = { opening, arrival, codes, limits, rememberMe, mark };
  const done = await openArrival(deps, admission, visitor, settings);
  if (done instanceof AppError) throw done;
  return done;
}

/** A CPF that has an account is told, and that it was told stays counted. */
function openArrival(
  deps: IdentityDeps,
  { opening, arrival, codes, limits, rememberMe, mark }: ArrivalAdmission,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<SignedIn | AppError> {
  const { database, attempts, invitations } = deps;
  const arrivals = deps.tickets.arrivals;
  return database.transaction(async (tx) => {
    await attempts.mayAsk(tx, visitor.address);
    try {
      const player = await savepoint(tx, () => openAccount(deps, tx, opening));
      if (!(await arrivals.use(tx, arrival)) || !(await bind(deps, tx, arrival, player.id))) {
        throw new AppError('identity.taken');
      }
      await invitations.welcome(tx, { playerId: player.id, merchant: player.merchant, codes });
      await deps.hooks.onRegistered(tx, player, { limits });
      await keepForm(deps, tx, mark, player.id);
      await askToConfirm(deps, tx, player);
      const facts = { rememberMe, passwordExpired: false };
      return await signIn(deps, tx, player, visitor, settings, facts);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'id.number.taken') throw error;
      await attempts.answered(tx, visitor.address);
      return error;
    }
  });
}

/** A phone opens the account by its number, once; whatever else a provider vouched for, by a link. */
async function bind(
  deps: IdentityDeps,
  tx: Tx,
  arrival: Arrival,
  playerId: bigint,
): Promise<boolean> {
  const { merchant, provider, subject, proof } = arrival;
  if (provider === 'firebase') return proof !== null && spendProof(deps, tx, proof);
  const now = deps.clock.now();
  return insertLinked(tx, {
    merchant,
    provider,
    subject,
    playerId,
    label: labelOf(arrival),
    now,
  });
}

function checkBody(
  deps: IdentityDeps,
  body: Body,
  { form, timeZone, currency }: RegistrationSettings,
  language: string,
) {
  const { payeeName, email, idNumber } = form.fields;
  const asked = Object.entries({ payeeName, email, idNumber }).filter(
    ([, rule]) => rule !== undefined,
  );
  const switches = { captcha: false, referral: false };
  const short = { ...form, switches, fields: Object.fromEntries(asked) };
  // Name and password are not asked for: they are checked as what nobody could object to.
  const values = { ...body, username: 'provider1', password: blank, confirmPassword: blank };
  const today = dayIn(timeZone, deps.clock.now());
  const issue = checkRegistration(short, values, { today, currency })[0];
  if (issue !== undefined) throw refuseIssue(issue, deps.texts, language);
}

function openingOf(
  deps: IdentityDeps,
  body: Body,
  { mobile, email: vouched }: Arrival,
  email: string | null,
  visitor: Visitor,
  settings: RegistrationSettings,
): Opening {
  const language = body.language ?? visitor.language;
  const same = (code: string) => code.toLowerCase() === language.toLowerCase();
  return {
    merchant: visitor.merchant,
    username: usernameFor(deps, textOf(body, 'payeeName')),
    passwordHash: null,
    currency: settings.currency,
    language: settings.languages.find(same) ?? settings.languages[0] ?? language,
    payeeName: textOf(body, 'payeeName') || null,
    email,
    // The provider has seen mail arrive there; whatever else was typed is still to be confirmed.
    emailConfirmed: email !== null && email.toLowerCase() === vouched?.toLowerCase(),
    mobile,
    mobileConfirmed: mobile !== null,
    cpf: textOf(body, 'idNumber') || null,
    birthDate: body.birthDate,
    termsVersion: settings.form.terms.version,
    limitsSet: body.limits !== undefined,
    firstLoginAt: deps.clock.now(),
    registeredFrom: {
      method: 'WEB',
      url: null,
      domain: body.domain ?? null,
      address: visitor.address,
      country: visitor.country,
    },
  };
}

/** A username nobody chose: the first name, and six letters that make it nobody else's. */
function usernameFor(deps: IdentityDeps, name: string): string {
  const first = name.normalize('NFD').toLowerCase().split(/\s+/)[0] ?? '';
  const letters = first.replace(/[^a-z]/g, '').slice(0, 10);
  return `${letters === '' ? 'conta' : letters}${readableCode(deps.random, 6)}`;
}

const blank = 'Umbuzeiro-4x-serra';
