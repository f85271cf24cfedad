import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Pool } from '@arara/postgres';
import type { Clock } from '../clock.ts';
import { createBankApi } from './api.ts';
import { bankIdentity } from './certificates.ts';
import { deliverDue } from './deliveries.ts';
import { anythingDue, settleDue } from './settlement.ts';
import { pixKeyOf } from './switches.ts';
import { createTokens } from './tokens.ts';

/** The access that a client of the bank needs to connect: its settings in the real world. */
export interface BankAccess {
  readonly url: string;
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly pixKey: string;
}

export interface RunningBank {
  readonly access: BankAccess;
  /** Settles and tells what is due now; for tests that do not want to wait. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

const tickMs = 300;

/** Starts the Pix bank on a free loopback port. */
export async function startBank(options: {
  readonly dataDir: string;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}): Promise<RunningBank> {
  const { pool, clock, onError } = options;
  const identity = await bankIdentity(options.dataDir, clock);
  const pixKey = await pixKeyOf(pool, randomUUID());
  const credentials = { clientId: 'arara', clientSecret: randomBytes(24).toString('base64url') };
  const api = await createBankApi(
    { pool, clock, pixKey },
    createTokens(credentials, clock),
    identity,
  );
  await api.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.server.address() as AddressInfo;

  async function settleAndDeliver(): Promise<void> {
    if (!(await anythingDue(pool, clock.now()))) return;
    await settleDue(pool, clock.now());
    await deliverDue(pool, clock.now());
  }

  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  /** One round after another: whoever waits for a round knows that what was due is done. */
  function tick(): Promise<void> {
    const next = running.then(settleAndDeliver);
    running = next.catch(onError);
    return next;
  }

  function plan(): void {
    timer = setTimeout(() => {
      void tick()
        .catch(() => undefined)
        .then(() => (stopped ? undefined : plan()));
    }, tickMs);
    timer.unref();
  }
  plan();

  return {
    access: {
      url: `https://127.0.0.1:${port}`,
      ca: identity.ca,
      ...identity.client,
      ...credentials,
      pixKey,
    },
    tick,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await api.close();
    },
  };
}
