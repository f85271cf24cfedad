import { allCalls } from '@arara/contract';
import { createTestDatabase, fixedClock } from '@arara/testing';
import type { FixedClock, TestDatabase } from '@arara/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { operatorSeed } from '../../../../../../database/seeds/operator.ts';
import { contributionsOf } from '../../../platform/contributions.ts';
import { createDatabase } from '../../../platform/database.ts';
import { createEvents } from '../../../platform/events.ts';
import { bindRoutes } from '../../../platform/http/bind.ts';
import type { CallerSession } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/create-http.ts';
import type { Gate } from '../../../platform/http/gate.ts';
import { noLimits } from '../../../platform/http/testing/no-limits.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { createMessages } from '../../../platform/messages.ts';
import { createNotifier } from '../../../platform/notifier.ts';
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

export interface SiteApp extends SiteProcess {
  readonly database: TestDatabase;
  readonly clock: FixedClock;
  /** Another process on the same database. */
  startOther(): Promise<SiteProcess>;
  close(): Promise<void>;
}

/** The seeded site behind the real HTTP kit, on a database of its own. */
export async function startSiteApp(): Promise<SiteApp> {
  const database = await createTestDatabase({ max: 10 });
  const clock = fixedClock(startedAt);
  const first = await startSiteProcess(database, clock);
  await first.site.service.seed(
    operatorSeed({ merchant: 'arara', jurisdiction: 'demo', publicUrl: null }),
  );
  const others: SiteProcess[] = [];
  return {
    ...first,
    database,
    clock,
    async startOther() {
      const other = await startSiteProcess(database, clock);
      others.push(other);
      return other;
    },
    async close() {
      for (const one of [...others, first]) await one.stop();
      await database.drop();
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
export async function startSiteProcess(testDatabase: TestDatabase, clock: FixedClock) {
  const log = pino({ level: 'silent' });
  const database = createDatabase(testDatabase.pool);
  const notifier = createNotifier({ pool: testDatabase.pool, databaseUrl: testDatabase.url, log });
  const messages = createMessages();
  const site = createSite({
    database,
    events: createEvents(database, notifier),
    notifier,
    clock,
    log,
    messages,
    picture: piece,
    sealingKeys: contributionsOf(),
    newsWishes: contributionsOf(async (id: bigint) => id !== quietMember),
    sandbox: true,
  });
  await notifier.start();
  await site.start?.();
  const gate: Gate = {
    ...site.service,
    sessionOf: async (token) => sessions[token] ?? null,
    isLive: async () => false,
    studioSessionOf: async () => null,
    staffSessionOf: async () => null,
    unseal: async () => null,
  };
  const http = await createHttp({
    log,
    trustProxy: '127.0.0.1',
    languages: messages.languages,
    message: (code, language, params) => messages.text(language, 'errors', code, params),
  });
  bindRoutes(http, [...(site.routes ?? []), ...otherCalls(site.routes ?? [])], {
    gate,
    limits: noLimits,
    languages: messages.languages,
  });
  return {
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
      await site.stop?.();
      await notifier.stop();
      await http.close();
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
