import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export interface KnownDevice {
  readonly device: string;
  readonly country: string | null;
  readonly first: Date;
  readonly last: Date;
  readonly signIns: number;
}

const devicesShown = 10;

/** Since when an account has its CPF; null where it has none. */
export async function idNumberSince(db: Db, playerId: bigint): Promise<Date | null> {
  const { rows } = await db.query<{ since: Date }>(sql`
    select coalesce(id_number_at, created_at) as since from identity.player
    where id = ${playerId} and id_number_box is not null`);
  return rows[0]?.since ?? null;
}

/** The devices and countries from which a member came in until an instant, the last used first. */
export async function listDevices(db: Db, playerId: bigint, until: Date): Promise<KnownDevice[]> {
  const { rows } = await db.query<KnownDevice & Record<string, unknown>>(sql`
    select device, country, min(at) as first, max(at) as last, count(*)::integer as "signIns"
    from identity.sign_in
    where player_id = ${playerId} and outcome = 'ok' and at <= ${until}
    group by device, country order by max(at) desc, device limit ${devicesShown}`);
  return rows;
}

/** Members who registered in a half-open span; accounts of the trial are none. */
export async function countNewMembers(
  db: Db,
  merchant: string,
  from: Date,
  until: Date,
): Promise<number> {
  const { rows } = await db.query<{ members: number }>(sql`
    select count(*)::integer as members from identity.player
    where merchant_id = ${merchant} and created_at >= ${from} and created_at < ${until}
      and is_agent <> 4`);
  return rows[0]?.members ?? 0;
}

/** Accounts that agreements count for: trial accounts and erased persons have none. */
export async function countAccounts(db: Db, merchant: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from identity.player p
    where p.merchant_id = ${merchant} and p.is_agent <> 4
      and not exists (select from identity.kept k where k.player_id = p.id)`);
  return rows[0]?.count ?? 0;
}

/** Members of a merchant who did something since an instant; trial accounts are none. */
export async function countActiveMembers(db: Db, merchant: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(distinct s.player_id)::integer as count
    from identity.session s join identity.player p on p.id = s.player_id
    where s.merchant_id = ${merchant} and s.ended_at is null and s.last_seen_at > ${since}
      and p.is_agent <> 4`);
  return rows[0]?.count ?? 0;
}
