import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPool, grantProgramRole, migrate, PROGRAM_ROLE } from '@arara/postgres';
import { prepareSandbox } from '@arara/sandbox';
import type { Config } from './config.ts';
import type { DatabaseAddresses } from './open-database.ts';
import { readOwnRole } from './platform/connection.repository.ts';
import { createLog } from './platform/log.ts';
import { prepareQueue } from './platform/prepare-queue.ts';
import { StartError } from './platform/start-error.ts';

const migrations = fileURLToPath(new URL('../../../database/migrations/', import.meta.url));
const grants = fileURLToPath(new URL('../../../database/grants.sql', import.meta.url));

/** The name of the newest migration that this version brings: the program starts on no older tables. */
export function newestMigration(): string {
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  return (
    files
      .toSorted()
      .at(-1)
      ?.replace(/\.sql$/, '') ?? ''
  );
}

/** The settings that matter for the database. */
export type DatabaseSettings = Pick<Config, 'ROLES' | 'LOG_LEVEL' | 'DATABASE_OWNER_URL'>;

/**
 * Brings the tables up to date and gives the program's role what it may do, all as the owner; a database that
 * cannot be used is said in words.
 */
export async function prepareDatabase(
  { url, ownerUrl, password }: DatabaseAddresses,
  { ROLES, LOG_LEVEL, DATABASE_OWNER_URL }: DatabaseSettings,
): Promise<void> {
  const owner = DATABASE_OWNER_URL === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  try {
    await migrate(ownerUrl, migrations);
    const member =
      DATABASE_OWNER_URL === undefined ? undefined : decodeURIComponent(new URL(url).username);
    await grantProgramRole(ownerUrl, { grants, password, member });
    await prepareQueue(ownerUrl, { role: PROGRAM_ROLE, log: createLog(LOG_LEVEL) });
    if (ROLES.includes('sandbox')) await prepareSandbox(ownerUrl, PROGRAM_ROLE);
  } catch (error) {
    throw connectFault(error, ownerUrl, owner);
  }
  await requireNarrowRole(url).catch((error: unknown) => {
    throw connectFault(error, url, 'DATABASE_URL');
  });
}

/** Refuses a login of the program that could change what a proof of the ledger says. */
async function requireNarrowRole(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, onError: () => undefined });
  try {
    const role = await readOwnRole(pool);
    if (role === null || role.narrow) return;
    throw new StartError(
      'database',
      `The role ${role.name} of DATABASE_URL owns the tables or is a superuser, so that its grants guard ` +
        'nothing. Name a login without these rights there and keep this one for DATABASE_OWNER_URL.',
    );
  } finally {
    await pool.end();
  }
}

const away = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'];
const denied = ['28000', '28P01'];

/** The code that PostgreSQL or the network gave, also where a migration failed for it. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? '';
}

/** Why a named database cannot be used, with what to do; anything else stays what it is. */
function connectFault(error: unknown, url: string, setting: string): unknown {
  const code = codeOf(error);
  const { host, pathname, username } = new URL(url);
  const fault = (message: string) => new StartError('database', message, { cause: error });
  if (away.includes(code)) {
    return fault(`No PostgreSQL answers at ${host}. Start it, or correct ${setting}.`);
  }
  if (denied.includes(code)) {
    return fault(`The PostgreSQL at ${host} refuses ${username}. Correct ${setting}.`);
  }
  if (code === '53100') {
    return fault(`The disk of the PostgreSQL at ${host} is full. Free some space and start again.`);
  }
  if (code === '3D000') {
    return fault(`There is no database ${pathname.slice(1)} at ${host}. Create it first.`);
  }
  return error;
}
