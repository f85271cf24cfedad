import { expect, test } from '@playwright/test';
import { logIn, seeLayersLeft } from './steps.ts';

// Finding a game, and finding it again.

const member = { username: 'luciana', password: 'Ipe-Amarelo-7' };

for (const [typed, found] of [
  ['forro milionario', 'Forró Milionário'],
  ['CAPIVÁRA', 'Capivara Zen'],
  ['rio negro', 'Boto Encantado'],
] as const) {
  test(`"${typed}" finds ${found}`, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill(typed);
    const results = page.getByRole('main').getByRole('article');
    await expect(results.filter({ hasText: found })).toHaveCount(1);
    await expect(results.filter({ hasText: 'Ouro da Mata' })).toHaveCount(0);
  });
}

test('a heart keeps a game for the member, and a second press lets it go', async ({ page }) => {
  await page.goto('/');
  await logIn(page, member);
  await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
  await seeLayersLeft(page);
  await page.goto('/rng');
  const heart = page.getByRole('button', { name: 'Favorito: Cobra Coral' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Kept by the server: another page has it too.
  await page.goto('/favourites');
  const kept = page.getByRole('main').getByRole('article').filter({ hasText: 'Cobra Coral' });
  await expect(kept).toHaveCount(1);
  await kept.getByRole('button', { name: 'Favorito: Cobra Coral' }).click();
  await page.reload();
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
});
