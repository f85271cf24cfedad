import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from '../../../../database/seeds/brands/noite-tropical/look.ts';
import { createHttp } from '../platform/http/create-http.ts';
import { registerFiles, registerSite } from './pages.ts';

const template =
  '<!doctype html><html lang="pt-BR" data-theme="light"><head><title></title><script>1</script><!--start-data--></head></html>';
const start = { settings: { ageGate: true, siteName: 'Arara' } };
let root = '';
let http: Awaited<ReturnType<typeof createHttp>>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'arara-preview-'));
  writeFileSync(join(root, 'index.html'), template);
  writeFileSync(join(root, 'addresses.json'), '["/"]');
  http = await createHttp({
    log: pino({ level: 'silent' }),
    trustProxy: '',
    languages: ['pt-BR'],
    message: (code) => code,
  });
  await registerFiles(http, root);
  registerSite(http, {
    siteDir: root,
    languages: ['pt-BR'],
    sentence: (_language, key) => key,
    languagesOf: async () => ({ languages: ['pt-BR'], defaultLanguage: 'pt-BR' }),
    merchantOf: async () => 'arara',
    brandOf: async () => ({ name: 'Arara', language: 'pt-BR', theme: 'light', look: null }),
    origins: async () => ({ frames: ['https://games.example'], images: [], calls: [] }),
    startPage: async (merchant) => ({
      version: '1',
      json: JSON.stringify({ ...start, merchant }),
      title: '',
      description: '',
      theme: 'light',
      look: null,
      closed: null,
      closedPages: [],
      parts: [],
      preloads: [],
    }),
    previews: {
      isConsole: (host) => host === 'console.example',
      lookOf: async (key) => (key === 'good' ? { merchant: 'noite', look } : null),
    },
  });
});
afterAll(async () => {
  await http.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, more: Record<string, string> = {}) =>
  http.inject({ url, headers: { host: 'console.example', 'sec-fetch-dest': 'iframe', ...more } });

test('a preview is the first page of its brand in the look, framed by its own origin alone and kept by nobody', async () => {
  const { statusCode, headers, body } = await get('/?look=good&theme=dark');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/frame-ancestors 'self'$/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^ ]+';/);
  expect(body).toMatch(/^<!doctype html><html data-preview [^>]*data-theme="dark"/);
  expect(body).toContain(`--bg:${look.dark.palette.bg}`);
  // Nobody asks the person who tries it on for their age.
  expect(body).toContain('"ageGate":false');
  expect(body).toContain('"merchant":"noite"');
});

test.each([
  ['an old key', '/?look=old&theme=dark', {}],
  ['no key', '/?look=&theme=dark', {}],
  ['two keys', '/?look=good&look=good&theme=dark', {}],
  ['no theme', '/?look=good', {}],
  ['another host', '/?look=good&theme=dark', { host: 'arara.example' }],
  ['a page of its own', '/?look=good&theme=dark', { 'sec-fetch-dest': 'document' }],
])('with %s there is no preview', async (_, url, headers) => {
  const { statusCode, body } = await get(url, headers);
  expect(statusCode).toBe(404);
  expect(body).not.toContain(look.dark.palette.bg);
});

test('every other page of the site is framed by nobody', async () => {
  const { headers, body } = await get('/');
  expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors 'none'$/);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(body).not.toContain('data-preview');
});
