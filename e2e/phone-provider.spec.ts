import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { codeFor } from './phone-steps.ts';
import { person } from './steps.ts';

// Phones that the provider proves: its check for robots, its code, its failures in our words.

const send = (form: Locator): Locator => form.getByRole('button', { name: 'Enviar código' });

/** Ticks the box of the provider's check, which is a page of its own in a frame. */
async function passCheck(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: 'Confirme que é uma pessoa' });
  await check.frameLocator('iframe').getByLabel('Não sou um robô').click();
  await expect(check).toHaveCount(0);
}

/** From now on the provider answers a call with this failure. */
async function failAt(page: Page, call: string, message: string): Promise<void> {
  await page.unroute(`**/v1/accounts:${call}**`);
  const answer = { error: { code: 400, message, errors: [{ message }] } };
  await page.route(`**/v1/accounts:${call}**`, (route) =>
    route.fulfill({ status: 400, json: answer }),
  );
}

test('a phone signs in by its code, and opens an account by the short form', async ({ page }) => {
  const number = '11987650022';
  await page.goto('/register?referralCode=NINGUEM9');
  await page.getByRole('main').getByRole('button', { name: 'Entrar com o telefone' }).click();
  await expect(page).toHaveURL(/\/provider\/phone$/);
  const form = page.getByRole('main');
  const code = form.getByRole('textbox', { name: 'Código do SMS' });
  const enter = form.getByRole('button', { name: 'Entrar', exact: true });
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await code.fill('123456');
  await enter.click();
  await expect(form.getByText(/O código expirou. Peça outro/)).toBeVisible();
  await send(form).click();
  await passCheck(page);
  await expect(form.getByRole('button', { name: /Código enviado \(([1-5]\d|60)\)/ })).toBeVisible();
  const sent = await codeFor(page, number);
  await code.fill(sent === '111111' ? '222222' : '111111');
  await enter.click();
  await expect(form.getByText(/Código de verificação incorreto/)).toBeVisible();
  await failAt(page, 'signInWithPhoneNumber', 'MISSING_CODE');
  await enter.click();
  await expect(form.getByText(/Informe o código de verificação/)).toBeVisible();
  await page.unroute('**/v1/accounts:signInWithPhoneNumber**');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Celular' })).toHaveValue(number);
  await code.fill(sent);
  await enter.click();
  await expect(page.getByRole('heading', { name: 'Complete o seu cadastro' })).toBeVisible();
  await page.getByLabel('Nome completo').fill('Jandira Prado');
  const who = person('Jandira', '518273640');
  await page.getByLabel('CPF').fill(who.cpf);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await page.getByLabel('Data de nascimento').fill('1991-02-03');
  // The friend's code of the link came along, and is nobody's: it can be seen and mended.
  const friend = page.getByLabel('Código de indicação');
  await expect(page.getByText('Código de convite incorreto')).toBeVisible();
  await expect(friend).toHaveValue('NINGUEM9');
  await friend.fill('');
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
});
