import {
  arrangeShelfCall,
  previewShelfCall,
  shelfPartCall,
  staffGamesCall,
  undoShelfCall,
} from '@arara/contract';
import type { ShelfPart } from '@arara/contract';
import { AppError } from '../apps/server/src/platform/errors.ts';
import { askAxe } from '../e2e/axe.ts';
import { home, list, rowOf, slots } from './base/game-desk-facts.ts';
import { enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The shelves of the games desk: the order of the games and of the first page.

const other = (value: ShelfPart['value']): ShelfPart => ({
  ...slots,
  version: 1,
  value,
  versions: [
    { version: 1, at: '2026-11-26T18:00:00.000Z', by: 'bia@arara.example', reason: 'junho', value },
  ],
});

test('games are put first by keyboard, seen before, refused once and published over another version', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  let now: ShelfPart = slots;
  scene.answer(staffGamesCall, list);
  scene.answer(shelfPartCall, () => now);
  scene.answer(previewShelfCall, ({ body: { arranged } }) =>
    rowOf('RNG', 'pins' in arranged.value ? ['a', ...arranged.value.pins] : []),
  );
  await page.goto('/console/games/shelves?part=list:RNG');
  await expect(page.getByText('Nenhum jogo fixado')).toBeVisible();
  const add = page.getByLabel('Pôr na frente');
  await add.selectOption('1001');
  await add.selectOption('1003');
  const up = page.getByRole('button', { name: 'Carnaval Turbo: uma posição acima' });
  await up.press('Enter');
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status')).toContainText(['Carnaval Turbo: posição 1 de 2']);
  await expect(page.getByRole('region', { name: 'Prévia: Slots' })).toContainText(/1003.*1001/);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: 'Prévia: Slots' })).toContainText(/1003.*1001/);
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByLabel('Motivo').fill('carnaval');
  // Somebody else was faster: only one who has seen that version may go over it.
  now = other({ pins: ['1001'] });
  scene.answer(arrangeShelfCall, ({ body }) => {
    if (body.seen !== now.version) throw new AppError('shelf.changed');
    now = { ...now, version: 2, value: body.arranged.value };
    return now;
  });
  const publish = sheet.getByRole('button', { name: 'Publicar', exact: true });
  await publish.click();
  await expect(sheet.getByText('Alguém mudou isto enquanto você editava.')).toBeVisible();
  const inForce = sheet.getByRole('region', { name: 'Em vigor agora' });
  await expect(inForce).toContainText('bia@arara.example');
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Publicar por cima' }).click();
  await expect(inForce).toBeHidden();
  await expect(sheet.getByLabel('Motivo')).toHaveValue('carnaval');
  await publish.click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(arrangeShelfCall).map(({ body }) => body.seen)).toEqual([0, 1]);
  expect(scene.calls(arrangeShelfCall).at(-1)?.body).toEqual({
    arranged: { part: 'list:RNG', value: { pins: ['1003', '1001'] } },
    seen: 1,
    reason: 'carnaval',
  });
});

test('after a removal the focus stays in the list, and a draft outlives a look at another part', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffGamesCall, list);
  scene.answer(shelfPartCall, ({ params }) => ({
    ...(params.part === 'home' ? home : other({ pins: ['1001', '1003'] })),
    part: params.part,
  }));
  scene.answer(previewShelfCall, rowOf('RNG', ['a']));
  await page.goto('/console/games/shelves?part=list:RNG');
  await page.getByRole('button', { name: 'Ouro da Mata: tirar' }).press('Enter');
  const last = page.getByRole('button', { name: 'Carnaval Turbo: tirar' });
  await expect(last).toBeFocused();
  await page.getByLabel('O que arrumar').selectOption('home');
  await expect(page.getByRole('button', { name: 'Em alta: tirar' })).toBeVisible();
  await page
    .getByLabel('O que arrumar')
    .selectOption({ label: 'Lista: Slots (rascunho não publicado)' });
  await expect(last).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ouro da Mata: tirar' })).toBeHidden();
  await last.press('Enter');
  await expect(page.getByLabel('Pôr na frente')).toBeFocused();
});

test('a count is typed freely, and nothing is published until it counts', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffGamesCall, list);
  scene.answer(shelfPartCall, home);
  scene.answer(previewShelfCall, rowOf('hot', ['a']));
  await page.goto('/console/games/shelves');
  const most = page.getByLabel('No máximo, jogos').first();
  const publish = page.getByRole('button', { name: 'Publicar', exact: true });
  await most.fill('9');
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  await most.fill('');
  await expect(most).toHaveValue('');
  await expect(page.getByText(/Escreva um número inteiro de 1 a/)).toBeVisible();
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await most.pressSequentially('8');
  await expect(most).toHaveValue('8');
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  // The version in force is known by its number: the house's own can come back though it looks the same.
  scene.answer(undoShelfCall, home);
  await expect(page.getByText('em vigor')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Voltar a esta: Padrão da casa' })).toBeVisible();
});
