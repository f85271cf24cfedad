import { createPool } from '@arara/postgres';
import type { PoolClient } from 'pg';
import { startPlayers } from '@arara/sandbox';
import type { Kernel } from '../kernel.ts';
import type { Modules } from './modules.ts';
import { takePlayersLock } from './sandbox-players.repository.ts';

/** The pages of somebody who opens the program come first. */
const startMs = 10_000;
/** Another process has the players: it may end. */
const lookMs = 60_000;

/**
 * Starts the members that are programs, once for all processes on one database, and answers the way to stop them.
 * `url` is the address of this program for this machine.
 */
export function runSandboxPlayers(
  { config, databaseUrl, clock, log }: Kernel,
  { identity, site }: Pick<Modules, 'identity' | 'site'>,
  url: string,
): () => Promise<void> {
  const { MERCHANT: merchant, SANDBOX_PLAYERS: count } = config;
  // The lock lives as long as its connection, which is lent out all the time: a pool ends those that rest.
  const pool = createPool(databaseUrl, { max: 1 });
  let held: PoolClient | null = null;
  let stopPlayers = async (): Promise<void> => undefined;
  let timer = setTimeout(look, startMs).unref();
  let looking = Promise.resolve();

  async function startOnce(): Promise<void> {
    const client = await pool.connect();
    if (!(await takePlayersLock(client))) {
      client.release();
      timer = setTimeout(look, lookMs).unref();
      return;
    }
    held = client;
    client.once('error', lose);
    const hourOf = hoursIn(await site.service.timeZoneOf(merchant));
    stopPlayers = startPlayers({
      count,
      url,
      merchant,
      clock,
      hourOf,
      onEntered: (username) => identity.service.markProgram(merchant, username),
      onError: ({ message }) => log.info({ reason: message }, 'a player of the sandbox waits'),
    });
  }

  /** The connection broke and the lock with it: another process may have the players by now. */
  function lose(): void {
    held?.release(true);
    held = null;
    const stop = stopPlayers;
    stopPlayers = async () => undefined;
    looking = looking.then(stop);
    timer = setTimeout(look, lookMs).unref();
  }

  function look(): void {
    looking = startOnce().catch((error: unknown) => {
      log.warn({ err: error }, 'the players of the sandbox did not start');
      timer = setTimeout(look, lookMs).unref();
    });
  }

  return async () => {
    clearTimeout(timer);
    await looking;
    await stopPlayers();
    held?.off('error', lose);
    held?.release(true);
    await pool.end();
  };
}

/** The hour of an instant by the clock of a zone, 0 to 23. */
function hoursIn(timeZone: string): (at: Date) => number {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (at) => Number(clock.format(at));
}
