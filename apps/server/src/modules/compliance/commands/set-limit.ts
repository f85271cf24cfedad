import { AppError } from '../../../platform/errors.ts';
import { effectiveAt, isMandatory, mandatoryLimits, timeLimitMax } from '../limit.policy.ts';
import type { LimitKind, LimitPeriod } from '../limit.policy.ts';
import { cancelWaiting, insertLimit, readLimits } from '../limit.repository.ts';
import { limitInForce } from '../state.ts';
import type { PlayerState } from '../state.ts';
import { changePlayer } from './change-player.ts';
import type { ComplianceDeps } from '../compliance.deps.ts';

export interface SetLimit {
  readonly playerId: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units, or minutes; null takes the limit away. */
  readonly value: bigint | null;
}

/** Sets a limit: stricter at once, looser after 24 hours; the last wish replaces one that waits. */
export async function setLimit(deps: ComplianceDeps, command: SetLimit): Promise<PlayerState> {
  const { playerId, kind, period, value } = command;
  if (value === null && deps.mandatory && isMandatory(kind, period)) {
    throw new AppError('limit.mandatory', { field: 'value' });
  }
  if (value !== null && (value <= 0n || (kind === 'time' && value > timeLimitMax(period)))) {
    throw new AppError('amount.invalid', { field: 'value' });
  }
  return changePlayer(deps, playerId, `limit.${kind}.${period}`, async (tx, _player, now) => {
    const current = limitInForce(await readLimits(tx, playerId), kind, period, now);
    await cancelWaiting(tx, playerId, kind, period, now);
    if (value === current) return;
    await insertLimit(tx, {
      playerId,
      kind,
      period,
      value,
      requestedAt: now,
      effectiveAt: effectiveAt(current, value, now),
    });
    const history = await readLimits(tx, playerId);
    const missing = mandatoryLimits.some(
      (limit) => limitInForce(history, limit.kind, limit.period, now) === null,
    );
    if (!missing) await deps.ports.limitsWereSet(tx, playerId);
  });
}
