import type { Pool, PoolClient } from 'pg';
import { takeLead } from './leader.repository.ts';
import type { LedWork } from './leader.repository.ts';

/**
 * One of all processes does a work: the one whose connection has the lock. When that process dies, its
 * connection ends and the lock is free; the next step of any other takes it.
 */
export function createLeaderClock(pool: Pool, work: LedWork, run: () => Promise<void>) {
  let leading: PoolClient | null = null;

  async function lead(): Promise<boolean> {
    if (leading !== null) return true;
    const client = await pool.connect();
    const isTaken = await takeLead(client, work).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    if (!isTaken) {
      client.release();
      return false;
    }
    leading = client;
    // The lock went with the connection; the next step asks for it again.
    client.on('error', () => drop(client));
    client.on('end', () => drop(client));
    return true;
  }

  function drop(client: PoolClient): void {
    if (leading !== client) return;
    leading = null;
    client.release(true);
  }

  return {
    /** Does what is due, if this process leads or can; answers whether it leads. */
    async step(): Promise<boolean> {
      if (!(await lead())) return false;
      await run();
      return leading !== null;
    },
    /** Gives the lead up, with its connection. */
    stop(): void {
      if (leading !== null) drop(leading);
    },
  };
}
