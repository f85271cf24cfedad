import type { Page, Route } from '@playwright/test';
import { breakLine, countSent, sendUnderFaults, shortenPatience, shortenPauses } from './faults.ts';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { person } from './steps.ts';

// Requests whose answer got lost on the way: money that is asked for again moves once, and
// what was changed is known as changed.

/** One charge by its number. */
const charge = /\/api\/cashier\/deposits\/[\w-]+$/;

const lost = 'Sem conexão. Confira a sua internet e tente de novo.';

test.beforeEach(({ page }) => shortenPauses(page));

/** The server hears what is sent, and nobody hears its answer. */
async function lose(route: Route): Promise<void> {
  if (route.request().method() === 'GET') return route.fallback();
  await route.fetch();
  return route.abort('connectionreset');
}

/** From now on the answers of an address get lost; answers the way back. */
const loseAnswers = (page: Page, path: string) => breakLine(page, `**${path}`, lose);

/** The same, with the pauses between the tries of a page as they are: three seconds pass. */
async function loseInTime(page: Page, path: string): Promise<() => Promise<void>> {
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
async function loseDeposit(page: Page, amount: string, loseAll = loseAnswers): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(amount);
  const mend = await loseAll(page, '/api/cashier/deposits');
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

test('a deposit whose answer got lost is one charge, from the same sheet and after a reload, and no form asks for another unknowingly', async ({
  page,
}) => {
  const token = await join(page, person('Moema', '318204657'));
  await page.goto('/?dialog=deposit');
  await test.step('it is named after a reload', () => seeNamed(page, token));
  await test.step('a lost charge that was seen and paid is done: the same amount again is a new charge', () =>
    askAnew(page, token));
  await test.step('a lost charge that was paid unseen is told as the earlier one, with the way to another', () =>
    seeEarlier(page, token));
  await test.step('the last amount is the next one’s first', () => seeLastAmount(page));
  await test.step('nobody can say whether a charge is open', () => askNothing(page));
});

/** A charge of 73 whose answer got lost is the same one after a reload. */
async function seeNamed(page: Page, token: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  const code = sheet.getByRole('button', { name: 'Copiar código Pix' });
  await loseDeposit(page, '73,00');

  // The charge that the page never heard of is named, with the way to it.
  await page.reload();
  await page.goto('/?dialog=deposit');
  await expect(sheet.getByText(/Você já tem um Pix de R\$\s73,00 em aberto/)).toBeVisible();
  await sheet.getByRole('textbox').fill('73,00');
  await sheet.getByRole('button', { name: /Gerar Pix de/ }).click();
  await expect(code).toBeVisible();
  await sheet.getByRole('button', { name: 'Voltar' }).click();
  await sheet.getByRole('button', { name: 'Ver o código' }).click();
  await expect(code).toBeVisible();
  expect(await listed(page, 'deposits', token)).toMatchObject([
    { state: 'PENDING', amount: '73.00' },
  ]);
}

async function askAnew(page: Page, token: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await payOpen(page, token);
  await expect(sheet.getByText('Caiu na conta!')).toBeVisible();

  await page.goto('/?dialog=deposit');
  await sheet.getByRole('textbox').fill('73,00');
  await sheet.getByRole('button', { name: /Gerar Pix de/ }).click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  expect(await listed(page, 'deposits', token)).toMatchObject([
    { state: 'PENDING', amount: '73.00' },
    { state: 'PAID', amount: '73.00' },
  ]);
}

async function seeEarlier(page: Page, token: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  const pay = sheet.getByRole('button', { name: /Gerar Pix de/ });
  const of75 = async () =>
    (await listed(page, 'deposits', token)).filter(({ amount }) => amount === '75.00');
  await sheet.getByRole('button', { name: 'Voltar' }).click();
  // A document may be two seconds old, and so is its clock: by it the charge must lie behind the next press.
  await loseDeposit(page, '75,00', loseInTime);
  await payOpen(page, token);
  await page.goto('/?dialog=deposit');
  await sheet.getByRole('textbox').fill('75,00');
  await pay.click();
  await expect(sheet.getByText(/Este Pix de R\$\s75,00 já tinha sido gerado em/)).toBeVisible();
  await expect(sheet.getByText('Caiu na conta!')).toHaveCount(0);
  expect(await of75()).toHaveLength(1);

  await sheet.getByRole('button', { name: 'Fazer outro Pix' }).click();
  await sheet.getByRole('textbox').fill('75,00');
  await pay.click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  expect(await of75()).toMatchObject([{ state: 'PENDING' }, { state: 'PAID' }]);
}

/** The account remembers it, not this device. */
async function seeLastAmount(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/account/deposits');
  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('75,00');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
}

/** Where the charge that is open cannot be asked for, or whether one is open, there is no form for another. */
async function askNothing(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByRole('textbox', { name: 'Valor' });
  const mendCharge = await breakLine(page, charge, (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('button', { name: /Depósito|Pix/ })
    .first()
    .click();
  await expect(sheet.getByText(lost)).toBeVisible();
  await expect(amount).toHaveCount(0);
  await mendCharge();
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(sheet.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Fechar' }).click();

  // The sheet was open before, and its old answer is no answer now.
  const mendOptions = await breakLine(page, '**/api/cashier/options', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).click();
  await expect(sheet.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect(amount).toHaveCount(0);
  await mendOptions();
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(sheet.getByText(/Você já tem um Pix/)).toBeVisible();
  await expect(amount).toBeVisible();
}

test('a withdrawal whose answer got lost is asked for once, though it was paid meanwhile', async ({
  page,
}) => {
  await shortenPatience(page);
  const token = await join(page, person('Potira', '507318249'));
  await fund(page, token, '100');
  await test.step('a withdrawal keeps its amount, and two presses send one', () => sendOne(page));
  await test.step('its answer is lost', () => askForOnce(page, token));
});

async function sendOne(page: Page): Promise<void> {
  await page.goto('/account/withdrawals');
  await page.getByRole('button', { name: 'Sacar por Pix' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('37,00');
  await sheet.getByRole('textbox').blur();
  const ask = sheet.getByRole('button', { name: 'Sacar por Pix' });
  await sendUnderFaults(page, { send: ask, typed: sheet.getByRole('textbox'), value: '37,00' });
  const withdrawals = countSent(page, '/api/cashier/withdrawals');
  await ask.dblclick();
  await expect(sheet.getByText('Comprovante', { exact: true })).toBeVisible({ timeout: 40_000 });
  expect(withdrawals()).toBe(1);
}

async function askForOnce(page: Page, token: string): Promise<void> {
  await page.goto('/account/withdrawals?dialog=withdraw');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('31,00');
  const mend = await loseAnswers(page, '/api/cashier/withdrawals');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(sheet.getByText(lost)).toBeVisible();
  await mend();
  const state = async () => (await listed(page, 'withdrawals', token)).map((one) => one.state);
  await expect.poll(state, { timeout: 40_000 }).toEqual(['PAID', 'PAID']);

  await page.reload();
  await page.goto('/account/withdrawals?dialog=withdraw');
  await sheet.getByRole('textbox').fill('31,00');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(sheet.getByText('Comprovante', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/Este saque de R\$\s31,00 já tinha sido pedido em/)).toBeVisible();
  expect(await state()).toEqual(['PAID', 'PAID']);

  // A member who meant another one gets it.
  await sheet.getByRole('button', { name: 'Pedir outro saque' }).click();
  await expect(sheet.getByRole('textbox')).toHaveValue('31,00');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(sheet.getByText('Pedido feito')).toBeVisible();
  await expect(sheet.getByText(/já tinha sido pedido/)).toHaveCount(0);
  expect(await state()).toHaveLength(3);
}
