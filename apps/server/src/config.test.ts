import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const dir = mkdtempSync(join(tmpdir(), 'arara-config-'));
afterAll(() => rmSync(dir, { recursive: true }));

let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(dir, String(folders));
}

function faultsOf(settings: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR: newFolder(), ...settings });
  } catch (error) {
    const list = (error as Error).message.split('\n').filter((line) => line.startsWith('  - '));
    return list.map((line) => line.slice(4));
  }
  return [];
}

describe('settings', () => {
  it('have a default for everything in the demo', () => {
    const config = readConfig({ DATA_DIR: newFolder(), PORT: '', SOMETHING_ELSE: 'x' });
    expect(config).toMatchObject({ PORT: 3000, JURISDICTION: 'demo', MERCHANT: 'arara' });
  });

  it('with faults are refused with all of them', () => {
    const faults = faultsOf({
      PORT: 'many',
      ROLES: 'platform,clown',
      DATABASE_URL: 'mysql://here',
      SECRET_KEY: 'short',
      PUBLIC_URL: 'example.com',
      PIX_CA_FILE: '/nowhere/ca.pem',
      JURISDICTION: 'mars',
    });
    expect(faults).toEqual([
      'PORT: expected a number from 0 to 65535',
      'DATABASE_URL: expected an address such as postgres://user:password@host:5432/name',
      'ROLES: expected a list of platform, studio, worker, sandbox',
      'JURISDICTION: expected demo, br or intl',
      'PUBLIC_URL: expected an address such as https://example.com',
      'SECRET_KEY: expected 64 hexadecimal digits in small letters, 32 random bytes',
      expect.stringMatching(/^MAIL_URL: required/),
      expect.stringMatching(/^PIX_URL: required/),
      expect.stringMatching(/^PIX_CLIENT_ID: required/),
      expect.stringMatching(/^PIX_CLIENT_SECRET: required/),
      expect.stringMatching(/^PIX_KEY: required/),
      expect.stringMatching(/^PIX_CERT_FILE: required/),
      expect.stringMatching(/^PIX_CERT_KEY_FILE: required/),
      'PIX_CA_FILE: /nowhere/ca.pem cannot be read',
    ]);
  });

  it('have no stand-in for a secret outside the demo, and no sandbox', () => {
    const faults = faultsOf({ JURISDICTION: 'br' });
    expect(faults).toContain('SECRET_KEY: required when JURISDICTION is not demo');
    expect(faults).toContain('ROLES: sandbox exists in the demo only');
  });

  it.each(['true', '1', '127.1', '10.0.0.0/40', 'loopback,', 'proxy.example', '10.0.0.1;::1'])(
    'do not trust the proxy %s, which nobody understands',
    (TRUST_PROXY) => {
      expect(faultsOf({ TRUST_PROXY })).toEqual([expect.stringMatching(/^TRUST_PROXY: expected/)]);
    },
  );

  it.each(['', '127.0.0.1', '::1', 'loopback, 10.0.0.0/8', 'fd00::/8,uniquelocal'])(
    'trust the proxy %j',
    (TRUST_PROXY) => expect(faultsOf({ TRUST_PROXY })).toEqual([]),
  );

  it('say of what this version does not use that it does not', () => {
    expect(faultsOf({ REDIS_URL: 'redis://127.0.0.1:6379' })).toEqual([
      'REDIS_URL: not used by this version: processes hear of each other through PostgreSQL; leave it out',
    ]);
  });

  it('without the sandbox name the outside world, and a bank is named whole', () => {
    const alone = faultsOf({ ROLES: 'platform,worker' });
    expect(alone).toContain('MAIL_URL: required without the role sandbox');
    expect(alone).toContain('PIX_URL: required without the role sandbox');
    expect(faultsOf({ PIX_URL: 'https://pix.example' })).toContain(
      'PIX_KEY: required with PIX_URL',
    );
  });
});

describe('beacons', () => {
  it('are told by a list of servers, and a chain by them', () => {
    const BEACON_URLS = 'https://api.drand.sh, http://127.0.0.1:8080/';
    expect(readConfig({ DATA_DIR: newFolder(), BEACON_URLS }).BEACON_URLS).toEqual([
      'https://api.drand.sh',
      'http://127.0.0.1:8080',
    ]);
    expect(readConfig({ DATA_DIR: newFolder() }).BEACON_URLS).toBeUndefined();
  });

  it('are refused with their faults', () => {
    expect(faultsOf({ BEACON_URLS: 'api.drand.sh' })).toEqual([
      'BEACON_URLS: expected addresses with commas between, such as https://api.drand.sh',
    ]);
    expect(faultsOf({ BEACON_CHAIN: 'AB'.repeat(32) })).toEqual([
      'BEACON_CHAIN: expected hashes of chains with commas between, 64 hexadecimal digits in small letters each',
      'BEACON_URLS: required with BEACON_CHAIN',
    ]);
  });
});

describe('the key of the demo', () => {
  it('is made once, kept beside the data and readable by its owner only', () => {
    const DATA_DIR = newFolder();
    const { SECRET_KEY } = readConfig({ DATA_DIR });
    expect(SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
    const file = join(DATA_DIR, 'secret.key');
    expect(readFileSync(file, 'utf8')).toBe(SECRET_KEY);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR }).SECRET_KEY).toBe(SECRET_KEY);
  });

  it('that was damaged is not made anew: what it sealed would be lost unsaid', () => {
    const DATA_DIR = newFolder();
    readConfig({ DATA_DIR });
    writeFileSync(join(DATA_DIR, 'secret.key'), '');
    expect(() => readConfig({ DATA_DIR })).toThrow(/secret\.key holds no key\. Put back/);
  });

  it('cannot be kept below a file', () => {
    const DATA_DIR = newFolder();
    writeFileSync(DATA_DIR, '');
    expect(() => readConfig({ DATA_DIR })).toThrow(`${DATA_DIR} is not a directory.`);
  });
});
