import { join } from 'node:path';
import { createPool, findPostgres } from '@arara/postgres';

// Changes that no call and no command of the operator makes, on the data of this run.

export const data = process.env['E2E_DATA'] ?? '';

type Row = Record<string, unknown>;

/** One statement; answers its rows. */
export async function query<T extends Row>(text: string, values: readonly string[]): Promise<T[]> {
  const url = await findPostgres(join(data, 'postgres'));
  const pool = createPool(url ?? '', { max: 1 });
  try {
    return (await pool.query<T>(text, [...values])).rows;
  } finally {
    await pool.end();
  }
}
