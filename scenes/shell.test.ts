import type { Page } from '@playwright/test';
import { balanceCall, freePlayCall, logoutCall } from '@arara/contract';
import { follow, turnTo } from '../e2e/journey.ts';
import { demoAnswer } from './base/demo.ts';
import { expect, onDesk as test } from './scene.ts';

// The frame round every page on a desk: the header, the menu at its side, the footer.

const header = (page: Page) => page.getByRole('banner');
const openAccount = (page: Page) =>
  header(page)
    .getByRole('button', { name: /^Conta de/ })
    .click();

test('the theme is the site’s first one until somebody chooses, and then theirs', async ({
  page,
}) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.goto('/');
  expect(await theme()).toBe('light');
  await header(page).getByRole('button', { name: 'Usar tema escuro' }).click();
  expect(await theme()).toBe('dark');
  await page.reload();
  expect(await theme()).toBe('dark');
  await header(page).getByRole('button', { name: 'Usar tema claro' }).click();
  expect(await theme()).toBe('light');
});

test('a member finds the balance, the cashier and their own places in the header', async ({
  page,
  scene,
}) => {
  scene.answer(balanceCall, { ...demoAnswer(balanceCall), sumBalance: '1234567.80' });
  const answer = scene.hold(balanceCall);
  await scene.enter();
  await page.goto('/hot');
  // An amount has a place before it is known, and then currency, thousands and cents.
  await expect(header(page).getByText('Saldo', { exact: true })).toBeVisible();
  await expect(header(page).locator('strong [aria-hidden]')).toBeVisible();
  await expect(header(page).getByText(/R\$/)).toHaveCount(0);
  answer();
  await expect(header(page).getByText('R$ 1.234.567,80')).toBeVisible();

  for (const name of ['Depositar', 'Sacar']) {
    await expect(header(page).getByRole('button', { name })).toBeVisible();
  }
  const asked = scene.calls(balanceCall).length;
  await header(page).getByRole('button', { name: 'Atualizar saldo' }).click();
  await expect.poll(() => scene.calls(balanceCall).length).toBe(asked + 1);
  await header(page).getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(header(page).getByText('***').first()).toBeVisible();
  await header(page).getByRole('button', { name: 'Mostrar saldo' }).click();
  await expect(header(page).getByText(/R\$/).first()).toBeVisible();

  await openAccount(page);
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

test('the name of a member leads to the rank, that of a trial account to the security centre; signing out asks first, tells the server, forgets the session and leads home', async ({
  page,
  scene,
}) => {
  const name = header(page).locator('[popover] a').first();
  scene.answer(logoutCall, () => {
    scene.endSession();
    return null;
  });
  scene.answer(freePlayCall, () => scene.openSession({ isAgent: 4 }));
  await scene.enter();
  await page.goto('/hot');
  await openAccount(page);
  await expect(name).toContainText('luciana');
  await name.click();
  await expect(page).toHaveURL(/\/account\/rank$/);
  await expect(page.getByRole('heading', { name: 'Meu nível', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/hot$/);

  const kept = () =>
    page.evaluate(() => ['token', 'isAgent', 'username'].map((key) => sessionStorage.getItem(key)));
  await expect.poll(kept).toEqual([expect.stringMatching(/./), '0', 'luciana']);
  await openAccount(page);
  await header(page).getByRole('button', { name: 'Sair' }).click();
  const question = page.getByRole('dialog', { name: 'Sair da sua conta?' });
  expect(scene.calls(logoutCall)).toHaveLength(0);
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(scene.calls(logoutCall)).toHaveLength(1);
  expect(await kept()).toEqual([null, null, null]);

  await header(page).getByRole('button', { name: 'Jogar grátis' }).click();
  await openAccount(page);
  await name.click();
  await expect(page).toHaveURL(/\/account\/security$/);
});

test('the pages of the member centre have their keys, begin with security and mark where one is', async ({
  page,
  scene,
}) => {
  await scene.enter();
  await page.goto('/account');
  for (const [query, path, name] of [
    ['', '/account/security', 'Segurança'],
    ['?page=securityCenter', '/account/security', 'Segurança'],
    ['?page=depositv2', '/account/deposits', 'Depósitos'],
    ['?page=withdraw', '/account/withdrawals', 'Saques'],
    ['?page=personalHistoryCopy', '/account/bets', 'Minhas apostas'],
    ['?page=transactionHistory', '/account/record', 'Extrato'],
    ['?page=personalProfit', '/account/profit', 'Ganhos e perdas'],
  ] as const) {
    // The first one is loaded, as by somebody who comes from elsewhere.
    if (query !== '') {
      await turnTo(page, '/account/rank');
      await follow(page, `/account${query}`);
    }
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const places = page.getByRole('navigation', { name: 'Partes da sua conta' });
    await expect(places.locator('[aria-current="page"]')).toHaveText(name);
  }
});
