import { expect, test } from './journey.ts';
import { forget } from './shortcuts.ts';

// Chips are no money: whoever plays with them meets a wall in front of everything that is.

test('free play opens without an account and ends where real money begins', async ({ page }) => {
  await page.goto('/?dialog=login');
  const login = page.getByRole('dialog', { name: 'Que bom te ver de novo' });
  await login.getByRole('button', { name: 'Jogar grátis' }).click();
  await expect(login).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toHaveCount(0);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');

  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  const wall = page.getByRole('dialog', { name: 'Crie uma conta para continuar' });
  await wall.getByRole('button', { name: 'OK' }).click();
  await expect(wall).toHaveCount(0);
  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  await wall.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Crie sua conta' })).toBeVisible();

  await page.goto('/account/withdrawals');
  await expect(page.getByText('Crie uma conta para continuar')).toBeVisible();

  // The wall stands on the server, not in the page.
  const deposit = await page.request.post('/api/cashier/deposits', {
    data: { amount: '50.00' },
    headers: { authorization: token, merchant: 'arara', 'idempotency-key': 'fichas-0001' },
  });
  expect(deposit.status()).toBe(403);
  expect((await deposit.json()).errorCode).toBe('in_need_true_account');

  // From the door as a page it leads home; who is on a trial may come back to that door.
  await forget(page);
  await page.goto('/login');
  const free = page.getByRole('main').getByRole('button', { name: 'Jogar grátis' });
  await free.click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await expect(free).toBeVisible();
});
