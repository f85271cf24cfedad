import type { CashierDeps } from '../cashier.deps.ts';
import { insertAlarm, listWaiting } from '../withdrawal.repository.ts';
import type { WithdrawalRow } from '../withdrawal.repository.ts';
import { enqueuePayout } from './enqueue-payout.ts';

/** Minutes after which a withdrawal that has not ended is told (Portaria 615/2024: at most 120). */
const alarmMinutes = [60, 90, 120] as const;
const minuteMs = 60_000;
const perRound = 1_000;
/** A payout whose plan got lost is planned again. */
const lostPlanMs = 5 * minuteMs;

/**
 * The 120-minute clock: raises each alarm of each withdrawal once, and replans what was lost. One
 * that fails is told and keeps no other waiting; it has its turn again in the next round.
 */
export async function watchPromises(deps: CashierDeps): Promise<void> {
  for (const row of await listWaiting(deps.database.read, perRound)) {
    await watch(deps, row).catch((error: unknown) =>
      deps.log.error({ err: error, withdrawal: row.id }, 'an alarm of a withdrawal failed'),
    );
  }
}

async function watch(deps: CashierDeps, row: WithdrawalRow): Promise<void> {
  const ageMs = deps.clock.now().getTime() - row.created_at.getTime();
  for (const minutes of alarmMinutes) {
    if (ageMs >= minutes * minuteMs && row.alarm_minutes < minutes) await raise(deps, row, minutes);
  }
  const waitsForBank = row.state === 'APPROVED' || row.state === 'SENDING';
  if (waitsForBank && ageMs >= lostPlanMs) await enqueuePayout(deps, deps.database.read, row.id);
}

async function raise(deps: CashierDeps, row: WithdrawalRow, minutes: number): Promise<void> {
  const raised = await deps.database.transaction(async (tx) => {
    if (!(await insertAlarm(tx, row.id, minutes, deps.clock.now()))) return false;
    await deps.events.emit(tx, {
      topic: 'cashier.alarm',
      payload: { withdrawalId: row.id, minutes, state: row.state },
    });
    return true;
  });
  if (!raised) return;
  deps.metrics.alarm(minutes);
  deps.log.error({ withdrawal: row.id, minutes, state: row.state }, 'a withdrawal waits too long');
}
