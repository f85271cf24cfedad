import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { join } from './shortcuts.ts';
import { askForPix, payByPix, person } from './steps.ts';

// A browser that lets no page at its clipboard: what is to be copied is copied another way, or stays
// marked for its reader's own hand. Nothing is silent.

/** The clipboard is closed to the page; without the old command there is no way at all. */
async function closeClipboard(page: Page, withCommand: boolean): Promise<void> {
  await page.addInitScript((hasCommand) => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    // A receipt goes to the clipboard where there is no other program to hand it to.
    Object.defineProperty(navigator, 'share', { value: undefined });
    if (hasCommand) return;
    document.execCommand = () => false;
    // As where the address is not a secure one.
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  }, withCommand);
}

function seeFaults(page: Page): () => readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  return () => faults;
}

const marked = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()));
const refused = 'O navegador não deixou copiar';

test('a Pix code and a receipt are copied though the clipboard is closed', async ({
  page,
  context,
}) => {
  const faults = seeFaults(page);
  await context.grantPermissions(['clipboard-read']);
  await closeClipboard(page, true);
  await join(page, person('Jaci', '264801935'));
  await page.goto('/?dialog=deposit');
  await askForPix(page, '20');
  const code = await page.locator('dialog code').innerText();
  await page.getByRole('button', { name: 'Copiar código Pix' }).click();
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await payByPix(page);
  await page.getByRole('button', { name: 'Compartilhar recibo' }).click();
  await expect(page.getByText('Recibo copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Depósito por Pix de R\$\s20,00 em Arara/,
  );
  expect(faults()).toEqual([]);
});

test('what cannot be copied at all stays marked, and it is said how to go on', async ({ page }) => {
  const faults = seeFaults(page);
  await closeClipboard(page, false);
  await join(page, person('Iraci', '835102746'));
  await page.goto('/?dialog=deposit');
  await askForPix(page, '20');
  const code = await page.locator('dialog code').innerText();
  await page.getByRole('button', { name: 'Copiar código Pix' }).click();
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page.getByText(/toque e segure nele, ou use Ctrl\+C/)).toBeVisible();
  expect(await marked(page)).toBe(code);
  await payByPix(page);
  await page.getByRole('button', { name: 'Compartilhar recibo' }).click();
  await expect(page.getByRole('dialog').getByText(/^Depósito por Pix de/)).toBeInViewport();
  expect(await marked(page)).toMatch(/^Depósito por Pix de/);

  await page.goto('/fairness');
  const seed = page.locator('main code').first();
  await page
    .getByRole('button', { name: /^Copiar/ })
    .first()
    .click();
  await expect(page.getByText(refused)).toBeVisible();
  expect(await marked(page)).toBe(await seed.innerText());
  expect(faults()).toEqual([]);
});
