import { palettes } from '@arara/ui/theme/tokens.ts';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { openSite } from './testing/open-site.ts';

// The start data cannot be had: the page says so instead of staying empty.

let fault: Error = new Error('the database is gone');
const { http, close } = await openSite(
  { 'index.html': '<html><title></title></html>', 'addresses.json': '["/"]', 'worker.js': 'self;' },
  () => () => Promise.reject(fault),
);
afterAll(() => close());

const ask = () => http.inject({ url: '/rng', headers: { host: 'arara.example' } });

test('a page whose start data fail says so, keeps nothing and asks again by itself', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '10',
  });
  expect(answer.body).toContain('<meta http-equiv="refresh" content="10">');
  expect(answer.body).toContain('<h1>unavailable.title</h1>');
  expect(answer.body).toContain('<a href="">unavailable.retry</a>');
});

test('the page for a lost network and the worker that keeps it come from the server', async () => {
  const offline = await http.inject('/offline');
  expect(offline.statusCode).toBe(200);
  expect(offline.body).toContain('<h1>state.offline.title</h1>');
  // In the brand's name and colours, by nothing but itself.
  expect(offline.body).toContain('<b>arara</b>');
  expect(offline.body).toContain(palettes.dark.bg);
  const policy = String(offline.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^;]+'; style-src 'sha256-/);
  const worker = await http.inject('/worker.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.body).toBe('self;');
});

test('a refusal of ours stays what it is', async () => {
  fault = new AppError('merchant.unknown');
  const answer = await ask();
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errorCode: 'merchant.unknown' });
});
