import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { codeFor, inside } from './phone-steps.ts';
import { withStart } from './start-data.ts';
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

const sendFailures = [
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'Formato de telefone inválido.', 'at its field'],
  ['MISSING_PHONE_NUMBER', 'Informe o número do celular.', 'at its field'],
  ['CAPTCHA_CHECK_FAILED', 'A verificação de segurança falhou.', 'in a warning'],
  ['QUOTA_EXCEEDED : Exceeded quota', 'O limite de mensagens acabou. Fale', 'in a warning'],
  ['OPERATION_NOT_ALLOWED', 'Esta operação não está habilitada.', 'in a warning'],
  ['SOMETHING_NEW', 'Erro desconhecido.', 'in a warning'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Tente de novo em 5 minutos.', 'in a warning'],
] as const;

test('each failure of the provider has its words, and too many requests wait five minutes', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar com o telefone' }).click();
  await expect(page).toHaveURL(/\/provider\/phone$/);
  const form = page.getByRole('main');
  const number = form.getByRole('textbox', { name: 'Celular' });
  // Under a clock of the test, text that is put into a page that has only just come may be lost.
  await expect(async () => {
    await number.fill('11987650021');
    await expect(number).toHaveValue('11987650021', { timeout: 1_000 });
  }).toPass();
  await send(form).click();
  const check = page.getByRole('dialog', { name: 'Confirme que é uma pessoa' });
  const ok = page.getByRole('button', { name: 'OK', exact: true });
  // Its cross, its cover and the time that its answer is good for: each closes it.
  const box = check.frameLocator('iframe').getByLabel('Não sou um robô');
  for (const close of [
    () => check.getByRole('button', { name: 'Fechar' }).click(),
    () => page.mouse.click(5, 5),
    () => page.clock.fastForward(120_000),
  ]) {
    await expect(box).toBeVisible();
    await close();
    await expect(page.getByText(/Falha ao entrar. Tente de novo/)).toBeVisible();
    await ok.click();
    await page.waitForTimeout(1_000);
    await send(form).click();
  }
  await passCheck(page);
  await expect(form.getByRole('button', { name: /Código enviado/ })).toBeVisible();
  await form.getByRole('textbox', { name: 'Celular' }).fill('11987650024');

  for (const [message, words, place] of sendFailures) {
    await failAt(page, 'sendVerificationCode', message);
    await page.waitForTimeout(1_000);
    await send(form).click();
    await passCheck(page);
    await expect(page.getByText(words).first()).toBeVisible();
    if (place === 'in a warning') await ok.click();
  }
  const waiting = form.getByRole('button', { name: /Código enviado \((29\d|300)\)/ });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
});

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
  await expect(form.getByRole('button', { name: /Código enviado \((5\d|60)\)/ })).toBeVisible();
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

test('where the house has its codes sent by the provider, a registration by mobile does', async ({
  page,
  baseURL,
}) => {
  const number = '11987650023';
  const who = person('Potira', '618273645');
  await page.goto(`http://noite.localhost:${new URL(baseURL ?? '').port}/register`);
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: 'Celular' }).click();
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await send(form).click();
  await passCheck(page);
  await expect(form.getByRole('button', { name: /Código enviado \((5\d|60)\)/ })).toBeVisible();
  const sent = await codeFor(page, number);
  const code = form.getByRole('textbox', { name: 'Código do SMS' });
  await code.fill(sent === '111111' ? '222222' : '111111');
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  const open = form.getByRole('button', { name: 'Criar conta e definir limites' });
  await open.click();
  await expect(form.getByText(/Código de verificação incorreto/)).toBeVisible();
  await code.fill(sent);
  for (const name of ['Continuar', 'Continuar']) await form.getByRole('button', { name }).click();
  await open.click();
  await expect(page.getByText('Guarde o número da sua conta')).toBeVisible();
  await page.getByRole('button', { name: 'Guardei' }).click();
  await page.getByRole('button', { name: 'Ver os jogos primeiro' }).click();
  await expect(inside(page)).toBeVisible();
});

test('whoever is new while no accounts are opened is told so, in the heading too', async ({
  page,
}) => {
  await withStart(page, (start) => {
    start.modules = start.modules.filter((id) => id !== 'REG3');
  });
  const value = { ticket: 'a-ticket-of-a-newcomer', provider: 'google', name: null, email: null };
  const json = { success: false, errorCode: 'provider.register.required', message: '', value };
  await page.route('**/api/session/providers/google/finish', (route) =>
    route.fulfill({ status: 409, json }),
  );
  await page.goto('/provider/google#state=a&code=b');
  await expect(page.getByRole('heading', { name: 'Cadastro fechado' })).toBeVisible();
  await expect(page.getByText('No momento não abrimos contas novas.')).toBeVisible();
  await expect(page.getByText('Complete o seu cadastro')).toHaveCount(0);
});
