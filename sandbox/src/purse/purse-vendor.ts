import { randomInt } from 'node:crypto';
import fastify from 'fastify';
import type { Pool } from '@arara/postgres';
import type { Clock } from '../clock.ts';
import { prepareSchema } from '../prepare-schema.ts';
import { createSessions } from '../vendor/sessions.ts';
import { createWalletClient } from '../vendor/wallet-client.ts';
import { createPurseSwitch } from './chaos.ts';
import type { PurseSwitch } from './chaos.ts';
import { registerOperatorRoutes } from './operator-routes.ts';
import { createPurses } from './purses.ts';
import type { Purses } from './purses.ts';
import { registerTable } from './table-routes.ts';

export interface PurseVendorOptions {
  /** The operator's vendor API: `http://localhost:3000/vendor/v1`. */
  readonly walletUrl: string;
  readonly keyId: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Purses live in schema `sandbox`, so all processes see the same. */
  readonly pool: Pool;
  /** True where `prepareSandbox` made the schema, because the role of `pool` may not. */
  readonly isPrepared?: boolean;
  readonly onError: (error: unknown) => void;
  readonly hangMs?: number;
  readonly lateMs?: number;
}

export interface SandboxPurseVendor {
  readonly url: string;
  readonly chaos: PurseSwitch;
  readonly purses: Purses;
  stop(): Promise<void>;
}

const hangMs = 20_000;
const lateMs = 8_000;

/** A vendor that keeps its players' money itself: purses, one small game, and a chaos switch. */
export async function createSandboxPurseVendor(
  options: PurseVendorOptions,
): Promise<SandboxPurseVendor> {
  const { clock, pool, isPrepared = false, secret, onError } = options;
  if (!isPrepared) await prepareSchema(pool);
  const purses = createPurses(pool, clock);
  const chaos = createPurseSwitch(randomInt);
  const client = createWalletClient(options);
  const app = fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    onError(error);
    return reply.status(500).send({ refused: 500 });
  });
  registerOperatorRoutes(app, {
    purses,
    chaos,
    secret,
    clock,
    onError,
    hangMs: options.hangMs ?? hangMs,
    lateMs: options.lateMs ?? lateMs,
  });
  registerTable(app, { client, purses, sessions: createSessions(clock), chaos });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, chaos, purses, stop: () => app.close() };
}
