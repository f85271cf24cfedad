import { myTicketCall, numerosNearCall, orderChaseCall, placeTicketCall } from '@arara/contract';
import type { Page } from '@playwright/test';
import { follow } from '../e2e/journey.ts';
import { openSlip, slip, slipBar } from '../e2e/slip.ts';
import { issueOnSale } from './base/issues.ts';
import { signInByLayer } from './base/sign-in.ts';
import { soldTicket } from './base/tickets.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The page to bet on a lottery: from its pads to the refusals at the slip.

const weekly = '/lottery?gameCode=hk6-week&playType=hk6.special';
const minuteMs = 60_000;

/** Marks two numbers and shows them on the slip. */
async function chooseTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: '07', exact: true }).click();
  await page.getByRole('button', { name: '13', exact: true }).click();
  await openSlip(page);
  await expect(slip(page)).toContainText('07 13');
}

test('what is on sale keeps its place while it is slow to come, and where it does not', async ({
  page,
  scene,
}) => {
  await page.clock.install();
  const release = scene.hold(numerosNearCall);
  await page.goto('/lottery?gameCode=ssc-5m');
  const ways = page.getByRole('tablist').first();
  const top = async (): Promise<number> => (await ways.boundingBox())?.y ?? 0;
  await expect(ways).toBeVisible();
  const before = await top();
  release();
  await expect(page.getByText('Fecha em')).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);

  scene.refuse(numerosNearCall, 'server.error');
  await page.reload();
  const fault = page
    .getByRole('main')
    .getByText(/^Código SER-\d{4}/)
    .locator('../..');
  // The page asks some times more before it says so.
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(fault).toBeVisible({ timeout: 200 });
  }).toPass();
  const box = await fault.boundingBox();
  expect((await top()) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThanOrEqual(16);
});

test('ways to bet are chosen by keys, and the address keeps them; one press marks a set of numbers, the same press takes the marks away', async ({
  page,
}) => {
  await page.goto('/lottery?gameCode=ssc-5m');
  await page.getByRole('tab', { name: 'Os cinco' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Quatro da frente' })).toBeFocused();
  await page.getByRole('radio', { name: 'Dois pares' }).click();
  await expect(page).toHaveURL(/playType=ssc\.front4\.group6/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dois pares' })).toBeChecked();
  // The lottery that the address names is in sight, however far along its strip it stands.
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  // Two pairs need two numbers.
  const pairs = page.getByRole('group', { name: 'Pares' });
  await pairs.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pôr no bilhete' })).toBeDisabled();
  await pairs.getByRole('button', { name: '8', exact: true }).click();
  await expect(slipBar(page)).toContainText('1 apostade R$ 2,00');
  await page.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await expect(slip(page)).toContainText('Quatro da frente · Dois pares');
  await page.keyboard.press('Escape');

  await follow(page, '/lottery?gameCode=ssc-5m&playType=ssc.back3.direct');
  const units = page.getByRole('group', { name: /^Unidade/ });
  const odd = units.getByRole('button', { name: 'Ímpares' });
  await odd.click();
  await expect(odd).toHaveAttribute('aria-pressed', 'true');
  await expect(units.getByRole('button', { name: /^\d$/, pressed: true })).toHaveText([
    '1',
    '3',
    '5',
    '7',
    '9',
  ]);
  await odd.click();
  await expect(units.getByRole('button', { pressed: true })).toHaveCount(0);
  // One way to bet is no choice.
  await follow(page, '/lottery?gameCode=quero-quero');
  await expect(page.getByRole('group', { name: /^Números/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'O que apostar' }).getByRole('tab')).toHaveCount(0);
});

test('who is not signed in keeps the slip, and money that is short is said at its place', async ({
  page,
  scene,
}) => {
  scene.refuse(placeTicketCall, 'stake.insufficient');
  await page.goto(weekly);
  await chooseTwo(page);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Multiplicador' }).fill('1200');
  await page.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await page.getByRole('button', { name: /^Entrar e pagar/ }).click();
  await signInByLayer(page, scene);
  await expect(slip(page)).toContainText('07 13');
  await expect(slip(page)).toContainText('Saldo insuficiente para esta aposta.');
  expect(scene.calls(placeTicketCall)).toHaveLength(1);
  await slip(page).getByRole('button', { name: 'Depositar' }).click();
  await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
});

/** Two issues, one after the other; answers the way past the close of the first. */
async function tellIssues(page: Page, scene: Scene): Promise<() => Promise<void>> {
  await page.clock.install();
  const began = Date.now();
  const [closeAt, wholeMs] = [began + minuteMs, 61 * minuteMs];
  const first = { ...issueOnSale(), numero: '20200101001', closeAt, drawAt: closeAt + 5_000 };
  const second = {
    ...first,
    numero: '20200101002',
    openAt: closeAt,
    closeAt: began + wholeMs,
    drawAt: began + wholeMs + 5_000,
  };
  let aheadMs = 0;
  scene.answer(numerosNearCall, () => ({
    serverTime: Date.now() + aheadMs,
    current: first,
    next: [second],
    last: null,
  }));
  return async () => {
    aheadMs = minuteMs;
    await page.clock.fastForward(minuteMs);
  };
}

test('what was full in an issue is not said of the next one', async ({ page, scene }) => {
  const closeFirst = await tellIssues(page, scene);
  scene.refuse(placeTicketCall, 'lottery.number.full');
  await scene.enter();
  await page.goto(weekly);
  await chooseTwo(page);
  await page.getByRole('button', { name: 'Pagar R$ 4,00' }).click();
  const message = 'Um destes números já atingiu o máximo deste concurso.';
  await expect(slip(page)).toContainText(message);
  await closeFirst();
  await expect(page.getByText('O concurso 20200101-001 fechou')).toBeVisible();
  await expect(slip(page)).not.toContainText(message);
  await expect(page.getByRole('button', { name: 'Pagar R$ 4,00' })).toBeEnabled();
});

test('what was bought tells its draw and its prize where it was bought', async ({
  page,
  scene,
}) => {
  await page.clock.install();
  const sold = soldTicket({ closeAt: Date.now() - minuteMs });
  const result = '30,05,12,44,01,23,07';
  scene.answer(placeTicketCall, { ticket: sold, balance: '46.00' });
  scene.answer(myTicketCall, sold);
  await scene.enter();
  await page.goto(weekly);
  await chooseTwo(page);
  await page.getByRole('button', { name: 'Pagar R$ 4,00' }).click();
  const bought = slip(page).getByRole('region', { name: 'Bilhete' });
  await expect(bought).toContainText('Concorrendo');
  await expect(bought).toContainText('O sorteio sai em');
  scene.answer(myTicketCall, { ...sold, result });
  await page.clock.fastForward(6 * minuteMs);
  await expect(bought).toContainText('Em conferência');
  await expect(bought).toContainText('O resultado saiu e está sendo conferido.');
  scene.answer(myTicketCall, { ...sold, result, state: 'WON', prize: '94.08' });
  await page.clock.fastForward(minuteMs);
  await expect(bought).toContainText('Este bilhete tem prêmio.');
  await expect(bought).not.toContainText('conferi');
  await expect(bought).toContainText('R$ 94,08');
});

test('a chase that costs more than there is says so', async ({ page, scene }) => {
  scene.refuse(orderChaseCall, 'stake.insufficient');
  await scene.enter();
  await page.goto('/lottery?gameCode=ssc-5m&playType=ssc.positions.direct');
  await page.getByRole('button', { name: '7', exact: true }).first().click();
  await openSlip(page);
  await page.getByRole('radio', { name: 'Teimosinha' }).click();
  await page.getByRole('button', { name: '20', exact: true }).click();
  await page.getByRole('button', { name: 'Reservar R$ 40,00' }).click();
  await expect(slip(page)).toContainText('Saldo insuficiente para esta aposta.');
  await expect(slip(page).getByRole('button', { name: 'Depositar' })).toBeVisible();
  expect(scene.calls(orderChaseCall).map(({ body }) => body.price)).toEqual(['40.00']);
});
