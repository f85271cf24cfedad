import { createHash } from 'node:crypto';
import { createTestDatabase, fixedClock } from '@arara/testing';
import pino from 'pino';
import { createDatabase } from '../../../platform/database.ts';
import { bindRoutes } from '../../../platform/http/bind.ts';
import { createHttp } from '../../../platform/http/create-http.ts';
import type { Gate } from '../../../platform/http/gate.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { noLimits } from '../../../platform/http/testing/no-limits.ts';
import { createStaff } from '../index.ts';
import { staffSettings } from '../staff.settings.ts';

export interface Reply {
  readonly status: number;
  readonly errorCode: string | undefined;
  readonly value: Record<string, unknown>;
}

/** Hashes that cost next to nothing. */
export const cheapSettings = {
  ...staffSettings,
  hashing: { memoryKiB: 8, passes: 1, concurrent: 4, queued: 500 },
};

/** The module on a database of its own, with a clock that stands still and calls over HTTP. */
export async function startStaffHouse(moreRoutes: (kit: Kit) => readonly AnyRoute[] = () => []) {
  const test = await createTestDatabase();
  const clock = fixedClock('2026-11-24T12:00:00Z');
  const database = createDatabase(test.pool);
  let bytes = 0;
  const staff = createStaff({
    database,
    clock,
    // Repeatable, and never twice the same.
    random: (size) => {
      bytes += 1;
      return createHash('sha512').update(String(bytes)).digest().subarray(0, size);
    },
    secretKey: 'ab'.repeat(32),
    settings: cheapSettings,
  });
  const http = await createHttp({
    log: pino({ level: 'silent' }),
    trustProxy: '',
    languages: ['pt-BR'],
    message: (code) => code,
  });
  const gate: Gate = {
    merchantOf: async (id) => id ?? 'arara',
    siteStatus: async () => ({ maintenance: true, regionRestricted: false }),
    countryOf: () => null,
    moduleOn: async () => false,
    sessionOf: async () => null,
    isLive: async () => false,
    studioSessionOf: async () => null,
    staffSessionOf: (token) => staff.service.sessionOf(token),
    unseal: async () => null,
  };
  const kit = { database, clock, staff: staff.service };
  const routes = [...(staff.routes ?? []), ...moreRoutes(kit)];
  bindRoutes(http, routes, { gate, limits: noLimits, languages: ['pt-BR'] });

  async function call(
    method: 'GET' | 'POST',
    url: string,
    options: { token?: string; body?: object; merchant?: string; address?: string } = {},
  ): Promise<Reply> {
    const { token, body, merchant = 'arara', address = '10.0.0.1' } = options;
    const reply = await http.inject({
      method,
      url,
      remoteAddress: address,
      headers: { merchant, ...(token === undefined ? {} : { authorization: token }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = reply.json<{ errorCode?: string; value?: Record<string, unknown> }>();
    return { status: reply.statusCode, errorCode: json.errorCode, value: json.value ?? {} };
  }

  return {
    ...kit,
    pool: test.pool,
    parts: staff,
    call,
    async close() {
      await http.close();
      await test.drop();
    },
  };
}

interface Kit {
  readonly database: ReturnType<typeof createDatabase>;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly staff: ReturnType<typeof createStaff>['service'];
}

export type StaffHouse = Awaited<ReturnType<typeof startStaffHouse>>;
