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

test('an account by mobile tells its number first; a code by SMS signs in to it again', async ({
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
});

test('the countdown of a code outlives a reload, and a second code is refused in words', async ({
  page,
}) => {
  const number = '11987650002';
  await page.goto('/register');
  const panel = page.getByRole('main');
  await panel.getByRole('tab', { name: 'Celular' }).click();
  await panel.getByRole('button', { name: 'Enviar código' }).click();
  await expect(panel.getByText('O campo Celular não pode ficar vazio')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Celular' }).fill(number);
  await panel.getByRole('button', { name: 'Enviar código' }).click();
  const running = panel.getByRole('button', { name: /Código enviado \(1\d\d\)/ });
  await expect(running).toHaveAttribute('aria-disabled', 'true');

  await page.reload();
  await panel.getByRole('tab', { name: 'Celular' }).click();
  await expect(panel.getByRole('textbox', { name: 'Celular' })).toHaveValue(number);
  await expect(panel.getByRole('button', { name: /Código enviado/ })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('sms:register'));
  await page.reload();
  await panel.getByRole('tab', { name: 'Celular' }).click();
  await panel.getByRole('textbox', { name: 'Celular' }).fill(number);
  await panel.getByRole('button', { name: 'Enviar código' }).click();
  const warning = page.getByRole('dialog');
  await expect(warning.getByText(/^Já enviamos um código/)).toBeVisible();
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(panel.getByRole('button', { name: /Código enviado/ })).toBeVisible();
});

test('a password set by phone signs in and leads home', async ({ page }) => {
  const number = '11987650003';
  const known = await registerBy(page, number, '384756129');
  await page.getByRole('button', { name: 'Guardei' }).click();
  await page.getByRole('button', { name: 'Ver os jogos primeiro' }).click();
  await expect(inside(page)).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Por celular' }).click();
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await form.getByRole('button', { name: 'Enviar código' }).click();
  // As many seconds as the answer says: three minutes.
  await expect(form.getByRole('button', { name: /Código enviado \(1\d\d\)/ })).toBeVisible();
  await form
    .getByRole('textbox', { name: 'Código do SMS' })
    .fill(await codeFor(page, number, known));
  await form.getByLabel('Nova senha').fill('Umbu-Doce-17');
  await form.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(page.getByText('Senha nova salva. Você já está dentro.')).toBeVisible();
  await expect(inside(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the country is chosen by keyboard; its list closes by Escape, and 200 ms after it is left', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Celular' }).click();
  const picker = form.getByRole('button', { name: 'País: Brasil, +55' });
  await picker.press('Enter');
  await expect(form.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('combobox')).toHaveCount(0);
  await expect(picker).toBeFocused();
  await picker.press('Enter');
  await page.keyboard.type('portu');
  await page.keyboard.press('Enter');
  const chosen = form.getByRole('button', { name: 'País: Portugal, +351' });
  await expect(chosen).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await chosen.click();
  const list = form.getByRole('combobox');
  await expect(list).toBeFocused();
  await form.getByRole('textbox', { name: 'Celular' }).focus();
  await page.clock.runFor(199);
  await expect(list).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(list).toHaveCount(0);
});

test('a code of the address that brings nobody is told, and then asked for', async ({ page }) => {
  await page.goto('/?affiliateCode=NINGUEM99');
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  const form = page.getByRole('dialog');
  const who = person('Jaci', '495867231');
  // Told at the start, at its field, which is open; whoever leaves it as it is hears it once more.
  await expect(form.getByText('Código de convite incorreto')).toBeVisible();
  await expect(form.getByLabel('Código de afiliado')).toHaveValue('NINGUEM99');
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Nome completo').fill(who.name);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username);
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Código de convite incorreto').first()).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const code = form.getByLabel('Código de afiliado');
  await expect(code).toHaveValue('NINGUEM99');
  await code.fill('BIA10');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
});
