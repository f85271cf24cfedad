import type { Browser, Page } from '@playwright/test';
import { expect, follow, openPatiently, test, turnTo } from './journey.ts';
import { startFleet } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { settle } from './inspect.ts';
import { enter } from './shortcuts.ts';

// A module that an operator has switched off is gone: nothing on the site leads there, and its address says
// that there is no such page. On a server of its own, because all other journeys need the whole site.

let fleet: Fleet;
/** The links that a member meets while everything is on. */
let whole: Leads;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  fleet = await startFleet(1);
  const page = await openMember(browser);
  whole = await collect(page, []);
  await page.context().close();
});
test.afterAll(() => fleet.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
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
 * Modules that are off together: one walk over the pages looks for what leads to any of them. No two
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

/** Switches a module as the operator's command does, and waits until the server has heard. */
async function set(page: Page, { module, gone }: Switch, enabled: boolean): Promise<void> {
  await fleet.pool.query(
    `with switched as (
       update site.module set enabled = $2 where merchant_id = 'arara' and mod_id = $1)
     update site.merchant set version = version + 1 where id = 'arara'`,
    [module, enabled],
  );
  const tree = async (): Promise<string> =>
    (await page.request.get('/wps/system/whitelabel', { headers: { merchant: 'arara' } })).text();
  const node = new RegExp(`"modId":"${module}"[^{]*?"enabled":"${enabled ? 1 : 0}"`);
  await expect.poll(tree).toMatch(node);
  for (const path of gone) {
    const status = async (): Promise<number> => (await page.request.get(path)).status();
    await expect.poll(status, path).toBe(enabled ? 200 : 404);
  }
}

interface Leads {
  readonly hrefs: readonly string[];
  readonly buttons: readonly string[];
}

/** Opens whatever is folded in the menus, and waits until it is drawn. */
async function unfold(): Promise<void> {
  for (const one of document.querySelectorAll('nav details')) one.setAttribute('open', '');
  const folded = 'nav button[aria-controls][aria-expanded="false"]';
  for (const one of document.querySelectorAll<HTMLElement>(folded)) one.click();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Every link and every button of the page as it stands, its folded menus opened. */
async function leadsOf(page: Page): Promise<Leads> {
  await settle(page);
  await page.evaluate(unfold);
  return page.evaluate(() => ({
    hrefs: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')]
      .filter(({ origin }) => origin === location.origin)
      // A layer lies over whatever page one is on.
      .map(({ pathname, search }) => (/[?&]dialog=/.test(search) ? search : pathname)),
    buttons: [...document.querySelectorAll('button, a[href]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  }));
}

/** All that a member meets: every page on a desk, the first and the account on a phone. */
async function collect(page: Page, gone: readonly string[]): Promise<Leads> {
  const found: Leads[] = [];
  await page.setViewportSize(desk);
  await page.goto('/');
  found.push(await leadsOf(page));
  for (const path of pages.filter((one) => one !== '/' && !gone.includes(one))) {
    await turnTo(page, path);
    found.push(await leadsOf(page));
  }
  await page.setViewportSize(phone);
  for (const path of ['/', '/account']) {
    await page.goto(path);
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

/** Which of the links lead nowhere: the server knows no such page, or no layer opens. */
async function deadEnds(page: Page, hrefs: readonly string[]): Promise<string[]> {
  const isLayer = (href: string): boolean => href.startsWith('?');
  const asked = hrefs
    .filter((href) => !isLayer(href))
    .map(async (path) => ({ path, status: (await page.request.get(path)).status() }));
  const dead = (await Promise.all(asked))
    .filter(({ status }) => status >= 400)
    .map(({ path }) => path);
  const layers = hrefs.filter(isLayer).map((href) => new URLSearchParams(href).get('dialog'));
  await page.goto('/responsible');
  for (const name of new Set(layers.filter((one) => one !== null))) {
    await follow(page, `/responsible?dialog=${name}`);
    const layer = page.getByRole('dialog');
    await layer
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => dead.push(`dialog=${name}`));
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
  }
  return dead;
}

/** An address that is gone says so itself, and what it offers beside what is `known` is there. */
async function seeGone(page: Page, path: string, known: readonly string[]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: lost })).toBeVisible();
  const { hrefs } = await leadsOf(page);
  const others = hrefs.filter((href) => !known.includes(href));
  expect(await deadEnds(page, others)).toEqual([]);
}

async function openMember(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: fleet.balancer.url });
  const page = openPatiently(await context.newPage());
  await enter(page);
  return page;
}

for (const off of sets) {
  const names = off.map(({ module }) => module).join(', ');
  test(`nothing leads to what is switched off: ${names}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await openMember(browser);
    const gone = [...new Set(off.flatMap((one) => one.gone))];
    for (const one of off) await set(page, one, false);
    try {
      const { hrefs, buttons } = await collect(page, gone);
      expect(await deadEnds(page, hrefs)).toEqual([]);
      for (const one of off) {
        for (const path of one.gone.slice(0, 1)) await seeGone(page, path, hrefs);
        const { silent } = one;
        if (silent === undefined) continue;
        const leading = (words: readonly string[]) => words.filter((word) => silent.test(word));
        expect(leading(buttons), one.module).toEqual([]);
        expect(leading(whole.buttons), `${one.module} is on`).not.toEqual([]);
      }
    } finally {
      for (const one of off) await set(page, one, true);
      await page.context().close();
    }
  });
}
