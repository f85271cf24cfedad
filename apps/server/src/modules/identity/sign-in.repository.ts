import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export type SignInOutcome = 'ok' | 'failed' | 'locked';

export interface SignIn {
  readonly at: Date;
  readonly outcome: SignInOutcome;
  readonly device: string;
  readonly address: string;
  readonly country: string | null;
}

/** Without a member it writes nothing, by the same statement: both cases take the same time. */
export async function insertSignIn(db: Db, playerId: bigint | null, signIn: SignIn): Promise<void> {
  await db.query(sql`
    insert into identity.sign_in (player_id, at, outcome, device, address, country)
    select ${playerId}::bigint, ${signIn.at}::timestamptz, ${signIn.outcome}, ${signIn.device},
      ${signIn.address}, ${signIn.country}
    where ${playerId}::bigint is not null`);
}

export async function listSignIns(db: Db, playerId: bigint, limit: number): Promise<SignIn[]> {
  const { rows } = await db.query<SignIn & Record<string, unknown>>(sql`
    select at, outcome, device, address, country from identity.sign_in
    where player_id = ${playerId} order by id desc limit ${limit}`);
  return rows;
}

/** A browser as it came in: by what is kept of its mark, and from where. */
export interface Arrived {
  readonly mark: Buffer;
  readonly country: string | null;
}

/** True if a member has come in by that browser and from that country before, or never at all. */
export async function knowsBrowser(
  db: Db,
  playerId: bigint,
  { mark, country }: Arrived,
): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(sql`
    select
      (select coalesce(bool_or(mark_hash = ${mark}), true)
        from identity.device where player_id = ${playerId})
      and (select coalesce(bool_or(country is not distinct from ${country}), true)
        from identity.sign_in where player_id = ${playerId} and outcome = 'ok') as known`);
  return rows[0]?.known ?? true;
}

/** The browser is the member's from now on. */
export async function keepBrowser(
  db: Db,
  playerId: bigint,
  { mark, now }: { readonly mark: Buffer; readonly now: Date },
): Promise<void> {
  await db.query(sql`
    insert into identity.device (player_id, mark_hash, last_seen_at)
    values (${playerId}, ${mark}, ${now})
    on conflict (player_id, mark_hash) do update set last_seen_at = excluded.last_seen_at`);
}
