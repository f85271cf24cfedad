import type { FastifyInstance } from 'fastify';
import type { Pool } from '@arara/postgres';
import { startBank } from './bank/start-bank.ts';
import type { BankAccess } from './bank/start-bank.ts';
import { startBeacon } from './beacon/start-beacon.ts';
import type { BeaconAccess } from './beacon/start-beacon.ts';
import type { Clock } from './clock.ts';
import { startIdentity } from './identity/start-identity.ts';
import type { IdentityAccess } from './identity/start-identity.ts';
import { startMail } from './outbox/start-mail.ts';
import { startSms } from './outbox/start-sms.ts';
import { createSandboxPlugin } from './pages/plugin.ts';
import type { House } from './places/house.ts';
import { prepareSchema } from './prepare-schema.ts';

export interface SandboxOptions {
  /** Folder of this process for certificates. */
  readonly dataDir: string;
  /** Charges, payments and messages live in schema `sandbox`, so all processes see the same. */
  readonly pool: Pool;
  /** True where `prepareSandbox` made the schema, because the role of `pool` may not. */
  readonly isPrepared?: boolean;
  readonly clock: Clock;
  /** Brands whose links lead to places of the sandbox; without them those places are not there. */
  readonly houses?: readonly House[];
  readonly onError: (error: unknown) => void;
}

/** The outside world, so that all of the house runs on one machine. */
export interface Sandbox {
  readonly bank: BankAccess;
  readonly mailUrl: string;
  readonly smsUrl: string;
  readonly identity: IdentityAccess;
  readonly beacon: BeaconAccess;
  /** Routes under `/sandbox` for the main server. */
  readonly plugin: (app: FastifyInstance) => Promise<void>;
  /** Settles and delivers what is due now, for tests that do not want to wait. */
  readonly tick: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts bank, mail, SMS, sign-in provider and beacon on free loopback ports; nothing that was acknowledged is lost. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { pool, isPrepared = false, clock, onError, houses = [] } = options;
  if (!isPrepared) await prepareSchema(pool);
  const bank = await startBank(options);
  const mail = await startMail({ db: pool, clock, onError });
  const sms = await startSms({ db: pool, clock });
  const identity = await startIdentity({ db: pool, clock });
  const beacon = await startBeacon({ db: pool, clock });
  return {
    bank: bank.access,
    mailUrl: mail.url,
    smsUrl: sms.url,
    identity: identity.access,
    beacon: beacon.access,
    plugin: createSandboxPlugin({
      pool,
      clock,
      keys: identity.keys,
      chain: beacon.chain,
      houses,
      poke: () => void bank.tick().catch(() => undefined),
    }),
    tick: bank.tick,
    async stop() {
      const parts = [bank, mail, sms, identity, beacon];
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}
