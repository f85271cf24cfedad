import { expect, openPatiently, test } from './journey.ts';
import { enter, join } from './shortcuts.ts';
import { person } from './steps.ts';

test('ends all other devices at once: they are signed out where they stand', async ({
  page,
  browser,
}) => {
  // Nobody else’s: all their devices are signed out.
  const tarsila = person('Tarsila', '583920174');
  const elsewhere = openPatiently(await browser.newPage());
  await join(elsewhere, tarsila);
  await elsewhere.goto('/account/security');
  await expect(elsewhere.getByText('Este aparelho')).toBeVisible();
  await enter(page, tarsila);
  await page.goto('/account/security');

  await page.getByRole('button', { name: 'Tirar todos os outros' }).click();
  const question = page.getByRole('dialog', { name: 'Tirar todos os outros' });
  await page.route('**/api/account/sessions', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await question.getByRole('button', { name: /^Tirar \d+ aparelho/ }).click();
  await expect(
    page.getByText('Sem conexão. Confira a sua internet e tente de novo.'),
  ).toBeVisible();
  await page.unroute('**/api/account/sessions');

  await page.getByRole('button', { name: 'Tirar todos os outros' }).click();
  await question.getByRole('button', { name: /^Tirar \d+ aparelho/ }).click();
  await expect(page.getByText('Só este aparelho ficou na conta')).toBeVisible();
  await expect(page.getByText('Sua conta está aberta só aqui.')).toBeVisible();
  await expect(elsewhere.getByText('Entre para ver esta página').first()).toBeVisible();
  await expect(elsewhere.getByText('Sua sessão terminou.')).toBeVisible();
  await expect(page.getByText('Sua sessão terminou.')).toBeHidden();
});

test('a network that fails while the page opens signs nobody out', async ({ page }) => {
  await enter(page);
  let failures = 2;
  await page.route('**/wps/member/info', (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort() : route.continue();
  });
  await page.goto('/account/security');
  await expect(page.getByText('Este aparelho')).toBeVisible();
  expect(failures).toBeLessThan(0);
});
