import type pg from 'pg';
import { PostgresStartError } from './start-error.ts';

/**
 * Runs the statements of a file and notes them, in one transaction. Throws PostgresStartError with the name of the file
 * and the line that PostgreSQL points at, and leaves nothing, where one of them fails.
 */
export async function applyFile(
  client: pg.Client,
  name: string,
  sql: string,
  note: () => Promise<void>,
): Promise<void> {
  await client.query('BEGIN');
  try {
    if (sql !== '') await client.query(sql);
    await note();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const message = `Migration ${name} failed: ${describe(error, sql)}`;
    throw new PostgresStartError('migration', message, { cause: error });
  }
}

/** The message with the line PostgreSQL points at. */
function describe(error: unknown, sql: string): string {
  const { message, position } = error as { message: string; position?: string };
  if (!position) return message;
  const line = sql.slice(0, Number(position)).split('\n').length;
  return `${message} (line ${line}: ${sql.split('\n')[line - 1]?.trim()})`;
}
