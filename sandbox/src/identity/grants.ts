import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { Clock } from '../clock.ts';
import type { ClientName } from './access.ts';

const codeMs = 60_000;
const tokenMs = 3_600_000;

export interface Grant {
  readonly client: ClientName;
  readonly person: string;
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly nonce: string | null;
}

/** A code for what somebody agreed to; whoever brings it within a minute gets their token. */
export async function issueCode(db: Db, clock: Clock, grant: Grant): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db.query(sql`
    insert into sandbox.identity_code
      (code, client, person, redirect_uri, challenge, nonce, expires_at)
    values (${code}, ${grant.client}, ${grant.person}, ${grant.redirectUri}, ${grant.challenge},
      ${grant.nonce}, ${new Date(clock.now().getTime() + codeMs)})`);
  return code;
}

/** Uses a code up; null when it is not good for this client, address and verifier. */
export async function takeCode(
  db: Db,
  clock: Clock,
  asked: { code: string; client: ClientName; redirectUri: string; verifier: string | null },
): Promise<Grant | null> {
  const { rows } = await db.query<Grant & Record<string, unknown>>(sql`
    delete from sandbox.identity_code
    where code = ${asked.code} and client = ${asked.client} and expires_at > ${clock.now()}
    returning client, person, redirect_uri as "redirectUri", challenge, nonce`);
  const grant = rows[0];
  if (grant === undefined || grant.redirectUri !== asked.redirectUri) return null;
  if (grant.challenge === null) return grant;
  const proof = createHash('sha256')
    .update(asked.verifier ?? '')
    .digest('base64url');
  return proof === grant.challenge ? grant : null;
}

export async function issueToken(db: Db, clock: Clock, grant: Grant): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(sql`
    insert into sandbox.identity_token (token, client, person, expires_at)
    values (${token}, ${grant.client}, ${grant.person},
      ${new Date(clock.now().getTime() + tokenMs)})`);
  return token;
}

/** The owner of an access token. */
export async function bearerOf(
  db: Db,
  clock: Clock,
  token: string,
  client: ClientName,
): Promise<string | null> {
  const { rows } = await db.query<{ person: string }>(sql`
    select person from sandbox.identity_token
    where token = ${token} and client = ${client} and expires_at > ${clock.now()}`);
  return rows[0]?.person ?? null;
}
