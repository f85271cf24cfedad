import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey.ts';
import { appCode, codeTo } from './phone-steps.ts';
import { fund, join } from './shortcuts.ts';
import { person } from './steps.ts';

// Requests whose answer got lost on the way: money that is asked for again moves once, and
// what was changed is known as changed.

const lost = 'Sem conexão. Confira a sua internet e tente de novo.';

/** From now on the server hears what is sent to an address, and nobody hears its answers. */
async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  };
  await page.route(`**${path}`, lose);
  return () => page.unroute(`**${path}`);
}

interface Movement {
  readonly state: string;
  readonly amount: string;
  /** Of a deposit: what its payer pays. */
  readonly brCode?: string;
}

/** The movements of a member on the server, newest first. */
async function listed(
  page: Page,
  kind: 'deposits' | 'withdrawals',
  token: string,
): Promise<readonly Movement[]> {
  const headers = { authorization: token };
  const answer = await page.request.get(`/api/cashier/${kind}`, { headers });
  const { value } = (await answer.json()) as {
    value: Record<typeof kind, Movement[]>;
  };
  return value[kind];
}

/** Asks for a deposit in the sheet that is open, and never hears of it. */
async function loseDeposit(page: Page, amount: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(amount);
  const mend = await loseAnswers(page, '/api/cashier/deposits');
  await sheet.getByRole('button', { name: /Gerar Pix de/ }).click();
  await expect(sheet.getByText(lost)).toBeVisible();
  await mend();
}

/** The newest charge is paid at the bank, and the server has heard of it. */
async function payOpen(page: Page, token: string): Promise<void> {
  const [open] = await listed(page, 'deposits', token);
  await page.request.post('/sandbox/pix/pay', { data: { brCode: open?.brCode } });
  const state = async () => (await listed(page, 'deposits', token))[0]?.state;
  await expect.poll(state, { intervals: [100, 200, 300] }).toBe('PAID');
}

test('a deposit whose answer got lost is one charge, from the same sheet and after a reload', async ({
  page,
}) => {
  const token = await join(page, person('Moema', '318204657'));
  await page.goto('/?dialog=deposit');
  const sheet = page.getByRole('dialog');
  const pay = sheet.getByRole('button', { name: /Gerar Pix de/ });
  const code = sheet.getByRole('button', { name: 'Copiar código Pix' });
  await loseDeposit(page, '73,00');

  // The charge that the page never heard of is named, with the way to it.
  await page.reload();
  await page.goto('/?dialog=deposit');
  await expect(sheet.getByText(/Você já tem um Pix de R\$\s73,00 em aberto/)).toBeVisible();
  await sheet.getByRole('textbox').fill('73,00');
  await pay.click();
  await expect(code).toBeVisible();
  await sheet.getByRole('button', { name: 'Voltar' }).click();
  await sheet.getByRole('button', { name: 'Ver o código' }).click();
  await expect(code).toBeVisible();
  expect(await listed(page, 'deposits', token)).toMatchObject([
    { state: 'PENDING', amount: '73.00' },
  ]);
});

test('a lost charge that was seen and paid is done: the same amount again is a new charge', async ({
  page,
}) => {
  const token = await join(page, person('Jaciara', '816402753'));
  await page.goto('/?dialog=deposit');
  const sheet = page.getByRole('dialog');
  const pay = sheet.getByRole('button', { name: /Gerar Pix de/ });
  await loseDeposit(page, '74,00');
  await page.goto('/?dialog=deposit');
  await sheet.getByRole('button', { name: 'Ver o código' }).click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  await payOpen(page, token);
  await expect(sheet.getByText('Caiu na conta!')).toBeVisible();

  await page.goto('/?dialog=deposit');
  await sheet.getByRole('textbox').fill('74,00');
  await pay.click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  expect(await listed(page, 'deposits', token)).toMatchObject([
    { state: 'PENDING', amount: '74.00' },
    { state: 'PAID', amount: '74.00' },
  ]);
});

test('a lost charge that was paid unseen is told as the earlier one, with the way to another', async ({
  page,
}) => {
  const token = await join(page, person('Iracema', '705391648'));
  await page.goto('/?dialog=deposit');
  const sheet = page.getByRole('dialog');
  const pay = sheet.getByRole('button', { name: /Gerar Pix de/ });
  await loseDeposit(page, '75,00');
  await payOpen(page, token);
  await page.goto('/?dialog=deposit');
  await sheet.getByRole('textbox').fill('75,00');
  await pay.click();
  await expect(sheet.getByText(/Este Pix de R\$\s75,00 já tinha sido gerado em/)).toBeVisible();
  await expect(sheet.getByText('Caiu na conta!')).toHaveCount(0);
  expect(await listed(page, 'deposits', token)).toHaveLength(1);

  await sheet.getByRole('button', { name: 'Fazer outro Pix' }).click();
  await sheet.getByRole('textbox').fill('75,00');
  await pay.click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  expect(await listed(page, 'deposits', token)).toMatchObject([
    { state: 'PENDING', amount: '75.00' },
    { state: 'PAID', amount: '75.00' },
  ]);
});

test('a withdrawal whose answer got lost is asked for once, though it was paid meanwhile', async ({
  page,
}) => {
  const token = await join(page, person('Potira', '507318249'));
  await fund(page, token, '100');
  await page.goto('/account/withdrawals?dialog=withdraw');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('31,00');
  const mend = await loseAnswers(page, '/api/cashier/withdrawals');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(sheet.getByText(lost)).toBeVisible();
  await mend();
  const state = async () => (await listed(page, 'withdrawals', token)).map((one) => one.state);
  await expect.poll(state, { timeout: 40_000 }).toEqual(['PAID']);

  await page.reload();
  await page.goto('/account/withdrawals?dialog=withdraw');
  await sheet.getByRole('textbox').fill('31,00');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(sheet.getByText('Comprovante', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/Este saque de R\$\s31,00 já tinha sido pedido em/)).toBeVisible();
  expect(await state()).toEqual(['PAID']);

  // A member who meant another one gets it.
  await sheet.getByRole('button', { name: 'Pedir outro saque' }).click();
  await expect(sheet.getByRole('textbox')).toHaveValue('31,00');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(sheet.getByText('Pedido feito')).toBeVisible();
  await expect(sheet.getByText(/já tinha sido pedido/)).toHaveCount(0);
  expect(await state()).toHaveLength(2);
});

test('where nobody can say whether a charge is open, no form asks for another', async ({
  page,
}) => {
  await join(page, person('Anahi', '642095173'));
  await page.goto('/?dialog=deposit');
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByRole('textbox', { name: 'Valor' });
  await sheet.getByRole('button', { name: /Gerar Pix de/ }).click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  await page.goto('/account/deposits');

  // The charge itself cannot be asked for.
  await page.route(/\/api\/cashier\/deposits\/[\w-]+$/, (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('button', { name: /Depósito|Pix/ })
    .first()
    .click();
  await expect(sheet.getByText(lost)).toBeVisible();
  await expect(amount).toHaveCount(0);
  await page.unroute(/\/api\/cashier\/deposits\/[\w-]+$/);
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Fechar' }).click();

  // The sheet was open before, and its old answer is no answer now.
  await page.route('**/api/cashier/options', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  await expect(sheet.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect(amount).toHaveCount(0);
  await page.unroute('**/api/cashier/options');
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(sheet.getByText(/Você já tem um Pix/)).toBeVisible();
  await expect(amount).toBeVisible();
});

test('an e-mail whose confirmation got lost is confirmed for the page too', async ({ page }) => {
  const who = person('Janaina', '271835904');
  await join(page, who);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  const layer = page.getByRole('dialog');
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByRole('button', { name: 'Enviar código' }).click();
  const code = await codeTo(page, who.email);
  // Neither the answer nor the question what became of it comes through.
  await page.route('**/wps/member/info', (route) => route.abort('connectionreset'));
  const mend = await loseAnswers(page, '/api/account/email');
  await layer.getByLabel('Código', { exact: true }).fill(code);
  await expect(layer.getByText(lost)).toBeVisible();
  await mend();
  await page.unroute('**/wps/member/info');

  await layer.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText('E-mail confirmado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar e-mail' })).toBeVisible();
});

test('an app that was turned on unheard leads to new recovery codes', async ({ page }) => {
  const who = person('Ubirajara', '372946105');
  await join(page, who);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Ligar o app' }).click();
  const layer = page.getByRole('dialog');
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByRole('button', { name: 'Continuar' }).click();
  const secret = await layer.locator('code').innerText();
  await loseAnswers(page, '/api/account/totp/confirmation');
  await layer.getByLabel('Primeiro código').fill(appCode(secret));
  await expect(layer.getByText('O app já está ligado', { exact: false })).toBeVisible();
  await layer.getByLabel('Senha', { exact: true }).fill(who.password);
  await layer.getByLabel('Código da segunda etapa').fill(appCode(secret, 1));
  await layer.getByRole('button', { name: 'Criar códigos novos' }).click();
  const codes = layer.getByRole('list', { name: 'Códigos de reserva' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await layer.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Ligado desde')).toBeVisible();
});
