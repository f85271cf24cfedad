import { languageOf } from '@arara/i18n';
import { savepoint } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { ChosenLimits } from '../identity.ports.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { askToConfirm } from '../contacts/ask-to-confirm.ts';
import { nameByNumber } from '../player.repository.ts';
import { spendProof } from '../providers/verify-phone.ts';
import type { NumberProof, RegistrationBody } from './admit-member.ts';
import { keepForm } from './open-once.ts';
import { openAccount } from './open-account.ts';
import type { Opening } from './open-account.ts';
import { openedOnly, signIn } from './sign-in.ts';
import type { Registered } from './sign-in.ts';

/** An account about to be opened, with what has to be used up for it. */
export interface Admission {
  readonly opening: Opening;
  readonly codes: readonly string[];
  readonly limits: ChosenLimits | null;
  readonly rememberMe: boolean;
  /** The proof that confirmed the number; null where nothing was asked for. */
  readonly proof: NumberProof | null;
  /** The mark by which the form is known, should it come again; null: it will not be. */
  readonly mark: Buffer | null;
  /** The account is called by its own number. */
  readonly nameByNumber: boolean;
  /** True if the person who opens it is signed in to it. */
  readonly login: boolean;
}

/** Opens an account with everything that belongs to it, and signs it in where that is wanted. */
export async function openMember(
  deps: IdentityDeps,
  admission: Admission,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<Registered> {
  const { database, invitations } = deps;
  const { codes, limits, rememberMe } = admission;
  const opened = await database.transaction(async (tx) => {
    const player = await openOrTell(deps, tx, admission, visitor.address);
    if (player instanceof AppError) return player;
    await keepForm(deps, tx, admission.mark, player.id);
    await invitations.welcome(tx, { playerId: player.id, merchant: player.merchant, codes });
    await deps.hooks.onRegistered(tx, player, { limits });
    await askToConfirm(deps, tx, player);
    const facts = { rememberMe, passwordExpired: false };
    return admission.login
      ? signIn(deps, tx, player, visitor, settings, facts)
      : openedOnly(deps, tx, player, settings);
  });
  if (opened instanceof AppError) throw opened;
  return opened;
}

/** A CPF that has an account is no failure of the transaction: that it was told stays counted. */
async function openOrTell(
  deps: IdentityDeps,
  tx: Tx,
  admission: Admission,
  address: string,
): Promise<Player | AppError> {
  const { attempts } = deps;
  await attempts.mayAsk(tx, address);
  try {
    return await savepoint(tx, () => openProven(deps, tx, admission));
  } catch (error) {
    if (!tellsOfIdNumber(error)) throw error;
    await attempts.answered(tx, address);
    return error;
  }
}

/** A failure gives the code back: the person who mends the form sends it once more. */
async function openProven(deps: IdentityDeps, tx: Tx, admission: Admission): Promise<Player> {
  const { proof } = admission;
  if (proof !== null) await useUp(deps, tx, proof);
  const player = await openAccount(deps, tx, admission.opening);
  return admission.nameByNumber ? nameByNumber(tx, player.id) : player;
}

async function useUp(deps: IdentityDeps, tx: Tx, proof: NumberProof): Promise<void> {
  const { smsCodes } = deps;
  if (!('proof' in proof)) return smsCodes.spend(tx, proof);
  if (await spendProof(deps, tx, proof.proof)) return;
  throw new AppError('sms.code.invalid', { field: 'verificationCode' });
}

const tellsOfIdNumber = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'id.number.taken';

/** The values that every account keeps of where it comes from and what it agreed to. */
export function originOf(
  body: RegistrationBody,
  visitor: Visitor,
  settings: RegistrationSettings,
): Pick<Opening, 'merchant' | 'language' | 'currency' | 'termsVersion' | 'registeredFrom'> {
  return {
    merchant: visitor.merchant,
    language: ofSite(body.language ?? visitor.language, settings.languages),
    currency: settings.currency,
    termsVersion: settings.form.terms.version,
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
function ofSite(asked: string, languages: readonly string[]): string {
  const tag = languageOf(asked)?.tag;
  return languages.find((one) => one === tag) ?? languages[0] ?? asked;
}
