import { afterAll, beforeEach, expect, test } from 'vitest';
import { american, brazilian } from '../modules/site/testing/site-program.ts';
import { createTexts } from '../platform/texts.ts';
import { createStartPage } from './start-page.ts';
import { openSite } from './testing/open-site.ts';

/** A site that is closed says so by its page, its status and its headers. */
const opened = await openSite(
  {
    'index.html': '<html><head><title></title><!--start-data--></head></html>',
    'addresses.json': '["/", "/slots", "/record/:id"]',
    'assets/main.js': '1',
  },
  ({ site, catalogue, clock }) =>
    createStartPage({
      site: site.service,
      catalogue: catalogue.service,
      lottery: { onSale: async () => [], oneOnSale: async () => null },
      texts: createTexts(),
      clock,
      artVersions: () => ({}),
      needs: { '/record/:id': ['MEMTRANS3'] },
      namespaces: ['errors'],
    }),
);
const { http } = opened;
const site = opened.program.site.service;
afterAll(() => opened.close());

const setMaintenance = (active: boolean) =>
  site.setMaintenance('arara', { active, endsAt: null, message: {} }, 'test');
const setRegions = (denied: string[]) =>
  site.setRegions('arara', { allowed: [], denied, unknown: 'allow' }, 'test');
beforeEach(async () => {
  await setMaintenance(false);
  await setRegions([]);
});

async function ask(url: string, from = brazilian) {
  const reply = await http.inject({ url, remoteAddress: from, headers: { host: 'arara.example' } });
  const { 'cache-control': cache, 'retry-after': retryAfter } = reply.headers;
  return { status: reply.statusCode, cache, retryAfter, body: reply.body };
}

test('an open site is 200, and 404 where there is no page', async () => {
  expect(await ask('/slots')).toMatchObject({ status: 200, cache: 'no-cache' });
  expect(await ask('/nowhere')).toMatchObject({ status: 404, cache: 'no-cache' });
});

test.each([
  ['/SLOTS?vendor=MATA_STUDIO', '/slots?vendor=MATA_STUDIO'],
  ['/Record/Ab-1', '/record/Ab-1'],
  ['/Slots/', '/slots'],
])('%s is answered with the one address of its page, %s', async (spelt, own) => {
  const { statusCode, headers } = await http.inject({
    url: spelt,
    headers: { host: 'arara.example' },
  });
  expect([statusCode, headers.location]).toEqual([301, own]);
});

test('a page whose module is off is no page, and the document says so', async () => {
  expect(await ask('/record/1')).toMatchObject({ status: 200 });
  await site.setModule('arara', 'MEMTRANS3', false, 'test');
  const off = await ask('/record/1');
  await site.setModule('arara', 'MEMTRANS3', true, 'test');
  expect(off).toMatchObject({ status: 404 });
  expect(off.body).toContain('"closedPages":["/record/:id"]');
});

test('in maintenance every page is 503, says when to look again, and is kept by nobody', async () => {
  await setMaintenance(true);
  for (const url of ['/', '/slots', '/nowhere']) {
    const closed = await ask(url);
    expect(closed).toMatchObject({ status: 503, cache: 'no-store', retryAfter: '60' });
    expect(closed.body).toContain('"status":{"status":1,');
  }
  await setMaintenance(false);
  expect(await ask('/slots')).toMatchObject({ status: 200, retryAfter: undefined });
});

test('where the site may not play its pages are 451, elsewhere they are open', async () => {
  await setRegions(['US']);
  const closed = await ask('/slots', american);
  expect(closed).toMatchObject({ status: 451, cache: 'no-store', retryAfter: undefined });
  expect(closed.body).toContain('"status":{"status":2,');
  await setMaintenance(true);
  const both = await ask('/slots', american);
  expect(both.status).toBe(503);
  expect(both.body).toContain('"status":{"status":1,');
  await setMaintenance(false);
  expect(await ask('/slots')).toMatchObject({ status: 200 });
});

test('what the closed page is made of is served as ever', async () => {
  await setMaintenance(true);
  await setRegions(['US']);
  expect(await ask('/assets/main.js', american)).toMatchObject({ status: 200, body: '1' });
});
