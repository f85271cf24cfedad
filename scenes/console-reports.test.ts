import {
  dropViewCall,
  keepViewCall,
  openExportCall,
  orderExportCall,
  staffExportsCall,
  staffReportCall,
  staffViewsCall,
} from '@arara/contract';
import type { ReportColumn, ReportExport, ReportRow, ValueOf } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { ana, enterConsole } from './base/staff.ts';
import type { Scene } from './base/play.ts';
import { expect, test } from './scene.ts';

// The reports desk: a figure down to the entries of the ledger, views, files, and its states.

type Table = ValueOf<typeof staffReportCall>;

const money = (key: string): ReportColumn => ({ key, kind: 'money' });
const playColumns = (by: string, kind: ReportColumn['kind']): ReportColumn[] => [
  { key: by, kind },
  { key: 'rounds', kind: 'count' },
  ...['stakes', 'stakesReturned', 'turnover', 'prizes', 'ggr'].map(money),
  { key: 'hold', kind: 'percent' },
  ...['levy', 'ngr'].map(money),
];
const sums = {
  stakes: '1000.00',
  stakesReturned: '50.00',
  turnover: '950.00',
  prizes: '870.00',
  ggr: '80.00',
  levy: '9.60',
  ngr: '70.40',
};
const rowOf = (id: string, values: ReportRow['values'], amounts = sums): ReportRow => ({
  id,
  values: { rounds: 3, hold: '8.42', ...values },
  amounts,
});
const base: Omit<Table, 'columns' | 'rows' | 'count'> = {
  firstDay: '2026-11-01',
  lastDay: '2026-11-27',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  asOf: { at: '2026-11-27T20:45:00.000Z', secondsBehind: 0.4 },
  running: true,
  totals: rowOf('totals', {}),
  nextCursor: null,
  costs: [
    { name: 'bonus', points: null },
    { name: 'levy', points: 1_200 },
  ],
};
const days: Table = {
  ...base,
  columns: playColumns('day', 'day'),
  rows: [rowOf('2026-11-27', { day: '2026-11-27' }), rowOf('2026-11-26', { day: '2026-11-26' })],
  count: 2,
};
const products: Table = {
  ...base,
  columns: playColumns('product', 'word'),
  rows: [rowOf('RNG', { product: 'RNG' })],
  count: 1,
};
const games: Table = {
  ...base,
  columns: playColumns('game', 'game'),
  rows: [rowOf('studio ouro-da-mata', { game: 'studio ouro-da-mata', gameName: 'Ouro da Mata' })],
  count: 1,
};
const entries: Table = {
  ...base,
  columns: [
    { key: 'at', kind: 'instant' },
    { key: 'id', kind: 'text' },
    { key: 'member', kind: 'member' },
    { key: 'what', kind: 'word' },
    money('stakes'),
    money('ggr'),
  ],
  rows: [
    {
      id: '384152371200',
      values: {
        at: '2026-11-27T18:00:00.000Z',
        id: '384152371200',
        member: 'ma***a',
        account: '104729001',
        what: 'stake',
      },
      amounts: { stakes: '80.00', ggr: '80.00' },
    },
  ],
  count: null,
};
const ready: ReportExport = {
  id: '0198a1de-0000-7000-8000-000000000001',
  report: 'play',
  format: 'xlsx',
  firstDay: '2026-11-01',
  lastDay: '2026-11-27',
  personal: false,
  state: 'READY',
  rows: 12_000,
  rowsExpected: 12_000,
  bytes: 400_000,
  askedAt: '2026-11-27T20:00:00.000Z',
  expiresAt: '2026-11-28T20:00:00.000Z',
};
const running: ReportExport = {
  ...ready,
  id: 'two',
  report: 'members',
  state: 'RUNNING',
  rows: 4_000,
};
const view = {
  id: '7',
  name: 'Slots da semana',
  search: 'report=play&by=game&type=RNG',
  shared: true,
  own: true,
  by: 'Ana Prado',
};

const byGroup: Readonly<Record<string, Table>> = { product: products, game: games };

async function openDesk(scene: Scene, change = {}): Promise<void> {
  await enterConsole(scene, change);
  scene.answer(staffReportCall, ({ params, query }) => {
    if (params.report === 'entries') return entries;
    if (params.report !== 'play') return { ...days, columns: days.columns.slice(0, 3) };
    return byGroup[query.by ?? ''] ?? days;
  });
  scene.answer(staffExportsCall, { exports: [ready, running] });
  scene.answer(staffViewsCall, { views: [view] });
}

test('a figure leads to its rows, and a row to the entries of the ledger', async ({
  page,
  scene,
}) => {
  await openDesk(scene);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/reports');
  const table = page.getByRole('region', { name: 'GGR e NGR' });
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('R$ 70,40');
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('8,42%');
  // A definition opens by the keyboard, is said with its button, and closes by Escape.
  const levy = table.getByRole('button', { name: 'O que é Tributo?' });
  await expect(levy).toHaveAccessibleDescription(/^12% do GGR/);
  await levy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^12% do GGR/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^12% do GGR/)).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'O que é NGR?' }).first(),
  ).toHaveAccessibleDescription(/tributo de 12%/);
  await page.getByRole('link', { name: 'GGR', exact: true }).click();
  await expect(page).toHaveURL(/sort=ggr\.descending/);
  await table.getByRole('button', { name: 'Prêmios', exact: true }).click();
  await expect(page).toHaveURL(/sort=prizes\.descending/);
  expect(scene.calls(staffReportCall).at(-1)?.query).toMatchObject({ by: 'day' });

  await table.getByRole('link', { name: /^Abrir 27 de nov/ }).click();
  await expect(page).toHaveURL(/by=product.*from=2026-11-27&to=2026-11-27/);
  await table.getByRole('link', { name: 'Abrir Slots' }).click();
  await expect(page).toHaveURL(/by=game.*type=RNG/);
  await table.getByRole('link', { name: 'Abrir Ouro da Mata' }).click();
  await expect(page).toHaveURL(/report=entries.*vendor=studio&game=ouro-da-mata/);
  const line = page.getByRole('row', { name: /384152371200/ });
  await expect(line).toContainText('aposta');
  await expect(line.getByRole('link')).toHaveAttribute('href', /members\/104729001\?kinds=round$/);
  await page.getByRole('button', { name: 'Tirar o filtro ouro-da-mata' }).click();
  await expect(page).not.toHaveURL(/game=/);
});

test('period, columns and a view stand in the address', async ({ page, scene }) => {
  await openDesk(scene);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/reports');
  await page.getByLabel('Período', { exact: true }).selectOption('own');
  await page.getByLabel('De', { exact: true }).fill('2026-11-02');
  await expect(page).toHaveURL(/span=own&from=2026-11-02/);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Tributo' }).click();
  await expect(page).toHaveURL(/hidden=levy/);
  await expect(page.getByRole('columnheader', { name: 'Tributo' })).toBeHidden();

  await page.getByRole('button', { name: 'Guardar visão' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Guardar visão' }).click();
  await expect(sheet.getByText('Dê um nome à visão.')).toBeVisible();
  expect(scene.calls(keepViewCall)).toHaveLength(0);
  await sheet.getByLabel('Nome').fill('Novembro');
  scene.answer(keepViewCall, { ...view, id: '8', name: 'Novembro' });
  await sheet.getByRole('button', { name: 'Guardar visão' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(keepViewCall)[0]?.body).toMatchObject({
    name: 'Novembro',
    search: expect.stringContaining('hidden=levy'),
    shared: false,
  });
  await page.getByRole('link', { name: 'Slots da semana' }).click();
  await expect(page).toHaveURL(/by=game&type=RNG/);
  scene.refuse(dropViewCall, 'report.view.not.found');
  await page.getByRole('button', { name: 'Apagar a visão Slots da semana' }).click();
  const sure = page.getByRole('dialog', { name: 'Apagar a visão Slots da semana' });
  await sure.getByRole('button', { name: 'Apagar', exact: true }).click();
  await expect(page.getByText('Esta visão não existe mais')).toBeVisible();
});

test('a file is ordered, followed and fetched; names in clear need a reason', async ({
  page,
  scene,
}) => {
  await openDesk(scene);
  scene.answer(staffReportCall, { ...entries, count: 1 });
  await page.goto('/console/reports?report=members');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /Com nome/ }).check();
  await sheet.getByRole('button', { name: 'Exportar agora' }).click();
  expect(scene.calls(orderExportCall)).toHaveLength(0);
  await sheet.getByLabel('Motivo').fill('pedido do auditor');
  scene.refuse(orderExportCall, 'report.file.too.many');
  await sheet.getByRole('button', { name: 'Exportar agora' }).click();
  await expect(sheet.getByText('três exportações')).toBeVisible();
  scene.answer(orderExportCall, running);
  await sheet.getByRole('button', { name: 'Exportar agora' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(orderExportCall).at(-1)?.body).toMatchObject({
    report: 'members',
    format: 'xlsx',
    personal: true,
    reason: 'pedido do auditor',
    from: '2026-11-01',
  });
  await expect(page.getByText('em andamento')).toBeVisible();
  scene.refuse(openExportCall, 'report.file.not.found');
  await page.getByRole('button', { name: /Baixar GGR e NGR/ }).click();
  await expect(page.getByText('Este arquivo não existe mais')).toBeVisible();
});

test('figures that are behind say so, an empty period too, and rights hide what is not theirs', async ({
  page,
  scene,
}) => {
  await openDesk(scene, {
    permissions: ana.permissions.filter(
      (name) => !/^(reports:(export|view)|members|staff)/.test(name),
    ),
  });
  scene.answer(staffReportCall, {
    ...days,
    rows: [],
    count: 0,
    asOf: { ...days.asOf, secondsBehind: 42 },
  });
  await page.goto('/console/reports');
  await expect(page.getByText('42 s atrás')).toBeVisible();
  await expect(page.getByText('Nada neste período')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Guardar visão' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Membros' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Funil' })).toBeVisible();
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1024, 768, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(`the reports desk is readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await openDesk(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    await page.goto('/console/reports');
    await expect(page.getByText('Slots da semana')).toBeVisible();
    await expect(page.locator('canvas')).toBeVisible();
    expect(await askAxe(page)).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });
}
