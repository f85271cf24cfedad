import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerPlaces } from './place-routes.ts';
import { sampleBytes } from './speed-page.ts';

const icon = fileURLToPath(
  new URL('../../../apps/site/public/art/apple-touch-icon.png', import.meta.url),
);
const site = fastify();
registerPlaces(site, [{ id: 'casa', name: 'Casa & Cia', icon }]);
const get = (url: string, language = 'pt-BR') =>
  site.inject({ url, headers: { host: 'casa.example:3000', 'accept-language': language } });

test.each([
  [
    '/sandbox/social/facebook/casa',
    'Casa &amp; Cia no Facebook',
    'resource FACEBOOK https://… --merchant casa',
  ],
  [
    '/sandbox/social/instagram/casa',
    'Casa &amp; Cia no Instagram',
    'resource INSTAGRAM https://… --merchant casa',
  ],
  [
    '/sandbox/social/telegram/casa',
    'Casa &amp; Cia no Telegram',
    'resource TELEGRAM https://… --merchant casa',
  ],
  [
    '/sandbox/social/whatsapp/casa',
    'Casa &amp; Cia no WhatsApp',
    'resource WHATSAPP https://… --merchant casa',
  ],
  [
    '/sandbox/chat-room/casa',
    'Sala de bate-papo Casa &amp; Cia',
    'resource CHATROOM https://… --merchant casa',
  ],
  ['/sandbox/vip/casa', 'Atendimento VIP Casa &amp; Cia', 'service VIP https://… --merchant casa'],
  ['/sandbox/app/android/casa', 'Casa &amp; Cia para Android', 'http://casa.example:3000/'],
])('%s says what it stands in for, and leads back', async (url, title, more) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(more);
  expect(body).toContain('emonstração');
  expect(body).toContain('href="/"');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  '/sandbox/social/facebook/nobody',
  '/sandbox/social/orkut/casa',
  '/sandbox/chat-room/nobody',
  '/sandbox/app/iphone/nobody.mobileconfig',
  '/sandbox/speed/nobody',
])('%s is not there', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('the app of an iPhone is a profile with an icon that opens the site, the same each time', async () => {
  const url = '/sandbox/app/iphone/casa.mobileconfig';
  const { body, headers } = await get(url);
  expect(headers['content-type']).toContain('application/x-apple-aspen-config');
  expect(headers['content-disposition']).toBe('attachment; filename="casa.mobileconfig"');
  const one = (key: string) =>
    new RegExp(String.raw`<key>${key}</key>\s*<\w+>([^<]*)<`).exec(body)?.[1];
  expect(one('Label')).toBe('Casa &amp; Cia');
  expect(one('URL')).toBe('http://casa.example:3000/');
  expect(body).toContain('<string>com.apple.webClip.managed</string>');
  const png = Buffer.from(one('Icon') ?? '', 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const ids = [...body.matchAll(/[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}/g)].map(([id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect((await get(url)).body).toBe(body);
});

test('the speed test runs its own script only, and what it fetches has the size it counts with', async () => {
  const { body, headers } = await get('/sandbox/speed/casa', 'en');
  expect(body).toContain('<h1>Speed test</h1>');
  const script = /<script>([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
  const sizeOf = async (bytes: string) =>
    (await get(`/sandbox/speed/sample?bytes=${bytes}`)).rawPayload.length;
  expect(await sizeOf(`${sampleBytes}`)).toBe(sampleBytes);
  expect(await sizeOf('1')).toBe(1);
  expect(await sizeOf('99999999999')).toBe(sampleBytes);
  expect(await sizeOf('-5')).toBe(1);
  expect(await sizeOf('x')).toBe(1);
});
