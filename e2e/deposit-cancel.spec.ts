import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { enter } from './shortcuts.ts';

async function openCharge(page: Page): Promise<string> {
  await enter(page);
  await page.goto('/account/deposits');
  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  await page.getByRole('button', { name: '50', exact: true }).click();
  await page.getByRole('button', { name: /Gerar Pix de/ }).click();
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  return page.locator('dialog code').innerText();
}

test('a charge that is not wanted is cancelled, and what is paid of it all the same is credited', async ({
  page,
}) => {
  const brCode = await openCharge(page);
  await page.getByRole('button', { name: 'Cancelar este Pix' }).click();
  await expect(page.getByText('Pix cancelado')).toBeVisible();
  await expect(page.getByText('Se você já tinha pago, o dinheiro entra sozinho.')).toBeVisible();
  // The payer's bank had read the code before.
  await page.request.post('/sandbox/pix/pay', { data: { brCode } });
  await expect(page.getByText('O banco confirmou. Já pode jogar.')).toBeVisible();
});
