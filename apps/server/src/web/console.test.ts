import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../platform/http/create-http.ts';
import { registerConsole } from './console.ts';
import { registerFiles } from './pages.ts';

const page =
  '<!doctype html><html lang="pt-BR"><head><title>Console</title><script>1</script></head><body></body></html>';
let root = '';
let http: Awaited<ReturnType<typeof createHttp>>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'arara-console-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'assets/one.js'), 'export {}');
  http = await createHttp({
    log: pino({ level: 'silent' }),
    trustProxy: '',
    languages: ['pt-BR'],
    message: (code) => code,
  });
  await registerFiles(http, root);
  const brandOf = async (host: string) =>
    host === 'noite.example' ? { id: 'noite', name: 'Noite & Cia <b>' } : null;
  registerConsole(http, { root, host: null, brandOf });
});
afterAll(async () => {
  await http.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, host = 'arara.example') => http.inject({ url, headers: { host } });

test('one page answers every address of the console, and names the brand of its host', async () => {
  for (const url of ['/console/', '/console/approvals', '/console/approvals/17?show=all']) {
    const { statusCode, body } = await get(url, 'noite.example');
    expect(statusCode).toBe(200);
    const name = 'Noite &amp; Cia &lt;b>';
    expect(body).toContain(`<html data-merchant="noite" data-brand="${name}" lang="pt-BR">`);
    expect(body).toContain(`<title>Console · ${name}</title>`);
  }
  const { body } = await get('/console/');
  expect(body).toContain('data-merchant="" data-brand=""');
  expect(body).toContain('<title>Console</title>');
  const { statusCode, headers } = await get('/console');
  expect([statusCode, headers.location]).toEqual([301, '/console/']);
});

test('nobody frames it, keeps it or lists it, and it runs its own scripts alone', async () => {
  const { headers } = await get('/console/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
  });
});

test('its files stay the same for ever, and one that is not there is no page', async () => {
  const file = await get('/console/assets/one.js');
  expect([file.statusCode, file.body]).toEqual([200, 'export {}']);
  expect(file.headers['cache-control']).toContain('immutable');
  expect((await get('/console/assets/two.js')).statusCode).toBe(404);
});

test('with a host of its own, the console is nowhere else', async () => {
  const apart = await createHttp({
    log: pino({ level: 'silent' }),
    trustProxy: '',
    languages: ['pt-BR'],
    message: (code) => code,
  });
  await registerFiles(apart, root);
  const place = {
    root,
    host: 'console.example',
    brandOf: async () => ({ id: 'arara', name: 'Arara' }),
  };
  registerConsole(apart, place);
  const status = async (url: string, host: string) =>
    (await apart.inject({ url, headers: { host } })).statusCode;
  for (const url of ['/console/', '/console/approvals', '/console/assets/one.js']) {
    expect(await status(url, 'console.example'), url).toBe(200);
    expect(await status(url, 'arara.example'), url).toBe(404);
    expect(await status(url, 'console.example:8443'), url).toBe(404);
  }
  expect(await status('/console', 'arara.example')).toBe(404);
  await apart.close();
});
