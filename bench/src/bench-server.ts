import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPool, migrate, startPostgres } from '@arara/postgres';
import { endWhenInterrupted } from './ends.ts';

const MIGRATIONS = fileURLToPath(new URL('../../database/migrations', import.meta.url));

export interface BenchServer {
  /** A new empty database. */
  create: (name: string) => Promise<string>;
  /** A new database with our tables. */
  createMigrated: (name: string) => Promise<string>;
  /** Writes what is dirty now, so that it does not disturb the next measurement. */
  settle: () => Promise<void>;
  /** Stops it and removes every trace. */
  stop: () => Promise<void>;
}

/**
 * A quarter of the machine's memory, as PostgreSQL's manual advises for a machine that serves data:
 * https://www.postgresql.org/docs/18/runtime-config-resource.html#GUC-SHARED-BUFFERS
 */
const buffers = () => `${Math.max(512, Math.floor(totalmem() / 2 ** 20 / 4))}MB`;

/** The embedded PostgreSQL on a folder of its own, durable, with room for a measurement. */
export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arara-bench-'));
  const starting = startPostgres({
    dataDir,
    settings: { shared_buffers: buffers(), max_wal_size: '8GB', max_connections: '200' },
  });
  const forget = endWhenInterrupted(async () => (await starting).stop());
  const postgres = await starting;
  const admin = createPool(postgres.url, { max: 1 });

  async function create(name: string): Promise<string> {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  return {
    create,
    async createMigrated(name) {
      const url = await create(name);
      await migrate(url, MIGRATIONS);
      return url;
    },
    async settle() {
      await admin.query('CHECKPOINT');
    },
    async stop() {
      await admin.end();
      await postgres.stop();
      forget();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
