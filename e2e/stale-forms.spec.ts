import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, test } from './journey.ts';
import { join } from './shortcuts.ts';
import { fillRegistration, person } from './steps.ts';
import type { Person } from './steps.ts';

// A form that draws what was true when the page was opened, and a server that knows more: what it
// refuses is said, the field that is missing appears, and the form goes on.

/** The server hears what is sent to an address; the first answer is heard by nobody. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**${path}`, lose, { times: 1 });
}

async function openSecurity(page: Page, who: Person): Promise<void> {
  await join(page, who);
  await page.goto('/account/security');
}

test('a first payment password whose answer got lost is asked for as the present one', async ({
  page,
}) => {
  const who = person('Anahi', '418305297');
  await openSecurity(page, who);
  await page.getByRole('button', { name: 'Criar senha de pagamento' }).click();
  const layer = page.getByRole('dialog');
  const save = layer.getByRole('button', { name: 'Salvar', exact: true });
  await layer.getByLabel('Senha de pagamento', { exact: true }).fill('Caju-do-mato-7');
  await layer.getByLabel('Confirmação da nova senha').fill('Caju-do-mato-7');
  await layer.getByLabel('Senha atual').fill(who.password);
  await loseAnswer(page, '/api/account/payment-password');
  await save.click();
  await expect(layer.getByText('Sem conexão', { exact: false })).toBeVisible();
  await layer.getByLabel('Senha de pagamento atual').fill('Caju-do-mato-7');
  await layer.getByLabel('Senha de pagamento', { exact: true }).fill('Umbu-da-serra-9');
  await layer.getByLabel('Confirmação da nova senha').fill('Umbu-da-serra-9');
  await save.click();
  await expect(page.getByText('Senha de pagamento salva.', { exact: false })).toBeVisible();
});

test('a first password whose answer got lost is asked for as the present one', async ({ page }) => {
  const who = person('Jaci', '518305297');
  await join(page, who);
  // As a provider leaves it that opened the account.
  await query(
    `update identity.player set password_hash = null, password_changed_at = null
     where username = $1`,
    [who.username],
  );
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Criar senha', exact: true }).click();
  const layer = page.getByRole('dialog');
  const save = layer.getByRole('button', { name: 'Salvar nova senha' });
  await layer.getByLabel('Nova senha', { exact: true }).fill('Jabuticaba-42k');
  await layer.getByLabel('Confirmação da nova senha').fill('Jabuticaba-42k');
  await loseAnswer(page, '/wps/member/password');
  await save.click();
  await expect(layer.getByText('Sem conexão', { exact: false })).toBeVisible();
  await layer.getByLabel('Senha atual').fill('Jabuticaba-42k');
  await layer.getByLabel('Nova senha', { exact: true }).fill('Pitomba-do-vale-6');
  await layer.getByLabel('Confirmação da nova senha').fill('Pitomba-do-vale-6');
  await save.click();
  await expect(page.getByText('Senha trocada', { exact: false })).toBeVisible();
});

test('a second step that was switched on elsewhere is asked for by the form that is open', async ({
  page,
}) => {
  const who = person('Iracema', '618305297');
  await openSecurity(page, who);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  const layer = page.getByRole('dialog');
  await layer.getByLabel('E-mail').fill(`outra.${who.email}`);
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await query(
    `insert into identity.totp (player_id, secret_box, confirmed_at, created_at)
     select id, 'box', now(), now() from identity.player where username = $1`,
    [who.username],
  );
  const send = layer.getByRole('button', { name: 'Enviar código' });
  await send.click();
  await expect(layer.getByText('O código não confere', { exact: false })).toBeVisible();
  await layer.getByLabel('Código da segunda etapa').fill('000000');
  // Off again: what is asked here is whether the button still sends.
  await query(
    `delete from identity.totp
     where player_id = (select id from identity.player where username = $1)`,
    [who.username],
  );
  await send.click();
  await expect(layer.getByRole('button', { name: 'Confirmar', exact: true })).toBeVisible();
});

test('a CPF whose answer got lost is added by another press, as is said behind the layer', async ({
  page,
}) => {
  const who = person('Ubirajara', '718305297');
  await join(page, who);
  // As a house leaves it that asks for none at registration.
  await query(
    `update identity.player set id_number_box = null, id_number_index = null
     where username = $1`,
    [who.username],
  );
  await page.goto('/account/security');
  const card = page.locator('#cpf');
  await card.getByRole('button', { name: 'Adicionar CPF' }).click();
  const layer = page.getByRole('dialog', { name: 'Adicionar CPF' });
  await layer.getByLabel('CPF').fill(who.cpf);
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await loseAnswer(page, '/api/account/id-number');
  await page.route('**/wps/member/info', (route) => route.abort('connectionreset'));
  const save = layer.getByRole('button', { name: 'Salvar CPF' });
  await save.click();
  await expect(layer.getByText('Sem conexão', { exact: false })).toBeVisible();
  await page.unroute('**/wps/member/info');
  await save.click();
  await expect(page.getByText('CPF adicionado')).toBeVisible();
  await expect(layer).toBeHidden();
  await expect(card).toContainText(`***.${who.cpf.slice(3, 6)}.${who.cpf.slice(6, 9)}-**`);
});

test('a link with a code of nobody keeps nobody out where no field asks for codes', async ({
  page,
}) => {
  await page.route('**/wps/system/setting/register', async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: { fields: Record<string, object> } };
    const affiliateCode = { ...said.value.fields['affiliateCode'], enabled: false };
    const value = { ...said.value, fields: { ...said.value.fields, affiliateCode } };
    await route.fulfill({ response: real, json: { ...said, value } });
  });
  await page.goto('/register?affiliateCode=NADA99');
  const form = page.getByRole('main');
  await expect(form.getByText('Você pode abrir a conta sem ele.', { exact: false })).toBeVisible();
  await fillRegistration(form, person('Yara', '818305297'));
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
});
