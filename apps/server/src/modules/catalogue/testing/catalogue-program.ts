import { fixedClock } from '@arara/testing';
import type { InjectOptions } from 'fastify';
import { catalogueSeed } from '../../../../../../database/seeds/games.ts';
import { operatorSeed } from '../../../../../../database/seeds/operator.ts';
import { contributionsOf } from '../../../platform/contributions.ts';
import type { CallerSession } from '../../../platform/http/caller.ts';
import { createTestHttp } from '../../../testing/test-http.ts';
import { createTestKernel } from '../../../testing/test-kernel.ts';
import type { KernelReplaced } from '../../../testing/test-kernel.ts';
import { createSite } from '../../site/index.ts';
import type { SiteService } from '../../site/index.ts';
import { picture, piece } from '../../site/testing/site-program.ts';
import type {
  BoardLine,
  BoardWish,
  BoughtLottery,
  JackpotOf,
  LastResult,
  LaunchRequest,
  PlayRefusal,
  PlayedGame,
} from '../catalogue.ports.ts';
import { createCatalogue } from '../index.ts';
import type { CataloguePorts, CatalogueSeed } from '../index.ts';
import { lobbyOf, noLotteries, testTitles } from './titles.ts';

export const startedAt = '2026-11-21T12:00:00Z';

/** The answers of the worlds around the catalogue in a test, and the questions that they were asked. */
export interface Outside {
  readonly launches: LaunchRequest[];
  /** Players whose play money was looked after. */
  readonly refilled: bigint[];
  played: readonly PlayedGame[];
  wins: readonly BoardLine[];
  /** The questions for a board, the oldest first. */
  readonly boards: BoardWish[];
  results: readonly LastResult[];
  /** Codes of the lotteries on sale, and what anybody bought tickets of. */
  onSale: readonly string[];
  bought: readonly BoughtLottery[];
  refusal: PlayRefusal | null;
  jackpots: readonly JackpotOf[];
}

export const testSeed: CatalogueSeed = catalogueSeed({
  merchant: 'arara',
  lobby: lobbyOf(testTitles),
  currency: 'BRL',
  titles: testTitles,
  lottery: noLotteries,
  walletVendors: { studio: 'studio', sandbox: 'sandbox', purse: 'porto' },
});

/** Sessions by token: a member, another one, and a trial account. */
export const sessions: Readonly<Record<string, CallerSession>> = {
  ana: session('ana', 1n, 0, 'BRL'),
  bia: session('bia', 2n, 0, 'BRL'),
  trial: session('trial', 9n, 4, 'FUN'),
};

function session(id: string, playerId: bigint, isAgent: number, currency: string): CallerSession {
  return {
    id,
    playerId,
    merchant: 'arara',
    account: id,
    isAgent,
    currency,
    mustChangePassword: false,
  };
}

export type CatalogueProcess = Awaited<ReturnType<typeof startProcess>>;

export interface CatalogueProgram extends CatalogueProcess {
  readonly outside: Outside;
  startOther(options?: { sandbox: boolean }): Promise<CatalogueProcess>;
  close(): Promise<void>;
}

/** The seeded catalogue behind the real HTTP kit, on a database of its own. */
export async function openCatalogueProgram(seed = testSeed): Promise<CatalogueProgram> {
  const outside: Outside = {
    launches: [],
    refilled: [],
    played: [],
    wins: [],
    boards: [],
    jackpots: [],
    results: [],
    onSale: [],
    bought: [],
    refusal: null,
  };
  const first = await startProcess({ clock: fixedClock(startedAt) }, outside, true);
  await first.site.service.seed(
    operatorSeed({ merchant: 'arara', jurisdiction: 'demo', publicUrl: null }),
  );
  await first.catalogue.service.seed(seed);
  const others: CatalogueProcess[] = [];
  return {
    ...first,
    outside,
    async startOther({ sandbox } = { sandbox: true }) {
      const { clock, owner: pool, ownerUrl: url } = first;
      const other = await startProcess({ clock, database: { pool, url } }, outside, sandbox);
      others.push(other);
      return other;
    },
    async close() {
      for (const one of [...others, first]) await one.stop();
    },
  };
}

async function startProcess(replace: KernelReplaced, outside: Outside, sandbox: boolean) {
  const kernel = await createTestKernel({ replace });
  const nothingGathered = { sealingKeys: contributionsOf(), newsWishes: contributionsOf() };
  const record = async () => undefined;
  const staff = { record, personAt: async () => null };
  const urlOf = () => 'https://arara.example';
  const site = createSite({
    ...kernel,
    ...nothingGathered,
    ...staff,
    sandbox,
    picture: piece,
    urlOf,
  });
  const catalogue = createCatalogue({
    ...kernel,
    ...portsOf(outside),
    record,
    sandbox,
    site: siteOf(site.service),
  });
  await kernel.notifier.start();
  await site.start?.();
  await catalogue.start?.();
  const http = await createTestHttp(kernel, {
    routes: catalogue.routes ?? [],
    gate: {
      ...site.service,
      sessionOf: async (token) => sessions[token] ?? null,
      isLive: async () => true,
    },
  });
  return {
    ...kernel,
    site,
    catalogue,
    /** Asks as a visitor, or as the session of `as`. */
    async ask(options: InjectOptions & { as?: string }) {
      const token = options.as === undefined ? {} : { authorization: options.as };
      const response = await http.inject({
        ...options,
        headers: { merchant: 'arara', ...token, ...options.headers },
      });
      return { status: response.statusCode, cookies: response.cookies, ...response.json() };
    },
    async stop() {
      await http.close();
      await catalogue.stop?.();
      await site.stop?.();
      await kernel.end();
    },
  };
}

const siteOf = (site: SiteService): CataloguePorts['site'] => ({
  ...site,
  siteUrl: () => 'https://arara.example',
  isOwnAddress: async (_merchant, { host }) => /^(www\.)?arara\.example$/.test(host),
});

function portsOf(outside: Outside): Omit<CataloguePorts, 'site'> {
  return {
    jackpotsOf: async () => outside.jackpots,
    play: {
      async createLaunch(request) {
        outside.launches.push(request);
        return { token: `token/${outside.launches.length}` };
      },
      playedSince: async () => outside.played,
      lastResults: async () => outside.results,
      async board(_merchant, wish) {
        outside.boards.push(wish);
        return outside.wins.slice(0, wish.limit);
      },
    },
    members: {
      playRefusal: async () => outside.refusal,
      keepGuest: async (_caller, kept) => ({
        playerId: 77n,
        currency: 'FUN',
        token: kept === undefined ? 'guest-token' : null,
      }),
      signInCode: async (playerId, merchant) => `code-of-${merchant}-${playerId}`,
      refillTrial: async (playerId) => {
        outside.refilled.push(playerId);
      },
    },
    lotteries: {
      walletVendor: 'lottery',
      onSale: async () => outside.onSale,
      bought: async () => outside.bought,
    },
    cover: picture,
    purseOf: async (_, vendor) => (vendor === 'porto' ? vendor : null),
    vendorOrigin: (code) => `https://${code.toLowerCase()}.example`,
  };
}
