import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { Clock } from '../clock.ts';

const settingName = 'identity.key';
const lifetimeSeconds = 3_600;

export interface IdentityKeys {
  /** The public half, as a provider publishes it. */
  readonly jwks: { readonly keys: readonly JWK[] };
  sign(claims: JWTPayload): Promise<string>;
}

/** One RSA key for all processes on a database: the first that starts makes it. */
export async function openKeys(db: Db, clock: Clock): Promise<IdentityKeys> {
  const jwk = (await storedKey(db)) ?? (await makeKey(db));
  const { kty, n, e, kid } = jwk;
  const key = await importJWK(jwk, 'RS256');
  return {
    jwks: { keys: [{ kty, n, e, kid, use: 'sig', alg: 'RS256' }] },
    sign(claims) {
      const now = Math.floor(clock.now().getTime() / 1_000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: String(kid), typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key);
    },
  };
}

async function storedKey(db: Db): Promise<JWK | null> {
  const { rows } = await db.query<{ value: JWK }>(
    sql`select value from sandbox.setting where name = ${settingName}`,
  );
  return rows[0]?.value ?? null;
}

async function makeKey(db: Db): Promise<JWK> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.privateKey)), kid: 'sandbox-1' };
  await db.query(sql`
    insert into sandbox.setting (name, value) values (${settingName}, ${JSON.stringify(jwk)}::jsonb)
    on conflict (name) do nothing`);
  return (await storedKey(db)) ?? jwk;
}
