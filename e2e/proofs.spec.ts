import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { query } from './database.ts';
import { expect, seeLayersLeft, test } from './journey.ts';
import { appCode, codeFor, codeTo } from './phone-steps.ts';
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

test('a payment password is set by its owner and asked for by the withdrawal', async ({ page }) => {
  const who = person('Iraci', '423450987');
  await joinAndOpenSecurity(page, who);
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
  await page.goto('/?dialog=withdraw');
  await expect(layer.getByLabel('Senha de pagamento', { exact: true })).toBeVisible();
});

test('a member changes e-mail, number, notices, nickname and portrait in the security centre', async ({
  page,
}) => {
  const who = person('Jurema', '523450987');
  await joinAndOpenSecurity(page, who);
  const layer = page.getByRole('dialog');
  const code = layer.getByLabel('Código', { exact: true });
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(layer.getByLabel('E-mail')).toHaveValue(who.email);
  const email = 'jurema.nova@exemplo.com.br';
  await layer.getByLabel('E-mail').fill(email);
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByRole('button', { name: 'Enviar código' }).click();
  await expect(code).toBeFocused();
  await code.fill('000000');
  await expect(layer.getByText('Este código não confere', { exact: false })).toBeVisible();
  // The code outlives the layer and the page, and asking again leads back to it.
  await page.keyboard.press('Escape');
  await seeLayersLeft(page);
  await page.reload();
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(layer.getByText(`para ${email}`, { exact: false })).toBeVisible();
  await layer.getByRole('button', { name: 'Corrigir o contato' }).click();
  await layer.getByLabel('E-mail').fill(email);
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByRole('button', { name: 'Enviar código' }).click();
  await expect(layer.getByText(/vale por mais [0-4]:\d\d/)).toBeVisible();
  await code.fill(await codeTo(page, email));
  await expect(page.getByText('E-mail confirmado')).toBeVisible();
  await expect(page.getByText('ju***@exemplo.com.br')).toBeVisible();

  await seeLayersLeft(page);
  await page.getByRole('button', { name: 'Adicionar celular' }).click();
  await layer.getByRole('textbox', { name: 'Celular' }).fill('11987650077');
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByRole('button', { name: 'Enviar código' }).click();
  await code.fill(await codeFor(page, '11987650077'));
  await expect(page.getByRole('button', { name: 'Trocar celular' })).toBeVisible();

  await seeLayersLeft(page);
  const sms = page.getByRole('switch', { name: 'Saque pago ou devolvido, por SMS' });
  await sms.click();
  await expect(page.getByText('Sempre ligado')).toBeVisible();
  await page.getByRole('button', { name: 'Editar' }).click();
  await layer.getByLabel('Apelido').fill('Ju do Sertão');
  await layer.getByRole('radio', { name: 'Onça' }).check();
  await layer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  await seeLayersLeft(page);
  await page.reload();
  await expect(sms).toBeChecked();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Ju do Sertão' })).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="avatar-onca"]')).toBeVisible();
});

test('an account without a CPF is led from the cashier to where it gets one, once', async ({
  page,
}) => {
  const [who, other] = [person('Petrina', '823451987'), person('Quirino', '923451987')];
  await join(page, other);
  await join(page, who);
  // As a house leaves it that asks for neither at registration.
  await query(
    `update identity.player set id_number_box = null, id_number_index = null, birth_date = null
     where username = $1`,
    [who.username],
  );
  for (const [address, closed] of [
    ['/account/withdrawals', 'Sacar por Pix'],
    ['/account/deposits', 'Depositar por Pix'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('main').getByRole('button', { name: closed }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Complete o seu CPF na conta para usar o Pix.')).toBeVisible();
    await sheet.getByRole('link', { name: 'Adicionar CPF' }).click();
    await expect(page).toHaveURL(/\/account\/security#cpf$/);
  }
  const card = page.locator('#cpf');
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: 'Adicionar CPF' }).click();
  const layer = page.getByRole('dialog', { name: 'Adicionar CPF' });
  const save = layer.getByRole('button', { name: 'Salvar CPF' });
  const field = layer.getByLabel('CPF');
  await expect(field).toBeFocused();
  await field.fill('111.111.111-11');
  await save.click();
  await expect(layer.getByText('Este CPF não é válido')).toBeVisible();
  expect(await askAxe(page, 'dialog[open]')).toEqual([]);
  await field.fill(other.cpf);
  await layer.getByLabel('Data de nascimento').fill(who.birth);
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await expect(field).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await page.context().setOffline(true);
  await save.click();
  await expect(layer.getByText('Sem conexão', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await save.click();
  await expect(layer.getByText('Já existe uma conta com este CPF', { exact: false })).toBeVisible();
  await field.fill(who.cpf);
  await save.click();
  await expect(page.getByText('CPF adicionado')).toBeVisible();
  await expect(layer).toBeHidden();
  await expect(card).toContainText(`***.${who.cpf.slice(3, 6)}.${who.cpf.slice(6, 9)}-**`);
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.goto('/account/deposits');
  await page.getByRole('main').getByRole('button', { name: 'Depositar por Pix' }).first().click();
  await expect(page.getByRole('button', { name: /Gerar Pix de/ })).toBeVisible();
});
