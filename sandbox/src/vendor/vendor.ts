import { randomInt } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import type { Clock } from '../clock.ts';
import { createChaos } from './chaos.ts';
import type { ChaosSwitch } from './chaos.ts';
import { createCourier } from './courier.ts';
import type { Courier } from './courier.ts';
import { openJournal } from './journal.ts';
import { vendorRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { createTable } from './table.ts';
import type { Table } from './table.ts';
import { createWalletClient } from './wallet-client.ts';

export interface SandboxVendorOptions {
  /** The operator's vendor API: `http://localhost:3000/vendor/v1`. */
  readonly walletUrl: string;
  readonly keyId: string;
  readonly secret: string;
  readonly clock: Clock;
  /** A free loopback port is chosen when not given. */
  readonly port?: number;
  /** Where undelivered wins and rollbacks outlive this program; null: nowhere. */
  readonly dataDir: string | null;
  readonly onError: (error: unknown) => void;
  readonly lateRollbackMs?: number;
}

export interface SandboxVendor {
  readonly url: string;
  readonly chaos: ChaosSwitch;
  readonly courier: Courier;
  readonly table: Table;
  stop(): Promise<void>;
}

/** A third-party vendor as a program of its own: one small game, real money, over HTTP only. */
export async function createSandboxVendor(options: SandboxVendorOptions): Promise<SandboxVendor> {
  const { clock, secret, onError } = options;
  const client = createWalletClient(options);
  const journal = await openJournal(options.dataDir);
  const courier = createCourier({ client, clock, journal, onError });
  const chaos = createChaos(randomInt);
  const late =
    options.lateRollbackMs === undefined ? {} : { lateRollbackMs: options.lateRollbackMs };
  const table = createTable({ client, courier, chaos, ...late });
  const app = fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    onError(error);
    return reply.status(500).send({ refused: 500 });
  });
  await app.register(formbody);
  vendorRoutes(app, { client, courier, chaos, sessions: createSessions(clock), table, secret });
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  courier.start();
  return {
    url,
    chaos,
    courier,
    table,
    async stop() {
      await app.close();
      await courier.stop();
    },
  };
}
