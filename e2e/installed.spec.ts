import type { Page } from '@playwright/test';
import { expect, follow, test } from './journey.ts';
import { openPublishing } from './publishing.ts';

// The site on a home screen: what it says without a network, and how it gets there.
test.use({ serviceWorkers: 'allow' });

test('without a network a page says so, and comes back with it; nothing else is kept', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) throw new Error('no worker');
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);
  await context.setOffline(true);
  await page.goto('/rng').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Sem internet' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
});

/** Has the page ask for a newer site, as it does every half hour, and waits until one is there. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const arrived = new Promise((done) =>
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => worker.state === 'installed' && done(worker));
      }),
    );
    await registration.update();
    await arrived;
  });

test('a newer site waits for the end of the game and of the form, and comes when it is wanted', async ({
  page,
}) => {
  const site = await openPublishing();
  try {
    await page.goto(`${site.url}/game?id=1001&trial=1`);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await expect(page.frameLocator('iframe').first().locator('button.spin')).toBeVisible();
    site.publish();
    await lookForUpdate(page);
    const news = page.getByText('Tem uma versão nova do site');
    await expect(news).toHaveCount(0);
    await page.getByRole('button', { name: 'Voltar aos jogos' }).click();
    await follow(page, '/?dialog=login');
    const form = page.getByRole('dialog');
    const name = form.getByRole('textbox', { name: 'Usuário' });
    await name.fill('ainda escrevo');
    await expect(news).toHaveCount(0);
    await expect(name).toHaveValue('ainda escrevo');
    await page.goBack();
    await expect(form).toHaveCount(0);
    // The game still waits behind its chip.
    await expect(news).toHaveCount(0);
    await page.getByRole('button', { name: 'Fechar o jogo' }).click();
    await expect(news).toBeVisible();
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await reloaded;
    const waiting = async () => (await navigator.serviceWorker.ready).waiting !== null;
    expect(await page.evaluate(waiting)).toBe(false);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(news).toHaveCount(0);
  } finally {
    await site.end();
  }
});
