import { expect, test } from './journey.ts';

// The habits that players expect of such a site (docs/conventions.md), where they need the server.

test('a search forgives accents, cases and letters that were left out, and leads on where nothing is found', async ({
  page,
}) => {
  await page.goto('/search');
  const search = page.getByRole('searchbox');
  const main = page.getByRole('main');
  const results = main.getByRole('article');
  for (const [typed, found] of [
    ['forro milionario', 'Forró Milionário'],
    ['CAPIVÁRA', 'Capivara Zen'],
    ['rio negro', 'Boto Encantado'],
  ] as const) {
    await search.fill(typed);
    await expect(results.filter({ hasText: found }), typed).toHaveCount(1);
    await expect(results.filter({ hasText: 'Ouro da Mata' }), typed).toHaveCount(0);
  }
  await search.fill('fortun arar');
  await expect(main.getByText('Fortuna da Arara').first()).toBeVisible();
  await search.fill('zzzz');
  await expect(main.getByText('zzzz').first()).toBeVisible();
  await expect(main.getByRole('link').first()).toBeVisible();
});
