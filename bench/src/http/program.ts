import { startServer } from '../server-process.ts';
import type { Fixture } from './fixture.ts';

/** Starts the server process that takes bets of a fixture, and waits until it listens. */
export function startBetProgram(url: string, { secretKey }: Pick<Fixture, 'secretKey'>) {
  const settings = { BENCH_DATABASE_URL: url, BENCH_SECRET_KEY: secretKey };
  return startServer(new URL('server.ts', import.meta.url), settings);
}
