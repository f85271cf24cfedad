import { fork } from 'node:child_process';
import { once } from 'node:events';
import { killWhenInterrupted } from './ends.ts';

/** Where a server of the bench listens, and how it is ended in order. */
export type ServerProcess<Served> = Served & { end(): Promise<void> };

/** Starts a server of the bench in a process of its own, and waits until it says where it listens. */
export async function startServer<Served = { readonly port: number }>(
  file: URL,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess<Served>> {
  const program = killWhenInterrupted(fork(file, { env: { ...process.env, ...settings } }));
  const gone = once(program, 'exit').then(() => {
    throw new Error('a server of the bench ended by itself');
  });
  const [served] = (await Promise.race([once(program, 'message'), gone])) as [Served];
  return {
    ...served,
    async end() {
      const ended = program.exitCode === null ? once(program, 'exit') : null;
      if (program.connected) program.disconnect();
      await ended;
    },
  };
}

/** In the server's process: listens on a free port of this machine. */
export async function listen(app: {
  listen(at: { port: number; host: string }): Promise<string>;
}): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** In the server's process: says where it listens, and ends when it is let go. */
export function sayServed(served: object): void {
  process.send?.(served);
  process.on('disconnect', () => process.exit(0));
}
