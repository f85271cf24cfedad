import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { killWhenInterrupted } from '../ends.ts';
import type { Fixture } from './fixture.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));

/** The server process of the bench that takes bets. */
export interface BetProgram {
  readonly port: number;
  /** Ends it in order. */
  end(): Promise<void>;
}

/** Starts the server process that takes bets of a fixture, and waits until it listens. */
export async function startBetProgram(
  url: string,
  { secretKey }: Pick<Fixture, 'secretKey'>,
): Promise<BetProgram> {
  const env = { ...process.env, BENCH_DATABASE_URL: url, BENCH_SECRET_KEY: secretKey };
  const program = killWhenInterrupted(fork(serverFile, { env }));
  return {
    port: await portOf(program),
    async end() {
      program.disconnect();
      await once(program, 'exit');
    },
  };
}

async function portOf(program: ChildProcess): Promise<number> {
  const gone = once(program, 'exit').then(() => {
    throw new Error('the server of the bench ended by itself');
  });
  const [message] = (await Promise.race([once(program, 'message'), gone])) as [{ port: number }];
  return message.port;
}
