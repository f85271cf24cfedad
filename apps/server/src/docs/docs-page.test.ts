import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerDocs } from './docs-page.ts';

const app = fastify();
registerDocs(app, '1.2.3');
afterAll(() => app.close());

test('the reference is a page with its script and its document', async () => {
  const moved = await app.inject('/docs');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/docs/']);
  const page = await app.inject('/docs/');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('js/scalar.js');
  const script = await app.inject('/docs/js/scalar.js');
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.rawPayload.length).toBeGreaterThan(1_000_000);
});

test('the page runs its own scripts, talks to this server only, and stands in no frame', async () => {
  const { headers } = await app.inject('/docs/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ']+';/);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('the document names the version and the calls', async () => {
  const { info, paths } = (await app.inject('/docs/openapi.json')).json();
  expect(info).toMatchObject({ title: 'Arara', version: '1.2.3' });
  expect(Object.keys(paths)).toContain('/studio/v1/rounds');
});
