import { expect, test } from './journey.ts';
import { luciana } from './shortcuts.ts';
import { balance, logIn } from './steps.ts';

// A browser whose owner lets no site keep anything: storage throws at the least touch.

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }),
);

test('the site opens without storage, a member signs in and goes on as one', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await logIn(page, luciana);
  await expect(balance(page)).toHaveText(/R\$\s/);

  // The page heeds a choice for as long as it lives.
  await page.getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(page.getByRole('banner').getByText('***')).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /Gerar Pix de/ }),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
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
