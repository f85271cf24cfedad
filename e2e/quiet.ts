import { createPool } from '@arara/postgres';

/**
 * Takes the demo's pop-ups back: one that comes when a page has stood for a while comes over whatever
 * a journey does then.
 */
export async function endPopups(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await pool.query(`update site.announcement set ends_at = published_at, origin = 'operator'
      where kind = 'PU'`);
    await pool.query('update site.merchant set version = version + 1');
  } finally {
    await pool.end();
  }
}
