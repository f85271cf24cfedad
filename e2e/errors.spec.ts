import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { breakCalls, calls, faults, seeSoon, shortenPatience, shortenPauses } from './faults.ts';
import { fund, join } from './shortcuts.ts';
import { person } from './steps.ts';
import type { Person } from './steps.ts';

// An answer that does not come, or not as it should: the page says so, keeps what was typed, and goes
// on where it was once the answers come again.

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => shortenPatience(page));

const retry = 'Tentar de novo';

const again = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: retry }).first();

test('a lobby that cannot ask says why, and comes back at one press', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  const search = page.getByRole('searchbox');
  const words = ['ouro', 'mata', 'sapo', 'boto', 'onça', 'arara', 'capivara'];
  for (const [at, fault] of faults.entries()) {
    const mend = await breakCalls(page, fault);
    await search.fill(String(words[at]));
    await seeSoon(page, page.getByRole('main').getByText(fault.says), fault.name);
    await expect(search).toHaveValue(String(words[at]));
    await mend();
    await again(page).click();
    await expect(page.getByRole('main').getByText(fault.says), fault.name).toHaveCount(0);
  }
});

/** Sends a form under every fault: it says what is wrong, and what was typed stays. */
async function sendUnderFaults(page: Page, form: Form): Promise<void> {
  for (const fault of faults) {
    const mend = await breakCalls(page, fault);
    // The button is busy from before it asks until it gives up: what passes is tried again meanwhile,
    // and the words of the fault before may be the same.
    const asked = page.waitForRequest(calls);
    await form.send.click();
    await asked;
    await expect(form.send, fault.name).not.toHaveAttribute('aria-busy', 'true');
    const said = page.getByRole('dialog').getByText(fault.saysForm ?? fault.says);
    await expect(said.first(), fault.name).toBeVisible();
    await expect(form.typed, fault.name).toHaveValue(form.value);
    await mend();
  }
}

interface Form {
  readonly send: Locator;
  readonly typed: Locator;
  readonly value: string;
}

/** Counts what is sent to an address from now on. */
function countSent(page: Page, path: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) sent += 1;
  });
  return () => sent;
}

test('a registration keeps what was typed, and two presses make one account', async ({ page }) => {
  const who = person('Iracema', '410283175');
  await shortenPauses(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Nome completo').fill(who.name);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username);
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await form.getByRole('button', { name: 'Continuar' }).click();
  const send = form.getByRole('button', { name: 'Criar conta e definir limites' });
  const typed = form.getByRole('textbox').first();
  await typed.fill('150,00');
  await typed.blur();
  await sendUnderFaults(page, { send, typed, value: '150,00' });
  await send.dblclick();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
});

/** The session is over when the form is sent: the page says so and asks who it is. */
async function endSession(page: Page, path: string, send: Locator): Promise<void> {
  const message = 'Sua sessão terminou. Entre de novo para continuar.';
  const json = { success: false, errorCode: 'session.expired', message, requestId: 'r-1' };
  await page.route(`**${path}`, (route) => route.fulfill({ status: 401, json }));
  await send.click();
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute(`**${path}`);
}

async function logInAgain(page: Page, { username, password }: Person): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Que bom te ver de novo' });
  await form.getByRole('textbox', { name: 'Usuário' }).fill(username);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('a deposit keeps its amount, and two presses send one', async ({ page }) => {
  await shortenPauses(page);
  const who = person('Jandira', '168995360');
  await join(page, who);
  await page.goto('/?dialog=deposit');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('137,00');
  await sheet.getByRole('textbox').blur();
  const pay = sheet.getByRole('button', { name: /Gerar Pix de/ });
  await sendUnderFaults(page, { send: pay, typed: sheet.getByRole('textbox'), value: '137,00' });
  await endSession(page, '/api/cashier/deposits', pay);
  await logInAgain(page, who);
  await expect(page.getByRole('textbox', { name: 'Valor' })).toHaveValue('137,00');
  const deposits = countSent(page, '/api/cashier/deposits');
  await pay.dblclick();
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  expect(deposits()).toBe(1);
});

test('a withdrawal keeps its amount, and two presses send one', async ({ page }) => {
  await shortenPauses(page);
  await fund(page, await join(page, person('Iaci', '274619503')), '100');
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
});
