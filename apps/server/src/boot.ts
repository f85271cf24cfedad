import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, startPostgres } from '@arara/postgres';
import type { RunningPostgres } from '@arara/postgres';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Program } from './compose.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const migrations = fileURLToPath(new URL('../../../database/migrations/', import.meta.url));
const manifest = fileURLToPath(new URL('../../../package.json', import.meta.url));

export interface RunningProgram {
  readonly url: string;
  readonly log: Logger;
  /** Ends in order: no new requests, running ones finish, jobs stop, then the database. */
  close(): Promise<void>;
}

/** Starts everything that the configuration asks for, in the order in which parts need each other. */
export async function boot(config: Config): Promise<RunningProgram> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const opening = openDatabase(config, closers);
    // Reading the program takes longer than a database takes to come up: both at once. A failure of
    // one waits for the other, so that nothing is left running.
    const reading = Promise.all([import('./compose.ts'), import('./kernel.ts')]);
    await Promise.allSettled([opening, reading]);
    const databaseUrl = await opening;
    const [{ compose }, { createKernel }] = await reading;
    await migrate(databaseUrl, migrations);
    const kernel = createKernel(config, databaseUrl);
    closers.push(() => kernel.pool.end());
    const program = await compose(kernel, { version: readVersion(), pages: true }, closers);
    await run(program, kernel.config, closers);
    const url = await listen(program.app, config, closers);
    return { url, log: kernel.log, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An outside database when one is named, else the one that came with npm. */
async function openDatabase(config: Config, closers: (() => Promise<void>)[]): Promise<string> {
  if (config.DATABASE_URL !== undefined) return config.DATABASE_URL;
  const postgres: RunningPostgres = await startPostgres({
    dataDir: join(config.DATA_DIR, 'postgres'),
  });
  closers.push(() => postgres.stop());
  return postgres.url;
}

/** Jobs and consumers belong to the worker role; live updates to whoever serves pages. */
async function run(program: Program, config: Config, closers: (() => Promise<void>)[]) {
  const { kernel } = program;
  await kernel.notifier.start();
  closers.push(() => kernel.notifier.stop());
  await program.live.start();
  closers.push(() => program.live.stop());
  if (!config.ROLES.includes('worker')) return;
  await program.consumers.start();
  closers.push(() => program.consumers.stop());
  await kernel.jobs.start(program.jobs);
  closers.push(() => kernel.jobs.stop());
}

async function listen(
  app: FastifyInstance,
  config: Config,
  closers: (() => Promise<void>)[],
): Promise<string> {
  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    throw listenFault(error, config);
  }
  closers.push(() => app.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  return `http://localhost:${port}`;
}

function listenFault(error: unknown, config: Config): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const message = `Port ${config.PORT} is taken. Stop what uses it, or choose another: PORT=3001 npm start`;
    return new StartError('port_taken', message, { cause: error });
  }
  if (code === 'EACCES') {
    const message = `No permission to listen on port ${config.PORT}. Choose one above 1023 with PORT.`;
    return new StartError('no_access', message, { cause: error });
  }
  return error;
}

function readVersion(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
