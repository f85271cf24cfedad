import { loginCall } from '@arara/contract';
import { expect, test } from './scene.ts';

// A browser whose owner lets no site keep anything: storage throws at the least touch.

test('the site opens without storage, a member signs in and goes on as one', async ({
  page,
  scene,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  scene.answer(loginCall, () => scene.openSession());
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill('luciana');
  await form.getByLabel('Senha', { exact: true }).fill('Ipe-Amarelo-7');
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('banner').getByText(/R\$/).first()).toHaveText(/R\$\s/);

  // The page heeds a choice for as long as it lives.
  await page.getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(page.getByRole('banner').getByText('***')).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  await expect(form.getByRole('button', { name: /Gerar Pix de/ })).toBeVisible();
  await form.getByRole('button', { name: 'Fechar' }).click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Conta', exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByText('Entre para ver esta página')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});
