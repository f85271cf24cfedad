import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerCaptchaWindow } from './captcha-window.ts';

const place = { scriptUrl: 'https://robots.example/api.js', origins: ['https://robots.example/'] };
const sites = ['https://arara.example', 'https://noite.example'];
const shared = fastify();
registerCaptchaWindow(shared, { ...place, host: null }, async () => sites);
const apart = fastify();
registerCaptchaWindow(apart, { ...place, host: 'https://check.example' }, async () => sites);
afterAll(async () => {
  await shared.close();
  await apart.close();
});

const ask = (app: typeof shared, host: string) =>
  app.inject({ url: '/provider/captcha', headers: { host } });

test('on the site’s own host the check is framed by that host alone', async () => {
  const { statusCode, headers } = await ask(shared, 'arara.example');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('on a host of its own it is framed by the sites, and no site serves it any more', async () => {
  const { statusCode, headers } = await ask(apart, 'check.example');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(
    /frame-ancestors https:\/\/arara\.example https:\/\/noite\.example$/,
  );
  expect(headers['x-frame-options']).toBeUndefined();
  expect((await ask(apart, 'arara.example')).statusCode).toBe(404);
});

test.each([shared, apart])('its policy lets in nobody but the maker of the check', async (app) => {
  const { headers, body } = await ask(app, app === apart ? 'check.example' : 'arara.example');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' https:\/\/robots\.example\/ 'sha256-[^']+';/);
  expect(policy).toContain("form-action 'none'");
  expect(body).toContain(JSON.stringify(place.scriptUrl));
});
