import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { expect, test } from './journey.ts';

const notice = (id: string) => ({
  id,
  title: `Aviso ${id}`,
  content: 'Primeiro parágrafo.\n\nSegundo parágrafo.',
  date: Date.parse('2026-11-20T12:00:00Z'),
});

type Kind = 'player' | 'popup' | 'promotion';

/** The announcements of the house, instead of the demo's own. */
async function announce(page: Page, notices: Partial<Record<Kind, string[]>>) {
  const { player = [], popup = [], promotion = [] } = notices;
  await page.route('**/wps/relay/MCSFE_getListAnnouncements**', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          player: player.map(notice),
          popup: popup.map(notice),
          banners: [],
          promotion: promotion.map(notice),
        },
      },
    }),
  );
}

const popupOf = (page: Page, id: string) =>
  page.getByRole('dialog', { name: 'Aviso', exact: true }).filter({ hasText: `Aviso ${id}` });

/** Sees a pop-up; the time that it leaves the page alone goes by at once, when it has come. */
async function seePopup(page: Page, id: string): Promise<void> {
  const isSeen = async (): Promise<boolean> => {
    await page.clock.runFor(3_000);
    return popupOf(page, id).isVisible();
  };
  await expect.poll(isSeen).toBe(true);
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Atendimento').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Avisos' }).click();
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
  await seePopup(page, 'um');
  expect(await askAxe(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(popupOf(page, 'dois')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Não mostrar de novo' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);

  // The search takes the focus again with every load.
  await page.reload();
  await search.blur();
  await page.clock.runFor(9_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Another visit: only the one that was to be shown again.
  const visit = await page.context().newPage();
  await announce(visit, { popup: ['um', 'dois'] });
  await visit.clock.install();
  await visit.goto('/search');
  await visit.getByRole('searchbox').blur();
  await seePopup(visit, 'dois');
  await visit.getByRole('button', { name: 'Entendi' }).click();
  await expect(visit.getByRole('dialog')).toHaveCount(0);
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
  await seePopup(page, 'um');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/hot$/);
});

test('the list turns its pages; a text gives the list its place back', async ({ page }) => {
  await announce(page, {
    player: Array.from({ length: 10 }, (_, index) => `n${index + 1}`),
    promotion: ['n11'],
  });
  await page.goto('/');
  await openList(page);
  const list = page.getByRole('dialog', { name: 'Avisos' });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await list.getByRole('button', { name: 'Próxima página' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Promoção')).toHaveCount(1);
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
  // The open layer has an address: it comes back by itself, in a tab that has kept nothing.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Agora não.')).toBeVisible();
});
