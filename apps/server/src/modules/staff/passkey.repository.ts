import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { NewKey, WebAuthnKey } from '../../platform/webauthn.ts';

export interface StaffPasskey extends WebAuthnKey {
  readonly staffId: bigint;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = sql`id, staff_id as "staffId", rp_id as "rpId", public_key as "publicKey", counter,
  transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export async function listPasskeys(db: Db, staffId: bigint): Promise<StaffPasskey[]> {
  const { rows } = await db.query<StaffPasskey & Record<string, unknown>>(sql`
    select ${columns} from staff.passkey where staff_id = ${staffId} order by created_at, id`);
  return rows;
}

/** False where somebody has a passkey of that id already. */
export async function insertPasskey(
  tx: Tx,
  staffId: bigint,
  key: NewKey & { readonly name: string; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into staff.passkey (id, staff_id, rp_id, public_key, counter, transports, backed_up, name,
      created_at)
    values (${key.id}, ${staffId}, ${key.rpId}, ${key.publicKey}, ${key.counter},
      ${key.transports}::text[], ${key.backedUp}, ${key.name}, ${key.at})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Records a use; false where the passkey is gone, or another use has told a higher count, as a copy would. */
export async function usePasskey(
  tx: Tx,
  { id, staffId }: Pick<StaffPasskey, 'id' | 'staffId'>,
  counter: number,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update staff.passkey set counter = ${counter}, last_used_at = ${at}
    where id = ${id} and staff_id = ${staffId}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0))`);
  return rowCount === 1;
}

/** Forgets a passkey and answers its name; null where the account has no such one. */
export async function deletePasskey(tx: Tx, staffId: bigint, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(sql`
    delete from staff.passkey where staff_id = ${staffId} and id = ${id} returning name`);
  return rows[0]?.name ?? null;
}

/** Forgets all passkeys of an account; answers how many. */
export async function deletePasskeys(tx: Tx, staffId: bigint): Promise<number> {
  const { rowCount } = await tx.query(sql`delete from staff.passkey where staff_id = ${staffId}`);
  return rowCount ?? 0;
}

/** The ceremony that a challenge is for: a new passkey, or the second step. */
export type ChallengeUse = 'make' | 'step';

/** Keeps what a session asks the device; a later question takes its place. */
export async function askChallenge(
  db: Db,
  sessionId: string,
  asked: { readonly challenge: Buffer; readonly use: ChallengeUse; readonly until: Date },
): Promise<void> {
  await db.query(sql`
    update staff.session set challenge = ${asked.challenge}, challenge_for = ${asked.use},
      challenge_until = ${asked.until}
    where id = ${sessionId}::uuid and ended_at is null`);
}

/** Takes the question of a session away: of all answers to it one is looked at. Null where there is none in time. */
export async function takeChallenge(
  db: Db,
  sessionId: string,
  use: ChallengeUse,
  now: Date,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ challenge: Buffer }>(sql`
    update staff.session s set challenge = null, challenge_for = null, challenge_until = null
    from (
      select id, challenge from staff.session
      where id = ${sessionId}::uuid and ended_at is null and challenge_for = ${use}
        and challenge_until > ${now}
      for update
    ) asked
    where s.id = asked.id returning asked.challenge`);
  return rows[0]?.challenge ?? null;
}
