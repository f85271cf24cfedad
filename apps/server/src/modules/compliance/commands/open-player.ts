import { isCurrency, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { NewCompliancePlayer, RegistrationLimits } from '../compliance.types.ts';
import { timeLimitMax } from '../limit.policy.ts';
import { insertLimit } from '../limit.repository.ts';
import { insertPlayer, lockPlayer } from '../player.repository.ts';
import { readState } from '../state.ts';
import { syncNewPlayer } from '../sync.ts';
import type { ComplianceDeps } from '../compliance.deps.ts';

/** Takes a new account in, with the limits its owner chose at registration. */
export async function openPlayer(
  deps: ComplianceDeps,
  tx: Tx,
  { playerId, merchant, currency, limits }: NewCompliancePlayer,
): Promise<void> {
  invariant(isCurrency(currency), 'an account has a currency of the house');
  const chosen = limits === null ? [] : readLimits(limits, currency);
  const now = deps.clock.now();
  const { cash } = await deps.wallet.accountsIn(tx, playerId);
  const row = { player_id: playerId, merchant_id: merchant, currency, cash_account: cash };
  await insertPlayer(tx, row, now);
  if (chosen.length === 0) return;
  for (const { kind, value } of chosen) {
    await insertLimit(tx, {
      playerId,
      kind,
      period: 'day',
      value,
      requestedAt: now,
      effectiveAt: now,
    });
  }
  const player = await lockPlayer(tx, playerId);
  invariant(player !== null, 'a player that was just written is there');
  await syncNewPlayer(deps, tx, await readState(deps, tx, player, now), now);
  await deps.ports.limitsWereSet(tx, playerId);
}

function readLimits(limits: RegistrationLimits, currency: Currency) {
  const loss = parseMoney(limits.lossDay, currency);
  if (!loss.ok || loss.value.minor <= 0n) {
    throw new AppError('amount.invalid', { field: 'limits.lossDay' });
  }
  const minutes = BigInt(limits.timeDayMinutes);
  if (minutes <= 0n || minutes > timeLimitMax('day')) {
    throw new AppError('amount.invalid', { field: 'limits.timeDayMinutes' });
  }
  return [
    { kind: 'loss', value: loss.value.minor as bigint },
    { kind: 'time', value: minutes },
  ] as const;
}
