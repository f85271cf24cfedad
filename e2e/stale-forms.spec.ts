import type { Locator, Page } from '@playwright/test';
import { query } from './database.ts';
import { breakLine, shortenPauses } from './faults.ts';
import { expect, test } from './journey.ts';
import { appCode, codeTo } from './phone-steps.ts';
import { join } from './shortcuts.ts';
import { fillRegistration, person } from './steps.ts';
import type { Person } from './steps.ts';

// A form that draws what was true when the page was opened, and a server that knows more: what it
// refuses is said, the field that is missing appears, and the form goes on.

/** From now on the server hears what is sent to an address, and nobody hears its answers; answers the way back. */
const loseAnswers = (page: Page, path: string): Promise<() => Promise<void>> =>
  breakLine(page, `**${path}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });

const said = (layer: Locator): Locator => layer.getByText('Sem conexão', { exact: false });

test('what an account changed unheard is known as changed, form after form', async ({ page }) => {
  const who = person('Anahi', '418305297');
  await shortenPauses(page);
  await join(page, who);
  await page.goto('/account/security');
  const layer = page.getByRole('dialog');
  await test.step('a first payment password', () => setPaymentPassword(page, layer, who));
  await test.step('a second step that was switched on elsewhere, and an e-mail', async () => {
    const email = await askForCode(page, layer, who);
    await confirmUnheard(page, layer, email);
  });
  await test.step('a CPF', () => addIdNumber(page, who));
  await test.step('a first password', () => setPassword(page, layer, who));
  const password = 'Pitomba-do-vale-6';
  await test.step('an app', () => turnOnApp(page, layer, password));
});

/** A first payment password whose answer got lost is asked for as the present one. */
async function setPaymentPassword(page: Page, layer: Locator, who: Person): Promise<void> {
  await page.getByRole('button', { name: 'Criar senha de pagamento' }).click();
  const save = layer.getByRole('button', { name: 'Salvar', exact: true });
  await layer.getByLabel('Senha de pagamento', { exact: true }).fill('Caju-do-mato-7');
  await layer.getByLabel('Confirmação da nova senha').fill('Caju-do-mato-7');
  await layer.getByLabel('Senha atual').fill(who.password);
  const mend = await loseAnswers(page, '/api/account/payment-password');
  await save.click();
  await expect(said(layer)).toBeVisible();
  await mend();
  await layer.getByLabel('Senha de pagamento atual').fill('Caju-do-mato-7');
  await layer.getByLabel('Senha de pagamento', { exact: true }).fill('Umbu-da-serra-9');
  await layer.getByLabel('Confirmação da nova senha').fill('Umbu-da-serra-9');
  await save.click();
  await expect(page.getByText('Senha de pagamento salva.', { exact: false })).toBeVisible();
}

/** A second step that was switched on elsewhere is asked for by the form that is open; answers the address. */
async function askForCode(page: Page, layer: Locator, who: Person): Promise<string> {
  const email = `outra.${who.email}`;
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await layer.getByLabel('E-mail').fill(email);
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
  return email;
}

/** An e-mail whose confirmation got lost is confirmed for the page too. */
async function confirmUnheard(page: Page, layer: Locator, email: string): Promise<void> {
  const code = await codeTo(page, email);
  // Neither the answer nor the question what became of it comes through.
  await page.route('**/wps/member/info', (route) => route.abort('connectionreset'));
  const mend = await loseAnswers(page, '/api/account/email');
  await layer.getByLabel('Código', { exact: true }).fill(code);
  await expect(said(layer)).toBeVisible();
  await mend();
  await page.unroute('**/wps/member/info');
  await layer.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText('E-mail confirmado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar e-mail' })).toBeVisible();
}

/** A CPF whose answer got lost is added by another press, as is said behind the layer. */
async function addIdNumber(page: Page, who: Person): Promise<void> {
  // As a house leaves it that asks for none at registration.
  await query(
    `update identity.player set id_number_box = null, id_number_index = null
     where username = $1`,
    [who.username],
  );
  await page.goto('/account/security');
  const card = page.locator('#cpf');
  await card.getByRole('button', { name: 'Adicionar CPF' }).click();
  const form = page.getByRole('dialog', { name: 'Adicionar CPF' });
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Senha', { exact: true }).fill(who.password);
  const mend = await loseAnswers(page, '/api/account/id-number');
  await page.route('**/wps/member/info', (route) => route.abort('connectionreset'));
  const save = form.getByRole('button', { name: 'Salvar CPF' });
  await save.click();
  await expect(said(form)).toBeVisible();
  await mend();
  await page.unroute('**/wps/member/info');
  await save.click();
  await expect(page.getByText('CPF adicionado')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(card).toContainText(`***.${who.cpf.slice(3, 6)}.${who.cpf.slice(6, 9)}-**`);
}

/** A first password whose answer got lost is asked for as the present one. */
async function setPassword(page: Page, layer: Locator, who: Person): Promise<void> {
  // As a provider leaves it that opened the account.
  await query(
    `update identity.player set password_hash = null, password_changed_at = null
     where username = $1`,
    [who.username],
  );
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Criar senha', exact: true }).click();
  const save = layer.getByRole('button', { name: 'Salvar nova senha' });
  await layer.getByLabel('Nova senha', { exact: true }).fill('Jabuticaba-42k');
  await layer.getByLabel('Confirmação da nova senha').fill('Jabuticaba-42k');
  const mend = await loseAnswers(page, '/wps/member/password');
  await save.click();
  await expect(said(layer)).toBeVisible();
  await mend();
  await layer.getByLabel('Senha atual').fill('Jabuticaba-42k');
  await layer.getByLabel('Nova senha', { exact: true }).fill('Pitomba-do-vale-6');
  await layer.getByLabel('Confirmação da nova senha').fill('Pitomba-do-vale-6');
  await save.click();
  await expect(page.getByText('Senha trocada', { exact: false })).toBeVisible();
}

/** An app that was turned on unheard leads to new recovery codes. */
async function turnOnApp(page: Page, layer: Locator, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Ligar o app' }).click();
  await layer.getByLabel('Senha', { exact: true }).fill(password);
  await layer.getByRole('button', { name: 'Continuar' }).click();
  const secret = await layer.locator('code').innerText();
  await loseAnswers(page, '/api/account/totp/confirmation');
  await layer.getByLabel('Primeiro código').fill(appCode(secret));
  await expect(layer.getByText('O app já está ligado', { exact: false })).toBeVisible();
  await layer.getByLabel('Senha', { exact: true }).fill(password);
  await layer.getByLabel('Código da segunda etapa').fill(appCode(secret, 1));
  await layer.getByRole('button', { name: 'Criar códigos novos' }).click();
  const codes = layer.getByRole('list', { name: 'Códigos de reserva' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await layer.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Ligado desde')).toBeVisible();
}

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
