import type { Pool } from '@arara/postgres';
import { correctIssue } from '../../../apps/server/src/modules/lottery/issues/correct-issue.ts';
import { enterResult } from '../../../apps/server/src/modules/lottery/results/enter-result.ts';
import type { LotteryProgram } from './program.ts';
import { foreignCode } from './settings.ts';
import { settleSeconds } from './settle.ts';

/** One line in a hundred wins by each of them, and hardly any by both. */
const [wrong, right] = ['1,2,3,4,5', '6,7,3,4,5'];

/**
 * Settles a closed issue by a result that is then corrected: how many tickets it changes, and the seconds
 * until each has what it should. Fails unless the ledger adds up.
 */
export async function correctSeconds(
  program: LotteryProgram,
  pool: Pool,
  id: bigint,
  settle: () => Promise<void>,
): Promise<{ changed: number; seconds: number }> {
  const { deps } = program;
  await agree(program, pool, id, wrong, null);
  await settleSeconds(program, pool, id);
  await agree(program, pool, id, right, 'misread');
  await settle();
  const started = performance.now();
  if (!(await correctIssue(deps, id))) throw new Error('the issue was not corrected');
  const seconds = (performance.now() - started) / 1000;
  const { rows } = await pool.query<{ changed: number }>(
    'select count(*)::integer as changed from lottery.ticket_correction where issue_id = $1',
    [id],
  );
  const changed = rows[0]?.changed ?? 0;
  if (changed === 0) throw new Error('no ticket was corrected');
  const proof = await deps.ledger.prove({ whole: true });
  if (!proof.sound) throw new Error('the ledger does not add up');
  return { changed, seconds };
}

async function agree(
  { deps }: LotteryProgram,
  pool: Pool,
  id: bigint,
  result: string,
  reason: string | null,
): Promise<void> {
  const { rows } = await pool.query<{ numero: string }>(
    'select numero from lottery.issue where id = $1',
    [id],
  );
  const ask = { gameCode: foreignCode, numero: rows[0]?.numero ?? '', result, reason };
  await enterResult(deps, { ...ask, by: 'ana', source: 'one.vn' });
  const entered = await enterResult(deps, { ...ask, by: 'rui', source: 'two.vn' });
  if (entered.state !== 'agreed') throw new Error(`the result is ${entered.state}`);
}
