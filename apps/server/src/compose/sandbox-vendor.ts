import { noBrowser } from '../platform/http/browser-mark.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSandboxPurseVendor, createSandboxVendor, createVendorProxy } from '@arara/sandbox';
import type { SandboxPurseVendor, SandboxVendor } from '@arara/sandbox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kernel } from '../kernel.ts';
import { AppError } from '../platform/errors.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';
import type { Modules } from './modules.ts';
import { vendorPath, pursePath } from './sandbox-origin.ts';
import { sandboxGame, sandboxKeyFile, sandboxVendor } from './sandbox-vendor-facts.ts';

/** The vendor of the sandbox that keeps purses. */
export const sandboxPurseVendor = 'porto';
const pathOfApi = '/vendor/v1';
/** Each answer opens an account: enough for the conformance kit, too little to fill a database. */
const launchTokens = {
  name: 'sandboxLaunchToken',
  limit: { by: 'address', points: 60, seconds: 60 },
} as const;

interface Key {
  readonly keyId: string;
  readonly secret: string;
}

interface Keys {
  readonly wallet: Key;
  /** Null: no vendor keeps purses here. */
  readonly purse: Key | null;
}

/** Third-party vendors beside the program, which they know only by its address and a key. */
export function createVendorSandbox(
  kernel: Kernel,
  { play, identity, site }: Modules,
  limits: RateLimits,
) {
  const { clock, config, log, pool } = kernel;
  const dataDir = join(config.DATA_DIR, 'sandbox');
  let vendor: SandboxVendor | null = null;
  let purses: SandboxPurseVendor | null = null;

  /** Written before anybody hears that the program is ready: the conformance kit looks for them then. */
  async function readKeys(): Promise<Keys> {
    const hasPurses = (await play.service.vendors.byCode(sandboxPurseVendor)) !== null;
    return {
      wallet: await readKey(sandboxVendor, sandboxKeyFile(config.DATA_DIR)),
      purse: hasPurses ? await readKey(sandboxPurseVendor, join(dataDir, 'purse-key.json')) : null,
    };
  }

  async function start(app: FastifyInstance, keys: Keys): Promise<void> {
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
    const walletUrl = `http://127.0.0.1:${port}${pathOfApi}`;
    const onError = (error: unknown) => log.warn({ err: error }, 'sandbox vendor');
    vendor = await createSandboxVendor({ ...keys.wallet, walletUrl, clock, dataDir, onError });
    await play.service.vendors.ensure({ code: sandboxVendor, apiUrl: `${vendor.url}/v1` });
    if (keys.purse === null) return;
    purses = await createSandboxPurseVendor({
      ...keys.purse,
      walletUrl,
      clock,
      pool,
      isPrepared: true,
      onError,
    });
    await play.service.vendors.ensure({ code: sandboxPurseVendor, apiUrl: `${purses.url}/v1` });
  }

  /** The key is made once and kept beside the demo's data: the conformance kit reads it there. */
  async function readKey(code: string, file: string): Promise<Key> {
    const { vendors } = play.service;
    const kept = readKept(file);
    if (kept !== null && (await vendors.keyOf(kept.keyId)) !== null) return kept;
    const key = (await vendors.issueKey(code)) ?? (await replaceKey(code));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(key), { mode: 0o600 });
    return key;
  }

  /** Two live keys whose secrets nobody has any more: the data folder was deleted. */
  async function replaceKey(code: string): Promise<Key> {
    const { vendors } = play.service;
    const own = await vendors.byCode(code);
    const old = own === null ? null : await vendors.anyKeyOf(own);
    if (old !== null) await vendors.revokeKey(old.keyId);
    const key = await vendors.issueKey(code);
    if (key === null) throw new Error('the sandbox vendor gets no key');
    return key;
  }

  return async function vendorSandbox(app: FastifyInstance): Promise<void> {
    const keys = await readKeys();
    app.addHook('onListen', () => start(app, keys));
    app.addHook('onClose', async () => {
      await vendor?.stop();
      await purses?.stop();
    });
    app.post(`${vendorPath}/launch-token`, async (request) => {
      await limits.arrive(launchTokens, { address: request.ip, token: null });
      const merchant = await merchantOf(request, site);
      const guest = await identity.service.openGuest(guestOf(request.id, merchant, request.ip));
      const { token } = await play.service.createLaunch({
        playerId: guest.playerId,
        merchant,
        vendor: sandboxVendor,
        gameCode: sandboxGame,
        currency: guest.currency,
        language: 'pt-BR',
        country: null,
        address: request.ip,
        memberSession: null,
      });
      return { success: true, value: { token, gameCode: sandboxGame, currency: guest.currency } };
    });
    await app.register(createVendorProxy(() => urlOf(vendor), vendorPath));
    await app.register(createVendorProxy(() => urlOf(purses), pursePath));
  };
}

/** The merchant whose guest is meant, as every call says it. */
async function merchantOf(request: FastifyRequest, site: Modules['site']): Promise<string> {
  const asked = request.headers['merchant'];
  const id = typeof asked === 'string' ? asked : null;
  const merchant = await site.service.merchantOf(id, request.host);
  if (merchant === null) throw new AppError('merchant.unknown', { field: 'Merchant' });
  return merchant;
}

function urlOf(vendor: { readonly url: string } | null): string {
  if (vendor === null) throw new AppError('server.busy');
  return vendor.url;
}

function readKept(file: string): Key | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Key;
  } catch {
    return null;
  }
}

/** The maker of a call whom nothing is known of. */
export function guestOf(requestId: string, merchant: string, address: string) {
  return {
    requestId,
    merchant,
    language: 'pt-BR',
    address,
    country: null,
    device: 'WEB',
    userAgent: '',
    origin: '',
    browser: noBrowser,
    session: null,
    studio: null,
    staff: null,
  };
}
