import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from '@arara/postgres';
import { killWhenInterrupted } from '../ends.ts';
import { drawResult, settleSeconds } from './settle.ts';
import type { LotteryProgram } from './program.ts';

const settling = fileURLToPath(new URL('settling.ts', import.meta.url));
const lookMs = 50;
const letGoMs = 500;

/**
 * Settles an issue in a process that is killed (SIGKILL) once a third of its tickets are settled, and
 * goes on in this one: how many tickets were left, and the seconds for them. Fails unless the ledger
 * adds up and each prize was paid once.
 */
export async function resumeKilled(
  program: LotteryProgram,
  pool: Pool,
  url: string,
  issue: { id: bigint; tickets: number },
): Promise<{ left: number; seconds: number }> {
  await drawResult(program, issue.id);
  const killed = killWhenInterrupted(fork(settling, [url, String(issue.id)]));
  const ended = once(killed, 'exit');
  let left = issue.tickets;
  while (left > issue.tickets * (2 / 3) && killed.exitCode === null) {
    await sleep(lookMs);
    left = await waitingOf(pool, issue.id);
  }
  killed.kill('SIGKILL');
  await ended;
  // The database breaks off what the dead process had begun.
  await sleep(letGoMs);
  left = await waitingOf(pool, issue.id);
  if (left === 0 || left === issue.tickets) throw new Error('it was not killed in the middle');
  const seconds = await settleSeconds(program, pool, issue.id);
  const proof = await program.deps.ledger.prove({ whole: true });
  if (!proof.sound) throw new Error('the ledger does not add up');
  return { left, seconds };
}

async function waitingOf(pool: Pool, id: bigint): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from lottery.ticket
     where issue_id = $1 and state = 'ACCEPTED'`,
    [id],
  );
  return rows[0]?.count ?? 0;
}
