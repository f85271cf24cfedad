// Every part as it looks, in both themes on a phone and on a desk, beside the picture that is kept.
// `npm run catalogue -- --update` takes them anew: docs/recipes/change-a-part.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceOf } from './compare.ts';
import type { Drawing } from './compare.ts';
import { openCatalogue } from './testing/open-catalogue.ts';
import type { OpenCatalogue } from './testing/open-catalogue.ts';

/** Letters come out the same on every screen and every card. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];
const kept = fileURLToPath(new URL('baselines', import.meta.url));
/** Where a picture that differs is put, to be looked at. */
const found = fileURLToPath(new URL('../../../.cache/test/catalogue', import.meta.url));
const update = process.env['CATALOGUE_UPDATE'] !== undefined;
const bytesMax = 3_000_000;
const now = new Date('2026-11-21T20:14:00-03:00');

const screens = ['dark', 'light'].flatMap((theme) => [
  { folder: `${theme}-390`, theme, width: 390, height: 844 },
  { folder: `${theme}-1440`, theme, width: 1440, height: 900 },
]);
type Screen = (typeof screens)[number];

/** Buttons that open what is drawn over the page. */
const layers = ['open-modal', 'open-art', 'open-card', 'open-sheet', 'open-drawer'];

let catalogue: OpenCatalogue;
/** A block of one colour stands for every drawing: they have tests of their own. */
let block: Buffer;

beforeAll(async () => {
  catalogue = await openCatalogue(flags);
  const grey = { width: 300, height: 400, channels: 3, background: '#7f8ba0' } as const;
  block = await sharp({ create: grey }).png().toBuffer();
  rmSync(found, { recursive: true, force: true });
  if (update) rmSync(kept, { recursive: true, force: true });
}, 120_000);

afterAll(() => catalogue?.close());

/** The catalogue at rest: its fonts are there, and every image has come or given up. */
async function visit({ theme, width, height }: Screen): Promise<Page> {
  const viewport = { width, height };
  const context = await catalogue.browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.route('**/art/**', (route) =>
    route.request().url().includes('nao-existe')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/png', body: block }),
  );
  await page.goto(`${catalogue.address}?theme=${theme}`);
  await page.getByRole('heading', { name: 'Camadas' }).waitFor();
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    // Again and again: an image that is tried once more is another one.
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await page.evaluate(unstick);
  await page.evaluate(alignParts);
  return page;
}

/**
 * A part that sticks to the screen is a layer of its own, whose letters the browser places by fractions of a
 * point, as its frames come. In a picture of the whole page nothing sticks.
 */
function unstick(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part] *')) {
    if (getComputedStyle(part).position === 'sticky') part.style.position = 'relative';
  }
}

/** Each part begins on a whole point, whatever the height of those above it. */
function alignParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const top = part.getBoundingClientRect().top + scrollY;
    part.style.marginBlockStart = `${32 + Math.ceil(top) - top}px`;
  }
}

/** Keeps the picture, or says how it differs from the one that is kept. */
async function judge(name: string, picture: Drawing): Promise<string[]> {
  const path = join(kept, name);
  if (update) {
    await write(path, picture);
    return [];
  }
  const difference = existsSync(path)
    ? differenceOf(picture, await drawingOf(readFileSync(path)))
    : 'there is no picture of it';
  if (difference === undefined) return [];
  await write(join(found, name), picture);
  return [`${name}: ${difference}; it is in .cache/test/catalogue`];
}

/** A drawing as sharp takes it. */
const sharpOf = ({ points, width, height }: Drawing) =>
  sharp(points, { raw: { width, height, channels: 3 } });

async function write(path: string, picture: Drawing): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await writeFile(path, await sharpOf(picture).png({ compressionLevel: 9, effort: 10 }).toBuffer());
}

async function drawingOf(picture: Buffer): Promise<Drawing> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, points: data };
}

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { left: Math.floor(x), top: Math.floor(y + scrollY), width, height };
  });

/** One picture of the whole page, read once and cut into its parts: quicker than one after another. */
async function partsOf(page: Page): Promise<[string, Drawing][]> {
  const whole = await drawingOf(await page.screenshot({ fullPage: true }));
  const parts = await page.locator('[data-part]').all();
  return Promise.all(
    parts.map(async (part): Promise<[string, Drawing]> => {
      const { left, top, ...size } = await boxOf(part);
      const [width, height] = [Math.floor(size.width), Math.floor(size.height)];
      const points = await sharpOf(whole).extract({ left, top, width, height }).raw().toBuffer();
      return [String(await part.getAttribute('data-part')), { width, height, points }];
    }),
  );
}

async function layersOf(page: Page): Promise<[string, Drawing][]> {
  const pictures: [string, Drawing][] = [];
  for (const layer of layers) {
    await page.locator(`#${layer}`).click();
    await page.getByRole('dialog').waitFor();
    pictures.push([layer, await drawingOf(await page.screenshot())]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  for (const toast of ['toast', 'toast-action']) await page.locator(`#${toast}`).click();
  const messages = page.getByRole('region', { name: 'Avisos' });
  pictures.push(['toasts', await drawingOf(await messages.screenshot())]);
  return pictures;
}

/**
 * Letters are painted on tiles, and where the machine is busy a tile is now and then painted half a
 * point off: what differs is looked at again.
 */
const looksMax = 3;

/** The parts to see on a screen, and how each part of it differs that never was as it should be. */
async function look(screen: Screen): Promise<{ names: string[]; faults: string[] }> {
  const good = new Set<string>();
  for (let looks = 1; ; looks += 1) {
    const page = await visit(screen);
    const pictures = [...(await partsOf(page)), ...(await layersOf(page))];
    await page.context().close();
    const faults: string[] = [];
    for (const [name, picture] of pictures) {
      const own = good.has(name) ? [] : await judge(`${screen.folder}/${name}.png`, picture);
      if (own.length === 0) good.add(name);
      faults.push(...own);
    }
    const names = pictures.map(([name]) => `${name}.png`);
    if (faults.length === 0 || looks === looksMax) return { names, faults };
  }
}

// Other systems draw letters in their own way.
describe.skipIf(process.platform !== 'linux')('pictures', () => {
  test.each(screens)(
    '$folder: parts and layers look as they did',
    async (screen) => {
      const { names, faults } = await look(screen);
      expect(faults).toEqual([]);
      expect(readdirSync(join(kept, screen.folder)).sort()).toEqual(names.sort());
    },
    300_000,
  );

  test('only the fonts of the house are in them', async () => {
    const page = await visit(screens[0] as Screen);
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'main',
    });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    await page.context().close();
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  }, 300_000);

  test('they are small enough to be kept', () => {
    const files = readdirSync(kept, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(kept, name)))
      .filter((entry) => entry.isFile());
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(bytesMax);
  });
});
