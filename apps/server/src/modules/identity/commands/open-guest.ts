import { trialKind } from '@arara/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { readableCode } from '../tokens.ts';
import { openAccount } from './open-account.ts';

const playMoney = 'FUN';

/** Opens a play-money account for a visitor who tries one game; nobody can sign in to it. */
export function createOpenGuest(parts: IdentityParts) {
  return async function openGuest(caller: Caller): Promise<{ playerId: bigint; currency: string }> {
    const player = await parts.database.transaction(async (tx) => {
      const opened = await openAccount(parts, tx, {
        merchant: caller.merchant,
        username: `guest.${readableCode(parts.random, 12)}`,
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
    return { playerId: player.id, currency: player.currency };
  };
}
