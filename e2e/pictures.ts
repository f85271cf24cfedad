// `npm run pictures`: takes the pictures of the README anew, from this build and data of its own.
import { fileURLToPath } from 'node:url';
import { chromium, devices } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import startServer from './server.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const gap = 20;
const night = '#0a1030';
/** So many rounds at most until one shows a prize. */
const roundsMax = 15;
const roundMs = 30_000;

/** The page has come up once a card of a game is there. */
const untilGames = (page: Page) => page.getByText('Fortuna da Arara').last().waitFor();

const stop = await startServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  await takeAll(browser);
} finally {
  await browser.close();
  await stop();
}

async function takeAll(from: Browser): Promise<void> {
  const phones = [
    await onPhone(from, 'dark', '/', untilGames),
    await onPhone(from, 'light', '/game?id=1001&trial=1', playUntilPrize),
    await onPhone(from, 'light', '/rng', untilGames),
  ];
  const shown = phones.map((input, index) => ({
    input,
    top: gap,
    left: gap + index * (phone.width + gap),
  }));
  const width = gap + phones.length * (phone.width + gap);
  const paper = { width, height: phone.height + 2 * gap, channels: 3, background: night } as const;
  await write('overview', await sharp({ create: paper }).composite(shown).png().toBuffer());
  await write('desk', await take(from, { viewport: desk }, 'light', '/', untilGames));
}

function onPhone(
  from: Browser,
  theme: 'dark' | 'light',
  path: string,
  before: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const device = { ...devices['Pixel 7'], viewport: phone, deviceScaleFactor: 1 };
  return take(from, device, theme, path, before);
}

async function take(
  from: Browser,
  device: object,
  theme: 'dark' | 'light',
  path: string,
  before: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const context = await from.newContext({
    ...device,
    baseURL: process.env['E2E_URL'] ?? '',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'age', value: '18', url: process.env['E2E_URL'] ?? '' }]);
  // The frame of a game has no storage.
  await context.addInitScript((chosen) => {
    if (window === top) localStorage.setItem('theme', chosen);
  }, theme);
  const page = await context.newPage();
  await page.goto(path);
  await before(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Plays until a round brings back more than it cost, so that the picture shows one. */
async function playUntilPrize(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe').first();
  const spin = frame.locator('button.spin');
  for (let round = 0; round < roundsMax; round += 1) {
    await spin.click();
    await frame.locator('button.spin:not(.busy)').waitFor({ timeout: roundMs });
    if ((await frame.locator('.win.gain').count()) > 0) return;
  }
}

/** A palette is enough for print-like pictures, and a quarter of the bytes. */
async function write(name: string, picture: Buffer): Promise<void> {
  const { size } = await sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(`${folder}${name}.png`);
  console.log(`${name}.png ${Math.round(size / 1024)} KB`);
}
