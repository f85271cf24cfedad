import { trialKind } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player } from '../identity.types.ts';
import { findByName } from '../player.repository.ts';
import { hashToken, newToken, readableCode } from '../../../platform/tokens.ts';
import { openAccount } from './open-account.ts';

const playMoney = 'FUN';
/** Hexadecimal digits of a token's hash in a guest's name: 96 bits, which nobody guesses. */
const nameDigits = 24;

/** A play-money account that nobody can sign in to. */
export interface Guest {
  readonly playerId: bigint;
  readonly currency: string;
}

/** A guest, and the token under which its browser finds it again; null when it has that already. */
export interface KeptGuest extends Guest {
  readonly token: string | null;
}

/** A new one, for a single use. */
export function openGuest(deps: IdentityDeps, caller: Caller) {
  return open(deps, caller, `guest.${readableCode(deps.random, 12)}`);
}

/**
 * Play money for those who try one game: a member has one such account, a browser another. The guest of a
 * member, or of the browser that keeps the token; opened the first time.
 */
export async function keepGuest(
  deps: IdentityDeps,
  caller: Caller,
  kept: string | undefined,
): Promise<KeptGuest> {
  if (caller.session === null) return ofBrowser(deps, caller, kept);
  return { ...(await ofMember(deps, caller, caller.session.playerId)), token: null };
}

async function open(deps: IdentityDeps, caller: Caller, username: string): Promise<Guest> {
  const { database } = deps;
  const player = await database.transaction(async (tx) => {
    const opened = await openAccount(deps, tx, {
      merchant: caller.merchant,
      username,
      passwordHash: null,
      isAgent: trialKind,
      currency: playMoney,
      language: caller.language,
      firstLoginAt: deps.clock.now(),
      registeredFrom: { method: 'GUEST', address: caller.address, country: caller.country },
    });
    await deps.hooks.onTrialOpened(tx, opened);
    return opened;
  });
  return guestOf(player);
}

async function find(
  deps: IdentityDeps,
  { merchant }: Caller,
  username: string,
): Promise<Guest | null> {
  const { database } = deps;
  const player = await findByName(database.read, merchant, username);
  // A name alone must never open the wallet of a member.
  return player?.isAgent === trialKind ? guestOf(player) : null;
}

async function ofMember(deps: IdentityDeps, caller: Caller, playerId: bigint): Promise<Guest> {
  const username = memberGuest(playerId);
  const known = await find(deps, caller, username);
  if (known !== null) return known;
  try {
    return await open(deps, caller, username);
  } catch (error) {
    // Two games opened at once: the other one was first.
    const opened = isTaken(error) ? await find(deps, caller, username) : null;
    if (opened === null) throw error;
    return opened;
  }
}

async function ofBrowser(
  deps: IdentityDeps,
  caller: Caller,
  kept: string | undefined,
): Promise<KeptGuest> {
  const known = kept === undefined ? null : await find(deps, caller, nameOf(kept));
  if (known !== null) return { ...known, token: null };
  // Never under a token that somebody else may have put there.
  const token = newToken(deps.random);
  return { ...(await open(deps, caller, nameOf(token))), token };
}

const guestOf = ({ id, currency }: Player): Guest => ({ playerId: id, currency });

/** A name that nobody can register: no rule of usernames lets a colon in. */
const memberGuest = (playerId: bigint): string => `guest:of:${playerId}`;

/** The token itself is kept nowhere: its hash names the account. */
const nameOf = (token: string): string =>
  `guest.${hashToken(token).toString('hex').slice(0, nameDigits)}`;

const isTaken = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'username.taken';
