// The static first paint is drawn twice: in first-paint.html and by React. This holds them together.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game, StartData } from '@arara/contract';
import { startData } from '../src/testing/start-data.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const built = `${site}dist`;
const buildScript = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url));
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));

let browser: Browser;

beforeAll(async () => {
  // The site is built where its sources changed.
  const { status, stderr } = spawnSync(process.execPath, [buildScript], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 90_000);

afterAll(async () => {
  await browser?.close();
});

const types: Record<string, string> = { css: 'text/css', js: 'text/javascript', html: 'text/html' };

/** The parts of the first view of an address, as the server adds it to the document. */
interface Chunks {
  readonly styles: readonly string[];
  readonly ahead: readonly string[];
}

const builtText = (path: string) => readFileSync(`${built}${path}`, 'utf8');

function documentText(view: View): string {
  const data = JSON.stringify(startData(view.data)).replaceAll('<', '\\u003c');
  const start = `<script type="application/json" id="start">${data}</script>`;
  const all = JSON.parse(builtText('/chunks.json')) as Record<string, Chunks>;
  const { styles, ahead } = all[view.name] ?? { styles: [], ahead: [] };
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return builtText('/index.html')
    .replace('<!--start-data-->', () => start)
    .replace('</head>', () => `${sheets}</head>`)
    .replace('data-ahead=""', () => `data-ahead="${ahead.join(' ')}"`);
}

interface View {
  readonly name: string;
  readonly path: string;
  readonly data?: Partial<StartData>;
}

const home: View = { name: 'home', path: '/' };

/** Answers from the built site and its published art; `withScript` false keeps the page static. */
async function answer(route: Route, view: View, withScript: boolean): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const end = pathname.split('.').at(-1) ?? '';
  const contentType = types[end];
  if (end === 'js' && !withScript) return route.abort();
  if (pathname === view.path.split('?')[0]) {
    return route.fulfill({ body: documentText(view), contentType: 'text/html' });
  }
  const file = [`${built}${pathname}`, `${site}public${pathname}`].find(
    (path) => end !== '' && existsSync(path),
  );
  if (file === undefined) return route.fulfill({ status: 404, body: '{}' });
  return route.fulfill({ body: readFileSync(file), ...(contentType && { contentType }) });
}

const watched = ['header_header', 'header_logo', 'rail_carousel', 'home_words', 'home_kicker'];

/** Where the parts of the first paint stand, by the start of their class. */
const standing = (page: Page) =>
  page.evaluate((names) => {
    const place = (name: string) => {
      const { x, y, width, height } =
        document.querySelector(`[class*="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, name === 'home_words' ? 0 : height].map(Math.round);
    };
    const title = document.querySelector('main h2')?.getBoundingClientRect() ?? new DOMRect();
    return {
      ...Object.fromEntries(names.map((name) => [name, place(name)])),
      title: [title.x, title.y, title.width, title.height].map(Math.round),
    };
  }, watched);

async function open(width: number, view: View, withScript: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.route('**/*', (route) => answer(route, view, withScript));
  // A line that is there: without one a slow machine sees the page speak of the network, on top.
  await page.routeWebSocket(/./, () => undefined);
  await page.goto(`http://arara.test${view.path}`);
  await page.evaluate(() => document.fonts.ready);
  if (withScript) await page.getByRole('link', { name: 'Entrar' }).first().waitFor();
  return page;
}

/** Measures a view on each width, before its scripts and with them. */
async function lookBoth<T>(
  view: View,
  widths: readonly number[],
  look: (page: Page) => Promise<T>,
): Promise<{ width: number; before: T; after: T }[]> {
  const [first = 390] = widths;
  const pages = [await open(first, view, false), await open(first, view, true)] as const;
  const found = [];
  for (const width of widths) {
    for (const page of pages) await page.setViewportSize({ width, height: 900 });
    await pages[1].evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    found.push({ width, before: await look(pages[0]), after: await look(pages[1]) });
  }
  for (const page of pages) await page.close();
  return found;
}

const widths = [390, 1440];

// The home of a desk is decided as it comes: it has a part more than that of a phone.
test.each(widths)(
  'the first paint at %i pixels stands where the page will stand',
  async (width) => {
    const [{ before, after } = {}] = await lookBoth(home, [width], standing);
    expect(before?.title[3]).toBeGreaterThan(20);
    expect(before).toEqual(after);
  },
);

const game: Game = {
  nodeId: '1001',
  gameCode: 'fortuna-da-arara',
  name: 'Fortuna da Arara',
  vassalage: 'ARARA',
  vendorName: 'Arara Original',
  gameType: 'RNG',
  code: 'fortuna-da-arara',
  defaultPlayType: null,
  accountTypeName: '',
  category: 'RNG',
  classify: [],
  isHot: 0,
  isNew: false,
  isGame: 'GAME',
  isDemo: false,
  hasTrial: true,
  minBet: '1.00',
  lineNum: 20,
  rtpHundredths: 9_650,
  cover: {
    small: '/art/covers/fortuna-da-arara-165.webp',
    large: '/art/covers/fortuna-da-arara-330.webp',
    placeholder: '',
  },
};
const category: StartData['categories'][number] = {
  title: 'RNG',
  gameClassify: [],
  kinds: [],
  gameCategory: 'RNG',
  games: 1,
  cards: [],
  vendors: [],
};
/** Where the title and the first cover stand. */
const firstCover = (page: Page) =>
  page.evaluate(() =>
    ['main h1', 'main [class*="picture_frame"]'].map((selector) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

const listed = { code: 'ssc-1m', name: 'Cinco da Sorte', model: 'ssc', prizeMode: 'Lott' as const };
const lottery: NonNullable<StartData['lottery']> = {
  ...listed,
  timeZone: 'America/Sao_Paulo',
  ticketMax: '1000.00',
  playerMax: '1000.00',
  heldAbove: '1000000.00',
  opensWith: 'ssc.front2.direct',
  prizes: {
    family: 'LOTT',
    code: 'ssc.lott',
    version: 1,
    capBasisPoints: 9_800,
    model: 'ssc',
    modeMin: 1_700,
    modeMax: 1_920,
    plays: ['ssc.front2.direct'],
  },
};
/** Where the title of a page and the words below it stand. */
const head = (page: Page) =>
  page.evaluate(() =>
    ['main h1', 'main [class*="page_lead"]'].map((selector) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

const lobby: StartData['lobby'] = {
  gameType: 'RNG',
  page: { games: [game], totalPages: 1, total: 1 },
};

describe('another first view', () => {
  test.each<[string, readonly number[], View]>([
    ['/rng', [390], { name: 'lobby', path: '/rng', data: { categories: [category], lobby } }],
    ['/game', widths, { name: 'game', path: '/game?id=1001', data: { game } }],
  ])('%s: title and cover stand where they will stand', async (_path, on, view) => {
    for (const { width, before, after } of await lookBoth(view, on, firstCover)) {
      expect(
        before.every((box) => (box[3] ?? 0) > 20),
        `${width}`,
      ).toBe(true);
      expect(before, `${width}`).toEqual(after);
    }
  });

  test.each<[string, Partial<StartData>]>([
    ['/lottery', { lotteries: [listed] }],
    ['/elott', { lotteries: [listed] }],
    ['/lottery?gameCode=ssc-1m', { lottery }],
  ])('%s: what it is called stands where it will stand', async (path, data) => {
    const name = data.lottery ? 'bet' : path.slice(1);
    const view = { name, path, data: { ...data, modules: ['COMM3', 'LOTTERY3'] } };
    for (const { width, before, after } of await lookBoth(view, widths, head)) {
      expect(before[0]?.[3], `${width}`).toBeGreaterThan(20);
      expect(before, `${width}`).toEqual(after);
    }
  });
});
