import type { Page } from '@playwright/test';
import { askAxe } from '../e2e/axe.ts';
import { ofAge } from '../e2e/visitor.ts';
import { scriptOf } from './base/script-of.ts';
import { expect, test as anyTest } from './scene.ts';

// Nobody has said their age yet: every other scene begins after it.
const test = anyTest.extend({ cookies: [] as typeof ofAge });

test('whoever is too young is shown what responsible play is; the age is asked for again, once, cannot be passed by, and is remembered for thirty days', async ({
  page,
  scene,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sou menor de idade' }).click();
  await page.getByRole('link', { name: 'O que é jogo responsável' }).last().click();
  await expect(page).toHaveURL(/\/responsible$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/hot');
  const gate = page.getByRole('dialog', { name: 'Confirme que você tem 18 anos ou mais' });
  await expect(gate).toBeVisible();
  expect(await askAxe(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click();
  await expect(gate).toHaveCount(0);
  const kept = (await scene.context.cookies()).find(({ name }) => name === 'age');
  const days = ((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(30);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a site that asks for twenty-one asks again, in its own words', async ({ page, scene }) => {
  const language = { ...ofAge[0], name: 'lang', value: 'en' };
  await scene.context.addCookies([...ofAge, language]);
  scene.start(({ settings }) => ({ settings: { ...settings, ageMinimum: 21 } }));
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
  await page.route(scriptOf('src/app/age-gate.tsx'), async (route) => {
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
  await page.route(scriptOf('src/app/age-gate.tsx'), (route) => route.abort());
  await page.goto('/hot?dialog=register');
  await expect(page.getByRole('dialog').getByLabel('CPF')).toBeVisible();
});
