import { fixedClock } from '@arara/testing';
import { fieldRule } from '@arara/rules';
import { PROGRAM_ROLE } from '@arara/postgres';
import { contributionsOf } from '../../../platform/contributions.ts';
import type { News } from '../../../platform/news.ts';
import { createRateLimits } from '../../../platform/http/rate-limits.ts';
import { prepareQueue } from '../../../platform/prepare-queue.ts';
import type { MailMessage } from '../../../ports/mail.ts';
import type { SmsMessage } from '../../../ports/sms.ts';
import type { SignInProviders } from '../../../ports/providers/index.ts';
import { runQueue } from '../../../testing/run-queue.ts';
import { createTestHttp } from '../../../testing/test-http.ts';
import { createTestKernel } from '../../../testing/test-kernel.ts';
import type { KernelReplaced, TestKernel } from '../../../testing/test-kernel.ts';
import { createAgents } from '../../agents/index.ts';
import { createMessaging } from '../../messages/index.ts';
import type { ContactOf } from '../../messages/index.ts';
import { createIdentity, securitySettings } from '../index.ts';
import type { ChosenLimits, SecuritySettings, Player, RegistrationSettings } from '../index.ts';

export const siteUrl = 'https://arara.example';

export const startedAt = '2026-03-01T12:00:00Z';

const secretKey = '5e'.repeat(32);

/** Cheap hashes and challenges; everything else as in earnest. */
export const testSecurity: SecuritySettings = {
  ...securitySettings,
  challenge: { ...securitySettings.challenge, cost: 2, counterMin: 1, counterMax: 3 },
  hashing: { memoryKiB: 8, passes: 1, concurrent: 4, queued: 500 },
};

export const testSettings: RegistrationSettings = {
  form: {
    fields: {
      username: fieldRule('first-letter', 4, 20),
      password: fieldRule('any', 8, 64),
      confirmPassword: fieldRule('any', 1, 128),
      payeeName: fieldRule('full-name', 3, 80, 'optional'),
      email: fieldRule('email', 3, 254, 'optional'),
      mobileNum: fieldRule('phone', 8, 20, 'optional'),
      idNumber: fieldRule('cpf', 11, 14),
      affiliateCode: fieldRule('letters-and-digits', 3, 20, 'optional'),
      referralCode: fieldRule('letters-and-digits', 8, 8, 'optional'),
    },
    switches: { username: true, mobile: false, captcha: false, referral: true },
    ageMinimum: 18,
    terms: { version: '1', path: '/afiliados' },
    limits: {
      required: true,
      lossDay: { suggested: '100.00', max: '10000.00' },
      timeDayMinutes: { suggested: 120, max: 720 },
    },
    mobile: {
      enabled: false,
      verification: false,
      firebase: false,
      password: false,
      identity: false,
    },
  },
  siteName: 'Arara',
  phone: { password: true, code: true },
  providers: { google: true, facebook: true, firebase: true },
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  languages: ['pt-BR', 'en'],
  captchaOn: true,
  registrationOpen: true,
  invitationsOn: true,
  botCheck: { login: false, register: false, freePlay: false },
  staySignedInDays: 1,
  password: { flaggedHash: null, maxAgeDays: null },
  agentHosts: [],
  club: [
    { rankLevel: 1, labelName: 'Pena', color: '#1E6B52', color2: '#CFE8DC' },
    { rankLevel: 0, labelName: 'Ninho', color: '#6B5B4B', color2: '#EADBC2' },
  ],
};

export interface IdentityProgram extends Awaited<ReturnType<typeof startProcess>> {
  /** The settings that the operator changed for the test that is running. */
  settings: RegistrationSettings;
  readonly mails: MailMessage[];
  /** Short messages that left the house; while `smsDown` none does. */
  readonly shortMessages: SmsMessage[];
  smsDown: boolean;
  /** A test that signs in by providers brings them. */
  readonly providers: { -readonly [K in keyof SignInProviders]: SignInProviders[K] };
  /** The terms of the brand: the number of those of now, and the one that members must have agreed to. */
  readonly terms: { present: number; required: number };
  /** Accounts that the hooks were told of, in their order. */
  readonly opened: { player: Player; limits: ChosenLimits | null }[];
  /** Another process on the same database. */
  startOther(): ReturnType<typeof startProcess>;
  close(): Promise<void>;
}

interface Shared {
  readonly providers: IdentityProgram['providers'];
  readonly mails: MailMessage[];
  readonly sendSms: (message: SmsMessage) => Promise<void>;
  readonly opened: IdentityProgram['opened'];
  readonly security: SecuritySettings;
  readonly read: () => RegistrationSettings;
  readonly terms: IdentityProgram['terms'];
}

/** Identity, its messages and agents behind the real HTTP kit, on a database of their own. */
export async function openIdentityProgram(
  security: SecuritySettings = testSecurity,
): Promise<IdentityProgram> {
  const program = {} as IdentityProgram;
  const shortMessages: SmsMessage[] = [];
  const shared = {
    providers: { google: null, facebook: null, firebase: null },
    mails: [],
    shortMessages,
    async sendSms(message: SmsMessage) {
      if (program.smsDown) throw new Error('the provider is down');
      shortMessages.push(message);
    },
    opened: [],
    terms: { present: 1, required: 0 },
    security,
  };
  const read = () => program.settings;
  const others: (() => Promise<void>)[] = [];
  const first = await startProcess({ ...shared, read }, { clock: fixedClock(startedAt) });
  return Object.assign(program, shared, first, {
    settings: testSettings,
    smsDown: false,
    async startOther() {
      const { clock, owner: pool, ownerUrl: url } = first;
      const given = { clock, database: { pool, url } };
      const other = await startProcess({ ...shared, read }, given);
      others.push(other.stop);
      return other;
    },
    async close() {
      for (const stop of [...others, first.stop]) await stop();
    },
  });
}

/** News that stay in this process, and arrive at once. */
function localNotifier() {
  const listeners = new Set<(news: News) => void>();
  return {
    poke: () => listeners.forEach((listener) => listener({ audiences: null, isEcho: false })),
    onNews(listener: (news: News) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => undefined,
    stop: async () => undefined,
  };
}

/** Identity with the modules that it is given, which work on one database and queue. */
function makeModules(
  { mails, sendSms, opened, security, providers, read, terms }: Shared,
  kernel: TestKernel,
) {
  const contacts: ContactOf[] = [];
  const agents = createAgents(kernel);
  const messaging = createMessaging({
    ...kernel,
    secretKey,
    mail: { send: async (message) => void mails.push(message) },
    sms: { send: sendSms },
    siteName: async () => read().siteName,
    siteUrl: () => siteUrl,
    timeZoneOf: async () => read().timeZone,
    contacts: { list: () => contacts },
  });
  const identity = createIdentity({
    ...kernel,
    secretKey,
    notices: messaging.service,
    security,
    settings: {
      registration: async () => read(),
      termsRequired: async () => terms.required,
      termsPresent: async () => terms.present,
    },
    invitations: agents.service,
    siteUrl: () => siteUrl,
    providers,
    picture: (key) => ({ large: `/art/${key}-192.webp` }),
    onRegistered: contributionsOf(
      async (_tx, player, { limits }) => void opened.push({ player, limits }),
    ),
    onTrialOpened: contributionsOf(
      async (_tx, player) => void opened.push({ player, limits: null }),
    ),
    onSessionsEnded: contributionsOf(),
  });
  contacts.push(...identity.contributes.contacts);
  return { agents, messaging, identity };
}

async function startProcess(shared: Shared, replace: KernelReplaced) {
  const news = localNotifier();
  const kernel = await createTestKernel({ replace: { ...replace, notifier: news } });
  await prepareQueue(kernel.ownerUrl, { role: PROGRAM_ROLE, log: kernel.log });
  const { agents, messaging, identity } = makeModules(shared, kernel);
  const http = await createTestHttp(kernel, {
    routes: [identity, messaging, agents].flatMap((part) => part.routes ?? []),
    gate: {
      merchantOf: async (id) => (id === 'arara' || id === 'second' ? id : null),
      countryOf: () => 'BR',
      sessionOf: identity.service.sessionOf,
      isLive: identity.service.isLive,
      unseal: identity.unseal,
    },
    limits: createRateLimits(),
  });
  for (const plugin of identity.plugins ?? []) await http.register(plugin);
  await identity.start?.();
  return {
    ...kernel,
    http,
    identity,
    messaging,
    agents,
    /** Runs the jobs that are due, once each, as a worker would. */
    runJobs: () => runQueue(kernel.owner, [...(identity.jobs ?? []), ...(messaging.jobs ?? [])]),
    /** Tells this process that there is news, as the database would. */
    hearNews: news.poke,
    async stop() {
      await identity.stop?.();
      await http.close();
      await kernel.end();
    },
  };
}
