import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { demoSecretKey, secretKeyPattern } from './secret-key.ts';
import { StartError } from './platform/start-error.ts';

export const roles = ['platform', 'studio', 'worker', 'sandbox'] as const;
export type Role = (typeof roles)[number];

const database = 'expected an address such as postgres://user:password@host:5432/name';
/** So many are still quiet for the machine, and register within the limit of one address. */
const playersMost = 60;
const proxies =
  'expected addresses and networks with commas between, such as 10.0.0.0/8,127.0.0.1, or loopback, linklocal, uniquelocal';
const chains =
  'expected hashes of chains with commas between, 64 hexadecimal digits in small letters each';
const beacons = 'expected addresses with commas between, such as https://api.drand.sh';
const logs = 'expected an address with {id} in it, such as https://logs.example/find?text={id}';
const share = 'expected a share from 0 to 1, such as 0.05';
const port = 'expected a number from 0 to 65535';

const players = `expected a number from 0 to ${playersMost}`;

const Settings = z.object({
  PORT: z.coerce.number(port).int(port).min(0, port).max(65535, port).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: database }).optional(),
  // Of the role that owns the tables: migrations run under it, and the program does not.
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/, error: database }).optional(),
  // The place is kept for a fan-out beside PostgreSQL's. Taken in silence it would look as if it did
  // something.
  REDIS_URL: z
    .never(
      'not used by this version: processes hear of each other through PostgreSQL; leave it out',
    )
    .optional(),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles, `expected a list of ${roles.join(', ')}`)).min(1)),
  MERCHANT: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'expected 2 to 40 small letters, digits and hyphens')
    .default('arara'),
  JURISDICTION: z.enum(['demo', 'br', 'intl'], 'expected demo, br or intl').default('demo'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'expected trace, debug, info, warn, error or silent',
    )
    .default('info'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://example.com' })
    .optional(),
  CONSOLE_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://console.example.com' })
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .refine((text) => text === '' || text.split(',').every(isProxy), proxies),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected an address such as http://collector:4318' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
  TRACE_PARENT: z.enum(['none', 'proxy'], 'expected none or proxy').default('none'),
  LOGS_URL: z
    .url({ protocol: /^https?$/, error: logs })
    .refine((url) => url.includes('{id}'), logs)
    .optional(),
  SECRET_KEY: z
    .string()
    .regex(secretKeyPattern, 'expected 64 hexadecimal digits in small letters, 32 random bytes')
    .optional(),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'expected smtp://host:587 or smtps://host' })
    .optional(),
  MAIL_FROM: z.string().default('Arara <nao-responda@arara.example>'),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://sms.example/send' })
    .optional(),
  SMS_TOKEN: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_CHECK_URL: z
    .url({ protocol: /^https$/, error: 'expected an address such as https://check.example.com' })
    .optional(),
  SANDBOX_PLAYERS: z.coerce
    .number(players)
    .int(players)
    .min(0, players)
    .max(playersMost, players)
    .optional(),
  GEOIP_FILE: z.string().optional(),
  BEACON_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim().replace(/\/$/, '')))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: beacons })))
    .optional(),
  BEACON_CHAIN: z
    .string()
    .transform((text) => text.split(',').map((chain) => chain.trim()))
    .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/, chains)))
    .optional(),
  PIX_URL: z.url({ protocol: /^https$/, error: 'expected an address with https' }).optional(),
  PIX_CLIENT_ID: z.string().optional(),
  PIX_CLIENT_SECRET: z.string().optional(),
  PIX_KEY: z.string().optional(),
  PIX_CERT_FILE: z.string().optional(),
  PIX_CERT_KEY_FILE: z.string().optional(),
  PIX_CA_FILE: z.string().optional(),
});

export type Config = Omit<z.output<typeof Settings>, 'SECRET_KEY' | 'SANDBOX_PLAYERS'> & {
  readonly SECRET_KEY: string;
  /** The members of the demo that are programs. */
  readonly SANDBOX_PLAYERS: number;
};

const proxyGroups = ['loopback', 'linklocal', 'uniquelocal'];

/** True if the HTTP server can understand who is trusted to name the caller's address. */
function isProxy(text: string): boolean {
  const name = text.trim();
  return proxyGroups.includes(name) || ipaddr.isValidCIDR(name) || isWholeAddress(name);
}

/** `127.1` is an address to some and none to others. */
function isWholeAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** As many as a lobby needs to be alive, and as a laptop does not notice. */
const demoPlayers = 6;

/** They play over the whole wire, at a bank of the sandbox. */
const hasSandbox = ({ ROLES }: { readonly ROLES: readonly Role[] }): boolean =>
  (['platform', 'studio', 'sandbox'] as const).every((role) => ROLES.includes(role));

type Given = Readonly<Record<string, string | undefined>>;

/** The faults of the environment, all of them at once. */
export class ConfigError extends StartError {
  constructor(faults: readonly string[]) {
    const list = faults.map((fault) => `  - ${fault}`).join('\n');
    super('settings', `The settings have faults:\n${list}\nREADME.md lists them all.`);
    this.name = 'ConfigError';
  }
}

/** Reads the environment once; throws ConfigError with the whole list of faults. */
export function readConfig(environment: Given): Config {
  const given: Given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Settings.safeParse(given);
  const wrong = result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  const faults = [
    ...new Set(wrong),
    ...missingSettings(given),
    ...halfProviders(given),
    ...ownerAlone(given),
    ...nobodysChain(given),
    ...unreadableFiles(given),
  ];
  if (faults.length > 0 || !result.success) throw new ConfigError(faults);
  const DATA_DIR = resolve(result.data.DATA_DIR);
  return {
    ...result.data,
    DATA_DIR,
    SECRET_KEY: result.data.SECRET_KEY ?? demoSecretKey(DATA_DIR),
    SANDBOX_PLAYERS: result.data.SANDBOX_PLAYERS ?? (hasSandbox(result.data) ? demoPlayers : 0),
  };
}

const ofBank = [
  'PIX_URL',
  'PIX_CLIENT_ID',
  'PIX_CLIENT_SECRET',
  'PIX_KEY',
  'PIX_CERT_FILE',
  'PIX_CERT_KEY_FILE',
];

/** Secrets have stand-ins in the demo only, the outside world only where the sandbox plays it. */
function missingSettings(given: Given): string[] {
  const demo = (given['JURISDICTION'] ?? 'demo') === 'demo';
  const sandbox = given['ROLES']?.includes('sandbox') ?? true;
  const missing = (names: readonly string[], why: string) =>
    names.filter((name) => given[name] === undefined).map((name) => `${name}: required ${why}`);
  if (!demo) {
    const needed = ['SECRET_KEY', 'PUBLIC_URL', 'MAIL_URL', ...ofBank];
    const ofSms = given['SMS_URL'] === undefined ? [] : missing(['SMS_TOKEN'], 'with SMS_URL');
    const faults = [...missing(needed, 'when JURISDICTION is not demo'), ...ofSms];
    const players = Number(given['SANDBOX_PLAYERS'] ?? 0) > 0;
    return [
      ...faults,
      ...(sandbox ? ['ROLES: sandbox exists in the demo only'] : []),
      ...(players ? ['SANDBOX_PLAYERS: players that are programs exist in the demo only'] : []),
    ];
  }
  if (!sandbox) return missing(['MAIL_URL', ...ofBank], 'without the role sandbox');
  return given['PIX_URL'] === undefined ? [] : missing(ofBank, 'with PIX_URL');
}

const ofProviders = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
] as const;

/** A sign-in provider is named whole or not at all. */
function halfProviders(given: Given): string[] {
  return ofProviders.flatMap(([id, secret]) => {
    if ((given[id] === undefined) === (given[secret] === undefined)) return [];
    const [missing, there] = given[id] === undefined ? [id, secret] : [secret, id];
    return [`${missing}: required with ${there}`];
  });
}

/** The embedded server has its own owner. */
function ownerAlone(given: Given): string[] {
  const isAlone = given['DATABASE_OWNER_URL'] !== undefined && given['DATABASE_URL'] === undefined;
  return isAlone ? ['DATABASE_URL: required with DATABASE_OWNER_URL'] : [];
}

/** An operator who names a chain of beacons says who tells it. */
function nobodysChain(given: Given): string[] {
  const isAlone = given['BEACON_CHAIN'] !== undefined && given['BEACON_URLS'] === undefined;
  return isAlone ? ['BEACON_URLS: required with BEACON_CHAIN'] : [];
}

function unreadableFiles(given: Given): string[] {
  const names = ['PIX_CERT_FILE', 'PIX_CERT_KEY_FILE', 'PIX_CA_FILE', 'GEOIP_FILE'];
  return names.flatMap((name) => {
    const file = given[name];
    return file === undefined || isReadable(file) ? [] : [`${name}: ${file} cannot be read`];
  });
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
