import { hkdfSync } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
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

/**
 * Knows a registration again whose answer was lost. The page sends a key that nobody can guess with
 * its form; the same form with the same key signs in to the account that it has opened, for a short
 * while. To whoever has another key, or typed anything else, nothing is different from a house that
 * remembers no form.
 */
export function createAnswerAnew(parts: IdentityParts) {
  const { clock, database, policy } = parts;
  const secret = Buffer.from(parts.secretKey, 'hex');
  const markKey = Buffer.from(hkdfSync('sha256', secret, '', 'identity.registration', 32));

  /** The mark that a form is known by; null where its page sent no key. */
  function markOf(key: string, body: object, { merchant }: Visitor): Buffer | null {
    if (key === '') return null;
    const typed = Object.entries(body).filter(([name]) => !ofOneSending.has(name));
    return blindIndex(markKey, JSON.stringify([merchant, key, typed]));
  }

  /** Remembers the form in the transaction that opens its account. */
  async function keep(tx: Tx, mark: Buffer | null, playerId: bigint): Promise<void> {
    if (mark === null) return;
    const expiresAt = new Date(clock.now().getTime() + policy.registrationKnownMs);
    await insertRegistration(tx, mark, playerId, expiresAt);
  }

  /** Opens an account by a form, or answers `again` for the one that the same form has opened. */
  async function once<T>(
    mark: Buffer | null,
    visitor: Visitor,
    open: () => Promise<T>,
    again: Again<T>,
  ): Promise<T> {
    if (mark === null) return open();
    const known = await enter(mark, visitor, again);
    if (known !== null) return known;
    try {
      return await open();
    } catch (error) {
      // Sent again before the first was done, the second is refused for what the first has taken.
      const done = error instanceof AppError ? await enter(mark, visitor, again) : null;
      if (done === null) throw error;
      return done;
    }
  }

  async function enter<T>(mark: Buffer, visitor: Visitor, again: Again<T>): Promise<T | null> {
    const settings = await parts.settings.registration(visitor.merchant);
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

  /** Signs in once more; `rememberMe`: the browser is to stay signed in. */
  function signInAgain({ rememberMe }: { readonly rememberMe: boolean }): Again<SignedIn> {
    return async (tx, player, visitor, settings) => {
      await requireEntry(parts, tx, player, visitor, settings);
      const facts = { rememberMe, passwordExpired: false, byMessage: true };
      return signIn(parts, tx, player, visitor, settings, facts);
    };
  }

  /** The answer of an account that was opened with `login`, or without. */
  function againFor(form: Asked): Again<Registered> {
    if (form.login) return signInAgain(form);
    return (tx, player, _visitor, settings) => openedOnly(parts, tx, player, settings);
  }

  return { markOf, keep, once, signInAgain, againFor };
}
