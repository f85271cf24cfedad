import type { SignedCaller } from '../../../platform/http/caller.ts';
import { writeRealityCheck, writeRestriction } from '../player.repository.ts';
import { changePlayer } from './change-player.ts';
import type { CommandDeps } from './deps.ts';

const hourMs = 3_600_000;

/** Pauses play and deposits; a pause can be made longer, never shorter. Returns its end. */
export async function pauseAccount(
  deps: CommandDeps,
  playerId: bigint,
  hours: number,
): Promise<Date> {
  const { player } = await changePlayer(deps, playerId, 'pause', (tx, _player, now) =>
    writeRestriction(tx, playerId, 'pause', now, new Date(now.getTime() + hours * hourMs)),
  );
  return player.paused_until ?? deps.clock.now();
}

/**
 * Self-exclusion: needs the password or, where there is none, a fresh sign-in; ends every session,
 * cannot be shortened. Open rounds settle and withdrawals stay open, because the ledger refuses
 * guarded codes only. Returns its end.
 */
export async function excludeAccount(
  deps: CommandDeps,
  caller: SignedCaller,
  { months, password }: { readonly months: number; readonly password: string },
): Promise<Date> {
  const { playerId } = caller.session;
  await deps.ports.provePassword(caller, password);
  const { player } = await changePlayer(deps, playerId, 'exclusion', async (tx, _player, now) => {
    await writeRestriction(tx, playerId, 'exclusion', now, addMonths(now, months));
    await deps.ports.endSessions(tx, playerId);
  });
  return player.excluded_until ?? deps.clock.now();
}

/** How often the game reminds of time and result. */
export async function setRealityCheck(
  deps: CommandDeps,
  playerId: bigint,
  minutes: number,
): Promise<void> {
  await changePlayer(deps, playerId, 'reality.check', (tx) =>
    writeRealityCheck(tx, playerId, minutes),
  );
}

/** The same day and time so many months later; the last day of a shorter month. */
export function addMonths(at: Date, months: number): Date {
  const target = new Date(at);
  const day = at.getUTCDate();
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(day, lastDay));
  return target;
}
