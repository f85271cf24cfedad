import { createTestDatabase } from '@arara/testing';
import { createPool } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { isSecretOf } from './platform/secret-check.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function faultOf(change: (url: URL) => void): Promise<string> {
  const url = new URL(database.url);
  change(url);
  const addresses = { url: database.programUrl, ownerUrl: url.href };
  return prepareDatabase(addresses, {
    ROLES: [],
    LOG_LEVEL: 'silent',
    DATABASE_OWNER_URL: undefined,
  }).then(
    () => '',
    (error: Error) => error.message,
  );
}

describe('a database that is named', () => {
  it('and does not answer is said so, without its password', async () => {
    const said = await faultOf((url) => {
      url.port = '1';
    });
    expect(said).toBe('No PostgreSQL answers at 127.0.0.1:1. Start it, or correct DATABASE_URL.');
  });

  it('and refuses the user is said so', async () => {
    const said = await faultOf((url) => {
      url.password = 'guess';
    });
    expect(said).toContain('refuses arara. Correct DATABASE_URL.');
    expect(said).not.toContain('guess');
  });

  it('and does not exist is said so', async () => {
    const said = await faultOf((url) => {
      url.pathname = '/gone';
    });
    expect(said).toMatch(/^There is no database gone at .* Create it first\.$/);
  });

  it('and was changed by a later version is said so', async () => {
    await database.pool.query("insert into migration (name, checksum) values ('9999-x.sql', 'x')");
    expect(await faultOf(() => undefined)).toContain('Migration 9999-x.sql is missing');
  });
});

describe('the secret of a database', () => {
  it('is the one it was first used with', async () => {
    const [ours, other] = ['0a'.repeat(32), '0b'.repeat(32)];
    expect(await isSecretOf(database.pool, ours)).toBe(true);
    expect(await isSecretOf(database.pool, other)).toBe(false);
    expect(await isSecretOf(database.pool, ours)).toBe(true);
  });

  it('is settled once by processes that start together', async () => {
    await database.pool.query('delete from platform.secret_check');
    const keys = Array.from({ length: 8 }, (_, i) => String(i).repeat(64));
    const answers = await Promise.all(keys.map((key) => isSecretOf(database.pool, key)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });
});

describe('two addresses', () => {
  const settings = { ROLES: [], LOG_LEVEL: 'silent' as const };
  const login = 'arara_test_login';
  let house: TestDatabase;
  beforeAll(async () => {
    house = await createTestDatabase();
    await house.pool.query(`drop role if exists ${login}`);
    await house.pool.query(`create role ${login} login password 'Guaxinim-3'`);
  });
  afterAll(async () => {
    await house.pool.query(`drop role ${login}`);
    await house.drop();
  });

  it('give the program a login that has nothing but the rights of its role', async () => {
    const url = new URL(house.url);
    url.username = login;
    url.password = 'Guaxinim-3';
    const addresses = { url: url.href, ownerUrl: house.url };
    await prepareDatabase(addresses, { ...settings, DATABASE_OWNER_URL: house.url });
    const pool = createPool(url.href, { max: 1 });
    await pool.query('set role none');
    expect((await pool.query('select from ledger.transfers')).rowCount).toBe(0);
    for (const statement of ['update ledger.transfers set amount = 1', 'truncate site.change']) {
      await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
    await pool.end();
  });

  it('that are both the owner’s are refused', async () => {
    const addresses = { url: house.url, ownerUrl: house.url };
    const prepared = prepareDatabase(addresses, { ...settings, DATABASE_OWNER_URL: house.url });
    await expect(prepared).rejects.toThrow('The role arara of DATABASE_URL owns the tables');
  });
});
