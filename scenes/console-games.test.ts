import { staffGameCall, staffGamesCall, switchGameCall } from '@arara/contract';
import type { StaffGame, StaffGameDetail } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The games desk: the list with its filters and orders, a title, and its switch.

const span = { firstDay: '2026-10-29', lastDay: '2026-11-27', currency: 'BRL' };
const ouro: StaffGame = {
  nodeId: '1001',
  code: 'ouro-da-mata',
  name: 'Ouro da Mata',
  vendor: { code: 'MATA', name: 'Mata Studio' },
  gameType: 'RNG',
  isCard: false,
  on: true,
  available: true,
  isHot: true,
  isNew: false,
  certified: '96.12',
  live: {
    version: '1',
    mode: 'base',
    rounds: 184_220,
    certified: '96.12',
    live: '95.98',
    low: '92.40',
    high: '99.84',
    verdict: 'within',
  },
  rounds: 20_114,
  turnover: '702114.20',
  hold: '3.90',
  openRounds: 2,
};
const carnaval: StaffGame = {
  ...ouro,
  nodeId: '1003',
  code: 'carnaval-turbo',
  name: 'Carnaval Turbo',
  vendor: { code: 'FOLIA', name: 'Folia Games' },
  isHot: false,
  isNew: true,
  certified: '96.28',
  live: {
    version: '1',
    mode: 'buy',
    rounds: 10_000,
    certified: '95.30',
    live: '107.20',
    low: '83.49',
    high: '107.11',
    verdict: 'outside',
  },
  rounds: 90,
  turnover: '1180.00',
  hold: '-2.40',
  openRounds: 0,
};
const quiet: StaffGame = {
  ...ouro,
  nodeId: '1009',
  code: 'porto-21',
  name: 'Porto 21',
  vendor: { code: 'PORTO', name: 'Porto' },
  gameType: 'LIVE',
  available: false,
  isHot: false,
  certified: null,
  live: null,
  rounds: 0,
  turnover: '0.00',
  hold: null,
  openRounds: 0,
};
const titles = [ouro, carnaval, quiet];
const list = {
  ...span,
  games: titles,
  count: titles.length,
  vendors: titles.map(({ vendor }) => vendor),
  types: ['RNG', 'LIVE'] as ('RNG' | 'LIVE')[],
};
const mode = { costHundredths: 100, deviation: '14.0746' };
const detail: StaffGameDetail = {
  ...span,
  game: ouro,
  versions: [
    {
      version: '1',
      isCurrent: true,
      method: 'enumeration',
      mathsHash: 'a'.repeat(64),
      modes: [
        {
          ...mode,
          mode: 'base',
          rounds: 184_220,
          certified: '96.12',
          live: '95.98',
          low: '92.40',
          high: '99.84',
          verdict: 'within',
        },
        {
          ...mode,
          mode: 'buy',
          rounds: 0,
          certified: '95.30',
          live: null,
          low: null,
          high: null,
          verdict: null,
        },
      ],
    },
  ],
  prizes: [
    {
      round: '01JABC',
      amount: '5120.00',
      multipleHundredths: 51_200,
      at: '2026-11-26T18:00:00.000Z',
    },
  ],
  open: {
    count: 2,
    oldest: '2026-11-27T17:40:00.000Z',
    ages: [
      { age: 'minutes', count: 1 },
      { age: 'hour', count: 1 },
      { age: 'day', count: 0 },
      { age: 'older', count: 0 },
    ],
  },
  switching: { to: 'off', stakes: 'refused', finishedBy: 'studio', openRounds: 2 },
};

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
    permissions: ana.permissions.filter((name) => !name.startsWith('games:game:switch')),
  });
  scene.answer(staffGameCall, detail);
  await page.goto('/console/games/1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desligar' })).toBeHidden();
});

test('a title that is not there says so', async ({ page, scene }) => {
  await enterConsole(scene);
  scene.refuse(staffGameCall, 'game.not.found');
  await page.goto('/console/games/7');
  await expect(page.getByText('Não encontramos este jogo.')).toBeVisible();
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
    scene.answer(staffGameCall, detail);
    for (const path of ['games', 'games/1001']) {
      await page.goto(`/console/${path}`);
      await expect(page.getByText('na faixa').first()).toBeVisible();
      expect(await askAxe(page)).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    }
  });
}
