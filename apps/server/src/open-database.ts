import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, startPostgres } from '@arara/postgres';
import type { Config } from './config.ts';
import type { Kernel } from './kernel.ts';
import { isSecretOf } from './platform/secret-check.ts';
import { secretKeyFile } from './secret-key.ts';
import { StartError } from './platform/start-error.ts';

const migrations = fileURLToPath(new URL('../../../database/migrations/', import.meta.url));

export interface OpenedDatabase {
  readonly url: string;
  /** Resolves with what to say when the embedded server is gone; never for one of somebody else. */
  readonly ended: Promise<StartError>;
  stop(): Promise<void>;
}

/** An outside database when one is named, else the one that came with npm; not migrated yet. */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.DATABASE_URL !== undefined) {
    const never = new Promise<never>(() => undefined);
    return { url: config.DATABASE_URL, ended: never, stop: async () => undefined };
  }
  const dataDir = join(config.DATA_DIR, 'postgres');
  const postgres = await startPostgres({ dataDir });
  return {
    url: postgres.url,
    ended: postgres.ended.then(() => databaseEnded(join(dataDir, 'postgres.log'))),
    stop: () => postgres.stop(),
  };
}

/** Brings the tables up to date; a database that cannot be used is said in words. */
export async function migrateDatabase(url: string): Promise<void> {
  try {
    await migrate(url, migrations);
  } catch (error) {
    throw connectFault(error, url);
  }
}

/** Refuses a key that cannot open what is sealed in this database. */
export async function requireSecret({ pool, config }: Kernel): Promise<void> {
  if (await isSecretOf(pool, config.SECRET_KEY)) return;
  throw new StartError(
    'secret_key',
    'This database was made with another SECRET_KEY, and what is sealed in it opens with that one ' +
      'only. Give every process on one database the same SECRET_KEY: the one of the first start. ' +
      'Where none was set, it is in secret.key in the DATA_DIR of the process that made the ' +
      `database; this process would read ${secretKeyFile(config.DATA_DIR)}.`,
  );
}

function databaseEnded(logFile: string): StartError {
  return new StartError(
    'database_ended',
    `The PostgreSQL of this server has ended; ${logFile} may say why. Without it the server ends ` +
      'too. Start it again: what was committed is kept, and it recovers by itself.',
  );
}

const away = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'];
const denied = ['28000', '28P01'];

/** The code that PostgreSQL or the network gave, also where a migration failed for it. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? '';
}

/** Why a named database cannot be used, with what to do; anything else stays what it is. */
function connectFault(error: unknown, url: string): unknown {
  const code = codeOf(error);
  const { host, pathname, username } = new URL(url);
  const fault = (message: string) => new StartError('database', message, { cause: error });
  if (away.includes(code)) {
    return fault(`No PostgreSQL answers at ${host}. Start it, or correct DATABASE_URL.`);
  }
  if (denied.includes(code)) {
    return fault(`The PostgreSQL at ${host} refuses ${username}. Correct DATABASE_URL.`);
  }
  if (code === '53100') {
    return fault(`The disk of the PostgreSQL at ${host} is full. Free some space and start again.`);
  }
  if (code === '3D000') {
    return fault(`There is no database ${pathname.slice(1)} at ${host}. Create it first.`);
  }
  return error;
}
