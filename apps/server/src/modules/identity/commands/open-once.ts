import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findPlayer } from '../player.repository.ts';
import { findRegistered, insertRegistration } from '../registration.repository.ts';
import { blindIndex } from '../../../platform/tokens.ts';
import { openedOnly, requireEntry, signIn } from './sign-in.ts';
import type { Registered, SignedIn } from './sign-in.ts';

/**
 * Fields that nobody typed as who they are: proofs that are made for each sending anew or that the first one
 * has used up, and where the page was when it was sent.
 */
const ofOneSending = new Set([
  'challenge',
  'captcha',
  'captchaId',
  'verificationCode',
  'firebaseChannel',
  'firebaseIdToken',
  'registerUrl',
  'rememberMe',
  'domain',
  'language',
]);

/** The answer to a form that has opened its account when it comes once more. */
type Again<T> = (
  tx: Tx,
  player: Player,
  visitor: Visitor,
  settings: RegistrationSettings,
) => Promise<T>;

/** The form that an account was opened with. */
interface Asked {
  readonly login: boolean;
  readonly rememberMe: boolean;
}

/** A form as it came: what was typed, by whom, and the key that its page sent with it, empty where it sent none. */
interface SentForm {
  readonly body: object;
  readonly visitor: Visitor;
  readonly key: string;
}

/** The mark that a form is known by; null where its page sent no key. */
function markOf(deps: IdentityDeps, { key, body, visitor: { merchant } }: SentForm): Buffer | null {
  const markKey = deps.registrationKey;
  if (key === '') return null;
  const typed = Object.entries(body).filter(([name]) => !ofOneSending.has(name));
  return blindIndex(markKey, JSON.stringify([merchant, key, typed]));
}

/** Remembers the form in the transaction that opens its account. */
export async function keepForm(
  deps: IdentityDeps,
  tx: Tx,
  mark: Buffer | null,
  playerId: bigint,
): Promise<void> {
  const { clock, security } = deps;
  if (mark === null) return;
  const expiresAt = new Date(clock.now().getTime() + security.registrationKnownMs);
  await insertRegistration(tx, mark, playerId, expiresAt);
}

/**
 * Opens an account by a form, or answers `again` for the account that the same form has opened: the answer of
 * the first sending may be lost. The page sends a key with its form that nobody can guess. For a short while,
 * the same form with the same key signs in to its account. A person with another key, or with another form,
 * sees no difference from a house that remembers no form.
 */
export async function openOnce<T>(
  deps: IdentityDeps,
  form: SentForm,
  open: (mark: Buffer | null) => Promise<T>,
  again: Again<T>,
): Promise<T> {
  const { visitor } = form;
  const mark = markOf(deps, form);
  if (mark === null) return open(mark);
  const known = await enter(deps, mark, visitor, again);
  if (known !== null) return known;
  try {
    return await open(mark);
  } catch (error) {
    // Sent again before the first was done, the second is refused for what the first has taken.
    const done = error instanceof AppError ? await enter(deps, mark, visitor, again) : null;
    if (done === null) throw error;
    return done;
  }
}

/** Signs in once more; `rememberMe`: the browser is to stay signed in. */
export function signInAgain(
  deps: IdentityDeps,
  { rememberMe }: { readonly rememberMe: boolean },
): Again<SignedIn> {
  return async (tx, player, visitor, settings) => {
    await requireEntry(deps, tx, player, visitor, settings);
    const facts = { rememberMe, passwordExpired: false, byMessage: true };
    return signIn(deps, tx, player, visitor, settings, facts);
  };
}

/** The answer of an account that was opened with `login`, or without. */
export function answerAgain(deps: IdentityDeps, form: Asked): Again<Registered> {
  if (form.login) return signInAgain(deps, form);
  return (tx, player, _visitor, settings) => openedOnly(deps, tx, player, settings);
}

async function enter<T>(
  deps: IdentityDeps,
  mark: Buffer,
  visitor: Visitor,
  again: Again<T>,
): Promise<T | null> {
  const { database, clock } = deps;
  const settings = await deps.settings.registration(visitor.merchant);
  return database.transaction(async (tx) => {
    const id = await findRegistered(tx, mark, clock.now());
    const player = id === null ? null : await findPlayer(tx, id);
    if (player === null) return null;
    // The password that was typed then opens nothing once there is another password.
    const { createdAt, passwordChangedAt } = player;
    if (passwordChangedAt !== null && passwordChangedAt > createdAt) return null;
    return again(tx, player, visitor, settings);
  });
}
