import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

// The main job, as somebody does it who has read nothing but the page.

const member = {
  cpf: '390.533.447-05',
  name: 'Joana Prado',
  birth: '1992-04-03',
  username: 'joana.prado',
  password: 'Caju-Maduro-42',
  email: 'joana@exemplo.com.br',
};

async function register(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('CPF').fill(member.cpf);
  await form.getByLabel('Nome completo').fill(member.name);
  await form.getByLabel('Data de nascimento').fill(member.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('Usuário').fill(member.username);
  await form.getByLabel('Senha *', { exact: true }).fill(member.password);
  await form.getByLabel('Confirmação da senha').fill(member.password);
  await form.getByLabel('E-mail').fill(member.email);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
}

/** The bank's customer pays what the page shows, as the page of the test bank would. */
async function payByPix(page: Page): Promise<void> {
  const brCode = await page.locator('code').innerText();
  const paid = await page.request.post('/sandbox/pix/pay', { data: { brCode } });
  expect(paid.ok()).toBe(true);
}

const balance = (page: Page) => page.getByRole('banner').getByText(/R\$/).first();

test('register, deposit by Pix, play a slot, see every centavo, verify, withdraw', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await register(page);

  await page.getByRole('button', { name: 'Depositar com Pix' }).click();
  await page.getByRole('button', { name: '100', exact: true }).click();
  await page.getByRole('button', { name: /Gerar Pix de/ }).click();
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  await payByPix(page);
  await expect(page.getByText('O banco confirmou. Já pode jogar.')).toBeVisible();
  await page.getByRole('button', { name: 'Jogar agora' }).click();
  await expect(balance(page)).toHaveText(/100,00/);

  await page.goto('/game?id=1001');
  const game = page.frameLocator('iframe').first();
  const spin = game.locator('button.spin');
  await expect(spin).toBeVisible({ timeout: 30_000 });
  for (let round = 0; round < 3; round += 1) {
    await spin.click();
    await expect(spin).toHaveClass(/busy/);
    await expect(spin).not.toHaveClass(/busy/, { timeout: 30_000 });
  }

  await page.goto('/account/bets');
  await expect(page.getByText('Ouro da Mata').first()).toBeVisible();
  await page.goto('/account/record');
  await expect(page.getByText(/100,00/).first()).toBeVisible();

  await page.goto('/account/withdrawals');
  await page.getByRole('button', { name: 'Sacar por Pix' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('20,00');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(sheet.getByText('Pago', { exact: true })).toBeVisible({ timeout: 40_000 });
});
