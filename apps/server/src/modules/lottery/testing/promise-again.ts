import { ticketLeaf } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Pool } from 'pg';
import { rewrite } from '../../../testing/rewrite.ts';
import { readTable } from '../game.repository.ts';
import { issueById, saidPromise } from '../issue.repository.ts';
import { ticketText } from '../sale/ticket-text.ts';
import type { TicketRow } from '../ticket.repository.ts';

/**
 * Tickets say when their issue closes: those of one whose times a test has moved say what they would
 * have said, had the test known beforehand.
 */
export async function promiseAgain(pool: Pool, id: bigint): Promise<void> {
  const issue = await issueById(pool, id);
  if (issue === null) throw new Error(`there is no issue ${id}`);
  const { rows } = await pool.query<TicketRow>(sql`
    select id, ref, prize_table, table_version, mode, unit, stake, salt, lines
    from lottery.ticket where issue_id = ${id}`);
  const { game_code, numero } = issue;
  const leaves = await Promise.all(
    rows.map(async (row) => {
      const table = await readTable(pool, row.prize_table, row.table_version);
      if (table === null) throw new Error(`the prizes of ticket ${row.ref} are gone`);
      const text = ticketText({ ...row, game_code, numero }, saidPromise(issue), table);
      return Buffer.from(ticketLeaf(text));
    }),
  );
  const said = sql`
    update lottery.ticket t set leaf = said.leaf
    from unnest(${rows.map((row) => row.id)}::bigint[], ${leaves}::bytea[]) said (id, leaf)
    where t.id = said.id`;
  await rewrite(pool, said);
}
