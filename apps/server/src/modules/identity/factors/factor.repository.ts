import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface StoredTotp {
  readonly box: Buffer;
  readonly confirmedAt: Date | null;
}

export async function findTotp(db: Db, playerId: bigint): Promise<StoredTotp | null> {
  const { rows } = await db.query<StoredTotp & Record<string, unknown>>(sql`
    select secret_box as box, confirmed_at as "confirmedAt" from identity.totp
    where player_id = ${playerId}`);
  return rows[0] ?? null;
}

/** Keeps a secret that waits for its first code; false while a confirmed one is there. */
export async function offerTotp(
  tx: Tx,
  playerId: bigint,
  box: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into identity.totp as t (player_id, secret_box, created_at)
    values (${playerId}, ${box}, ${now})
    on conflict (player_id) do update
      set secret_box = excluded.secret_box, created_at = excluded.created_at, last_step = 0
      where t.confirmed_at is null`);
  return rowCount === 1;
}

/** Takes a half minute's code once: false when it, or a later one, was taken before. */
export async function takeTotpStep(
  db: Db,
  playerId: bigint,
  step: number,
  confirm: Date | null,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update identity.totp
    set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${confirm}::timestamptz)
    where player_id = ${playerId} and last_step < ${step}
      and (confirmed_at is null) = ${confirm !== null}`);
  return rowCount === 1;
}

export async function deleteTotp(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(sql`delete from identity.totp where player_id = ${playerId}`);
  return rowCount === 1;
}

/** New codes take the place of all older ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  playerId: bigint,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query(sql`delete from identity.recovery_code where player_id = ${playerId}`);
  await tx.query(sql`
    insert into identity.recovery_code (player_id, code_hash)
    select ${playerId}, unnest(${[...hashes]}::bytea[])`);
}

export async function takeRecoveryCode(
  db: Db,
  playerId: bigint,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update identity.recovery_code set used_at = ${now}
    where player_id = ${playerId} and code_hash = ${hash} and used_at is null`);
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Db, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::int as count from identity.recovery_code
    where player_id = ${playerId} and used_at is null`);
  return rows[0]?.count ?? 0;
}

export interface StepState {
  readonly totp: boolean;
  readonly passkeyStep: boolean;
  readonly recoveryCodes: boolean;
}

/** The step that a member wants to be asked for after the password. */
export async function findStep(db: Db, playerId: bigint): Promise<StepState> {
  const { rows } = await db.query<StepState & Record<string, unknown>>(sql`
    select
      exists (select from identity.totp
        where player_id = ${playerId} and confirmed_at is not null) as totp,
      exists (select from identity.passkey_step where player_id = ${playerId}) as "passkeyStep",
      exists (select from identity.recovery_code
        where player_id = ${playerId} and used_at is null) as "recoveryCodes"`);
  return rows[0] ?? { totp: false, passkeyStep: false, recoveryCodes: false };
}

export async function setPasskeyStep(tx: Tx, playerId: bigint, on: boolean): Promise<void> {
  if (on) {
    await tx.query(sql`
      insert into identity.passkey_step (player_id) values (${playerId}) on conflict do nothing`);
    return;
  }
  await tx.query(sql`delete from identity.passkey_step where player_id = ${playerId}`);
}

/** Nothing is asked for any more: the codes for the day of its loss go too. */
export async function deleteUnusedCodes(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(sql`
    delete from identity.recovery_code
    where player_id = ${playerId}
      and not exists (select from identity.totp where player_id = ${playerId})
      and not exists (select from identity.passkey_step where player_id = ${playerId})`);
}

/** When the session of a caller was opened. */
export async function sessionStart(db: Db, sessionId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(sql`
    select min(one.created_at) as at
    from identity.session mine
    join identity.session one on one.id = mine.id or one.family_id = mine.family_id
    where mine.id = ${sessionId}`);
  return rows[0]?.at ?? null;
}
