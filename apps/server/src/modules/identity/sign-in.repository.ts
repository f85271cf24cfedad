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
