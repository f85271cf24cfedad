import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { appCode } from './phone-steps.ts';
import { forget, join } from './shortcuts.ts';
import { logIn, person } from './steps.ts';
import type { Person } from './steps.ts';

async function joinAndOpenSecurity(page: Page, who: Person): Promise<void> {
  await join(page, who);
  await page.goto('/account/security');
}

async function signOut(page: Page): Promise<void> {
  await forget(page);
  await page.goto('/');
}

test('a payment password is set by its owner and asked for by the withdrawal; an authenticator app is turned on by its code and asked for at the next sign-in', async ({
  page,
}) => {
  const who = person('Noemi', '123450987');
  await joinAndOpenSecurity(page, who);
  await test.step('a payment password', () => setPaymentPassword(page, who));
  await page.goto('/?dialog=withdraw');
  const withdrawal = page.getByRole('dialog').getByLabel('Senha de pagamento', { exact: true });
  await expect(withdrawal).toBeVisible();
  await page.goto('/account/security');
  await test.step('an authenticator app', () => useApp(page, who));
});

async function useApp(page: Page, who: Person): Promise<void> {
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
}

async function setPaymentPassword(page: Page, who: Person): Promise<void> {
  await page.getByRole('button', { name: 'Criar senha de pagamento' }).click();
  const layer = page.getByRole('dialog');
  await layer.getByLabel('Senha de pagamento', { exact: true }).fill('Caju-do-mato-7');
  await layer.getByLabel('Confirmação da nova senha').fill('Caju-do-mato-7');
  await layer.getByLabel('Senha atual').fill(who.password);
  await layer.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Senha de pagamento salva.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar senha de pagamento' })).toBeVisible();
  // Forgotten, it is set anew, and for a day nothing is withdrawn with it.
  await page.getByRole('button', { name: 'Trocar senha de pagamento' }).click();
  await expect(layer.getByLabel('Senha de pagamento atual')).toBeFocused();
  await layer.getByText('Esqueci a senha de pagamento').click();
  await expect(layer.getByText('parados por 24 horas', { exact: false })).toBeVisible();
  await layer.getByLabel('Senha de pagamento', { exact: true }).fill('Umbu-da-serra-9');
  await layer.getByLabel('Confirmação da nova senha').fill('Umbu-da-serra-9');
  await layer.getByLabel('Senha atual').fill(who.password);
  await layer.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(layer).toBeHidden();
}

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
  await page.goto('/account/security');
  await expect(page.getByRole('main').getByText(who.username).first()).toBeVisible();
});

test('Google opens an account by a short form, and the next time at once', async ({ page }) => {
  await page.goto('/');
  const visit = async (name: string, way = 'Entrar com Google'): Promise<void> => {
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: way }).click();
    await page.getByRole('button', { name }).click();
  };
  await visit('Cancelar');
  await expect(page.getByText('Não deu para entrar')).toBeVisible();

  // Each provider's answer goes back to that provider.
  await page.goto('/');
  await visit('Entrar como Caio Prado', 'Entrar com Facebook');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Caio Prado');

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

  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Criar senha', exact: true }).click();
  await expect(layer.getByLabel('Senha atual')).toHaveCount(0);
  await layer.getByLabel('Nova senha', { exact: true }).fill('Jabuticaba-42k');
  await layer.getByLabel('Confirmação da nova senha').fill('Jabuticaba-42k');
  await layer.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha criada.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar senha' })).toBeVisible();

  // Another account is linked by the owner alone, who proves it before leaving for the provider.
  await page.getByRole('button', { name: 'Vincular Facebook' }).click();
  await layer.getByLabel('Senha', { exact: true }).fill('Jabuticaba-42k');
  await layer.getByRole('button', { name: 'Vincular', exact: true }).click();
  await page.getByRole('button', { name: 'Entrar como Caio Prado' }).click();
  await expect(page.getByRole('button', { name: 'Desvincular Facebook' })).toBeVisible();
});
