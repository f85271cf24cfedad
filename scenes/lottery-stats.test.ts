import type { Page } from '@playwright/test';
import { drawsOfGameCall, issueProofCall, numerosNearCall } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { follow, turnTo } from '../e2e/journey.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The past draws of a lottery in figures, on its own page and under the results.

interface Told {
  readonly numero: string;
  readonly result: string;
}

/** The lottery has had these draws, newest first; nothing of it is on sale. */
function tellDraws({ answer }: Scene, draws: readonly Told[], gameCode = 'ssc-5m'): void {
  const told = draws.map((draw, at) => ({
    gameCode,
    ...draw,
    drawnAt: Date.now() - at * 300_000,
  }));
  answer(drawsOfGameCall, ({ params, query }) =>
    params.gameCode === gameCode ? told.slice(0, query.count) : [],
  );
  answer(numerosNearCall, ({ query }) => ({
    serverTime: Date.now(),
    current: null,
    next: [],
    last: query.gameCode === gameCode ? (told[0] ?? null) : null,
  }));
}

/** Forty draws: 7 leads all but the oldest, which 3 leads; the last digit takes turns. */
const forty = Array.from({ length: 40 }, (_, at) => ({
  numero: `20200109${999 - at}`,
  result: `${at === 39 ? 3 : 7},0,0,9,${at % 10}`,
}));

async function readStatistics(page: Page): Promise<void> {
  const card = page.getByRole('heading', { name: 'Estatísticas' }).locator('../..');
  // They come to who scrolls down to them.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(card).toContainText('Sorteios passados não dizem nada sobre o próximo');
  await card.getByRole('radio', { name: '1ª posição' }).click();
  const cell = (number: string) => card.getByRole('listitem').filter({ hasText: number }).first();
  await expect(cell('39×')).toContainText('quente');
  await expect(card.getByRole('listitem').nth(3)).toContainText('não sai há 39 sorteios');
  await expect(card.getByRole('listitem').nth(4)).toContainText('não saiu nos últimos 40');
  await card.getByRole('radio', { name: '30 sorteios' }).click();
  await expect(card.getByRole('listitem').nth(7)).toContainText('30×');
  await expect(card).toContainText('Em 30 sorteios, a média por número é 3.');
  await card.getByRole('radio', { name: 'Mais sorteados' }).click();
  await expect(card.getByRole('listitem').first()).toContainText('30×');

  await card.getByRole('tab', { name: 'Linha' }).click();
  await card.getByRole('radio', { name: '5ª posição' }).click();
  const strip = card.getByRole('region', { name: 'Linha' });
  await expect(strip.getByRole('row')).toHaveCount(31);
  await expect(strip.getByRole('row').nth(2)).toContainText('1');
  // The newest stands at the end, where one looks first.
  const left = () => strip.evaluate((one) => one.scrollLeft + one.clientWidth - one.scrollWidth);
  await expect.poll(async () => Math.abs(await left())).toBeLessThan(2);

  await card.getByRole('tab', { name: 'Sequências' }).click();
  await expect(card).toContainText('Dragão: 28');
  await expect(card).toContainText('Tigre: 8');
  await expect(card).toContainText('Nenhum dos dois: 4');
  expect(await askAxe(page)).toEqual([]);

  await card.getByRole('tab', { name: 'Tabela' }).click();
  const row = card.getByRole('row').nth(1);
  await expect(row).toContainText('7 0 0 9 0');
  await expect(row).toContainText('Dragão');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/lottery\/results\/ssc-5m\/\d+$/);
  await expect(page.getByText('Este concurso não existe')).toBeVisible();
}

test('what a page to bet on shows is asked for once, down to the statistics, which count, draw and list the last draws, on a phone and on a desk, and promise nothing', async ({
  page,
  scene,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(lgw|api\/lottery)\//.test(pathname)) asked.push(pathname + search);
  });
  tellDraws(scene, forty);
  // The last press in the statistics leads to the page of a draw, which asks for it.
  scene.refuse(issueProofCall, 'lottery.issue.not.found');
  await page.goto('/lottery?gameCode=ssc-5m');
  const results = page.getByRole('heading', { name: 'Últimos resultados' }).locator('../..');
  await expect(results.getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Sequências' })).toBeVisible();
  expect(asked.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '/lgw/draw/code/ssc-5m?count=10',
    '/lgw/draw/code/ssc-5m?count=100',
    '/lgw/numeros/near?gameCode=ssc-5m',
  ]);
  await readStatistics(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await turnTo(page, '/lottery?gameCode=ssc-5m');
  await readStatistics(page);
});

/** The chosen way to look at the draws is not faded at the end of its row, whichever it is. */
async function seeChosenWhole(page: Page): Promise<void> {
  const views = page.getByRole('tablist', { name: 'O que ver' });
  const distance = (): Promise<number> =>
    views.evaluate((row) => {
      const chosen = row.querySelector('[aria-selected=true]');
      const { left, right } = row.getBoundingClientRect();
      const own = chosen?.getBoundingClientRect() ?? new DOMRect();
      const isLast = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      return Math.min(own.left - left, isLast ? Infinity : right - own.right - 40);
    });
  for (const name of ['Sequências', 'Tabela', 'Frequência']) {
    await views.getByRole('tab', { name }).press('Enter');
    await expect(views.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    expect(await distance(), name).toBeGreaterThanOrEqual(0);
  }
}

test('the results of a lottery lead to its statistics, whose chosen view is whole in its row, and keep the lottery that is chosen; one that was never drawn says so', async ({
  page,
  scene,
}) => {
  tellDraws(scene, forty);
  await page.goto('/lottery/results?gameCode=ssc-5m');
  await page.getByRole('link', { name: 'Estatísticas' }).click();
  await expect(page).toHaveURL(/gameCode=ssc-5m&view=stats/);
  await expect(page.getByRole('heading', { name: 'Estatísticas' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await seeChosenWhole(page);

  await page.getByLabel('Loteria').selectOption('Keno 2 min');
  await expect(page).toHaveURL(/gameCode=keno-2m&view=stats/);
  await follow(page, '/lottery/results?gameCode=hk6-week&view=stats');
  await expect(page.getByLabel('Loteria')).toHaveValue('hk6-week');
  await expect(page.getByText('Ainda não houve sorteio')).toBeVisible();
});

/** A race as it is told: who came first, second, and so on. */
const race = [{ numero: '202001090001', result: '10,09,02,08,04,05,03,01,06,07' }];

test('ten numbers stand five and five on a phone, and in one row beside the choice on a desk', async ({
  page,
  scene,
}) => {
  tellDraws(scene, race, 'pk10-1m');
  await page.goto('/lottery/results?gameCode=pk10-1m');
  const balls = page
    .getByRole('list', { name: 'Resultados' })
    .locator('[aria-hidden] > i, [aria-hidden] > span');
  const inRows = (): Promise<number[]> =>
    balls.evaluateAll((all) => {
      const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
  await expect(balls).toHaveCount(10);
  expect(await inRows()).toEqual([5, 5]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(inRows).toEqual([10]);
  const choice = await page.getByLabel('Loteria').boundingBox();
  const list = await page.getByRole('list', { name: 'Resultados' }).boundingBox();
  expect(list?.x ?? 0).toBeGreaterThan((choice?.x ?? 0) + (choice?.width ?? 0));
  expect(list?.y ?? 0).toBeLessThan((choice?.y ?? 0) + (choice?.height ?? 0));
});

test('read from the right, the last way to look at them is whole, too', async ({ page, scene }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  tellDraws(scene, forty);
  await scene.speak('AR');
  await page.goto('/lottery/results?gameCode=ssc-5m&view=stats');
  const views = page.getByRole('tablist').first();
  await expect(views).toHaveCSS('direction', 'rtl');
  await expect(views).toHaveCSS('--row-fade', '40px');
  await views.getByRole('tab').last().click();
  await expect(views).toHaveCSS('--row-fade', '0px');
});

/** Three days of the North, between which one was not drawn; the last special prize ended in 05. */
const north = (['05', '12', '44'] as const).map((ending, at) => ({
  numero: `2026030${[5, 4, 2][at]}001`,
  result: [
    `900${ending}`,
    '12334',
    '80305,11111',
    '10010,20020,30030,40040,50050,60060',
    '2277,3333,4444,5577',
    '6166,7188,8199,9112,1113,2114',
    '105,216,217',
    '05,00,19,18',
  ].join('|'),
}));

test('of Vietnam the endings of all prizes and of the special one are counted, and days', async ({
  page,
  scene,
}) => {
  tellDraws(scene, north, 'vn-north');
  await page.goto('/lottery/results?gameCode=vn-north&view=stats');
  const card = page.getByRole('heading', { name: 'Estatísticas' }).locator('../..');
  const counted = card.getByRole('listitem');
  await expect(counted).toHaveCount(100);
  await expect(counted.nth(5)).toContainText('10×');
  await card.getByRole('radio', { name: 'Final do especial (đề)' }).click();
  await expect(counted.nth(5)).toContainText('saiu no último sorteio');
  await expect(counted.nth(44)).toContainText('não sai há 3 dias');
  await expect(counted.nth(12)).toContainText('não sai há 1 dia');
  await card.getByRole('radio', { name: 'Dezena do especial' }).click();
  await expect(counted).toHaveCount(10);
  await expect(counted.nth(1)).toContainText('não sai há 1 dia');
  expect(await askAxe(page)).toEqual([]);
  await card.getByRole('tab', { name: 'Linha' }).click();
  await expect(card.getByRole('region', { name: 'Linha' }).getByRole('row')).toHaveCount(4);
});
