import { sql } from '@arara/postgres';

/**
 * The ids of issues of which nothing is paid, or in which something waits for longer than a minute: their result
 * is not borne out, a ticket fails, or stakes and corrections are on their way for too long.
 */
export const stuckIssues = sql`
  select issue_id as id from lottery.held_issue
  union
  select id from lottery.issue
  where state in ('DRAWN', 'SETTLING')
    and coalesce(drawn_at, draw_at) < clock_timestamp() - interval '1 minute'
  union
  select issue_id from lottery.correction
  where done_at is null and decided_at < clock_timestamp() - interval '1 minute'
  union
  select t.issue_id from lottery.ticket t join lottery.issue i on i.id = t.issue_id
  where t.refund_due and i.settled_at < clock_timestamp() - interval '1 minute'`;
