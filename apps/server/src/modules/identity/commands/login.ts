import type { BodyOf, loginCall } from '@arara/contract';
import { emptyField } from '../../../platform/empty-field.ts';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { isPasswordExpired } from '../password-expiry.ts';
import {
  findCredentials,
  findCredentialsByMobile,
  findPlayer,
  lockPassword,
  setMustChangePassword,
} from '../player.repository.ts';
import type { Credentials } from '../player.repository.ts';
import { requireMobile } from '../refusals.ts';
import { usernameKey } from '../username.ts';
import { passGuard, refuseTry } from './pass-guard.ts';
import { requireEntry, signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

type Body = BodyOf<typeof loginCall>;

/** The name that somebody signs in under: how its tries are counted, and how its account is found. */
interface Name {
  readonly key: string;
  find(): Promise<Credentials | null>;
}

/**
 * Signs in with a password and a username, or a confirmed mobile number in its place. A name that
 * does not exist costs the same work, is counted and locked the same, and gets the same answers as
 * one that does.
 */
export async function login(deps: IdentityDeps, body: Body, visitor: Visitor): Promise<SignedIn> {
  const { passwords } = deps;
  const settings = await deps.settings.registration(visitor.merchant);
  const name = nameOf(deps, body, visitor, settings);
  if (body.password === '') throw emptyField(deps, 'password', visitor.language);
  const counted = await passGuard(deps, body, name.key, visitor, settings);
  const found = await name.find();
  const right = await passwords.verify(found?.passwordHash ?? null, body.password);
  if (found === null || !right) {
    const player = found === null ? null : await playerOf(deps, found.id);
    throw await refuseTry(deps, { counted, player, code: 'login.failed' }, visitor, settings);
  }
  await counted.succeeded();
  return enter(deps, body, found, visitor, settings);
}

function nameOf(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
  settings: RegistrationSettings,
): Name {
  const { database } = deps;
  const { merchant } = visitor;
  const { username, mobileNum } = body;
  if (username !== undefined) {
    const key = usernameKey(username);
    return { key, find: () => findCredentials(database.read, merchant, key) };
  }
  if (mobileNum === undefined) throw emptyField(deps, 'username', visitor.language);
  if (!settings.phone.password) throw new AppError('function.not.available');
  const mobile = requireMobile(deps, { ...body, mobileNum }, visitor);
  return { key: mobile, find: () => findCredentialsByMobile(database.read, merchant, mobile) };
}

async function enter(
  deps: IdentityDeps,
  body: Body,
  { id, passwordHash }: Credentials,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<SignedIn> {
  const { database } = deps;
  const player = await playerOf(deps, id);
  const flagged = await isFlagged(deps, body.password, settings);
  const passwordExpired = flagged || isPasswordExpired(player, settings.password, deps.clock.now());
  return database.transaction(async (tx) => {
    // Changed since it was looked at: what it opened now would outlive the change.
    if (!(await lockPassword(tx, id, passwordHash))) throw new AppError('login.failed');
    await requireEntry(deps, tx, player, visitor, settings);
    // Other ways in cannot see which password it is: the mark tells them.
    if (flagged) await setMustChangePassword(tx, id);
    const { rememberMe } = body;
    return signIn(deps, tx, player, visitor, settings, { rememberMe, passwordExpired });
  });
}

async function isFlagged(
  deps: IdentityDeps,
  password: string,
  settings: RegistrationSettings,
): Promise<boolean> {
  const { passwords } = deps;
  const { flaggedHash } = settings.password;
  return flaggedHash !== null && passwords.verify(flaggedHash, password);
}

async function playerOf(deps: IdentityDeps, id: bigint): Promise<Player> {
  const { database } = deps;
  const player = await findPlayer(database.read, id);
  if (player === null) throw new AppError('login.failed');
  return player;
}
