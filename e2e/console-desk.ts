import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { codeOf, openStaffAccount } from './staff.ts';

// A person of staff at the console, on a desk of their own.

/** The first password of an account, and the e-mail that it goes with. */
interface First {
  readonly email: string;
  readonly first: string;
}

/** A person of staff comes to the console for the first time: a password of their own, an app, and its code. */
export async function openConsole(
  browser: Browser,
  baseURL: string | undefined,
  account?: First,
): Promise<Page> {
  const { email, first } = account ?? (await openStaffAccount());
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/console/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByLabel('Senha de agora').fill(first);
  await page.getByLabel('Senha nova').fill('Cedro-Rosa-Alto-4');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  const secret = await page.locator('code').textContent();
  await page.getByLabel('Código do app').fill(codeOf(secret ?? ''));
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  return page;
}

/** The desk that the menu leads to. */
export async function sitAt(page: Page, desk: string): Promise<Locator> {
  await page.getByRole('navigation').getByRole('link', { name: desk }).click();
  return page.getByRole('main');
}

/** Gives the reason that a sheet asks for, and does it. */
export async function give(page: Page, reason: string, verb: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Motivo').fill(reason);
  await sheet.getByRole('button', { name: verb, exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** Approves the newest proposal of a kind, as the second person. */
export async function approve(page: Page, kind: string): Promise<void> {
  await sitAt(page, 'Aprovações');
  await page
    .getByRole('link', { name: new RegExp(`^${kind}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Aprovar e fazer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  await expect(page.getByText('feita', { exact: true }).first()).toBeVisible();
}

/** Opens what the one search finds. */
export async function find(desk: Page, text: string, name: RegExp): Promise<void> {
  await desk.keyboard.press('Control+k');
  const search = desk.getByRole('dialog');
  await search.getByRole('searchbox').fill(text);
  await search.getByRole('link', { name }).first().click();
  await expect(search).toHaveCount(0);
}
