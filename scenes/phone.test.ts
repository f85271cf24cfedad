import type { Locator } from '@playwright/test';
import { affiliateCheckCall, registerCall, registerCodeCall } from '@arara/contract';
import { person } from '../e2e/steps.ts';
import { expect, test } from './scene.ts';

// Forms that ask for a mobile number, and codes that friends gave.

test('the countdown of a code outlives a reload, and a second code is refused in words', async ({
  page,
  scene,
}) => {
  const number = '11987650002';
  scene.answer(registerCodeCall, { expiredMinutes: 3 });
  await page.goto('/register');
  const panel = page.getByRole('main');
  await panel.getByRole('tab', { name: 'Celular' }).click();
  await panel.getByRole('button', { name: 'Enviar código' }).click();
  await expect(panel.getByText('O campo Celular não pode ficar vazio')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Celular' }).fill(number);
  await panel.getByRole('button', { name: 'Enviar código' }).click();
  const running = panel.getByRole('button', { name: /Código enviado \(1\d\d\)/ });
  await expect(running).toHaveAttribute('aria-disabled', 'true');
  expect(scene.calls(registerCodeCall).map(({ body }) => body.mobileNo)).toEqual([number]);

  await page.reload();
  await panel.getByRole('tab', { name: 'Celular' }).click();
  await expect(panel.getByRole('textbox', { name: 'Celular' })).toHaveValue(number);
  await expect(panel.getByRole('button', { name: /Código enviado/ })).toBeVisible();

  // On a device that has forgotten the countdown, the server still knows it.
  scene.refuse(registerCodeCall, 'sms.wait', {
    params: { seconds: 170 },
    value: { seconds: 170 },
    retryAfterSeconds: 170,
  });
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

test('the country is chosen by keyboard; its list closes by Escape, and 200 ms after it is left', async ({
  page,
}) => {
  await page.goto('/hot?dialog=register');
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

test('a code of the address that brings nobody is told, and then asked for', async ({
  page,
  scene,
}) => {
  scene.refuse(affiliateCheckCall, 'invitation_code_error');
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
  await fillPasswords(form, who.password);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Código de convite incorreto').first()).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const code = form.getByLabel('Código de afiliado');
  await expect(code).toHaveValue('NINGUEM99');
  scene.answer(affiliateCheckCall, { valid: true, code: 'BIA10', kind: 'affiliate' });
  scene.answer(registerCall, () => scene.openSession({ account: who.username }));
  await code.fill('BIA10');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await fillPasswords(form, who.password);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
  expect(scene.calls(registerCall).map(({ body }) => body.affiliateCode)).toEqual(['BIA10']);
});

async function fillPasswords(form: Locator, password: string): Promise<void> {
  await form.getByLabel('Senha *', { exact: true }).fill(password);
  await form.getByLabel('Confirmação da senha').fill(password);
}
