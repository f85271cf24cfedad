import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

export const roles = ['platform', 'studio', 'worker', 'sandbox'] as const;
export type Role = (typeof roles)[number];

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1)),
  MERCHANT: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .default('arara'),
  JURISDICTION: z.enum(['demo', 'br', 'intl']).default('demo'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default(''),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Arara <nao-responda@arara.example>'),
  PIX_URL: z.url({ protocol: /^https$/ }).optional(),
  PIX_CLIENT_ID: z.string().optional(),
  PIX_CLIENT_SECRET: z.string().optional(),
  PIX_KEY: z.string().optional(),
  PIX_CERT_FILE: z.string().optional(),
  PIX_CERT_KEY_FILE: z.string().optional(),
  PIX_CA_FILE: z.string().optional(),
});

export type Config = Omit<z.output<typeof Settings>, 'SECRET_KEY'> & {
  readonly SECRET_KEY: string;
};

/** What is wrong with the environment, all of it at once. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The settings have faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the environment once; throws ConfigError with the whole list of faults. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Settings.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`));
  }
  const settings = { ...result.data, DATA_DIR: resolve(result.data.DATA_DIR) };
  const faults = missingOutsideDemo(settings);
  if (faults.length > 0) throw new ConfigError(faults);
  return { ...settings, SECRET_KEY: settings.SECRET_KEY ?? demoSecretKey(settings.DATA_DIR) };
}

/** Secrets and the outside world have stand-ins in the demo only. */
function missingOutsideDemo(settings: z.output<typeof Settings>): string[] {
  if (settings.JURISDICTION === 'demo') return [];
  const needed = [
    'SECRET_KEY',
    'PUBLIC_URL',
    'MAIL_URL',
    'PIX_URL',
    'PIX_CLIENT_ID',
    'PIX_CLIENT_SECRET',
    'PIX_KEY',
    'PIX_CERT_FILE',
    'PIX_CERT_KEY_FILE',
  ] as const;
  const faults = needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: required when JURISDICTION is not demo`);
  if (settings.ROLES.includes('sandbox')) faults.push('ROLES: sandbox exists in the demo only');
  return faults;
}

/** The demo's key is made once and kept beside its data, readable by the owner only. */
function demoSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(32).toString('hex');
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
