import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const member = { username: 'luciana', password: 'Ipe-Amarelo-7' };

async function signIn(page: Page): Promise<string> {
  const login = await page.request.post('/wps/session/login', { data: member });
  const { token } = (await login.json()).value;
  await page.goto('/');
  await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  return token;
}

test('ends all other devices at once: they are signed out where they stand', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere);
  await elsewhere.goto('/account/security');
  await expect(elsewhere.getByText('Este aparelho')).toBeVisible();
  await signIn(page);
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
  await signIn(page);
  let failures = 2;
  await page.route('**/wps/member/info', (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort() : route.continue();
  });
  await page.goto('/account/security');
  await expect(page.getByText('Este aparelho')).toBeVisible();
  expect(failures).toBeLessThan(0);
});
