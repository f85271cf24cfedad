import type { Db, Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { effectiveAt, isMandatory, mandatoryLimits, timeLimitMax } from '../limit.policy.ts';
import type { LimitKind, LimitPeriod } from '../limit.policy.ts';
import { cancelWaiting, insertLimit, readLimits } from '../limit.repository.ts';
import { limitInForce } from '../state.ts';
import type { PlayerState } from '../state.ts';
import { changePlayer, changePlayerIn } from './change-player.ts';
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
  checkLimit(deps, command);
  return changePlayer(deps, command.playerId, changeName(command), (tx, _player, now) =>
    writeLimit(deps, tx, command, now),
  );
}

/** The same inside the caller's transaction. */
export async function setLimitIn(deps: ComplianceDeps, tx: Tx, command: SetLimit): Promise<void> {
  checkLimit(deps, command);
  await changePlayerIn(deps, tx, command.playerId, changeName(command), (_tx, _player, now) =>
    writeLimit(deps, tx, command, now),
  );
}

const changeName = ({ kind, period }: SetLimit): string => `limit.${kind}.${period}`;

/** Throws `limit.mandatory` or `amount.invalid`. */
export function checkLimit(
  { mandatory }: Pick<ComplianceDeps, 'mandatory'>,
  { kind, period, value }: Omit<SetLimit, 'playerId'>,
): void {
  if (value === null && mandatory && isMandatory(kind, period)) {
    throw new AppError('limit.mandatory', { field: 'value' });
  }
  if (value !== null && (value <= 0n || (kind === 'time' && value > timeLimitMax(period)))) {
    throw new AppError('amount.invalid', { field: 'value' });
  }
}

/** The limit in force now; null: there is none. */
export const currentLimit = async (
  db: Db,
  { playerId, kind, period }: Omit<SetLimit, 'value'>,
  now: Date,
): Promise<bigint | null> => limitInForce(await readLimits(db, playerId), kind, period, now);

/** Writes a limit that was checked, under the player's lock. */
export async function writeLimit(
  deps: ComplianceDeps,
  tx: Tx,
  command: SetLimit,
  now: Date,
): Promise<void> {
  const { playerId, kind, period, value } = command;
  const current = await currentLimit(tx, command, now);
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
}
