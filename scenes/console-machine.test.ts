import {
  clearProofCall,
  dropLetterCall,
  retryLetterCall,
  staffLettersCall,
  staffMachineCall,
} from '@arara/contract';
import type { Machine, MachineLetter } from '@arara/contract';
import { supportCode } from '@arara/contract/support-code.ts';
import { askAxe } from '../e2e/axe.ts';
import { calmMachine, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The machine room: calm, in trouble, what is decided there, and what the bar above says of it.

const letter: MachineLetter = {
  consumer: 'play.held',
  event: '812-44',
  topic: 'play.prize.held',
  attempts: 8,
  firstFailedAt: '2026-11-27T19:48:00.000Z',
  lastFailedAt: '2026-11-27T19:50:00.000Z',
  error: 'FactError: the payload of play.prize.held is not as its schema says',
  known: true,
};

const troubled: Machine = {
  ...calmMachine,
  proofs: {
    ...calmMachine.proofs,
    daily: calmMachine.proofs.daily && { ...calmMachine.proofs.daily, id: '42', sound: false },
    unsound: [
      {
        id: '42',
        madeAt: '2026-11-27T07:27:00.000Z',
        faults: { account_differences: '["17"]', unbalanced: '["BRL"]' },
      },
    ],
    payoutsWait: true,
  },
  unnamedProxy: true,
  factsBehind: 95,
  followers: [
    {
      name: 'lottery.barred',
      behind: 5_000,
      many: true,
      oldestAt: '2026-11-27T19:52:00.000Z',
      failing: {
        topic: 'identity.blocked',
        attempts: 3,
        since: '2026-11-27T19:52:00.000Z',
        retryAt: '2026-11-27T20:00:08.000Z',
      },
      letters: 1,
    },
    ...calmMachine.followers,
  ],
  queue: {
    counts: { failed: 1, late: 1, running: 1, waiting: 4 },
    jobs: [
      {
        id: '7',
        name: 'staff.forget',
        state: 'failed',
        attempts: 1,
        attemptsMax: 1,
        error: 'Error: the disk is full',
        at: '2026-11-27T04:17:00.000Z',
      },
      {
        id: '8',
        name: 'decisions.expire',
        state: 'late',
        attempts: 0,
        attemptsMax: 25,
        error: null,
        at: '2026-11-27T19:59:00.000Z',
      },
      {
        id: '9',
        name: 'ledger.prove',
        state: 'running',
        attempts: 1,
        attemptsMax: 1,
        error: null,
        at: '2026-11-27T19:59:58.000Z',
      },
    ],
  },
  workers: [
    ...calmMachine.workers,
    { id: 'worker-2', seenAt: '2026-11-27T19:30:00.000Z', alive: false },
  ],
  slowest: [{ text: 'select $1 from ledger.transfers', calls: 1_200, mean: 41.5, longest: 900 }],
};

const none = { letters: [], more: false };
const desk = { width: 1440, height: 900 };

test('a calm house says so above, and its bar leads to the machine room', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffLettersCall, none);
  await page.setViewportSize(desk);
  await page.goto('/console/machine');
  const state = page.getByRole('link', { name: /Tudo em dia/ });
  await expect(state).toHaveText(/prova do livro 04:27, atraso 0,4 s/);
  await expect(state).toHaveAttribute('href', '/console/machine');
  await expect(page.getByText('saques liberados')).toBeVisible();
  await expect(page.getByText('Nenhum evento foi abandonado.')).toBeVisible();
  await expect(page.getByText('Nenhuma tarefa espera.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Consultas mais lentas' })).toBeHidden();
  const calls = page.getByRole('region', { name: 'Chamadas mais lentas deste processo' });
  await expect(calls.getByText('createDeposit')).toBeVisible();
});

test('a support code leads to its lines of the log', async ({ page, scene }) => {
  await enterConsole(scene);
  scene.answer(staffLettersCall, none);
  await page.setViewportSize(desk);
  await page.goto('/console/machine');
  const code = page.getByLabel('Código', { exact: true });
  await code.fill('E4:9a');
  await expect(page.getByText('O código termina com 8 letras e algarismos')).toBeVisible();
  const shown = supportCode({
    code: 'server.error',
    status: 500,
    requestId: '6f2f7d3e-6a5c-4f0e-9d0b-1f3f2a7c9a10',
  });
  await code.fill(shown ?? '');
  await expect(page.getByText('"requestId":"6f2f7d3e', { exact: true })).toBeVisible();
  const id = '6f2f7d3e-6a5c-4f0e-9d0b-1f3f2a7c9a10';
  await code.fill(` ${id.toUpperCase()} `);
  await expect(page.getByText(`"requestId":"${id}`)).toBeVisible();
  scene.answer(staffMachineCall, { ...calmMachine, logs: 'https://logs.example/find?text={id}' });
  await page.goto('/console/machine');
  await code.fill(id);
  const open = page.getByRole('link', { name: 'Abrir o log' });
  await expect(open).toHaveAttribute('href', `https://logs.example/find?text=${id}`);
});

test('the bar tells nothing to those who may not look, and stands out where the house is late', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffLettersCall, none);
  scene.answer(staffMachineCall, { ...calmMachine, factsBehind: 130 });
  await page.setViewportSize(desk);
  await page.goto('/console/machine');
  await expect(page.getByRole('link', { name: 'Atraso de 2 min' })).toBeVisible();

  await enterConsole(scene, { permissions: ['staff:audit:read:own-brand'] });
  await page.goto('/console/machine');
  await expect(page.getByText('Esta mesa não é sua')).toBeVisible();
  await expect(page.getByRole('link', { name: /Atraso|Tudo em dia/ })).toHaveCount(0);
});

test('a given-up event is dropped with a reason, or retried and told why it stays', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  let letters = [letter];
  scene.answer(staffLettersCall, () => ({ letters, more: false }));
  await page.setViewportSize(desk);
  await page.goto('/console/machine');
  await page.getByRole('button', { name: 'Tentar…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('play.held cuida de play.prize.held mais uma vez');
  scene.refuse(retryLetterCall, 'dead.letter.failed.again');
  await sheet.getByRole('button', { name: 'Tentar agora' }).click();
  await expect(sheet.getByRole('status')).toContainText('falhou de novo');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Descartar…' }).click();
  await sheet.getByRole('button', { name: 'Descartar agora' }).click();
  await expect(sheet.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  expect(scene.calls(dropLetterCall)).toHaveLength(0);
  await sheet.getByLabel('Motivo').fill('o prêmio já foi pago');
  scene.answer(dropLetterCall, () => {
    letters = [];
    return null;
  });
  await sheet.getByRole('button', { name: 'Descartar agora' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Nenhum evento foi abandonado.')).toBeVisible();
  expect(scene.calls(dropLetterCall)).toHaveLength(1);
});

test('an unsound proof says what it found, and is cleared by those who may', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  let now = troubled;
  scene.answer(staffLettersCall, none);
  scene.answer(staffMachineCall, () => now);
  await page.setViewportSize(desk);
  await page.goto('/console/machine');
  await expect(page.getByRole('link', { name: /saques parados/ })).toBeVisible();
  await expect(page.getByText('Moedas que não somam zero')).toBeVisible();
  await page.getByRole('button', { name: 'Liberar os saques…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('A prova 42 e as anteriores');
  await sheet.getByLabel('Motivo').fill('saldo acertado e conferido');
  scene.answer(clearProofCall, () => {
    now = calmMachine;
    return null;
  });
  await sheet.getByRole('button', { name: 'Liberar os saques agora' }).click();
  await expect(page.getByText('saques liberados')).toBeVisible();

  await enterConsole(scene, { permissions: ['machine:room:read:all'] });
  scene.answer(staffMachineCall, troubled);
  await page.goto('/console/machine');
  await expect(page.getByText('Moedas que não somam zero')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Liberar os saques…' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Eventos abandonados' })).toBeHidden();
});

test('a machine room that does not answer says so, and is asked again', async ({ page, scene }) => {
  await enterConsole(scene);
  scene.answer(staffLettersCall, none);
  scene.refuse(staffMachineCall, 'server.error');
  await page.setViewportSize(desk);
  await page.goto('/console/machine');
  await expect(page.getByRole('link', { name: 'Sem notícia das máquinas' })).toBeVisible();
  scene.answer(staffMachineCall, calmMachine);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('saques liberados')).toBeVisible();
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1024, 768, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(`the machine room in trouble is readable at ${width} px, ${theme}`, async ({
    page,
    scene,
  }) => {
    await enterConsole(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    scene.answer(staffMachineCall, troubled);
    scene.answer(staffLettersCall, { letters: [letter], more: true });
    await page.goto('/console/machine');
    await expect(page.getByText('play.prize.held · 812-44')).toBeVisible();
    expect(await askAxe(page)).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });
}
