import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/**
 * The kinds of entries that a round may fail to handle: a Pix, a payout that came back, the end of a charge; an
 * hour of the bank's lists, named by its beginning, with an entry that cannot even be asked for.
 */
export type MissedKind = 'payment' | 'return' | 'expiry' | 'hour.payments' | 'hour.returns';

/** Notes an item that failed; each further failure waits twice as long, an hour at most. */
export async function noteMissed(db: Db, kind: MissedKind, id: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into cashier.missed as known (kind, id, next_at)
    values (${kind}, ${id}, ${now}::timestamptz + interval '1 minute')
    on conflict (kind, id) do update set
      attempts = known.attempts + 1,
      next_at = ${now}::timestamptz
        + least(interval '1 minute' * power(2, least(known.attempts, 6)), interval '1 hour')`);
}

/** Notes items for another look; what waits already goes on waiting. */
export async function noteForLater(
  db: Db,
  kind: MissedKind,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into cashier.missed (kind, id, next_at)
    select ${kind}, id, ${now}::timestamptz + interval '1 minute' from unnest(${ids}::text[]) id
    on conflict do nothing`);
}

export async function forgetMissed(db: Db, kind: MissedKind, id: string): Promise<void> {
  await db.query(sql`delete from cashier.missed where kind = ${kind} and id = ${id}`);
}

/** The entries to look at again by now, longest waiting first. */
export async function listMissed(
  db: Db,
  kind: MissedKind,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from cashier.missed where kind = ${kind} and next_at <= ${now}
    order by next_at limit ${limit}`);
  return rows.map((row) => row.id);
}
