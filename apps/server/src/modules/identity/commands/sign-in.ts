import type { LoginValue, Member, RegisterValue } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { listBlocks } from '../block.repository.ts';
import { describeDevice } from '../device.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { presentLogin, presentMember } from '../identity.present.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import { agentKinds } from '../identity.types.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findIdNumberBox, lockPlayer, setFirstLogin } from '../player.repository.ts';
import { refuseSignIn } from '../refusals.ts';
import type { LoginFacts } from '../identity.present.ts';
import type { Family, Remembered } from '../remember.ts';
import { tellOfEntry } from '../tell-of-entry.ts';
import { insertSignIn } from '../sign-in.repository.ts';
import type { SignIn } from '../sign-in.repository.ts';

/** The result that a way of signing in gives to its route: the answer, and what the cookie will carry. */
export interface SignedIn {
  readonly value: LoginValue;
  readonly remembered: Remembered;
}

/** The result of opening an account: the answer of a sign-in, or only who was opened. */
export interface Registered {
  readonly value: RegisterValue;
  readonly remembered: Remembered | null;
}

export interface SignInFacts {
  /** The browser stays signed in as long as the brand says, and not only while its session lives. */
  readonly rememberMe: boolean;
  /** The browser was signed in before and goes on with that. */
  readonly family?: Family;
  /** True if the password that was used must be changed before anything else. */
  readonly passwordExpired: boolean;
  /** A second step was passed, now or when the device was first remembered. */
  readonly secondStepDone?: boolean;
  /** A code to the member's own number opened it: another message there would say nothing new. */
  readonly byMessage?: boolean;
}

/**
 * Throws when a proven member may not come in here. It is said for the whole transaction: a block
 * waits for it and ends what it opens, or is seen here.
 */
export async function requireEntry(
  deps: IdentityDeps,
  tx: Tx,
  player: Player,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<void> {
  await lockPlayer(tx, player.id);
  const blocks = await listBlocks(tx, player.id, deps.clock.now());
  if (blocks.some(({ permission }) => permission === 'login')) throw refuseSignIn();
  const agentsOnly = settings.agentHosts.includes(visitor.origin.replace(/^https?:\/\//, ''));
  if (agentsOnly && !agentKinds.includes(player.isAgent)) throw new AppError('agent.login.denied');
}

/**
 * Opens a session for a proven member, logs it and answers as every sign-in does. Where the member
 * wants a second step it throws `factor.required`, and nothing of the transaction stays.
 */
export async function signIn(
  deps: IdentityDeps,
  tx: Tx,
  player: Player,
  visitor: Visitor,
  settings: RegistrationSettings,
  facts: SignInFacts,
): Promise<SignedIn> {
  const { remember, sessions, clock, secondSteps } = deps;
  const { rememberMe, passwordExpired, secondStepDone = false, byMessage = false } = facts;
  if (!secondStepDone) {
    await secondSteps.require(tx, player, visitor, { rememberMe, passwordExpired });
  }
  const { staySignedInDays } = settings;
  const days = rememberMe && staySignedInDays > 0 ? staySignedInDays : null;
  const family = facts.family ?? (await remember.start(tx, player, days));
  const opening = { family, mustChangePassword: passwordExpired };
  const session = await sessions.open(tx, player, visitor, opening);
  const at = clock.now();
  const entry = signInRow(visitor, 'ok', at);
  await tellOfEntry(deps, tx, player, visitor, entry, { byMessage });
  await insertSignIn(tx, player.id, entry);
  const firstTimeLogin = player.firstLoginAt === null;
  if (firstTimeLogin) await setFirstLogin(tx, player.id, at);
  const told = { session, firstTimeLogin, passwordExpired };
  const value = await answerOf(deps, tx, player, settings, told);
  return { value, remembered: await remember.hand(tx, family, session.token) };
}

/** The answer to a person who comes in, about their session and themselves. */
export async function answerOf(
  deps: IdentityDeps,
  tx: Tx,
  player: Player,
  settings: RegistrationSettings,
  facts: Omit<LoginFacts, 'member'>,
): Promise<LoginValue> {
  const member = await memberOf(deps, tx, player, settings);
  return presentLogin({ ...facts, member }, deps.security);
}

/** Says whose account was opened, and opens no session. */
export async function openedOnly(
  deps: IdentityDeps,
  tx: Tx,
  player: Player,
  settings: RegistrationSettings,
): Promise<Registered> {
  const member = await memberOf(deps, tx, player, settings);
  return { value: { userName: member.account, member }, remembered: null };
}

/** The member as every answer about one shows it. */
async function memberOf(
  deps: IdentityDeps,
  tx: Tx,
  player: Player,
  settings: RegistrationSettings,
): Promise<Member> {
  const box = await findIdNumberBox(tx, player.id);
  const idNumber = box === null ? null : deps.idNumbers.reveal(box);
  const own = { idNumber, termsDue: await deps.owesTerms(player.id, tx) };
  return presentMember(player, own, settings, deps.picture);
}

/** A line of the sign-in log. */
export function signInRow(visitor: Visitor, outcome: 'ok' | 'failed' | 'locked', at: Date): SignIn {
  const { address, country, userAgent } = visitor;
  return { at, outcome, device: describeDevice(userAgent), address, country };
}
