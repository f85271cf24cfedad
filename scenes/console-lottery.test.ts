import {
  decideLotteryTicketCall,
  enterLotteryResultCall,
  lookAgainAtIssueCall,
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
import type { StaffIssueDetail } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import {
  at,
  chases,
  currency,
  issue,
  lotteries,
  lottery,
  rui,
  settled,
  stuck,
  ticket,
} from './base/lottery-desk.ts';
import type { Scene } from './base/play.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The lottery desk: what is sold and waits, a result by two people, a correction, what is held, and a ticket.

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
  await expect(page.getByText('aparece depois da sua palavra', { exact: true })).toBeVisible();
  await expect(page.getByText('Sem acordo, anula em')).toBeVisible();
  await page.getByLabel('Prêmio especial').fill('90005');
  await page.getByLabel('2º prêmio').fill('80305 1111');
  await page.getByRole('button', { name: 'Conferir o resultado' }).click();
  await expect(page.getByText('com os zeros à frente')).toHaveCount(1);
  await expect(page.getByText('Diga onde você leu o resultado.')).toBeVisible();
  await page.getByLabel('2º prêmio').fill('80305 11111');
  await page.getByLabel('Onde você leu').fill('minhngoc.net');
  await page.getByRole('button', { name: 'Conferir o resultado' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('as duas leituras aparecem');
  expect(await askAxe(page)).toEqual([]);
  scene.refuse(enterLotteryResultCall, 'lottery.result.source');
  await sheet.getByRole('button', { name: 'Confirmar este resultado' }).click();
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
  await sheet.getByRole('button', { name: 'Confirmar este resultado' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(enterLotteryResultCall).at(-1)?.body).toEqual({
    text: 'special 90005\nsecond 80305 11111',
    source: 'minhngoc.net',
    reason: null,
  });
  await expect(page.getByText('As leituras não batem.')).toBeVisible();
  await expect(page.getByText('90006;80305,11111', { exact: true })).toBeVisible();
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
  await page.getByLabel('Prêmio especial').fill('90007');
  await page.getByLabel('2º prêmio').fill('80305 11111');
  await page.getByLabel('Onde você leu').fill('minhngoc.net');
  await page.getByRole('button', { name: 'Ver o efeito da correção' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('2 de 9');
  await expect(sheet).toContainText('A estornar');
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
  scene.answer(lookAgainAtIssueCall, stuck);
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
  await expect(sheet).toContainText('12 bilhetes vendidos esperam pelo sorteio (concursos: 2)');
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
    scene.answer(staffTicketCall, ticket);
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
