import {
  decideLotteryTicketCall,
  enterLotteryResultCall,
  lookAgainCall,
  previewCorrectionCall,
  previewPrizesCall,
  proposeDecisionCall,
  staffChasesCall,
  staffLotteriesCall,
  staffLotteryCall,
  staffLotteryIssueCall,
  staffLotteryIssuesCall,
  staffTicketCall,
  switchLotteryCall,
} from '@arara/contract';
import type {
  StaffIssue,
  StaffIssueDetail,
  StaffLottery,
  StaffLotteryDetail,
} from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The lottery desk: what is sold and waits, a result by two people, a correction, what is held, and a ticket.

const at = '2026-11-27T19:00:00.000Z';
const currency = 'BRL';
const north: StaffLottery = {
  code: 'vn-north',
  name: 'Norte do Vietnã',
  drawSource: 'external',
  on: true,
  isSound: true,
  tickets: 12,
  turnover: '240.00',
  prizes: '98.00',
  next: {
    numero: '20261128001',
    openAt: '2026-11-27T12:00:00.000Z',
    closeAt: '2026-11-28T11:00:00.000Z',
    staked: '52.00',
    stakedMax: '100000.00',
    worst: '4900.00',
    worstMax: '50000.00',
  },
  waiting: {
    count: 1,
    since: '2026-11-27T11:15:00.000Z',
    until: '2026-11-29T11:15:00.000Z',
  },
  held: 1,
};
const quiet: StaffLottery = {
  ...north,
  code: 'ssc-1m',
  name: 'Cinco da Sorte',
  drawSource: 'own',
  on: false,
  next: null,
  waiting: { count: 0, since: null, until: null },
  held: 0,
};
const lotteries = { at, day: '2026-11-27', currency, lotteries: [north, quiet] };
const modes = {
  family: 'LOTT',
  code: 'north.lott',
  version: 2,
  model: 'north',
  capBasisPoints: 9_600,
  modeMin: 1_700,
  modeMax: 1_920,
  plays: ['north.ends'],
} as const;
const lottery: StaffLotteryDetail = {
  at,
  day: '2026-11-27',
  currency,
  game: north,
  limits: { ticket: '1000.00', player: '2000.00', issue: '100000.00', number: '50000.00' },
  prizes: { ...modes, plays: [...modes.plays] },
  versions: [
    { version: 2, since: at, by: ['ana@arara.example', 'rui@arara.example'], reason: 'carnaval' },
    { version: 1, since: '2026-01-01T00:00:00.000Z', by: [], reason: '' },
  ],
  returns: [{ play: 'north.ends', lowest: '94.10', highest: '96.00' }],
  switched: null,
  switching: {
    to: 'off',
    issues: 2,
    tickets: 12,
    stakes: '240.00',
    chases: 1,
    chaseMoney: '40.00',
  },
};
const waiting: StaffIssue = {
  numero: '20261127001',
  state: 'CLOSED',
  openAt: '2026-11-26T12:00:00.000Z',
  closeAt: '2026-11-27T11:00:00.000Z',
  drawAt: '2026-11-27T11:15:00.000Z',
  voidAt: '2026-11-29T11:15:00.000Z',
  drawnAt: null,
  drawSource: 'external',
  tickets: 9,
  stakes: '180.00',
  prizes: '0.00',
  result: null,
  corrected: 0,
  held: null,
};
const rui = {
  by: 'rui@arara.example',
  isOwn: false,
  at,
  source: 'xskt.com.vn',
  reason: null,
  result: null,
};
const issue: StaffIssueDetail = {
  at,
  currency,
  issue: waiting,
  parts: [
    { name: 'special', count: 1, digits: 5 },
    { name: 'second', count: 2, digits: 5 },
  ],
  entering: 'result',
  stand: 'waits',
  words: [rui],
  voids: [],
  mayVoid: false,
  corrections: [],
  payments: [],
  tampered: [],
  exposure: {
    stakedMax: '100000.00',
    worstMax: '50000.00',
    cells: [{ play: 'north.ends', cell: '05', worst: '4900.00', share: '9.80' }],
  },
};
const stuck: StaffIssueDetail = {
  ...issue,
  issue: {
    ...waiting,
    state: 'SETTLING',
    result: '90005;80305,11111',
    held: { code: 'beaconGone', since: '2026-11-27T18:00:00.000Z', lookedAt: at },
  },
  entering: null,
  stand: null,
  words: [],
  payments: [{ what: 'prizes', since: '2026-11-27T18:00:00.000Z', tickets: 1 }],
  tampered: [
    {
      id: 'ticketabcdefghijklmno',
      staked: '20.00',
      paid: '0.00',
      choices: ['restore', 'return'],
      words: [],
    },
  ],
};
const settled: StaffIssueDetail = {
  ...issue,
  issue: { ...waiting, state: 'SETTLED', result: '90005;80305,11111', prizes: '98.00' },
  entering: 'correction',
  stand: null,
  words: [],
};

type Scene = Parameters<Parameters<typeof test>[1]>[0]['scene'];

/** The lottery with one issue in it. */
function stubLottery(scene: Scene, shown: () => StaffIssueDetail): void {
  scene.answer(staffLotteriesCall, lotteries);
  scene.answer(staffLotteryCall, lottery);
  scene.answer(staffLotteryIssuesCall, () => ({
    at,
    currency,
    issues: [shown().issue],
    nextCursor: null,
  }));
  scene.answer(staffLotteryIssueCall, shown);
}
const address = '/console/lottery/vn-north/20261127001';

test('a result is entered by a second person who does not see the first one’s', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  let now = issue;
  await page.setViewportSize({ width: 1440, height: 900 });
  stubLottery(scene, () => now);
  await page.goto('/console/lottery');
  await expect(page.getByRole('row', { name: /Norte do Vietnã/ })).toContainText(
    'anula em 40 h 15',
  );
  await page.getByRole('link', { name: /1 espera/ }).click();
  await expect(page).toHaveURL(/vn-north\?show=waiting$/);
  await page.getByRole('link', { name: /20261127001/ }).click();
  await expect(page).toHaveURL(/20261127001\?show=waiting$/);
  await expect(page.getByText('aparece depois da sua palavra')).toBeVisible();
  await expect(page.getByText('Sem acordo, anula em')).toBeVisible();
  await page.getByLabel('special').fill('90005');
  await page.getByLabel('second').fill('80305 1111');
  await page.getByRole('button', { name: 'Conferir o resultado' }).click();
  await expect(page.getByText('zeros à frente incluídos')).toHaveCount(1);
  await expect(page.getByText('Diga onde você leu o resultado.')).toBeVisible();
  await page.getByLabel('second').fill('80305 11111');
  await page.getByLabel('Onde você leu').fill('minhngoc.net');
  await page.getByRole('button', { name: 'Conferir o resultado' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('as duas leituras aparecem');
  expect(await askAxe(page)).toEqual([]);
  scene.refuse(enterLotteryResultCall, 'lottery.result.source');
  await sheet.getByRole('button', { name: 'Dizer este resultado' }).click();
  await expect(sheet).toContainText('Outra pessoa já citou esta fonte');
  scene.answer(enterLotteryResultCall, () => {
    const own = { ...rui, by: ana.email, isOwn: true, source: 'minhngoc.net' };
    now = {
      ...issue,
      stand: 'differs',
      words: [
        { ...rui, result: '90006;80305,11111' },
        { ...own, result: '90005;80305,11111' },
      ],
    };
    return now;
  });
  await sheet.getByRole('button', { name: 'Dizer este resultado' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(enterLotteryResultCall).at(-1)?.body).toEqual({
    text: 'special 90005\nsecond 80305 11111',
    source: 'minhngoc.net',
    reason: null,
  });
  await expect(page.getByText('As palavras não combinam.')).toBeVisible();
  await expect(page.getByText('90006;80305,11111')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirar o que eu disse' })).toBeVisible();
});

test('a correction says its figures before it counts', async ({ page, scene }) => {
  await enterConsole(scene);
  stubLottery(scene, () => settled);
  scene.answer(previewCorrectionCall, {
    currency,
    tickets: 9,
    changed: 2,
    unread: 0,
    winnersBefore: 1,
    winnersAfter: 1,
    paidBefore: '98.00',
    owedAfter: '49.00',
    toPay: '49.00',
    toTakeBack: '98.00',
  });
  scene.answer(enterLotteryResultCall, settled);
  await page.goto(address);
  await page.getByLabel('special').fill('90007');
  await page.getByLabel('second').fill('80305 11111');
  await page.getByLabel('Onde você leu').fill('minhngoc.net');
  await page.getByRole('button', { name: 'Ver o efeito da correção' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('2 de 9');
  await expect(sheet).toContainText('A tomar de volta');
  await sheet.getByLabel('Motivo').fill('o prêmio foi lido errado');
  await sheet.getByRole('button', { name: 'Dizer esta correção' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(enterLotteryResultCall).at(-1)?.body).toMatchObject({
    reason: 'o prêmio foi lido errado',
  });
});

test('what is held says why and what to do; a tampered ticket is decided about', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubLottery(scene, () => stuck);
  scene.answer(lookAgainCall, stuck);
  await page.goto(address);
  await expect(page.getByText('O beacon desta rodada não está lá.')).toBeVisible();
  await expect(page.getByText('Confira nas configurações os servidores do beacon')).toBeVisible();
  await page.getByRole('button', { name: 'Olhar de novo agora' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Motivo').fill('o servidor voltou');
  await sheet.getByRole('button', { name: 'Olhar agora' }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Devolver a aposta' }).click();
  await expect(sheet).toContainText('Só se ninguém tem o original.');
  await sheet.getByLabel('Motivo').fill('ninguém tem o texto');
  scene.refuse(decideLotteryTicketCall, 'lottery.ticket.over');
  await sheet.getByRole('button', { name: 'Devolver a aposta' }).click();
  await expect(sheet).toContainText('O concurso não espera por este bilhete');
  scene.answer(decideLotteryTicketCall, { state: 'waits' });
  await sheet.getByRole('button', { name: 'Devolver a aposta' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(decideLotteryTicketCall).at(-1)?.body).toEqual({
    decision: 'return',
    text: null,
    reason: 'ninguém tem o texto',
  });
});

test('a lottery is switched, and other prizes are proposed, each with its consequence', async ({
  page,
  scene,
}) => {
  await enterConsole(scene, {
    permissions: [...ana.permissions, 'lottery:prizes:propose:all'],
  });
  stubLottery(scene, () => issue);
  scene.answer(switchLotteryCall, lottery);
  scene.answer(previewPrizesCall, ({ body }) => ({
    faults: [],
    changes: body.table['modeMax'] === 1_920 ? [] : [{ name: 'modeMax', change: '1920 → 1900' }],
    returns: [],
  }));
  await page.goto('/console/lottery/vn-north');
  await page.getByRole('button', { name: 'Tirar de venda' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('12 bilhetes vendidos esperam pelo sorteio, em 2 concursos');
  await expect(sheet).toContainText('1 teimosinha corre');
  await sheet.getByLabel('Motivo').fill('odds erradas');
  await sheet.getByRole('button', { name: 'Tirar de venda agora' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(switchLotteryCall).at(-1)?.body).toEqual({
    on: false,
    reason: 'odds erradas',
  });

  await page.getByRole('button', { name: 'Propor outra tabela' }).click();
  await expect(sheet).toContainText('Nada mudou ainda.');
  await sheet.getByLabel('Maior modo').fill('1900');
  await expect(sheet).toContainText('1920 → 1900');
  await sheet.getByLabel('Motivo').fill('depois do carnaval');
  scene.refuse(proposeDecisionCall, 'decision.open');
  await sheet.getByRole('button', { name: 'Propor estes prêmios' }).click();
  await expect(sheet).toContainText('Já existe uma decisão');
  expect(scene.calls(proposeDecisionCall).at(-1)?.body).toMatchObject({
    kind: 'prizes.change',
    subject: { game: 'vn-north', table: { modeMax: 1_900 } },
  });
});

const ticket = {
  account: '1042',
  ticket: {
    id: 'ticketabcdefghijklmno',
    gameCode: 'vn-north',
    numero: '20261127001',
    state: 'WON',
    mode: 0,
    unit: '1',
    roundedBy: 'ticket',
    lines: [{ play: 'north.ends', rows: [[5, 7]], multiple: 10 }],
    unitBets: 2,
    stake: '20.00',
    prize: '98.00',
    rebate: '0.00',
    currency,
    closeAt: Date.parse(at),
    drawAt: Date.parse(at),
    drawSource: 'external',
    result: '90005;80305,11111',
    correctedFrom: null,
    createdAt: at,
    settledAt: at,
  },
  linePrizes: ['98.00'],
  issueState: 'SETTLED',
  isCounted: true,
  leaf: 'ab'.repeat(32),
  root: 'cd'.repeat(32),
  round: { state: 'CLOSED', staked: '20.00', paid: '98.00', held: '0.00' },
  corrections: [],
} as const;
const chases = {
  currency,
  chases: [
    {
      id: 'chase1',
      account: '1042',
      gameCode: 'vn-north',
      name: 'Norte do Vietnã',
      createdAt: at,
      stopOnWin: true,
      steps: 4,
      stepsLeft: 2,
      total: '80.00',
      left: '40.00',
      nextNumero: '20261128001',
      lastNumero: '20261129001',
    },
  ],
  nextCursor: null,
};

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1440, 900, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(`the lottery desk is readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    stubLottery(scene, () => stuck);
    scene.answer(staffTicketCall, {
      ...ticket,
      ticket: { ...ticket.ticket, lines: [{ play: 'north.ends', rows: [[5, 7]], multiple: 10 }] },
      linePrizes: [...ticket.linePrizes],
      corrections: [],
    });
    scene.answer(staffChasesCall, chases);
    for (const [path, seen] of [
      ['lottery', 'Norte do Vietnã'],
      ['lottery/vn-north', 'Tabela de prêmios'],
      ['lottery/vn-north/20261127001', 'Bilhetes alterados'],
      ['lottery/tickets/ticketabcdefghijklmno', 'O que a carteira diz'],
      ['lottery/chases', 'faltam 2 de 4'],
    ] as const) {
      await page.goto(`/console/${path}`);
      await expect(page.getByText(seen).first()).toBeVisible();
      expect(await askAxe(page), path).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, path).toBe(0);
    }
  });
}
