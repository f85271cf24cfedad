import { sql } from '@arara/postgres';
import type { Pool } from 'pg';
import { rewrite } from '../../../testing/rewrite.ts';
import { readTable } from '../game.repository.ts';
import { issueById, saidPromise } from '../issue.repository.ts';
import { leafOf } from '../sale/ticket-text.ts';
import type { TicketRow } from '../ticket.repository.ts';

/**
 * Tickets say when their issue closes: those of one whose times a test has moved say what they would
 * have said, had the test known beforehand. Its end is the one of the issue, or one that it is to have yet.
 */
export async function promiseAgain(pool: Pool, id: bigint, closeAt?: Date): Promise<void> {
  const issue = await issueById(pool, id);
  if (issue === null) throw new Error(`there is no issue ${id}`);
  const { rows } = await pool.query<TicketRow>(sql`
    select id, ref, prize_table, table_version, mode, unit, stake, salt, rounded_by, lines
    from lottery.ticket where issue_id = ${id}`);
  const promise = saidPromise({ ...issue, close_at: closeAt ?? issue.close_at });
  const leaves = await Promise.all(
    rows.map(async (row) => {
      const table = await readTable(pool, row.prize_table, row.table_version);
      if (table === null) throw new Error(`the prizes of ticket ${row.ref} are gone`);
      return leafOf(row, { ...issue, promise }, table);
    }),
  );
  const said = sql`
    update lottery.ticket t set leaf = said.leaf
    from unnest(${rows.map((row) => row.id)}::bigint[], ${leaves}::bytea[]) said (id, leaf)
    where t.id = said.id`;
  await rewrite(pool, said);
}
