import { join } from 'node:path';
import { asProgramRole, startPostgres } from '@arara/postgres';
import type { Config } from './config.ts';
import type { Kernel } from './kernel.ts';
import { isSecretOf } from './platform/secret-check.ts';
import { secretKeyFile } from './secret-key.ts';
import { StartError } from './platform/start-error.ts';

/** The two addresses of one database. */
export interface DatabaseAddresses {
  /** For the program, under its role. */
  readonly url: string;
  /** For what makes tables and says what the role of the program may do with them. */
  readonly ownerUrl: string;
  /** The password with which the role of the program logs in itself; absent: it does not. */
  readonly password?: string;
}

export interface OpenedDatabase extends DatabaseAddresses {
  /** Resolves with what to say when the embedded server is gone; never for one of somebody else. */
  readonly ended: Promise<StartError>;
  stop(): Promise<void>;
}

/** An outside database when one is named, else the one that came with npm; not migrated yet. */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.DATABASE_URL !== undefined) {
    const never = new Promise<never>(() => undefined);
    return {
      ...namedAddresses(config.DATABASE_URL, config),
      ended: never,
      stop: async () => undefined,
    };
  }
  const dataDir = join(config.DATA_DIR, 'postgres');
  const postgres = await startPostgres({ dataDir });
  return {
    ...postgres.program,
    ownerUrl: postgres.url,
    ended: postgres.ended.then(() => databaseEnded(join(dataDir, 'postgres.log'))),
    stop: () => postgres.stop(),
  };
}

/** With one address its login owns the tables, and the program puts these rights down at once. */
export function namedAddresses(
  url: string,
  { DATABASE_OWNER_URL: ownerUrl }: Pick<Config, 'DATABASE_OWNER_URL'>,
): DatabaseAddresses {
  return ownerUrl === undefined ? { url: asProgramRole(url), ownerUrl: url } : { url, ownerUrl };
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
