import { afterAll, expect, test } from 'vitest';
import { testSeed } from '../modules/catalogue/testing/catalogue-program.ts';
import { openSite } from './testing/open-site.ts';

const { program, http, close } = await openSite(
  { 'index.html': '<html><title></title></html>', 'addresses.json': '["/"]' },
  () => async () => ({
    version: '1',
    json: '{}',
    title: '',
    description: '',
    theme: 'light',
    look: null,
    closed: null,
    closedPages: [],
    parts: [],
    preloads: [],
  }),
);
afterAll(() => close());

test('a page answers HEAD with the headers of GET', async () => {
  const ask = (method: 'GET' | 'HEAD') =>
    http.inject({ method, url: '/', headers: { host: 'arara.example', accept: 'text/html' } });
  const [got, asked] = [await ask('GET'), await ask('HEAD')];
  expect([asked.statusCode, asked.body]).toEqual([200, '']);
  const { date: _then, 'x-request-id': _id, ...headers } = got.headers;
  expect(asked.headers).toMatchObject(headers);
});

async function framesOf(): Promise<string[]> {
  const reply = await http.inject({ url: '/', headers: { host: 'arara.example' } });
  const policy = String(reply.headers['content-security-policy']);
  return (/frame-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ').sort();
}

test('the site frames the pages of its vendors, and a new one’s as soon as it is registered', async () => {
  const before = await framesOf();
  expect(before).toContain("'self'");
  const [vendor] = testSeed.vendors;
  if (vendor === undefined) throw new Error('the seed has a vendor');
  const other = {
    ...vendor,
    code: 'NOVO',
    sandbox: false,
    launchUrl: 'https://play.novo.example:8443/launch?g={game}&t={token}',
  };
  const odd = { ...other, code: 'ODD', launchUrl: "data:text/html,x; script-src 'unsafe-inline'" };
  await program.catalogue.service.seed({ ...testSeed, vendors: [...testSeed.vendors, other, odd] });
  await expect.poll(framesOf).toEqual([...before, 'https://play.novo.example:8443'].sort());
});
