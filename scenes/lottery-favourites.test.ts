import { popularLotteriesCall, recentLotteriesCall } from '@arara/contract';
import { signInByLayer } from './base/sign-in.ts';
import { expect, test } from './scene.ts';

// Lotteries of one's own: kept by their stars on this device, and bought lately.

test('a star of a visitor asks who it is, and keeps the lottery for that member on this device', async ({
  page,
  scene,
}) => {
  await page.goto('/lottery?gameCode=keno-2m');
  const star = page.getByRole('button', { name: 'Favorita: Keno 2 min' });
  await star.click();
  await signInByLayer(page, scene);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const kept = () => page.evaluate(() => localStorage.getItem('LOTTFAV'));
  expect(JSON.parse((await kept()) ?? '')).toEqual({ luciana: ['keno-2m'] });

  await page.goto('/lottery');
  const own = page.getByRole('navigation', { name: 'Favoritas' });
  await expect(own.getByRole('link')).toHaveText(['Keno 2 min']);
  await page.getByRole('button', { name: 'Favorita: Cinco da Sorte 1 min' }).click();
  await expect(own.getByRole('link')).toHaveText(['Keno 2 min', 'Cinco da Sorte 1 min']);
  await page.getByRole('button', { name: 'Favorita: Keno 2 min' }).click();
  await expect(own.getByRole('link')).toHaveText(['Cinco da Sorte 1 min']);

  // Another member on this device has none of them.
  await scene.enter({ account: 'vizinha' });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Populares' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('what was bought lately and what many buy lead to their lotteries', async ({
  page,
  scene,
}) => {
  await page.goto('/lottery');
  const popular = page.getByRole('navigation', { name: 'Populares' });
  const recent = page.getByRole('navigation', { name: 'Suas últimas' });
  await expect(popular.getByRole('link')).not.toHaveCount(0);
  await expect(recent).toHaveCount(0);
  expect(scene.calls(popularLotteriesCall).map(({ query }) => query.count)).toEqual([20]);
  const bought = scene.site.lotteries().find(({ code }) => code === 'hk6-week')!;
  const { code: gameCode, name, model, prizeMode } = bought;
  const boughtAt = new Date().toISOString();
  scene.answer(recentLotteriesCall, [{ gameCode, name, model, prizeMode, boughtAt }]);
  await scene.enter();
  await page.reload();
  await recent.getByRole('link', { name: 'Seis de Quarenta e Nove' }).click();
  await expect(page).toHaveURL(/gameCode=hk6-week/);
});
