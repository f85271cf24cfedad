import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { enter, forget } from './shortcuts.ts';

// The frame round every page on a desk: the header, the menu at its side, the footer.

const header = (page: Page) => page.getByRole('banner');
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('the theme is the site’s first one until somebody chooses, and then theirs', async ({
  page,
}) => {
  await page.goto('/');
  expect(await theme(page)).toBe('light');
  await header(page).getByRole('button', { name: 'Usar tema escuro' }).click();
  expect(await theme(page)).toBe('dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await header(page).getByRole('button', { name: 'Usar tema claro' }).click();
  expect(await theme(page)).toBe('light');
});

test('a member finds the balance, the cashier and their own places in the header', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/hot');
  await expect(header(page).getByText(/R\$/).first()).toBeVisible();
  for (const name of ['Depositar', 'Sacar']) {
    await expect(header(page).getByRole('button', { name })).toBeVisible();
  }
  const asked = page.waitForRequest('**/wps/v2/wallets/balance');
  await header(page).getByRole('button', { name: 'Atualizar saldo' }).click();
  await asked;
  await header(page).getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(header(page).getByText('***').first()).toBeVisible();
  await header(page).getByRole('button', { name: 'Mostrar saldo' }).click();
  await expect(header(page).getByText(/R\$/).first()).toBeVisible();

  await header(page)
    .getByRole('button', { name: /^Conta de/ })
    .click();
  for (const [name, path] of [
    ['Minha conta', '/account'],
    ['Extrato da conta', '/account/record'],
    ['Minhas apostas', '/account/bets'],
  ] as const) {
    await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  }
});

test('the name of a member leads to the rank, that of a trial account to the security centre', async ({
  page,
}) => {
  const name = () => header(page).locator('[popover] a').first();
  const open = () =>
    header(page)
      .getByRole('button', { name: /^Conta de/ })
      .click();
  await enter(page);
  await page.goto('/hot');
  await open();
  await expect(name()).toContainText('luciana');
  await name().click();
  await expect(page).toHaveURL(/\/account\/rank$/);
  await expect(page.getByRole('heading', { name: 'Meu nível', level: 1 })).toBeVisible();
  await forget(page);
  await page.goto('/hot');
  await header(page).getByRole('button', { name: 'Jogar grátis' }).click();
  await open();
  await name().click();
  await expect(page).toHaveURL(/\/account\/security$/);
});

test('signing out asks first, tells the server, forgets the session and leads home', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/hot');
  await expect(header(page).getByText(/R\$/).first()).toBeVisible();
  const kept = () =>
    page.evaluate(() => ['token', 'isAgent', 'username'].map((key) => sessionStorage.getItem(key)));
  await expect.poll(kept).toEqual([expect.stringMatching(/./), '0', 'luciana']);
  await header(page)
    .getByRole('button', { name: /^Conta de/ })
    .click();
  await header(page).getByRole('button', { name: 'Sair' }).click();
  const question = page.getByRole('dialog', { name: 'Sair da sua conta?' });
  const told = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: 'Sair' }).click();
  expect(new URL((await told).url()).pathname).toBe('/wps/session/logout');
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept()).toEqual([null, null, null]);
});

test('an amount has a place before it is known, and then currency, thousands and cents', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/wps/v2/wallets/balance', async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: object };
    await wanted;
    const value = { ...said.value, sumBalance: '1234567.80' };
    await route.fulfill({ response: real, json: { ...said, value } });
  });
  await enter(page);
  await page.goto('/');
  await expect(header(page).getByText('Saldo', { exact: true })).toBeVisible();
  await expect(header(page).locator('strong [aria-hidden]')).toBeVisible();
  await expect(header(page).getByText(/R\$/)).toHaveCount(0);
  answer();
  await expect(header(page).getByText('R$ 1.234.567,80')).toBeVisible();
});

test('the pages of the member centre have their keys, begin with security and mark where one is', async ({
  page,
}) => {
  await enter(page);
  for (const [query, path, name] of [
    ['', '/account/security', 'Segurança'],
    ['?page=securityCenter', '/account/security', 'Segurança'],
    ['?page=depositv2', '/account/deposits', 'Depósitos'],
    ['?page=withdraw', '/account/withdrawals', 'Saques'],
    ['?page=personalHistoryCopy', '/account/bets', 'Minhas apostas'],
    ['?page=transactionHistory', '/account/record', 'Extrato'],
    ['?page=personalProfit', '/account/profit', 'Ganhos e perdas'],
  ] as const) {
    await page.goto(`/account${query}`);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const places = page.getByRole('navigation', { name: 'Partes da sua conta' });
    await expect(places.locator('[aria-current="page"]')).toHaveText(name);
  }
});
