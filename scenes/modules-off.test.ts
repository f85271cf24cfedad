import type { Page } from '@playwright/test';
import { isLottery } from '@arara/contract';
import { enabledModules } from '../apps/server/src/modules/site/site.modules.ts';
import { settle } from '../e2e/inspect.ts';
import { follow, turnTo } from '../e2e/journey.ts';
import { expect, onDesk as test } from './scene.ts';
import type { Scene } from './scene.ts';

// A module that an operator has switched off is gone: nothing on the site leads there, and its address says
// that there is no such page.

const phone = { width: 390, height: 844 };
/** A scene here walks over all pages. */
const timeout = 120_000;
const lost = 'Esta página voou para longe';

const games = ['/rng', '/inhouse', '/live', '/fish', '/pvp', '/sports', '/esports'];
const records = ['/account/record', '/account/bets', '/account/profit'];

/** A module with the addresses that go with it, and the words of buttons that would lead there. */
interface Switch {
  readonly module: string;
  readonly gone: readonly string[];
  readonly silent?: RegExp;
}

/**
 * Modules that are off together: one walk over the pages looks for links to any of them. No two
 * of a set hide each other's ways.
 */
const sets: readonly (readonly Switch[])[] = [
  [
    { module: 'GAMELOHOT3', gone: ['/hot'] },
    { module: 'MEMTRANS3', gone: records },
    { module: 'DEPOSIT3', gone: ['/account/deposits'], silent: /^(\+ ?)?Depositar/ },
    // The page of the affiliates is that of the terms too, and stays with them alone.
    { module: 'AFFMAN3', gone: [], silent: /afiliado/i },
  ],
  [
    { module: 'GAMELO3', gone: [...games, '/search', '/game', '/hot', '/favourites'] },
    { module: 'WITHDRAW3', gone: ['/account/withdrawals'], silent: /^Sacar/ },
  ],
  [
    // The half for what was played stays; hearts and their list go.
    { module: 'GAMELOFAV3', gone: [], silent: /^Favorito/ },
    {
      module: 'CASHIER3',
      gone: ['/account/deposits', '/account/withdrawals'],
      silent: /^(\+ ?)?(Depositar|Sacar)/,
    },
    {
      module: 'LOTTERY3',
      // Tickets stay within reach of those who have some.
      gone: ['/lottery', '/elott', '/vnlottery', '/lottery/results'],
      silent: /^Meus bilhetes/,
    },
  ],
];

const pages = [
  '/',
  '/rng',
  '/hot',
  '/search',
  '/favourites',
  '/account/security',
  '/account/limits',
  '/account/rank',
  ...records,
  '/account/tickets',
  '/account/deposits',
  '/account/withdrawals',
  '/responsible',
  '/afiliados',
];

/** Switches modules off, with those below them, and the rows and categories that live by them. */
function switchOff(scene: Scene, off: readonly string[]): void {
  scene.start(({ modules, hot, fresh, categories }) => {
    const on = enabledModules(new Set(modules.filter((id) => !off.includes(id))), []);
    return {
      modules: [...on],
      categories: categories.filter(({ title }) =>
        on.has(isLottery(title) ? 'LOTTERY3' : 'GAMELO3'),
      ),
      hot: on.has('GAMELOHOT3') ? hot : [],
      fresh: on.has('GAMELO3') ? fresh : [],
    };
  });
}

interface Leads {
  readonly hrefs: readonly string[];
  readonly buttons: readonly string[];
}

/** Opens all that is folded in the menus, and waits until it is drawn. */
async function unfold(): Promise<void> {
  for (const one of document.querySelectorAll('nav details')) one.setAttribute('open', '');
  const folded = 'nav button[aria-controls][aria-expanded="false"]';
  for (const one of document.querySelectorAll<HTMLElement>(folded)) one.click();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Every link and every button of the page as it stands, its folded menus opened. */
async function leadsOf(page: Page): Promise<Leads> {
  // The first view that the document draws until the page is there has other links.
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await settle(page);
  await page.evaluate(unfold);
  return page.evaluate(() => ({
    hrefs: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')]
      .filter(({ origin }) => origin === location.origin)
      // A layer lies over any page.
      .map(({ pathname, search }) => (/[?&]dialog=/.test(search) ? search : pathname)),
    buttons: [...document.querySelectorAll('button, a[href]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  }));
}

/** All that a member meets: every page on a desk, the first and the account on a phone. */
async function collect(page: Page, gone: readonly string[]): Promise<Leads> {
  const found: Leads[] = [];
  await page.goto('/');
  found.push(await leadsOf(page));
  for (const path of pages.filter((one) => one !== '/' && !gone.includes(one))) {
    await turnTo(page, path);
    found.push(await leadsOf(page));
  }
  await page.setViewportSize(phone);
  for (const path of ['/', '/account']) {
    await turnTo(page, path);
    found.push(await leadsOf(page));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(await leadsOf(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return {
    hrefs: [...new Set(found.flatMap(({ hrefs }) => hrefs))],
    buttons: [...new Set(found.flatMap(({ buttons }) => buttons))],
  };
}

/** Those of the links that lead nowhere: the site knows no such page, or no layer opens. */
async function deadEnds(page: Page, hrefs: readonly string[]): Promise<string[]> {
  const isLayer = (href: string): boolean => href.startsWith('?');
  const asked = hrefs
    // Pages of the demo's sandbox are not of the site.
    .filter((href) => !isLayer(href) && !href.startsWith('/sandbox/'))
    .map(async (path) => ({ path, status: (await page.request.get(path)).status() }));
  const dead = (await Promise.all(asked))
    .filter(({ status }) => status >= 400)
    .map(({ path }) => path);
  const layers = hrefs.filter(isLayer).map((href) => new URLSearchParams(href).get('dialog'));
  const names = new Set(layers.filter((one) => one !== null));
  if (names.size > 0) await turnTo(page, '/responsible');
  for (const name of names) {
    await follow(page, `/responsible?dialog=${name}`);
    const layer = page.getByRole('dialog');
    await layer
      .first()
      .waitFor()
      .catch(() => dead.push(`dialog=${name}`));
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
  }
  return dead;
}

/** An address that is gone says so itself, and what it offers beside what is `known` is there. */
async function seeGone(page: Page, path: string, known: readonly string[]): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: lost })).toBeVisible();
  const { hrefs } = await leadsOf(page);
  const others = hrefs.filter((href) => !known.includes(href));
  expect(await deadEnds(page, others)).toEqual([]);
}

const said = ({ buttons }: Leads, words: RegExp) => buttons.filter((one) => words.test(one));

let allOn: readonly string[] | null = null;

/** The buttons of the home page and of the account while everything is on: they are looked for once. */
async function buttonsOfAll(page: Page): Promise<readonly string[]> {
  if (allOn !== null) return allOn;
  let buttons: readonly string[] = [];
  // Some are drawn once an answer has come, such as hearts: the page is looked at until all of them are there.
  await expect(async () => {
    await page.goto('/');
    const home = await leadsOf(page);
    await turnTo(page, '/account/security');
    const own = await leadsOf(page);
    buttons = [...home.buttons, ...own.buttons];
    const missing = sets
      .flat()
      .filter(({ silent }) => silent && !buttons.some((one) => silent.test(one)));
    expect(missing.map(({ module }) => module)).toEqual([]);
  }).toPass({ timeout: 30_000 });
  allOn = buttons;
  return allOn;
}

for (const off of sets) {
  const names = off.map(({ module }) => module);
  const title = `nothing leads to what is switched off: ${names.join(', ')}`;
  test(title, { timeout }, async ({ page, scene }) => {
    await scene.enter();
    const on = await buttonsOfAll(page);
    switchOff(scene, names);
    const met = await collect(page, [...new Set(off.flatMap(({ gone }) => gone))]);
    expect(await deadEnds(page, met.hrefs)).toEqual([]);
    for (const { module, gone, silent } of off) {
      for (const path of gone.slice(1)) {
        expect((await page.request.get(path)).status(), path).toBe(404);
      }
      for (const path of gone.slice(0, 1)) await seeGone(page, path, met.hrefs);
      if (silent === undefined) continue;
      expect(said(met, silent), module).toEqual([]);
      expect(
        on.filter((one) => silent.test(one)),
        `${module} is on`,
      ).not.toEqual([]);
    }
  });
}
