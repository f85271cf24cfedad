import type { Page } from '@playwright/test';
import { noticesCall } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

const notice = (id: string) => ({
  id,
  title: `Aviso ${id}`,
  content: 'Primeiro parágrafo.\n\nSegundo parágrafo.',
  date: Date.parse('2026-11-20T12:00:00Z'),
});

type Kind = 'player' | 'popup' | 'promotion';

/** The house announces these, and nothing else. */
function announce({ answer }: Scene, notices: Partial<Record<Kind, string[]>>): void {
  const { player = [], popup = [], promotion = [] } = notices;
  answer(noticesCall, {
    player: player.map(notice),
    popup: popup.map(notice),
    banners: [],
    promotion: promotion.map(notice),
  });
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

test('each pop-up comes once, one after the other, and takes the focus from nobody who types', async ({
  page,
  scene,
}) => {
  announce(scene, { popup: ['um', 'dois'] });
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
  await visit.clock.install();
  await visit.goto('/search');
  await visit.getByRole('searchbox').blur();
  await seePopup(visit, 'dois');
  await visit.getByRole('button', { name: 'Entendi' }).click();
  await expect(visit.getByRole('dialog')).toHaveCount(0);
});

test('no pop-up stands over a door, and Back closes one without leaving the page', async ({
  page,
  scene,
}) => {
  announce(scene, { popup: ['um'] });
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

test('the list turns its pages; a text gives the list its place back; an empty list and a lost one say so', async ({
  page,
  scene,
}) => {
  announce(scene, {
    player: Array.from({ length: 10 }, (_, index) => `n${index + 1}`),
    promotion: ['n11'],
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Atendimento').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Avisos' }).click();
  const list = page.getByRole('dialog', { name: 'Avisos' });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await list.getByRole('button', { name: 'Próxima página' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Promoção')).toHaveCount(1);
  await list.getByRole('button', { name: /Aviso n11/ }).click();
  await expect(list.getByRole('heading', { name: 'Aviso n11' })).toBeFocused();
  await list.getByRole('button', { name: 'Todos os avisos' }).click();
  await expect(list.getByRole('button', { name: /Aviso n11/ })).toBeFocused();

  // The open layer has an address: it comes back by itself, in a tab that has kept nothing.
  const reopen = async (): Promise<void> => {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  };
  announce(scene, {});
  await reopen();
  await expect(list.getByText('Nenhum aviso por enquanto')).toBeVisible();
  scene.refuse(noticesCall, 'function.not.available');
  await reopen();
  await expect(
    page.getByRole('dialog').getByText('Esta função não está disponível agora.'),
  ).toBeVisible();
});
