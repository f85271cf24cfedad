import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ServerModule } from '../../platform/module.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { RandomBytes } from '../../platform/tokens.ts';
import { createWebAuthn } from '../../platform/webauthn.ts';
import { deleteOldAttempts } from './attempt.repository.ts';
import { createStaffDesk } from './desk/index.ts';
import type { StaffDesk } from './desk/index.ts';
import type { StaffDeskParts } from './desk/desk.deps.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { deleteOldSessions } from './session.repository.ts';
import type { StaffDeps } from './staff.deps.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';
import type { StaffService } from './staff.service.ts';
import { staffSettings } from './staff.settings.ts';
import type { StaffSettings } from './staff.settings.ts';
import { createTries } from './tries.ts';

export type { AuditEntry } from '../../platform/audit.ts';
export type { KeepFault } from './account-change.ts';
export type { StaffService } from './staff.service.ts';

export interface Staff extends ServerModule {
  readonly service: StaffService;
  /** The desk; it is made later than the module, once there are letters and decisions. */
  readonly desk: (parts: StaffDeskParts) => StaffDesk;
}

export interface StaffOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** The key for what is encrypted, 64 hexadecimal digits. */
  readonly secretKey: string;
  readonly consoleUrl?: string | undefined;
  readonly settings?: StaffSettings;
}

/** The people who run the house: accounts, second step, sessions, roles, audit. */
export function createStaff(options: StaffOptions): Staff {
  const { database, clock, random, secretKey, settings = staffSettings } = options;
  const deps: StaffDeps = {
    database,
    clock,
    random,
    settings,
    passwords: createPasswords(settings.hashing),
    totpBox: createSecretBox(secretKey, 'staff.totp'),
    webAuthn: createWebAuthn({
      secretKey,
      purpose: 'staff.passkey-handle',
      residentKey: 'discouraged',
    }),
    consoleUrl: options.consoleUrl ?? null,
    tries: createTries({ database, clock }, settings.tries.windowMs),
  };
  const service = createStaffService(deps);
  return {
    service,
    desk: (parts) => createStaffDesk({ ...deps, ...parts }),
    routes: [...staffRoutes(service, deps), ...passkeyRoutes(deps)],
    jobs: [
      {
        name: 'staff.forget',
        cron: '17 4 * * *',
        run: async () => {
          const now = clock.now();
          await deleteOldAttempts(database.read, now);
          const before = new Date(now.getTime() - settings.endedSessionsKeptMs);
          await deleteOldSessions(database.read, before);
        },
      },
    ],
  };
}
