import type * as React from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { needs } from '../config/needs.ts';
import { draw, inside, stubBrowser } from '../testing/draw.tsx';
import { startData } from '../testing/start-data.ts';
import type { Banner } from '../features/home/banner-link.ts';

// Each address of the specification (section 2) as the whole page that stands there.

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../testing/draw.tsx')).storesNow);
// Drawn at once instead of when the page has nothing else to do.
vi.mock('../components/later.tsx', () => ({
  Later: ({ children }: { children: React.ReactNode }) => children,
}));

const groups = (
  '/ /rng /live /fish /pvp /sports /esports /elott /down /promotions /pointMall /help /register ' +
  '/inhouse /hot w_reg /lottery /vnlottery /afiliados /game'
).split(' ');
const [like] = startData().banners;
const banners = groups.map(
  (groupName) => ({ ...like, bannerId: groupName, groupName, title: `de ${groupName}.` }) as Banner,
);
const apps = ['Android', 'MOBILECONFIG'].map((resourceType) => ({
  resourceType,
  url: `https://app.example/${resourceType}`,
  qrCodeUrl: null,
  labelNameEn: resourceType,
}));
const start = startData({
  banners: banners.filter(({ groupName }) => groupName === '/'),
  resources: apps,
  modules: [...startData().modules, 'LOTTERY3', 'AFFMAN3'],
});
const toTheApp = /href="[^"]*\bdown(load)?\b/;
const lost = 'Esta página voou para longe';
const immersed = ['/vnlottery', '/seamless'];

let isThere = start;
let seen: typeof import('./app.tsx') & typeof import('./layout/bars.tsx');

/** The program as it is read with the start data of this moment, and the banners of all groups. */
async function read(): Promise<void> {
  vi.resetModules();
  stubBrowser(isThere);
  const [app, bars, { queryClient }, { bannersQuery }] = await Promise.all([
    import('./app.tsx'),
    import('./layout/bars.tsx'),
    import('../lib/query-client.ts'),
    import('../features/home/api/get-banners.ts'),
  ]);
  queryClient.setQueryData(bannersQuery.queryKey, banners);
  seen = { ...app, ...bars };
}

/** The bars round the page of an address, and which groups its banners are of. */
async function layoutAt(address: string, desk = true) {
  stubBrowser(isThere, { address, desk });
  const html = await draw(<seen.App />);
  const page = inside(html, 'main');
  const around = html.replace(page, '');
  return {
    html,
    page,
    parts: [
      around.includes('<header') && 'header',
      desk && around.includes('aria-label="Menu principal"') && 'side menu',
      around.includes('<footer') && 'footer',
      around.includes('aria-label="Abrir menu"') && 'way to the bars',
    ].filter((part) => part !== false),
    banners: [...page.matchAll(/>de ([^<]+)\.</g)].map(([, group]) => group),
  };
}

beforeAll(read);
beforeEach(() => seen.useBars.setState({ shown: false }));

const all = ['header', 'side menu', 'footer'];

test.each<[string, string[], string[]]>([
  ['/', all, ['/']],
  ['/index', all, ['/']],
  ['/index.html', all, ['/']],
  ['/home', all, ['/']],
  ['/register', ['header'], ['w_reg', '/register']],
  ['/register.html', ['header'], ['w_reg', '/register']],
  ['/lottery', ['header'], []],
  ['/lottery?gameCode=ssc-1m&playType=ssc.front2.direct', ['header'], []],
  ['/vnlottery', ['way to the bars'], []],
  ['/vnlottery?gameCode=vn-north', ['way to the bars'], []],
  ['/elott', all, ['/elott']],
  ['/rng', all, ['/rng']],
  ['/pvp', all, ['/pvp']],
  ['/live', all, ['/live']],
  ['/fish', all, ['/fish']],
  ['/sports', all, ['/sports']],
  ['/esports', all, ['/esports']],
  ['/inhouse', all, ['/inhouse']],
  ['/hot', all, ['/hot']],
  ['/afiliados', all, []],
  ['/helpmc', [], ['/help']],
  ['/game', ['header'], []],
  ['/seamless', ['way to the bars'], []],
  ['/winners', all, []],
  ['/down', all, ['/down']],
  ['/download', all, ['/down']],
])('the page at %s has %j and the banners of %j', async (address, parts, banner) => {
  const there = await layoutAt(address);
  expect({ parts: there.parts, banners: there.banners }).toEqual({ parts, banners: banner });
  expect(there.page).not.toContain(lost);
});

test('where the operator has an app, the footer of every page leads to it', async () => {
  expect(inside((await layoutAt('/hot')).html, 'footer')).toMatch(toTheApp);
});

test.each<[string, string[]]>([
  ['/pointMall', ['header', 'footer']],
  ['/promotions', all],
  ['/promoDetail', all],
])('the section at %s, which is not there yet, has %j', async (address, parts) => {
  const there = await layoutAt(address);
  expect(there.parts).toEqual(parts);
  expect(there.page).toContain(lost);
});

test.each(immersed)(
  'bars that are wanted stand round %s, as a page of its own',
  async (address) => {
    seen.useBars.setState({ shown: true });
    expect((await layoutAt(address)).parts).toEqual(['header', 'side menu']);
  },
);

test.each([
  ['/hot', true],
  ['/register', false],
  ['/vnlottery', false],
])('on a phone the side menu is a button of the bar at the foot: at %s, %j', async (path, has) => {
  const { parts, html } = await layoutAt(path, false);
  expect(parts).not.toContain('side menu');
  expect(html.includes('<span>Menu</span>')).toBe(has);
});

test.each(['/down', '/download'] as const)('either app keeps its page there: %s', (address) => {
  expect(needs[address]).toEqual(apps.map(({ resourceType }) => resourceType));
});

describe('where the operator has no app', () => {
  beforeAll(async () => {
    isThere = { ...start, resources: [], closedPages: ['/down', '/download'] };
    await read();
  });

  test.each(['/down', '/download'])('nothing is at %s', async (address) => {
    const there = await layoutAt(address);
    expect(there.page).toContain(lost);
    expect(there.banners).toEqual([]);
  });

  test('nothing leads to the app', async () => {
    expect((await layoutAt('/hot')).html).not.toMatch(toTheApp);
  });
});
