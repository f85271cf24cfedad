import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { expect, test } from './journey.ts';
import { withStart } from './start-data.ts';

// Nobody has said their age yet: every other journey begins after it.
test.use({ storageState: { cookies: [], origins: [] } });

test('the age is asked for once, cannot be passed by, and is remembered for thirty days', async ({
  page,
  context,
}) => {
  await page.goto('/hot');
  const gate = page.getByRole('dialog', { name: 'Confirme que você tem 18 anos ou mais' });
  await expect(gate).toBeVisible();
  expect(await askAxe(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click();
  await expect(gate).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'age');
  const days = ((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(30);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('whoever is too young is shown what responsible play is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sou menor de idade' }).click();
  await page.getByRole('link', { name: 'O que é jogo responsável' }).last().click();
  await expect(page).toHaveURL(/\/responsible$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/rng');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a site that asks for twenty-one asks again, in its own words', async ({ page, context }) => {
  const url = process.env['E2E_URL'] ?? '';
  await context.addCookies([
    { name: 'age', value: '18', url },
    { name: 'lang', value: 'en', url },
  ]);
  await withStart(page, (start) => {
    start.settings['ageMinimum'] = 21;
  });
  await page.goto('/');
  const gate = page.getByRole('dialog', { name: 'Please confirm you are 21 years old' });
  await gate.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect(gate).toHaveCount(0);
});

const question = 'Confirme que você tem 18 anos ou mais';
const heading = { name: 'Em alta', level: 1 };

/** The question's code comes last; the answer lets it through. */
async function holdQuestion(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const free = new Promise<void>((resume) => (release = resume));
  await page.route('**/assets/age-gate-*.js', async (route) => {
    await free;
    await route.continue();
  });
  return () => release();
}

test('a layer that the address names waits for the age', async ({ page }) => {
  const release = await holdQuestion(page);
  await page.goto('/hot?dialog=register');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.waitForLoadState('load');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const gate = page.getByRole('dialog', { name: question });
  await expect(gate).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await gate.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click();
  await expect(page.getByRole('dialog').getByLabel('CPF')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/hot$/);
});

test('a layer that was pressed for before the question waits for it, and is not for the young', async ({
  page,
}) => {
  const release = await holdQuestion(page);
  await page.goto('/hot');
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  release();
  const gate = page.getByRole('dialog', { name: question });
  await expect(gate).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await gate.getByRole('button', { name: 'Sou menor de idade' }).click();
  await page.getByRole('link', { name: 'O que é jogo responsável' }).last().click();
  await expect(page).toHaveURL(/\/responsible$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where the question cannot be fetched or is not asked, the layer opens', async ({ page }) => {
  await page.goto('/responsible?dialog=register');
  await expect(page.getByRole('dialog').getByLabel('CPF')).toBeVisible();
  await page.route('**/assets/age-gate-*.js', (route) => route.abort());
  await page.goto('/hot?dialog=register');
  await expect(page.getByRole('dialog').getByLabel('CPF')).toBeVisible();
});
