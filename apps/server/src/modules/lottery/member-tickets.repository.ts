import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { isBefore } from '../../platform/story.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';
import type { TicketState } from './ticket.repository.ts';

/** A ticket in one line. */
export interface MemberTicket {
  readonly id: bigint;
  readonly ref: string;
  readonly player_id: bigint;
  readonly game_code: string;
  readonly numero: string;
  readonly state: TicketState;
  readonly stake: bigint;
  readonly prize: bigint | null;
  readonly currency: string;
  readonly created_at: Date;
}

const columns = sql`t.id, t.ref, t.player_id, i.game_code, i.numero, t.state, t.stake, t.prize,
  t.currency, t.created_at`;
const byTime = { at: 't.created_at', id: 't.id', type: 'bigint' } as const;

/** A page of a member's tickets, the latest first. */
export async function ticketsBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<MemberTicket[]> {
  const { rows } = await db.query<MemberTicket & Record<string, unknown>>(sql`
    select ${columns} from lottery.ticket t join lottery.issue i on i.id = t.issue_id
    where t.player_id = ${playerId} and ${isBefore(place, byTime)}
    order by t.id desc limit ${place.limit}`);
  return rows;
}

/** A ticket of a brand by its name; null where there is none. */
export async function ticketByRef(
  db: Db,
  merchant: string,
  ref: string,
): Promise<MemberTicket | null> {
  const { rows } = await db.query<MemberTicket & Record<string, unknown>>(sql`
    select ${columns} from lottery.ticket t join lottery.issue i on i.id = t.issue_id
    where t.ref = ${ref} and t.merchant_id = ${merchant}`);
  return rows[0] ?? null;
}

/** How many tickets of a member wait for their draw, and their stakes. */
export async function openTicketsOf(
  db: Db,
  playerId: bigint,
): Promise<{ readonly tickets: number; readonly stakes: bigint }> {
  const { rows } = await db.query<{ tickets: number; stakes: bigint }>(sql`
    select count(*)::integer as tickets, coalesce(sum(stake), 0)::bigint as stakes
    from lottery.ticket where player_id = ${playerId} and state = 'ACCEPTED'`);
  return rows[0] ?? { tickets: 0, stakes: 0n };
}

/** How many tickets of a merchant wait for their draw. */
export async function countOpenTickets(db: Db, merchant: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::integer as count
    from lottery.issue i join lottery.ticket t on t.issue_id = i.id
    where i.state in ('ON_SALE', 'CLOSED', 'DRAWN', 'SETTLING')
      and t.state = 'ACCEPTED' and t.merchant_id = ${merchant}`);
  return rows[0]?.count ?? 0;
}
