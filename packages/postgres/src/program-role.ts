import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { withSettings } from './settings.ts';
import { PostgresStartError } from './start-error.ts';

/** The role that the program works under: it owns nothing and may do what `database/grants.sql` says. */
export const PROGRAM_ROLE = 'arara_app';

/** Any number will do, as long as every program that grants takes the same. */
const GRANT_LOCK = 7_261_180_019;

const DENIED = '42501';
const taken = new Set(['42710', '23505']);

export interface ProgramRoleOptions {
  /** The file with the grants. */
  readonly grants: string;
  /** Lets the role itself log in with this password. */
  readonly password?: string | undefined;
  /** The role of a login of its own, which gets what the program's role has. */
  readonly member?: string | undefined;
}

/** The address by which a login works as the program's role: it gives its own rights up at once. */
export const asProgramRole = (url: string): string => withSettings(url, [`role=${PROGRAM_ROLE}`]);

/**
 * Makes the program's role where it is missing and gives it what the file says, when the file or the list of
 * migrations has changed since. `url` is the owner's, of a migrated database. Programs that start together
 * take turns.
 */
export async function grantProgramRole(url: string, options: ProgramRoleOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'arara-grants' });
  // A broken connection is noticed by the query on it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [GRANT_LOCK]);
    const isNew = await makeRole(client);
    await admit(client, options);
    await refuseTemporary(client);
    await grant(client, await readFile(options.grants, 'utf8'), isNew);
  } catch (error) {
    throw (error as { code?: string }).code === DENIED ? deniedFault(url, error) : error;
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/** True where this call made it. Another database of the server may have it already. */
async function makeRole(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [
    PROGRAM_ROLE,
  ]);
  if (rowCount === 1) return false;
  try {
    await client.query(`CREATE ROLE ${PROGRAM_ROLE} NOLOGIN`);
  } catch (error) {
    if (!taken.has((error as { code: string }).code)) throw error;
  }
  return true;
}

/** Admits those who may work under the role: the role itself, a login, or the owner who puts its own rights down. */
async function admit(client: pg.Client, { password, member }: ProgramRoleOptions): Promise<void> {
  if (password !== undefined) {
    const quoted = client.escapeLiteral(password);
    await client.query(`ALTER ROLE ${PROGRAM_ROLE} LOGIN PASSWORD ${quoted}`);
    return;
  }
  const { rows } = await client.query<{ login: string; may: boolean }>(
    `SELECT login, pg_has_role(login, $2, $3) AS may
     FROM (SELECT coalesce($1::text, session_user) AS login)`,
    [member ?? null, PROGRAM_ROLE, member === undefined ? 'SET' : 'USAGE'],
  );
  const [found] = rows;
  if (found === undefined || found.may) return;
  await client.query(`GRANT ${PROGRAM_ROLE} TO ${client.escapeIdentifier(found.login)}`);
}

/**
 * A temporary table could stand in the way of one that a function of the owner makes. A copy of a database
 * does not have this right of it, so it is looked at each time.
 */
async function refuseTemporary(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; may: boolean }>(
    `SELECT current_database() AS database,
       has_database_privilege($1::text, current_database(), 'TEMP') AS may`,
    [PROGRAM_ROLE],
  );
  for (const { database, may } of rows) {
    if (!may) continue;
    await client.query(
      `REVOKE TEMPORARY ON DATABASE ${client.escapeIdentifier(database)} FROM PUBLIC`,
    );
  }
}

async function grant(client: pg.Client, statements: string, isNew: boolean): Promise<void> {
  await client.query('BEGIN');
  const { rows: files } = await client.query<{ name: string }>(
    'SELECT name FROM public.migration ORDER BY name',
  );
  const state = [statements, ...files.map(({ name }) => name)].join('\n');
  const checksum = createHash('sha256').update(state).digest('hex');
  await client.query(
    `CREATE TABLE IF NOT EXISTS public.granted (
       only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), checksum text NOT NULL
     )`,
  );
  const { rows } = await client.query<{ checksum: string }>('SELECT checksum FROM public.granted');
  if (isNew || rows[0]?.checksum !== checksum) {
    await client.query(statements);
    await client.query(
      `INSERT INTO public.granted (checksum) VALUES ($1)
       ON CONFLICT (only_row) DO UPDATE SET checksum = excluded.checksum`,
      [checksum],
    );
  }
  await client.query('COMMIT');
}

function deniedFault(url: string, cause: unknown): PostgresStartError {
  const login = decodeURIComponent(new URL(url).username);
  return new PostgresStartError(
    'role',
    `The role "${login}" may not set up the role of the program. An administrator does it once: ` +
      `CREATE ROLE ${PROGRAM_ROLE} NOLOGIN; GRANT ${PROGRAM_ROLE} TO "${login}" WITH ADMIN OPTION; ` +
      `and "${login}" must own the tables.`,
    { cause },
  );
}
