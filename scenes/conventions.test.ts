import type { Page } from '@playwright/test';
import { addFavouriteCall, favouriteIdsCall } from '@arara/contract';
import { resize } from '../e2e/inspect.ts';
import { turnTo } from '../e2e/journey.ts';
import { balance } from '../e2e/steps.ts';
import { signInByLayer } from './base/sign-in.ts';
import { expect, test } from './scene.ts';

// The habits that players expect of such a site before they have read a word of it: docs/conventions.md.

const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

test('the bar at the foot of a phone is on every page of the shell, and gone in a game', async ({
  page,
}) => {
  await page.goto('/licences');
  for (const path of ['/', '/rng', '/fairness', '/account']) {
    await turnTo(page, path);
    const items = bar(page).locator('a, button');
    await expect(items.first()).toBeVisible();
    const isGames = path === '/' || path === '/rng';
    await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(isGames ? 1 : 0);
    expect(await items.count()).toBeLessThanOrEqual(5);
    for (const item of await items.all()) {
      const box = await item.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
  await turnTo(page, '/game?id=1002');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a hidden amount stays hidden on other pages and after a reload', async ({ page, scene }) => {
  await scene.enter();
  await page.goto('/');
  await expect(balance(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(page.getByRole('banner').getByText('***').first()).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('banner').getByText('***').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('***').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/R\$ \d/)).toHaveCount(0);
});

test('the age is in sight at the narrowest, for members and where the bars are hidden too', async ({
  page,
  scene,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const mark = page.getByRole('img', { name: /18 anos/ }).first();
  await page.goto('/');
  await expect(mark).toBeInViewport({ ratio: 1 });
  await scene.enter();
  await page.goto('/hot');
  for (const path of ['/', '/account', '/vnlottery', '/helpmc']) {
    await turnTo(page, path);
    await expect(mark).toBeInViewport({ ratio: 1 });
  }
});

/** Words of the buttons and links in sight that wear the colour of the one decision. */
const decisions = (page: Page): Promise<string[]> =>
  page.locator('a[href="#content"]').evaluate((skip) => {
    const accent = getComputedStyle(skip).backgroundColor;
    const wears = (element: Element) => getComputedStyle(element).backgroundColor === accent;
    return (
      [...document.querySelectorAll<HTMLElement>('a, button')]
        .filter((one) => one.checkVisibility() && one.getAttribute('href') !== '#content')
        // The next banner waits beside the one in sight.
        .filter((one) => one.getBoundingClientRect().left < innerWidth)
        .filter((one) => wears(one) || [...one.querySelectorAll('*')].some(wears))
        .map((one) => one.innerText.replace(/^\W+/, '').trim())
        .filter((words) => words !== '')
    );
  });

test('no two of the buttons that decide say the same', async ({ page, scene }) => {
  await scene.enter();
  await page.goto('/hot');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/rng', '/account', '/account/deposits', '/account/wallet']) {
      await turnTo(page, path);
      await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
      const said = await decisions(page);
      const deposits = said.filter((words) => words.startsWith('Depositar'));
      expect(deposits, `${path} at ${width}`).toEqual(['Depositar']);
      expect(new Set(said).size, `${path} at ${width}: ${said.join(', ')}`).toBe(said.length);
    }
  }
});

test('nothing moves while the lobby comes up; three cards stand in a row of a phone, two where it is narrow, and say their names; a heart of a visitor asks who it is, and then keeps the game', async ({
  page,
  scene,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
      }[]) {
        if (!entry.hadRecentInput) Object.assign(globalThis, { moved: moved() + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const moved = (): number => (globalThis as unknown as { moved: number }).moved;
  });
  await page.goto('/rng');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
  expect(moved).toBeLessThan(0.02);

  for (const [width, inRow] of [
    [390, 3],
    [330, 2],
  ] as const) {
    await resize(page, { width, height: 844 });
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const tops = await cards.evaluateAll((all) =>
      all.slice(-7).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    const rows = Map.groupBy(tops, (top) => top);
    expect(Math.max(...[...rows.values()].map((row) => row.length))).toBe(inRow);
    await expect(cards.first().getByRole('link')).toHaveAccessibleName(/\S/);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Favorito: Cobra Coral' }).first().click();
  const kept: string[] = [];
  scene.answer(favouriteIdsCall, () => [...kept]);
  scene.answer(addFavouriteCall, ({ body }) => {
    kept.push(body.nodeId);
    return null;
  });
  await signInByLayer(page, scene);
  const heart = page.getByRole('button', { name: 'Favorito: Cobra Coral' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => kept.length).toBe(1);
});

test('a network that goes is told within a second, and money waits', async ({ page, scene }) => {
  await page.clock.install();
  await scene.enter();
  await page.goto('/');
  await expect(balance(page)).toBeVisible();
  // The page's own second, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await scene.context.setOffline(true);
  await page.clock.runFor(1_000);
  await expect(page.getByText(/Sem internet/).first()).toBeVisible();
  await page.clock.resume();
  await scene.context.setOffline(false);
  await expect(page.getByText(/Sem internet/)).toHaveCount(0);
});

test('banners stop for whoever wants to read, and turn by thumb; the drawer holds the whole tree, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: /anner|estaque/ }).first();
  await strip.getByRole('button', { name: 'Pausar os banners' }).click();
  await expect(strip.getByRole('button', { name: 'Voltar a girar os banners' })).toBeVisible();
  const inSight = () => strip.locator('[role="group"]:not([inert])').getAttribute('aria-label');
  const before = await inSight();
  await strip
    .locator('[role="group"]')
    .first()
    .evaluate((slide) => slide.parentElement?.scrollBy({ left: slide.clientWidth }));
  await expect.poll(inSight).not.toBe(before);

  const open = bar(page).getByRole('button', { name: 'Menu' });
  await open.click();
  const drawer = page.getByRole('dialog');
  for (const name of ['Slots', 'Em alta', 'Atendimento']) {
    await expect(drawer.getByText(name, { exact: true }).first()).toBeAttached();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
});
