import { fileURLToPath } from 'node:url';
import { allCalls, reservedCalls } from '@arara/contract';
import { fleeting } from '@arara/facts';
import type { ErrorCode } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import { createGate } from './compose/gate.ts';
import { auditJobs } from './compose/audit-jobs.ts';
import { watchHouse } from './compose/house.metrics.ts';
import { consolePlaceOf } from './compose/console-place.ts';
import { ledgerJobs } from './compose/ledger-jobs.ts';
import { machineRoutes } from './compose/machine.ts';
import { openLedger } from './compose/ledger.ts';
import { createModules } from './compose/modules.ts';
import { createVendorSandbox } from './compose/sandbox-vendor.ts';
import type { Modules } from './compose/modules.ts';
import { originsOf } from './compose/page-origins.ts';
import { seedOperator } from './compose/seed.ts';
import { serverModulesOf, servedModules } from './compose/served.ts';
import { openOutside } from './compose/outside.ts';
import type { Outside } from './compose/outside.ts';
import { registerDocs } from './docs/docs-page.ts';
import { registerHealth } from './health.ts';
import type { Kernel } from './kernel.ts';
import { newestMigration } from './prepare-database.ts';
import { createConsumerRunner } from './platform/consumers.ts';
import type { ConsumerRunner } from './platform/consumers.ts';
import { watchDeadLetters } from './platform/dead-letter.metrics.ts';
import { AppError } from './platform/errors.ts';
import { deleteOldEvents, deleteTopic } from './platform/event.repository.ts';
import { createPostgresFanOut } from './platform/fan-out-postgres.ts';
import { bindRoutes } from './platform/http/bind.ts';
import { createHttp } from './platform/http/create-http.ts';
import { createHttpTimes } from './platform/http/http.metrics.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { createProxyWatch } from './platform/http/unnamed-proxy.ts';
import type { ProxyWatch } from './platform/http/unnamed-proxy.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import type { AnyRoute } from './platform/http/route.ts';
import type { Job } from './platform/jobs.ts';
import type { Worker } from './platform/module.ts';
import { createLive } from './platform/live.ts';
import { createArt } from './web/art.ts';
import type { Art } from './web/art.ts';
import { registerCaptchaWindow } from './web/captcha-window.ts';
import { registerConsole } from './web/console.ts';
import type { ConsolePlace } from './web/console.ts';
import { registerArcade, registerFiles, registerSite } from './web/pages.ts';
import { readNeeds } from './web/addresses.ts';
import { createStartPage } from './web/start-page.ts';

const siteDir = fileURLToPath(new URL('../../site/dist/', import.meta.url));
const arcadeDir = fileURLToPath(new URL('../../arcade/dist/', import.meta.url));

/** Namespaces of the sentences that the first page needs. */
const firstNamespaces = ['ui', 'home'] as const;

export interface Program {
  readonly kernel: Kernel;
  readonly modules: Modules;
  readonly outside: Outside;
  readonly app: FastifyInstance;
  readonly live: ReturnType<typeof createLive>;
  readonly consumers: ConsumerRunner;
  readonly jobs: readonly Job[];
  readonly workers: readonly Worker[];
}

export interface ComposeOptions {
  readonly version: string;
  /** Tests of calls need no built pages. */
  readonly pages: boolean;
}

/** Joins the modules to one program; it listens and works only after `boot` starts it. */
export async function compose(
  kernel: Kernel,
  options: ComposeOptions,
  closers: (() => Promise<void>)[],
): Promise<Program> {
  const ledger = openLedger(kernel);
  closers.push(() => ledger.close());
  const outside = await openOutside(kernel, closers);
  const art = createArt();
  const modules = createModules(kernel, outside, art, ledger);
  const all = serverModulesOf(modules);
  for (const module of all) {
    await module.start?.();
    if (module.stop !== undefined) closers.push(module.stop);
  }
  await seedOperator(kernel, modules, outside);
  const gate = createGate(modules);
  const { database, notifier, clock, log } = kernel;
  const live = createLive({
    fanOut: createPostgresFanOut({ database, notifier, log, told: countTold(kernel) }),
    audiences: all.flatMap((module) => module.audiences ?? []),
    gate,
    clock,
    log,
  });
  const heard = all.flatMap((module) => module.consumers ?? []);
  const consumers = createConsumerRunner({ database, notifier, clock, log, consumers: heard });
  const names = heard.map(({ name }) => name);
  watchDeadLetters(kernel.metrics, database.read, names);
  const { listening } = live;
  watchHouse({ ...watched(modules), kernel, ledger, consumers: heard, listening });
  const times = createHttpTimes(kernel.metrics);
  const proxies = createProxyWatch({ log, clock });
  const machine = machineRoutes({
    kernel,
    ledger,
    consumers: heard,
    version: options.version,
    factsBehind: modules.reports.service.secondsBehind,
    listening: live.listening,
    migration: newestMigration(),
    slowestCalls: times.slowest,
    unnamedProxy: proxies.seen,
    logs: kernel.config.LOGS_URL ?? null,
    record: modules.staff.service.record,
  });
  const parts = { ...options, gate, live, art, machine, times, proxies };
  const app = await createApp(kernel, modules, outside, parts);
  return {
    kernel,
    modules,
    outside,
    app,
    live,
    consumers,
    jobs: [
      ...platformJobs(kernel),
      ...ledgerJobs(kernel, ledger),
      ...auditJobs(kernel, modules.staff.service),
      ...all.flatMap((module) => module.jobs ?? []),
    ],
    workers: all.flatMap((module) => module.workers ?? []),
  };
}

/** The questions that the metrics of the house ask its modules. */
function watched({ cashierDesk, prizeDesk, feedbackDesk, staff, reports, studio, site }: Modules) {
  const desks = [cashierDesk, prizeDesk, feedbackDesk];
  return {
    lastAuditProof: async () => (await staff.service.auditProofs()).newest?.madeAt ?? null,
    factsBehind: reports.service.secondsBehind,
    leaders: studio.service.leaders,
    merchants: site.service.merchants,
    queues: async (merchant: string) =>
      (await Promise.all(desks.map(({ service }) => service.queues(merchant)))).flat(),
  };
}

/** Counts the events that pages of this process were told. */
function countTold({ metrics }: Kernel): (hearers: number) => void {
  const told = metrics.counter('arara_live_events_total', 'Events that pages were told live.');
  return (hearers) => told.inc(hearers);
}

/** Pages that were away for longer than this read everything again. */
const eventDays = 7;

function platformJobs({ database }: Kernel): Job[] {
  return [
    {
      name: 'platform.forget-events',
      cron: '43 5 * * *',
      run: async () => {
        await deleteOldEvents(database.read, eventDays);
      },
    },
    {
      name: 'platform.forget-fleeting-events',
      cron: '*/5 * * * *',
      run: async () => {
        for (const { topic, keepMinutes } of fleeting) {
          await deleteTopic(database.read, topic, keepMinutes);
        }
      },
    },
  ];
}

type AppOptions = ComposeOptions & {
  readonly art: Art;
  readonly gate: ReturnType<typeof createGate>;
  readonly live: ReturnType<typeof createLive>;
  /** Routes about the program as a whole. */
  readonly machine: readonly AnyRoute[];
  readonly times: ReturnType<typeof createHttpTimes>;
  readonly proxies: ProxyWatch;
};

async function createApp(
  kernel: Kernel,
  modules: Modules,
  outside: Outside,
  { gate, live, art, machine, times, proxies, version, pages }: AppOptions,
): Promise<FastifyInstance> {
  const { config, log, texts } = kernel;
  const { languages } = texts;
  const message = (code: ErrorCode, language: string, params = {}) =>
    texts.text(language, 'errors', code, params);
  const app = await createHttp({
    log,
    languages,
    message,
    trustProxy: config.TRUST_PROXY,
    isHttpsOnly: config.PUBLIC_URL?.startsWith('https:') ?? false,
  });
  times.watch(app);
  proxies.watch(app);
  traceRequests(app, config.TRACE_PARENT);
  registerHealth(app, kernel);
  const served = servedModules(modules, config.ROLES);
  const routes = served.flatMap((module) => module.routes ?? []);
  const limits = createRateLimits();
  bindRoutes(app, routes, { gate, languages, limits });
  for (const plugin of served.flatMap((module) => module.plugins ?? [])) await app.register(plugin);
  if (outside.sandbox !== null) await app.register(outside.sandbox.plugin);
  if (pages) await registerFiles(app, siteDir);
  if (pages && config.ROLES.includes('studio')) {
    registerArcade(app, arcadeDir, modules.site.service.framers);
  }
  if (!config.ROLES.includes('platform')) return app;
  bindRoutes(app, machine, { gate, languages, limits });
  bindReserved(app);
  const consolePlace = consolePlaceOf(config, gate, modules.site.service);
  if (pages) registerConsole(app, consolePlace);
  // The vendor of the sandbox calls the wallet of its own process.
  if (outside.sandbox !== null) await app.register(createVendorSandbox(kernel, modules, limits));
  registerDocs(app, version);
  await app.register(
    live.plugin,
    pages
      ? { page: registerSitePages(app, kernel, modules, { gate, art, outside, consolePlace }) }
      : {},
  );
  return app;
}

type SitePagesOptions = Pick<AppOptions, 'gate' | 'art'> & {
  readonly outside: Outside;
  readonly consolePlace: ConsolePlace;
};

function registerSitePages(
  app: FastifyInstance,
  { texts, clock }: Kernel,
  modules: Modules,
  { gate, art, outside, consolePlace }: SitePagesOptions,
) {
  const { firebase } = outside.providers;
  const { site, catalogue } = modules;
  if (firebase !== null) registerCaptchaWindow(app, firebase.captcha, site.service.pageOrigins);
  const sources = { site: site.service, catalogue: catalogue.service, firebase };
  return registerSite(app, {
    siteDir,
    languages: texts.languages,
    languagesOf: (merchant) => modules.site.service.profile(merchant),
    origins: (merchant) => originsOf(sources, merchant),
    sentence: (language, key) => texts.text(language, 'ui', key),
    merchantOf: gate.merchantOf,
    brandOf: modules.site.service.face,
    previews: {
      isConsole: (name) => [null, name].includes(consolePlace.host),
      lookOf: modules.site.service.content.lookOfPreview,
    },
    startPage: createStartPage({
      site: modules.site.service,
      catalogue: modules.catalogue.service,
      lottery: modules.lottery.service,
      texts,
      clock,
      artVersions: art.versions,
      needs: readNeeds(siteDir),
      namespaces: firstNamespaces,
    }),
  });
}

/** Calls of modules that do not exist yet answer as any call whose module is off. */
function bindReserved(app: FastifyInstance): void {
  const built = new Set(allCalls.map((call) => `${call.method} ${call.path}`));
  for (const { method, path, module } of reservedCalls) {
    if (built.has(`${method} ${path}`)) continue;
    app.route({
      method,
      url: path,
      handler: () => {
        throw new AppError('function.not.available', module === null ? {} : { params: { module } });
      },
    });
  }
}
