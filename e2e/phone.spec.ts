import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { forget } from './shortcuts.ts';
import { codeFor, inside } from './phone-steps.ts';
import { person } from './steps.ts';

// Everything that goes by a mobile number, with the codes as the demo's outbox shows them.

/** From the first page to the number of the new account; answers the code that was used. */
async function registerBy(page: Page, number: string, digits: string): Promise<string> {
  const who = person('Iara', digits);
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Celular' }).click();
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await form.getByRole('button', { name: 'Enviar código' }).click();
  await expect(form.getByRole('button', { name: /Código enviado \(\d+\)/ })).toBeVisible();
  const code = await codeFor(page, number);
  await form.getByRole('textbox', { name: 'Código do SMS' }).fill(code);
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Guarde o número da sua conta')).toBeVisible();
  return code;
}

async function signOut(page: Page): Promise<void> {
  await forget(page);
  await page.goto('/');
}

test('an account by mobile tells its number first; a code by SMS signs in to it again; a password set by phone signs in and leads home', async ({
  page,
}) => {
  const number = '11987650001';
  const known = await registerBy(page, number, '273645918');
  await expect(page.getByText(/^\d{9}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardei' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Ver os jogos primeiro' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(inside(page)).toBeVisible();

  await signOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Código por SMS' }).click();
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await form.getByRole('button', { name: 'Enviar código' }).click();
  await expect(form.getByRole('button', { name: /Código enviado/ })).toBeVisible();
  await form.getByRole('textbox', { name: 'Código do SMS' }).fill('000000');
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(form.getByText(/^Este código não confere/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Celular' })).toHaveValue(number);
  const code = await codeFor(page, number, known);
  await form.getByRole('textbox', { name: 'Código do SMS' }).fill(code);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(inside(page)).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  // The door opens where a code is still under way.
  await page.getByRole('tab', { name: 'Usuário e senha' }).click();
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  await form.getByRole('tab', { name: 'Por celular' }).click();
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await form.getByRole('button', { name: 'Enviar código' }).click();
  // As many seconds as the answer says: three minutes.
  await expect(form.getByRole('button', { name: /Código enviado \(1\d\d\)/ })).toBeVisible();
  await form
    .getByRole('textbox', { name: 'Código do SMS' })
    .fill(await codeFor(page, number, code));
  await form.getByLabel('Nova senha').fill('Umbu-Doce-17');
  await form.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(page.getByText('Senha nova salva. Você já está dentro.')).toBeVisible();
  await expect(inside(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
