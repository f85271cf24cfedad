import {
  conformanceCall,
  gameVendorListCall,
  maintenanceEffectCall,
  maintenancesCall,
  planMaintenanceCall,
  previewShelfCall,
  shelfPartCall,
  staffGameCall,
  staffGamesCall,
  switchGameCall,
} from '@arara/contract';
import {
  detail,
  effect,
  home,
  list,
  marksOfTitle,
  ouro,
  rowOf,
  running,
  titles,
} from './base/game-desk-facts.ts';
import { askAxe } from '../e2e/axe.ts';
import type { Scene } from './base/play.ts';
import { ana, enterConsole } from './base/staff.ts';
import { kit, porto } from './base/vendor-facts.ts';
import { expect, test } from './scene.ts';

// The games desk: the list with its filters and orders, a title, and its switch.

/** The page of a title with nothing that is mended, and its marks as ever. */
function answerTitle(scene: Scene): void {
  scene.answer(staffGameCall, detail);
  scene.answer(maintenancesCall, { maintenances: [] });
  scene.answer(shelfPartCall, ({ params }) => ({ ...marksOfTitle, part: params.part }));
  scene.answer(previewShelfCall, rowOf('game', ['Ouro da Mata']));
}

test('filters and order stand in the address, and the whole list is ordered', async ({
  page,
  scene,
}) => {
  await page.clock.install();
  await enterConsole(scene);
  scene.answer(staffGamesCall, ({ query }) => ({
    ...list,
    games: titles.filter(({ vendor }) => (query.vendor ?? vendor.code) === vendor.code),
  }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/games');
  const names = page.getByRole('table').getByRole('link');
  await expect(names).toHaveText(['Ouro da Mata', 'Carnaval Turbo', 'Porto 21']);
  await page.getByRole('button', { name: 'Ao vivo' }).click();
  await expect(page).toHaveURL(/sort=live\.descending/);
  await expect(names).toHaveText(['Carnaval Turbo', 'Ouro da Mata', 'Porto 21']);
  await page.getByRole('button', { name: 'Ao vivo' }).click();
  // A title without a return stands last both ways.
  await expect(names).toHaveText(['Ouro da Mata', 'Carnaval Turbo', 'Porto 21']);
  const row = page.getByRole('row', { name: /Carnaval Turbo/ });
  await expect(row).toContainText('fora da faixa');
  await expect(row).toContainText('de 83,49 a 107,11');
  await expect(row).toContainText('R$ 1.180,00');

  await page.getByLabel('Fornecedor').selectOption('MATA');
  await expect(page).toHaveURL(/vendor=MATA/);
  await expect(names).toHaveText(['Ouro da Mata']);
  await page.getByLabel('Buscar').fill('ouro');
  await expect(page).toHaveURL(/q=ouro/);
  await page.reload();
  await expect(page.getByLabel('Buscar')).toHaveValue('ouro');
  await expect(names).toHaveText(['Ouro da Mata']);
  expect(scene.calls(staffGamesCall).at(-1)?.query).toMatchObject({ vendor: 'MATA', q: 'ouro' });

  // The menu leads to the desk without filters: the words do not come back by themselves.
  await page.getByRole('link', { name: 'Jogos', exact: true }).click();
  await expect(page).toHaveURL(/games$/);
  await expect(page.getByLabel('Buscar')).toHaveValue('');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/games$/);
  await page.getByLabel('Buscar').fill('porto');
  await expect(page).toHaveURL(/q=porto$/);
  await expect(page.getByLabel('Buscar')).toHaveValue('porto');
});

test('a title says what a switch does, and is switched with a reason', async ({ page, scene }) => {
  await enterConsole(scene);
  let now = detail;
  scene.answer(staffGamesCall, list);
  answerTitle(scene);
  scene.answer(staffGameCall, () => now);
  await page.goto('/console/games?vendor=MATA');
  await page.getByRole('link', { name: 'Ouro da Mata' }).click();
  await expect(page).toHaveURL(/\/games\/1001\?vendor=MATA$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ouro da Mata' })).toBeVisible();
  await expect(page.getByRole('link', { name: '01JABC' })).toHaveAttribute(
    'href',
    /\/fairness\?round=01JABC$/,
  );
  await page.getByRole('button', { name: 'Desligar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('2 rodadas estão abertas agora.');
  await expect(sheet).toContainText('todo prêmio é pago');
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Desligar agora' }).click();
  await expect(sheet.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  expect(scene.calls(switchGameCall)).toHaveLength(0);

  await sheet.getByLabel('Motivo').fill('fora da faixa');
  scene.refuse(switchGameCall, 'game.switched');
  await sheet.getByRole('button', { name: 'Desligar agora' }).click();
  await expect(sheet.getByText('alguém o mudou antes')).toBeVisible();
  scene.answer(switchGameCall, () => {
    now = {
      ...detail,
      game: { ...ouro, on: false, available: false },
      switching: { ...detail.switching, to: 'on', stakes: 'taken' },
    };
    return now;
  });
  await sheet.getByRole('button', { name: 'Desligar agora' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(switchGameCall).at(-1)?.body).toEqual({ on: false, reason: 'fora da faixa' });
  await expect(page.getByText('desligado')).toBeVisible();
  await page.getByRole('button', { name: 'Ligar' }).click();
  await expect(sheet).toContainText('volta ao site na hora');
});

test('who may only look sees no switch', async ({ page, scene }) => {
  await enterConsole(scene, {
    permissions: ana.permissions.filter((name) => !/^games:.*:(switch|arrange|plan)/.test(name)),
  });
  answerTitle(scene);
  await page.goto('/console/games/1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Nada planejado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desligar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Planejar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeHidden();
});

test('a title that is not there says so', async ({ page, scene }) => {
  await enterConsole(scene);
  scene.refuse(staffGameCall, 'game.not.found');
  await page.goto('/console/games/7');
  await expect(page.getByText('Não encontramos este jogo.')).toBeVisible();
});

test('a maintenance says first whom it meets', async ({ page, scene }) => {
  await enterConsole(scene);
  answerTitle(scene);
  let lines: (typeof running)[] = [];
  scene.answer(maintenancesCall, () => ({ maintenances: lines }));
  scene.answer(maintenanceEffectCall, effect);
  await page.goto('/console/games/1001');
  await page.getByRole('button', { name: 'Planejar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('2 rodadas estão abertas agora. De 1 pessoa.');
  await expect(sheet).toContainText('todo prêmio é pago');
  await sheet.getByLabel('Motivo').fill('troca de servidor');
  scene.refuse(planMaintenanceCall, 'maintenance.overlaps');
  await sheet.getByRole('button', { name: 'Pôr em manutenção' }).click();
  await expect(sheet.getByText('Já existe uma manutenção nesse horário.')).toBeVisible();
  scene.answer(planMaintenanceCall, () => {
    lines = [running];
    return running;
  });
  await sheet.getByRole('button', { name: 'Pôr em manutenção' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('em andamento')).toBeVisible();
  expect(scene.calls(planMaintenanceCall).at(-1)?.body).toEqual({
    nodeId: '1001',
    reason: 'troca de servidor',
  });
});

test('a half-typed time of a maintenance is not taken for now', async ({ page, scene }) => {
  await enterConsole(scene);
  answerTitle(scene);
  scene.answer(maintenanceEffectCall, effect);
  scene.answer(planMaintenanceCall, running);
  await page.goto('/console/games/1001');
  await page.getByRole('button', { name: 'Planejar' }).click();
  const sheet = page.getByRole('dialog');
  const plan = sheet.getByRole('button', { name: 'Pôr em manutenção' });
  await sheet.getByLabel('Motivo').fill('troca de servidor');
  await sheet.getByRole('radio', { name: 'Marcar' }).click();
  const from = sheet.getByLabel('Dia e hora do começo');
  await from.pressSequentially('0101');
  await expect(from).toHaveValue('');
  await expect(sheet.getByText('No horário de America/Sao_Paulo.')).toBeVisible();
  await plan.click();
  await expect(sheet.getByText('Escolha o dia e a hora inteiros.')).toBeVisible();
  await from.fill('2040-01-01T10:00');
  await sheet.getByRole('radio', { name: 'Até' }).click();
  await sheet.getByLabel('Dia e hora do fim').fill('2040-01-01T10:00');
  await expect(sheet.getByText('O fim vem depois do começo.')).toBeVisible();
  await plan.click();
  expect(scene.calls(planMaintenanceCall)).toHaveLength(0);
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByLabel('Dia e hora do fim').fill('2040-01-01T11:00');
  await plan.click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(planMaintenanceCall).at(-1)?.body).toEqual({
    nodeId: '1001',
    from: '2040-01-01T13:00:00.000Z',
    until: '2040-01-01T14:00:00.000Z',
    reason: 'troca de servidor',
  });
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1024, 768, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(`the games desk is readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    scene.answer(staffGamesCall, list);
    answerTitle(scene);
    scene.answer(maintenancesCall, { maintenances: [running] });
    scene.answer(shelfPartCall, ({ params }) => (params.part === 'home' ? home : marksOfTitle));
    scene.answer(gameVendorListCall, { vendors: [porto], asOf: '2026-11-27T20:00:00.000Z' });
    scene.answer(conformanceCall, kit);
    for (const [path, seen] of [
      ['games', 'na faixa'],
      ['games/1001', 'em andamento'],
      ['games/shelves', 'Padrão da casa'],
      ['games/vendors', 'Porto'],
      ['games/vendors/PORTO', 'STALE_TIMESTAMP'],
    ] as const) {
      await page.goto(`/console/${path}`);
      await expect(page.getByText(seen).first()).toBeVisible();
      expect(await askAxe(page)).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    }
  });
}
