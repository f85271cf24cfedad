import { sql } from '@arara/postgres';
import type { Db, Sql } from '@arara/postgres';

/** Tickets of an issue whose money has not moved yet. */
export interface WaitingPayment {
  readonly game_code: string;
  readonly numero: string;
  readonly what: 'prizes' | 'refunds' | 'corrections';
  readonly since: Date;
  /** Null: which tickets a correction changes is known when each was looked at. */
  readonly tickets: number | null;
  /** Why nothing of it is paid; null: it is on its way. */
  readonly held: string | null;
}

/** The payments to make, longest waiting first; for more than a moment it stands here only where it fails. */
export const waitingPayments = (db: Db, limit: number): Promise<WaitingPayment[]> =>
  readPayments(db, () => sql`true`, limit);

/** The same of one issue. */
export const paymentsOf = (db: Db, issueId: bigint): Promise<WaitingPayment[]> =>
  readPayments(db, (id) => sql`${id} = ${issueId}`, 3);

async function readPayments(
  db: Db,
  of: (issueId: Sql) => Sql,
  limit: number,
): Promise<WaitingPayment[]> {
  const { rows } = await db.query<WaitingPayment & Record<string, unknown>>(sql`
    select i.game_code, i.numero, w.what, w.since, w.tickets, h.reason as held
    from (
      select i.id, 'prizes' as what, coalesce(i.drawn_at, i.draw_at) as since, (
        select count(*) from lottery.ticket t where t.issue_id = i.id and t.state = 'ACCEPTED'
      )::integer as tickets
      from lottery.issue i where i.state in ('DRAWN', 'SETTLING') and ${of(sql`i.id`)}
      union all
      select t.issue_id, 'refunds', min(coalesce(i.settled_at, t.created_at)), count(*)::integer
      from lottery.ticket t join lottery.issue i on i.id = t.issue_id
      where t.refund_due and ${of(sql`t.issue_id`)} group by t.issue_id
      union all
      select c.issue_id, 'corrections', c.decided_at, null
      from lottery.correction c where c.done_at is null and ${of(sql`c.issue_id`)}
    ) w
    join lottery.issue i on i.id = w.id
    left join lottery.held_issue h on h.issue_id = w.id and w.what <> 'refunds'
    order by w.since, i.id limit ${limit}`);
  return rows;
}
