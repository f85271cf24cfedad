// The static first paint is drawn twice: in first-paint.html and by React. This holds them together.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page, Route } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startData } from '../src/testing/start-data.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));

type Files = Map<string, string | Uint8Array>;

let files: Files;
let browser: Browser;

async function buildInMemory(): Promise<Files> {
  const options = { root: site, logLevel: 'silent', build: { write: false } } as const;
  const built = await build({ ...options, configFile: `${site}vite.config.ts` });
  const { output } = Array.isArray(built)
    ? (built[0] ?? { output: [] })
    : 'output' in built
      ? built
      : { output: [] };
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

beforeAll(async () => {
  files = await buildInMemory();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 90_000);

afterAll(async () => {
  await browser?.close();
});

const types: Record<string, string> = { css: 'text/css', js: 'text/javascript', html: 'text/html' };

function documentText(): string {
  const data = JSON.stringify(startData()).replaceAll('<', '\\u003c');
  const start = `<script type="application/json" id="start">${data}</script>`;
  return String(files.get('/index.html')).replace('<!--start-data-->', () => start);
}

/** Answers from the build and from the published art; `withScript` false keeps the page static. */
async function answer(route: Route, withScript: boolean): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const end = pathname.split('.').at(-1) ?? '';
  const contentType = types[end];
  if (end === 'js' && !withScript) return route.abort();
  if (pathname === '/') return route.fulfill({ body: documentText(), contentType: 'text/html' });
  const file = files.get(pathname);
  if (file !== undefined) return route.fulfill({ body: Buffer.from(file), contentType });
  const art = `${site}public${pathname}`;
  return existsSync(art) && end !== ''
    ? route.fulfill({ body: readFileSync(art) })
    : route.fulfill({ status: 404, body: '{}' });
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

async function open(width: number, withScript: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.route('**/*', (route) => answer(route, withScript));
  await page.goto('http://arara.test/');
  await page.evaluate(() => document.fonts.ready);
  if (withScript) await page.getByRole('link', { name: 'Entrar' }).first().waitFor();
  return page;
}

describe.each([390, 1440])('the first paint at %i pixels', (width) => {
  test('stands where the page will stand', async () => {
    const before = await open(width, false);
    const after = await open(width, true);
    const place = await standing(before);
    expect(place.title[3]).toBeGreaterThan(20);
    expect(place).toEqual(await standing(after));
    await before.close();
    await after.close();
  });
});
