import { trialKind } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityParts } from '../identity.parts.ts';
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

/** Play money for those who try one game: a member has one such account, a browser another. */
export function createGuests(parts: IdentityParts) {
  const { database } = parts;

  async function open(caller: Caller, username: string): Promise<Guest> {
    const player = await database.transaction(async (tx) => {
      const opened = await openAccount(parts, tx, {
        merchant: caller.merchant,
        username,
        passwordHash: null,
        isAgent: trialKind,
        currency: playMoney,
        language: caller.language,
        firstLoginAt: parts.clock.now(),
        registeredFrom: { method: 'GUEST', address: caller.address, country: caller.country },
      });
      await parts.hooks.onTrialOpened(tx, opened);
      return opened;
    });
    return guestOf(player);
  }

  async function find({ merchant }: Caller, username: string): Promise<Guest | null> {
    const player = await findByName(database.read, merchant, username);
    // A name alone must never open the wallet of a member.
    return player?.isAgent === trialKind ? guestOf(player) : null;
  }

  async function ofMember(caller: Caller, playerId: bigint): Promise<Guest> {
    const username = memberGuest(playerId);
    const known = await find(caller, username);
    if (known !== null) return known;
    try {
      return await open(caller, username);
    } catch (error) {
      // Two games opened at once: the other one was first.
      const opened = isTaken(error) ? await find(caller, username) : null;
      if (opened === null) throw error;
      return opened;
    }
  }

  async function ofBrowser(caller: Caller, kept: string | undefined): Promise<KeptGuest> {
    const known = kept === undefined ? null : await find(caller, nameOf(kept));
    if (known !== null) return { ...known, token: null };
    // Never under a token that somebody else may have put there.
    const token = newToken(parts.random);
    return { ...(await open(caller, nameOf(token))), token };
  }

  return {
    /** A new one, for a single use. */
    openGuest: (caller: Caller) => open(caller, `guest.${readableCode(parts.random, 12)}`),

    /** The guest of a member, or of the browser that keeps the token; opened the first time. */
    async keepGuest(caller: Caller, kept: string | undefined): Promise<KeptGuest> {
      if (caller.session === null) return ofBrowser(caller, kept);
      return { ...(await ofMember(caller, caller.session.playerId)), token: null };
    },
  };
}

const guestOf = ({ id, currency }: Player): Guest => ({ playerId: id, currency });

/** A name that nobody can register: no rule of usernames lets a colon in. */
const memberGuest = (playerId: bigint): string => `guest:of:${playerId}`;

/** The token itself is kept nowhere: its hash names the account. */
const nameOf = (token: string): string =>
  `guest.${hashToken(token).toString('hex').slice(0, nameDigits)}`;

const isTaken = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'username.taken';
