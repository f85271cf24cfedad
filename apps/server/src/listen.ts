import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './platform/start-error.ts';

type Address = Pick<Config, 'PORT' | 'HOST'>;

/**
 * Refuses an address that cannot be listened on before the database is made, which takes seconds. The address may
 * still be taken in between: `listen` says the same then.
 */
export async function requireFreePort({ PORT, HOST }: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ port: PORT, host: HOST });
    await once(probe, 'listening');
  } catch (error) {
    throw listenFault(error, { PORT, HOST });
  }
  probe.close();
  await once(probe, 'close');
}

/** Listens on the address of the configuration; gives the address for this machine. */
export async function listen(
  app: FastifyInstance,
  config: Address,
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

function listenFault(error: unknown, config: Address): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const message = `Port ${config.PORT} is taken. Stop what uses it, or choose another: PORT=3001 npm start`;
    return new StartError('port_taken', message, { cause: error });
  }
  if (code === 'EACCES') {
    const message = `No permission to listen on port ${config.PORT}. Choose one above 1023 with PORT.`;
    return new StartError('no_access', message, { cause: error });
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const message = `${config.HOST} is no address of this machine. Set HOST to 127.0.0.1 for this machine only, to 0.0.0.0 for the network.`;
    return new StartError('no_address', message, { cause: error });
  }
  return error;
}
