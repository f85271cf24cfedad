import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { logIn, person, register, seeLayersLeft } from './steps.ts';
import type { Person } from './steps.ts';

/** What an authenticator app shows for a secret (RFC 6238), now or some half minutes later. */
function appCode(secret: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.replace(/[^A-Z2-7]/g, ''), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', key).update(step).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function joinAndOpenSecurity(page: Page, who: Person): Promise<void> {
  await register(page, who);
  await page.getByRole('dialog').getByRole('button', { name: 'Ver os jogos primeiro' }).click();
  await seeLayersLeft(page);
  await page.goto('/account/security');
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
}

test('an authenticator app is turned on by its code and asked for at the next sign-in', async ({
  page,
}) => {
  const who = person('Noemi', '123450987');
  await joinAndOpenSecurity(page, who);
  await page.getByRole('button', { name: 'Ligar o app' }).click();
  const layer = page.getByRole('dialog');
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByRole('button', { name: 'Continuar' }).click();
  await expect(layer.getByRole('img', { name: 'QR para o app autenticador' })).toBeVisible();
  const secret = await layer.locator('code').innerText();
  await layer.getByLabel('Primeiro código').fill(appCode(secret));
  const codes = layer.getByRole('list', { name: 'Códigos de reserva' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await layer.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Ligado desde')).toBeVisible();

  await signOut(page);
  await logIn(page, who);
  const step = page.getByRole('dialog', { name: 'Confirme que é você' });
  await step.getByLabel('Código do app').fill(appCode(secret, 1));
  await expect(step).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeHidden();

  await signOut(page);
  await logIn(page, who);
  await step.getByRole('button', { name: 'Usar um código de reserva' }).click();
  await step.getByLabel('Código de reserva').fill('aaaa-bbbb-cccc');
  await step.getByRole('button', { name: 'Confirmar' }).click();
  await expect(step.getByText('O código não confere', { exact: false })).toBeVisible();
  await step.getByLabel('Código de reserva').fill(recovery);
  await step.getByRole('button', { name: 'Confirmar' }).click();
  await expect(step).toBeHidden();
});

test('a passkey is made on the device and signs in without a name or a password', async ({
  page,
}) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const who = person('Otilia', '223450987');
  await joinAndOpenSecurity(page, who);
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  const layer = page.getByRole('dialog');
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Chave de acesso criada')).toBeVisible();

  await signOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await seeLayersLeft(page);
  await page.goto('/account/security');
  await expect(page.getByRole('main').getByText(who.username).first()).toBeVisible();
});

test('Google opens an account by a short form, and the next time at once', async ({ page }) => {
  await page.goto('/');
  const visit = async (name: string): Promise<void> => {
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: 'Entrar com Google' }).click();
    await page.getByRole('button', { name }).click();
  };
  await visit('Cancelar');
  await expect(page.getByText('Não deu para entrar')).toBeVisible();

  await page.goto('/');
  await visit('Entrar como Marina Duarte');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Marina Duarte');
  await expect(page.getByLabel('E-mail')).toHaveValue('marina.duarte@mail.example');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('CPF').fill(person('Marina', '323450987').cpf);
  await page.getByLabel('Data de nascimento').fill('1991-02-03');
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();

  await signOut(page);
  await visit('Entrar como Marina Duarte');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeHidden();

  await page.goto('/account/limits');
  await page.getByRole('button', { name: 'Quero me autoexcluir' }).click();
  const layer = page.getByRole('dialog');
  await expect(layer.getByText('Você entra sem senha.', { exact: false })).toBeVisible();
  await layer.getByLabel('Entendi', { exact: false }).check();
  await expect(layer.getByRole('button', { name: 'Me autoexcluir por' })).toBeEnabled();
  await page.keyboard.press('Escape');

  await seeLayersLeft(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Criar senha' }).click();
  await expect(layer.getByLabel('Senha atual')).toHaveCount(0);
  await layer.getByLabel('Nova senha', { exact: true }).fill('Jabuticaba-42k');
  await layer.getByLabel('Confirmação da nova senha').fill('Jabuticaba-42k');
  await layer.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha criada.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar senha' })).toBeVisible();
});
