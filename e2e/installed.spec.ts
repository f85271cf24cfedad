import { expect, test } from '@playwright/test';

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

test.describe('on a phone of Apple', () => {
  test.use({
    serviceWorkers: 'block',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
  });

  test('the card shows four steps, and rests for fourteen days once waved away', async ({
    page,
  }) => {
    await page.goto('/');
    const card = page.getByRole('complementary', { name: 'Arara na tela inicial' });
    await card.getByRole('button', { name: 'Instalar' }).click();
    const steps = page.getByRole('dialog', { name: 'Arara na tela inicial' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await page.goBack();
    await card.getByRole('button', { name: 'Agora não' }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
