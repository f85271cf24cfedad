import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { countSent, sendUnderFaults, shortenPatience, shortenPauses } from './faults.ts';
import { join } from './shortcuts.ts';
import { person } from './steps.ts';
import type { Person } from './steps.ts';

// An answer that does not come, or not as it should: the page says so, keeps what was typed, and goes
// on where it was once the answers come again.

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => shortenPatience(page));

/** The session is over when the form is sent: the page says so and asks who it is. */
async function endSession(page: Page, path: string, send: Locator): Promise<void> {
  const message = 'Sua sessão terminou. Entre de novo para continuar.';
  const json = { success: false, errorCode: 'session.expired', message, requestId: 'r-1' };
  // Only what the form sends: a list that is read again would end the session before the press.
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 401, json }) : route.fallback(),
  );
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
  await test.step('it is cancelled, and credited', () => cancelAndPay(page));
});

/** A charge that is not wanted is cancelled, and what is paid of it all the same is credited. */
async function cancelAndPay(page: Page): Promise<void> {
  const brCode = await page.locator('dialog code').innerText();
  await page.getByRole('button', { name: 'Cancelar este Pix' }).click();
  await expect(page.getByText('Pix cancelado')).toBeVisible();
  await expect(page.getByText('Se você já tinha pago, o dinheiro entra sozinho.')).toBeVisible();
  // The payer's bank had read the code before.
  await page.request.post('/sandbox/pix/pay', { data: { brCode } });
  await expect(page.getByText('O banco confirmou. Já pode jogar.')).toBeVisible();
}
