import { createHash } from 'node:crypto';
import { fixedClock } from '@arara/testing';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { createTestHttp } from '../../../testing/test-http.ts';
import { createTestKernel } from '../../../testing/test-kernel.ts';
import type { TestKernel } from '../../../testing/test-kernel.ts';
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
  accountsPage: 5,
  hashing: { memoryKiB: 8, passes: 1, concurrent: 4, queued: 500 },
};

/** The module on a database of its own, with a clock that stands still and calls over HTTP. */
export async function openStaffProgram(moreRoutes: (kit: Kit) => readonly AnyRoute[] = () => []) {
  const kernel = await createTestKernel({ replace: { clock: fixedClock('2026-11-24T12:00:00Z') } });
  let bytes = 0;
  const staff = createStaff({
    ...kernel,
    // Repeatable, and never twice the same.
    random: (size) => {
      bytes += 1;
      return createHash('sha512').update(String(bytes)).digest().subarray(0, size);
    },
    secretKey: 'ab'.repeat(32),
    settings: cheapSettings,
  });
  const kit = { ...kernel, staff: staff.service, parts: staff };
  const http = await createTestHttp(kernel, {
    routes: [...(staff.routes ?? []), ...moreRoutes(kit)],
    gate: {
      siteStatus: async () => ({ maintenance: true, regionRestricted: false }),
      moduleOn: async () => false,
      staffSessionOf: (token) => staff.service.sessionOf(token),
      staffMayWorkFrom: (brands, address) => staff.service.mayWorkFrom(brands, address),
    },
  });

  async function call(
    method: 'GET' | 'POST',
    url: string,
    options: {
      token?: string;
      body?: object;
      merchant?: string;
      address?: string;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Reply> {
    const { token, body, merchant = 'arara', address = '10.0.0.1', headers = {} } = options;
    const reply = await http.inject({
      method,
      url,
      remoteAddress: address,
      headers: { merchant, ...headers, ...(token === undefined ? {} : { authorization: token }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = reply.json<{ errorCode?: string; value?: Record<string, unknown> }>();
    return { status: reply.statusCode, errorCode: json.errorCode, value: json.value ?? {} };
  }

  return {
    ...kit,
    call,
    async close() {
      await http.close();
      await kernel.end();
    },
  };
}

interface Kit extends TestKernel {
  readonly parts: ReturnType<typeof createStaff>;
  readonly staff: ReturnType<typeof createStaff>['service'];
}

export type StaffProgram = Awaited<ReturnType<typeof openStaffProgram>>;
