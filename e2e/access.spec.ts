import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { confirmEmail, join } from './shortcuts.ts';
import { person } from './steps.ts';

// Getting in again, and getting out.

test('a forgotten password is replaced by the link in the mail; signing out ends the session', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const nina = person('Nina', '618204937');
  const token = await join(page, nina);
  await confirmEmail(page, token, nina);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  const info = await page.request.get('/wps/member/info', { headers: { authorization: token } });
  expect(info.status()).toBe(401);
  await page.goto('/account');
  await expect(page.getByText('Entre para ver esta página').first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Esqueci a senha' }).click();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(nina.username);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(nina.email);
  await form.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(form.getByText('Confira o seu e-mail')).toBeVisible();

  await page.goto(await linkInMail(page, nina.email));
  const password = 'Umbu-Doce-17';
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmação da nova senha').fill(password);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha nova salva. Entre com ela.')).toBeVisible();

  await form.getByRole('textbox', { name: 'Usuário' }).fill(nina.username);
  await form.getByLabel('Senha', { exact: true }).fill(nina.password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(form.getByText('Usuário ou senha não conferem.', { exact: true })).toBeVisible();
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
});

/** The address in the newest mail to somebody, as the outbox of the demo shows it. */
async function linkInMail(page: Page, to: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer = await page.request.get('/sandbox/outbox', { params: { to } });
    const { messages } = (await answer.json()).value as { messages: { text: string }[] };
    link = /https?:\/\/\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
