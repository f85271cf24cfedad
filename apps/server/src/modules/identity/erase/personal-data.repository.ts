import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Person } from '../../privacy/index.ts';

/** Everything that is told about an account but for what proves its owner. */
export async function tellAccount(db: Db, { id }: Person): Promise<Record<string, object[]>> {
  const lists = {
    account: sql`
      select account_number, username, payee_name as name, nickname, birth_date::text, email,
        email_confirmed_at, mobile, mobile_confirmed_at, contacts, currency, language, avatar,
        on_board, rank_level, registered_from, first_login_at, created_at
      from identity.player where id = ${id}`,
    terms: sql`
      select version, at, address from identity.terms_acceptance
      where player_id = ${id} order by version`,
    signIns: sql`
      select at, outcome, device, address, country from identity.sign_in
      where player_id = ${id} order by id`,
    sessions: sql`
      select device, address, country, created_at, last_seen_at, ended_at, ended_reason
      from identity.session where player_id = ${id} order by created_at`,
    passkeys: sql`
      select name, created_at, last_used_at from identity.passkey where player_id = ${id}`,
    linked: sql`
      select provider, label, linked_at from identity.linked_identity where player_id = ${id}`,
    blocks: sql`
      select permission, reason, since, until from identity.block where player_id = ${id}`,
    decisions: sql`
      select action, reason, at from identity.block_decision where player_id = ${id} order by id`,
  };
  const told = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => [name, (await db.query(list)).rows] as const),
  );
  return Object.fromEntries(told);
}

/** Keeps, sealed, who the person was, as long as the law wants it. */
export async function keepIdentity(
  tx: Tx,
  { id, merchant }: Person,
  box: Buffer,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  await tx.query(sql`
    insert into identity.kept (player_id, merchant_id, box, erased_at, until)
    values (${id}, ${merchant}, ${box}, ${at}, ${until})`);
}

/** The sealed identity of an erased person; null where none is kept. */
export async function readKept(
  db: Db,
  playerId: bigint,
): Promise<{ readonly box: Buffer; readonly erasedAt: Date } | null> {
  const { rows } = await db.query<{ box: Buffer; erasedAt: Date }>(sql`
    select box, erased_at as "erasedAt" from identity.kept where player_id = ${playerId}`);
  return rows[0] ?? null;
}

/** The time of the law is over. */
export async function forgetKept(db: Db, now: Date): Promise<void> {
  await db.query(
    sql`update identity.kept set box = null where until <= ${now} and box is not null`,
  );
}

/**
 * Overwrites the account, and removes every way in. Nobody can register a name that begins with `~`. The log
 * of sign-ins goes by its own time.
 */
export async function eraseAccount(tx: Tx, { id }: Person): Promise<void> {
  await tx.query(sql`
    update identity.player set
      username = '~' || account_number, username_key = '~' || account_number,
      password_hash = null, payment_password_hash = null, payee_name = null, nickname = null,
      email = null, email_confirmed_at = null, mobile = null, mobile_confirmed_at = null,
      birth_date = null, id_number_box = null, id_number_index = null, contacts = '{}',
      registered_from = '{}', avatar = '', on_board = false
    where id = ${id}`);
  await tx.query(sql`delete from identity.session where player_id = ${id}`);
  await tx.query(sql`delete from identity.remember_family where player_id = ${id}`);
  await tx.query(sql`delete from identity.device where player_id = ${id}`);
  await tx.query(sql`delete from identity.passkey where player_id = ${id}`);
  await tx.query(sql`delete from identity.passkey_step where player_id = ${id}`);
  await tx.query(sql`delete from identity.totp where player_id = ${id}`);
  await tx.query(sql`delete from identity.recovery_code where player_id = ${id}`);
  await tx.query(sql`delete from identity.linked_identity where player_id = ${id}`);
  await tx.query(sql`delete from identity.one_time_code where player_id = ${id}`);
  await tx.query(sql`delete from identity.registration where player_id = ${id}`);
}

/** True if a person of the house has blocked the account. */
export async function isBlockedByHand(db: Db, playerId: bigint, reason: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select from identity.block where player_id = ${playerId} and reason = ${reason}`);
  return rows.length > 0;
}
