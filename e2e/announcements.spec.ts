import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { seeLayersLeft } from './steps.ts';

const notice = (id: string) => ({
  id,
  title: `Aviso ${id}`,
  content: 'Primeiro parágrafo.\n\nSegundo parágrafo.',
  date: Date.parse('2026-11-20T12:00:00Z'),
});

/** What the house announces, instead of the demo's own. */
async function announce(page: Page, notices: { player?: string[]; popup?: string[] }) {
  const { player = [], popup = [] } = notices;
  await page.route('**/wps/relay/MCSFE_getListAnnouncements**', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          player: player.map(notice),
          popup: popup.map(notice),
          banners: [],
          promotion: [],
        },
      },
    }),
  );
}

const popupOf = (page: Page, id: string) =>
  page.getByRole('dialog', { name: 'Aviso', exact: true }).filter({ hasText: `Aviso ${id}` });

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Atendimento').click();
  await page.getByRole('link', { name: 'Avisos' }).click();
}

test('each pop-up comes once, one after the other, and takes the focus from nobody who types', async ({
  page,
}) => {
  await announce(page, { popup: ['um', 'dois'] });
  await page.clock.install();
  await page.goto('/search');
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.clock.runFor(9_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();

  await search.blur();
  await page.clock.runFor(9_000);
  await expect(popupOf(page, 'um')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(popupOf(page, 'dois')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);

  await seeLayersLeft(page);
  await page.reload();
  await page.clock.runFor(9_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no pop-up stands over a door, and Back closes one without leaving the page', async ({
  page,
}) => {
  await announce(page, { popup: ['um'] });
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor(9_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/hot');
  await page.clock.runFor(9_000);
  await expect(popupOf(page, 'um')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/hot$/);
});

test('the list turns its pages; a text gives the list its place back', async ({ page }) => {
  await announce(page, { player: Array.from({ length: 11 }, (_, index) => `n${index + 1}`) });
  await page.goto('/');
  await openList(page);
  const list = page.getByRole('dialog', { name: 'Avisos' });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await list.getByRole('button', { name: 'Próxima página' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /Aviso n11/ }).click();
  await expect(list.getByRole('heading', { name: 'Aviso n11' })).toBeFocused();
  await list.getByRole('button', { name: 'Todos os avisos' }).click();
  await expect(list.getByRole('button', { name: /Aviso n11/ })).toBeFocused();
});

test('an empty list and one that does not come say so', async ({ page }) => {
  await announce(page, {});
  await page.goto('/');
  await openList(page);
  await expect(page.getByText('Nenhum aviso por enquanto')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/wps/relay/MCSFE_getListAnnouncements**', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, errorCode: 'function.not.available', message: 'Agora não.' },
    }),
  );
  // The open layer has an address: it comes back by itself.
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Agora não.')).toBeVisible();
});
