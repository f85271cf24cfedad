import type { BodyOf, login } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { CountedTry } from '../attempts.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import type { Credentials } from '../player.repository.ts';
import { isPasswordExpired } from '../password-expiry.ts';
import {
  findCredentials,
  findPlayer,
  holdPassword,
  setMustChangePassword,
} from '../player.repository.ts';
import { insertSignIn } from '../sign-in.repository.ts';
import { tellOfLock } from '../tell-of-lock.ts';
import { usernameKey } from '../username.ts';
import { requireEntry, signIn, signInRow } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

type Body = BodyOf<typeof login>;

/**
 * Signs in with username and password. A name that does not exist costs the same work, is counted
 * and locked the same, and gets the same answers as one that does.
 */
export function createLogin(parts: IdentityParts) {
  const { database, attempts, passwords, captchas, botCheck } = parts;

  return async function login(body: Body, visitor: Visitor): Promise<SignedIn> {
    const settings = await parts.settings.registration(visitor.merchant);
    const key = usernameKey(body.username);
    const guard = attempts.guard(visitor.merchant, key, visitor.address);
    const { captcha } = await guard.state();
    if (captcha && settings.captchaOn) await requireCaptcha(body, visitor.merchant);
    if (settings.botCheck.login || body.challenge !== undefined) {
      await botCheck.require(visitor.merchant, body.challenge);
    }
    const counted = await guard.take();
    const found = await findCredentials(database.read, visitor.merchant, key);
    const right = await passwords.verify(found?.passwordHash ?? null, body.password);
    if (found === null || !right) throw await refuse(counted, found?.id ?? null, visitor, settings);
    await counted.succeeded();
    return enter(body, found, visitor, settings);
  };

  async function requireCaptcha(body: Body, merchant: string): Promise<void> {
    const value = { captcha: true };
    if (body.captcha === undefined || body.captcha === '') {
      throw new AppError('captcha.required', { field: 'captcha', value });
    }
    if (await captchas.check(merchant, body.captchaId, body.captcha)) return;
    throw new AppError('captcha.wrong', { field: 'captcha', value });
  }

  async function refuse(
    counted: CountedTry,
    playerId: bigint | null,
    visitor: Visitor,
    settings: RegistrationSettings,
  ): Promise<AppError> {
    const { captcha, locked, failures } = await counted.failed();
    const row = signInRow(visitor, locked ? 'locked' : 'failed', parts.clock.now());
    await insertSignIn(database.read, playerId, row);
    if (locked && playerId !== null) {
      const { address } = visitor;
      await tellOfLock(parts, await playerOf(playerId), { address, tries: failures });
    }
    return new AppError('login.failed', { value: { captcha: captcha && settings.captchaOn } });
  }

  async function enter(
    body: Body,
    { id, passwordHash }: Credentials,
    visitor: Visitor,
    settings: RegistrationSettings,
  ): Promise<SignedIn> {
    const player = await playerOf(id);
    const flagged = await isFlagged(body.password, settings);
    const passwordExpired =
      flagged || isPasswordExpired(player, settings.password, parts.clock.now());
    return database.transaction(async (tx) => {
      // Changed since it was looked at: what it opened now would outlive the change.
      if (!(await holdPassword(tx, id, passwordHash))) throw new AppError('login.failed');
      await requireEntry(parts, tx, player, visitor, settings);
      // Other ways in cannot see which password it is: the mark tells them.
      if (flagged) await setMustChangePassword(tx, id);
      const remembered = body.rememberMe ? await parts.remember.start(tx, player) : null;
      return signIn(parts, tx, player, visitor, settings, { remembered, passwordExpired });
    });
  }

  async function isFlagged(password: string, settings: RegistrationSettings): Promise<boolean> {
    const { flaggedHash } = settings.password;
    return flaggedHash !== null && passwords.verify(flaggedHash, password);
  }

  async function playerOf(id: bigint): Promise<Player> {
    const player = await findPlayer(database.read, id);
    if (player === null) throw new AppError('login.failed');
    return player;
  }
}
