import type { Page } from '@playwright/test';
import { facesOf } from '../e2e/faces.ts';
import { expect, test } from './scene.ts';

// The faces that the site is drawn with.

const loaded = (page: Page) => page.evaluate(() => document.fonts.ready);

test('the site is drawn in Inter and Bricolage', async ({ page }) => {
  await page.goto('/fairness');
  await expect(page.getByRole('heading', { name: 'Jogo justo' })).toBeVisible();
  await loaded(page);
  expect(await facesOf(page, ['h1', '#how + ol p'])).toEqual([
    'h1: Bricolage',
    '#how + ol p: Inter',
  ]);
});

test('Vietnamese is set in the faces of the site, letter by letter', async ({ page, scene }) => {
  await scene.speak('VI');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ấượ]/);
  await loaded(page);
  expect((await facesOf(page, ['h1', 'main label'])).join()).not.toContain('the system’s');
});
