import { randomBytes } from 'node:crypto';
import { allCalls } from '@arara/contract';
import { fixedClock } from '@arara/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { operatorSeed } from '../../../../../../database/seeds/operator.ts';
import { contributionsOf } from '../../../platform/contributions.ts';
import type { CallerSession } from '../../../platform/http/caller.ts';
import type { Gate } from '../../../platform/http/gate.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { createTestHttp } from '../../../testing/test-http.ts';
import { createTestKernel } from '../../../testing/test-kernel.ts';
import type { KernelReplaced } from '../../../testing/test-kernel.ts';
import { createStaff } from '../../staff/index.ts';
import { createSite } from '../index.ts';

export const startedAt = '2026-03-10T12:00:00Z';
/** An address of a Brazilian provider and one of an American. */
export const brazilian = '200.147.3.157';
export const american = '8.8.8.8';

export const picture = (key: string) => ({
  small: `/art/${key}-small.webp`,
  large: `/art/${key}-large.webp`,
  placeholder: 'data:image/webp;base64,AA==',
});

export const piece = (key: string) => ({
  ...picture(key),
  widths: [720, 1080] as [number, number],
});

export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;

export interface SiteProgram extends SiteProcess {
  /** Another process on the same database. */
  startOther(): Promise<SiteProcess>;
  close(): Promise<void>;
}

/** The seeded site behind the real HTTP kit, on a database of its own. */
export async function openSiteProgram(): Promise<SiteProgram> {
  const first = await startSiteProcess({ clock: fixedClock(startedAt) });
  await first.site.service.seed(
    operatorSeed({ merchant: 'arara', jurisdiction: 'demo', publicUrl: null }),
  );
  const others: SiteProcess[] = [];
  return {
    ...first,
    async startOther() {
      const { clock, owner: pool, ownerUrl: url } = first;
      const other = await startSiteProcess({ clock, database: { pool, url } });
      others.push(other);
      return other;
    },
    async close() {
      for (const one of [...others, first]) await one.stop();
    },
  };
}

/** A member who wants no news. */
const quietMember = 7n;

const sessionOf = (playerId: bigint): CallerSession => ({
  id: `session-${playerId}`,
  playerId,
  merchant: 'arara',
  account: `member${playerId}`,
  isAgent: 0,
  currency: 'BRL',
  mustChangePassword: false,
});

/** Members who are signed in, by their tokens. */
const sessions: Readonly<Record<string, CallerSession>> = {
  quiet: sessionOf(quietMember),
  curious: sessionOf(8n),
};

/** One process: its own memory, its own listener on the database's news. */
async function startSiteProcess(replace: KernelReplaced) {
  const kernel = await createTestKernel({ replace });
  const { service: staff } = createStaff({
    ...kernel,
    random: randomBytes,
    secretKey: '5e'.repeat(32),
  });
  const site = createSite({
    ...kernel,
    record: staff.record,
    personAt: staff.personAt,
    picture: piece,
    sealingKeys: contributionsOf(),
    newsWishes: contributionsOf(async (id: bigint) => id !== quietMember),
    urlOf: (merchant) => `https://${merchant}.example`,
    sandbox: true,
  });
  await kernel.notifier.start();
  await site.start?.();
  const gate: Partial<Gate> = {
    ...site.service,
    sessionOf: async (token) => sessions[token] ?? null,
  };
  const routes = site.routes ?? [];
  const http = await createTestHttp(kernel, {
    routes: [...routes, ...otherCalls(routes)],
    gate,
    trustProxy: '127.0.0.1',
  });
  return {
    ...kernel,
    site,
    gate,
    /** Asks as a visitor of the merchant, from Brazil unless told otherwise. */
    ask: (options: InjectOptions & { from?: string }): Promise<LightMyRequestResponse> =>
      http.inject({
        ...options,
        headers: {
          merchant: 'arara',
          'x-forwarded-for': options.from ?? brazilian,
          ...options.headers,
        },
      }),
    async stop() {
      await http.close();
      await site.stop?.();
      await kernel.end();
    },
  };
}

/** Every other call of the contract, answering nothing: what stands before a handler is the same. */
function otherCalls(own: readonly AnyRoute[]): AnyRoute[] {
  const names = new Set(own.map(({ call }) => call.name));
  return allCalls
    .filter((call) => !names.has(call.name))
    .map((call) => ({ call, handler: async () => null }));
}
