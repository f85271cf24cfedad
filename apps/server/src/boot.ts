import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { ComposeOptions, Program } from './compose.ts';
import type { Config } from './config.ts';
import { listen, requireFreePort } from './listen.ts';
import { openDatabase, requireSecret } from './open-database.ts';
import type { Worker } from './platform/module.ts';
import { openTraces } from './platform/traces.ts';
import type { StartError } from './platform/start-error.ts';

const manifest = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** A connection that breaks is often heard of a moment before the end of the server behind it. */
const endNewsMs = 500;

export interface RunningProgram {
  readonly url: string;
  readonly log: Logger;
  /** Sites of the other merchants on this program, where one can open them from this machine. */
  readonly others: readonly { readonly name: string; readonly url: string }[];
  /** Resolves when the program cannot go on: with the sentence for the person at the machine. */
  readonly lost: Promise<StartError>;
  /** Ends in order: no new requests, running ones finish, jobs stop, then the database. */
  close(): Promise<void>;
}

/** Starts everything that the configuration asks for, in the order in which parts need each other. */
export async function boot(
  config: Config,
  options: Pick<ComposeOptions, 'pages'>,
): Promise<RunningProgram> {
  await requireFreePort(config);
  const opening = openDatabase(config);
  // Reading the program takes longer than a database takes to come up: both at once. A failure of
  // one waits for the other, so that nothing is left running.
  const reading = Promise.all([
    import('./compose.ts'),
    import('./kernel.ts'),
    import('./prepare-database.ts'),
  ]);
  await Promise.allSettled([opening, reading]);
  const database = await opening;
  const closers: (() => Promise<void>)[] = [() => database.stop()];
  let closing = false;
  const close = () => {
    closing = true;
    return closeAll(closers);
  };
  try {
    const [{ compose }, { createKernel }, { prepareDatabase }] = await reading;
    const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
    if (endpoint !== undefined) {
      const share = config.OTEL_TRACES_SAMPLER_ARG;
      closers.push(await openTraces({ endpoint, share, version: readVersion() }));
    }
    await prepareDatabase(database, config);
    const kernel = createKernel(config, database.url);
    closers.push(() => kernel.end());
    await requireSecret(kernel);
    const program = await compose(kernel, { version: readVersion(), ...options }, closers);
    await run(program, kernel.config, closers);
    const url = await listen(program.app, config, closers);
    if (config.SANDBOX_PLAYERS > 0) closers.push(await runPlayers(program, url));
    const lost = new Promise<StartError>((tell) => {
      // A database that is closed in order is not lost.
      void database.ended.then((fault) => (closing ? undefined : tell(fault)));
    });
    const others = await otherSites(program, url);
    return { url, log: kernel.log, others, lost, close };
  } catch (error) {
    const fault = await Promise.race([database.ended, sleep(endNewsMs, error)]);
    // The first fault is the one that matters.
    await close().catch(() => undefined);
    throw fault;
  }
}

/** Ends what was started, the latest first; one that fails does not keep the others open. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const end of closers.splice(0).reverse()) {
    await end().catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'The end was not in order.');
}

/** Jobs and consumers belong to the worker role, live updates to the platform. */
async function run(program: Program, config: Config, closers: (() => Promise<void>)[]) {
  const { kernel } = program;
  await kernel.notifier.start();
  closers.push(() => kernel.notifier.stop());
  if (config.ROLES.includes('platform')) {
    await program.live.start();
    closers.push(() => program.live.stop());
  }
  const isOurs = ({ role }: Worker) => config.ROLES.includes(role ?? 'worker');
  for (const worker of program.workers.filter(isOurs)) closers.push(worker.start());
  if (!config.ROLES.includes('worker')) return;
  await program.consumers.start();
  closers.push(() => program.consumers.stop());
  await kernel.jobs.start(program.jobs);
  closers.push(() => kernel.jobs.stop());
}

/** Their part of the program is read only where there are any. */
async function runPlayers({ kernel, modules }: Program, url: string) {
  const { runSandboxPlayers } = await import('./compose/sandbox-players.ts');
  return runSandboxPlayers(kernel, modules, url);
}

async function otherSites({ kernel, modules }: Program, url: string) {
  const all = await modules.site.service.merchants();
  const { port } = new URL(url);
  return all.flatMap(({ merchant, name, host }) =>
    merchant === kernel.config.MERCHANT || host === null
      ? []
      : [{ name, url: `http://${host}:${port}` }],
  );
}

function readVersion(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
