import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';

// The steps of a person on the site, as somebody who has read nothing but the page. Journeys are made
// of these steps; each journey brings a member of its own, because all share one server.

/** Somebody who is about to become a member. */
export interface Person {
  readonly cpf: string;
  readonly name: string;
  readonly birth: string;
  readonly username: string;
  readonly password: string;
  readonly email: string;
}

/**
 * Each worker has people of its own: a journey that is tried again, in a new worker, must not find
 * the account of its first try.
 */
const apart = 7_919 * Number(process.env.TEST_WORKER_INDEX ?? 0);

/** A person like no other; `given` are the nine digits of the CPF that are not check digits. */
export function person(first: string, given: string): Person {
  const digits = String((Number(given) + apart) % 1_000_000_000).padStart(9, '0');
  const username = `${first.toLowerCase()}${digits.slice(-5)}`;
  return {
    cpf: withCheckDigits(digits),
    name: `${first} Prado`,
    birth: '1992-04-03',
    username,
    password: 'Caju-Maduro-42',
    email: `${username}@exemplo.com.br`,
  };
}

function withCheckDigits(digits: string): string {
  if (digits.length === 11) return digits;
  const weighted = digits
    .split('')
    .reduce((sum, digit, at) => sum + Number(digit) * (digits.length + 1 - at), 0);
  return withCheckDigits(`${digits}${((weighted * 10) % 11) % 10}`);
}

/** From the first page to the welcome, by the form in its three parts. */
export async function register(page: Page, who: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  const form = page.getByRole('dialog');
  await fillRegistration(form, who);
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
}

/** Fills the form in its three parts, up to the button that sends it. */
export async function fillRegistration(form: Locator, who: Person): Promise<void> {
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Nome completo').fill(who.name);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username);
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await form.getByRole('button', { name: 'Continuar' }).click();
}

/** Fills the form of whoever has an account already and sends it. */
export async function logIn(page: Page, who: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username);
  await form.getByLabel('Senha', { exact: true }).fill(who.password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The member's balance in the header. */
export const balance = (page: Page): Locator => page.getByRole('banner').getByText(/R\$/).first();

/** Chooses a preset amount in the cashier that is open and waits for its Pix code. */
export async function askForPix(page: Page, reais: string): Promise<void> {
  await page.getByRole('button', { name: reais, exact: true }).click();
  await page.getByRole('button', { name: /Gerar Pix de/ }).click();
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
}

/** The bank's customer pays what the page shows, as the page of the test bank would. */
export async function payByPix(page: Page): Promise<void> {
  const brCode = await page.locator('code').innerText();
  const paid = await page.request.post('/sandbox/pix/pay', { data: { brCode } });
  expect(paid.ok()).toBe(true);
}

/** The page turns by itself once the bank has told. */
export async function seeDepositArrive(page: Page): Promise<void> {
  await expect(page.getByText('O banco confirmou. Já pode jogar.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Caiu na conta!' })).toContainText('Saldo agora');
  await expect(page.getByRole('button', { name: 'Compartilhar recibo' })).toBeVisible();
  await page.getByRole('button', { name: 'Jogar agora' }).click();
}

/** A slot in its frame, ready to spin. */
export interface Slot {
  readonly frame: FrameLocator;
  readonly spin: Locator;
}

export async function openSlot(page: Page, address = '/game?id=1001'): Promise<Slot> {
  await page.goto(address);
  const slot = slotOf(page);
  await expect(slot.spin).toBeVisible({ timeout: 30_000 });
  return slot;
}

/** The frame of the game that is open, and its great button. */
export function slotOf(page: Page): Slot {
  const frame = page.frameLocator('iframe').first();
  return { frame, spin: frame.locator('button.spin') };
}

/** The button of its rules, odds and rounds. */
export const rulesOf = ({ frame }: Slot): Locator =>
  frame.getByRole('button', { name: 'Regras, chances e rodadas' });

/** One round from the stake to its end. */
export async function spinOnce({ spin }: Slot): Promise<void> {
  await spin.click();
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
}

/**
 * Waits for the end of the round that runs, and presses for speed as a person would: chance decides
 * what comes, and free spins that bring free spins are long.
 */
export async function seeRoundEnd(spin: Locator): Promise<void> {
  // Asked and pressed in one go: a press that comes after the end would be the next stake.
  const hurry = (button: HTMLElement | SVGElement): boolean => {
    const isBusy = button.classList.contains('busy');
    if (isBusy) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return isBusy;
  };
  await expect.poll(() => spin.evaluate(hurry), { timeout: 90_000 }).toBe(false);
}

/** Asks for a withdrawal on the page of withdrawals and follows it to the bank. */
export async function withdraw(page: Page, amount: string, patienceMs = 40_000): Promise<void> {
  await page.goto('/account/withdrawals');
  await page.getByRole('button', { name: 'Sacar por Pix' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(amount);
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  // The step "paid" stands there from the start as what comes; the receipt comes with the payment.
  await expect(sheet.getByText('Comprovante', { exact: true })).toBeVisible({
    timeout: patienceMs,
  });
}
