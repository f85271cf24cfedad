import { join } from 'node:path';
import { createSandbox } from '@arara/sandbox';
import type { Sandbox } from '@arara/sandbox';
import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Kernel } from '../kernel.ts';
import { createPixBank } from '../ports/bank/index.ts';
import type { Bank } from '../ports/bank/index.ts';
import { createBeacons } from '../ports/beacon/index.ts';
import type { Beacons } from '../ports/beacon/index.ts';
import { createSmtpMail } from '../ports/mail.ts';
import type { Mail } from '../ports/mail.ts';
import { createHttpSms, createNoSms } from '../ports/sms.ts';
import type { Sms } from '../ports/sms.ts';
import { StartError } from '../platform/start-error.ts';
import { beaconSettingsOf } from './beacons.ts';
import { housesOf } from './houses.ts';
import { sandboxOrigin } from './sandbox-origin.ts';
import type { SignInProviders } from '../ports/providers/index.ts';
import { openProviders } from './providers.ts';

/** The world outside as the modules reach it: real clients, of real or of stand-in services. */
export interface Outside {
  readonly mail: Mail;
  readonly sms: Sms;
  readonly bank: Bank;
  readonly beacon: Beacons;
  readonly providers: SignInProviders;
  readonly sandbox: Sandbox | null;
  /** Where the pages of a vendor of the sandbox live; empty without a sandbox. */
  readonly vendorOrigin: (vendorCode: string) => string;
}

/** Opens the ports; where the sandbox plays the outside world, it is started first. */
export async function openOutside(
  kernel: Kernel,
  closers: (() => Promise<void>)[],
): Promise<Outside> {
  const { config, clock, pool, log } = kernel;
  const sandbox = config.ROLES.includes('sandbox')
    ? await createSandbox({
        dataDir: join(config.DATA_DIR, 'sandbox'),
        pool,
        isPrepared: true,
        clock,
        houses: housesOf(config),
        onError: (error) => log.warn({ err: error }, 'sandbox'),
      })
    : null;
  if (sandbox !== null) closers.push(() => sandbox.stop());
  const mail = createSmtpMail({ url: mailUrlOf(config, sandbox), from: config.MAIL_FROM });
  closers.push(async () => mail.close());
  const bank = createPixBank(bankSettingsOf(config, sandbox), clock);
  const beacon = createBeacons(beaconSettingsOf(config, sandbox?.beacon ?? null), clock);
  closers.push(() => beacon.close());
  return {
    mail,
    sms: openSms(config, sandbox),
    sandbox,
    bank,
    beacon,
    vendorOrigin: sandbox === null ? () => '' : sandboxOrigin,
    providers: openProviders(config, sandbox, clock),
  };
}

function mailUrlOf(config: Config, sandbox: Sandbox | null): string {
  const url = config.MAIL_URL ?? sandbox?.mailUrl;
  if (url === undefined) throw missing('MAIL_URL');
  return url;
}

/** An operator without a provider switches the modules of mobile numbers off; all else works without. */
function openSms(config: Config, sandbox: Sandbox | null): Sms {
  const url = config.SMS_URL ?? sandbox?.smsUrl;
  return url === undefined
    ? createNoSms()
    : createHttpSms({ url, token: config.SMS_TOKEN ?? null });
}

function bankSettingsOf(
  config: Config,
  sandbox: Sandbox | null,
): Parameters<typeof createPixBank>[0] {
  if (config.PIX_URL === undefined) {
    if (sandbox === null) throw missing('PIX_URL');
    return sandbox.bank;
  }
  const read = (file: string | undefined, name: string) => {
    if (file === undefined) throw missing(name);
    return readFileSync(file, 'utf8');
  };
  return {
    url: config.PIX_URL,
    clientId: config.PIX_CLIENT_ID ?? '',
    clientSecret: config.PIX_CLIENT_SECRET ?? '',
    pixKey: config.PIX_KEY ?? '',
    cert: read(config.PIX_CERT_FILE, 'PIX_CERT_FILE'),
    key: read(config.PIX_CERT_KEY_FILE, 'PIX_CERT_KEY_FILE'),
    ca: config.PIX_CA_FILE === undefined ? null : read(config.PIX_CA_FILE, 'PIX_CA_FILE'),
  };
}

function missing(name: string): StartError {
  return new StartError('settings', `${name} is missing: set it, or add the role sandbox.`);
}
