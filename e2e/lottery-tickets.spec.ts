import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { expect, openPatiently, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { person } from './steps.ts';
import { inMotion } from './visitor.ts';

// An issue from its promise to its proof, as anybody may watch it, and a ticket of it from its sale to its
// prize, as its owner follows it: one draw serves both.

// Balls come one by one.
test.use(inMotion);

/** An issue is on sale for a minute, drawn a few seconds later and paid at once. */
const untilPaidMs = 110_000;
/** An order that is sent by then arrives before the end of the sale. */
const enoughMs = 6_000;

interface Near {
  readonly serverTime: number;
  readonly current: { readonly numero: string; readonly closeAt: number };
}

async function nearOf(page: Page, gameCode: string): Promise<Near> {
  const answer = await page.request.get(`/lgw/numeros/near?gameCode=${gameCode}`);
  return ((await answer.json()) as { value: Near }).value;
}

/** The lines of a ticket of one lottery, and their price. */
type Wish = Readonly<Record<'gameCode' | 'price', string>> & { mode: number; lines: object[] };

const digits = Array.from({ length: 10 }, (_, digit) => digit);
/** A wish that wins whatever is drawn: every digit of the first place, and big or small. */
const winning: Wish = {
  gameCode: 'ssc-1m',
  mode: 1_920,
  price: '24.00',
  lines: [
    { play: 'ssc.five.sum-sides', rows: [[0, 1]], multiple: 1 },
    { play: 'ssc.positions.direct', rows: [digits, [], [], [], []], multiple: 1 },
  ],
};
/** A wish for a draw that is days away. */
const weekly: Wish = {
  gameCode: 'hk6-week',
  mode: 1_780,
  price: '2.00',
  lines: [{ play: 'hk6.special', rows: [[7]], multiple: 1 }],
};

/** Buys of the issue that is on sale, as long as there is time; answers the ticket and its issue. */
async function buy(page: Page, token: string, wish: Wish): Promise<{ id: string; numero: string }> {
  await expect(async () => {
    const { serverTime, current } = await nearOf(page, wish.gameCode);
    expect(current.closeAt - serverTime).toBeGreaterThan(enoughMs);
  }).toPass();
  const { current } = await nearOf(page, wish.gameCode);
  const answer = await page.request.post('/api/lottery/tickets', {
    headers: { authorization: token, 'idempotency-key': randomUUID() },
    data: { ...wish, numero: current.numero, tableVersion: 1, unit: '1' },
  });
  const { value } = (await answer.json()) as { value: { ticket: { id: string } } };
  return { id: value.ticket.id, numero: current.numero };
}

test('an issue is promised, drawn under the eyes of whoever waits and drawn again by them, and its ticket is followed to its prize', async ({
  page,
  browser,
}) => {
  test.setTimeout(untilPaidMs * 2);
  const token = await join(page, person('Firmina', '723450987'));
  await fund(page, token, '50.00');
  const visitor = openPatiently(
    await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(),
  );
  const { id, numero } = await buy(page, token, winning);
  const seedHash = await seePromise(visitor, numero);
  const row = await seeSold(page, id);
  // Nobody touches the pages from here to the prize.
  await seePaid(page);
  await seeDrawn(visitor, numero, seedHash);
  await seeProven(page);
  await findAgain(page, id, row);
});

/** The promise of an issue before its draw, on the visitor's page; answers the hash of its seed. */
async function seePromise(page: Page, numero: string): Promise<string> {
  await page.goto(`/lottery/results/ssc-1m/${numero}`);
  const promise = promiseOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Concurso \d{8}-\d{4}$/);
  await expect(promise.getByText('Resumo da semente do servidor')).toBeVisible();
  const seedHash = String(await promise.locator('code').first().textContent());
  expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
  await expect(promise.getByText(/^Prazo: .* o concurso é anulado/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conferir agora' })).toHaveCount(0);
  return seedHash;
}

const promiseOf = (page: Page): Locator =>
  page.locator('section', { hasText: 'O que foi publicado' });

/** The ticket among its owner's, and its page with what its lines may win. */
async function seeSold(page: Page, id: string): Promise<Locator> {
  await page.goto('/account/tickets');
  const row = page.locator(`main a[href="/account/tickets/${id}"]`);
  await expect(row).toContainText('Cinco da Sorte 1 min');
  await expect(row).toContainText('Concorrendo');
  await row.click();
  await expect(page.getByRole('heading', { name: 'Por posição · Na ordem certa' })).toBeVisible();
  await expect(page.getByText('Maior', { exact: true })).toBeVisible();
  await expect(page.getByText('Cada acerto paga R$ 3,84')).toBeVisible();
  await expect(page.getByText('Cada acerto paga R$ 19,20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conferir agora' })).toHaveCount(0);
  return row;
}

/** The balls of a drawn ticket, of which there are some once the draw is out. */
const drawnOn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByText(/^Números sorteados: (\d, ){4}\d$/);
const ballOn = (page: Page): Locator =>
  drawnOn(page).locator('..').locator('> [aria-hidden]').first();

/** The prize turns up on the open page of the ticket. */
async function seePaid(page: Page): Promise<void> {
  const receipt = page.getByRole('main').getByRole('article');
  await expect(receipt.getByText('Premiado', { exact: true })).toBeVisible({
    timeout: untilPaidMs,
  });
  await expect(drawnOn(page)).toHaveCount(1);
  // The result turned up on the open page: its balls come one by one; opened anew they are there.
  await expect(ballOn(page)).not.toHaveCSS('animation-name', 'none');
  await expect(page.getByText('1 acerto premiado')).toHaveCount(2);
  await expect(page.getByText('acertou')).toHaveCount(2);
  // Each of the two lines says what it won.
  const lines = page.getByRole('region', { name: '2 linhas' });
  await expect(lines).toContainText('Prêmio R$ 3,84');
  await expect(lines).toContainText('Prêmio R$ 19,20');
  await expect(receipt).toContainText('R$ 23,04');
}

/** The draw turns up on the visitor's page: it keeps what was promised, and the visitor draws again. */
async function seeDrawn(page: Page, numero: string, seedHash: string): Promise<void> {
  const promise = promiseOf(page);
  await expect(page.getByText('Sorteado', { exact: true })).toBeVisible();
  await expect(promise.getByText(/^Prazo: /)).toHaveCount(0);
  await expect(page.getByText(/^Números sorteados: (\d, ){4}\d$/)).toHaveCount(1);
  await expect(promise.getByText('Semente do servidor', { exact: true })).toBeVisible();
  await expect(promise.locator('code').first()).toHaveText(seedHash);

  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('O sorteio confere', { exact: false })).toBeVisible();
  await expect(page.getByText('Não confere:')).toHaveCount(0);
  await expect(page.getByText('farol não é o público', { exact: false })).toBeVisible();
  expect(await askAxe(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar issue.json' }).click(),
  ]);
  const proof = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, string>;
  expect(proof).toMatchObject({ game: 'ssc-1m', numero, serverSeedHash: seedHash });

  await page.getByRole('link', { name: 'Resultados' }).click();
  const row = page.getByRole('list', { name: 'Resultados' }).locator(`a[href$="/${numero}"]`);
  const numbers = proof['draw']?.replaceAll(',', ', ');
  await expect(row.getByText(`Números sorteados: ${numbers}`)).toHaveCount(1);
}

/** The ticket is proven on its own page to be one of those that were drawn. */
async function seeProven(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Este bilhete está entre os que concorreram')).toBeVisible();
  await expect(page.getByText('É o bilhete desta página', { exact: false })).toBeVisible();
  const said = page.getByRole('region', { name: 'O que o bilhete diz' });
  await expect(said).toContainText('Por posição · Na ordem certa');
  await expect(said).toContainText('0, 1, 2, 3, 4, 5, 6, 7, 8, 9');
  await expect(said).toContainText('Maior, Menor');
  await expect(said).not.toContainText('ssc.');
  await expect(page.getByText('O sorteio confere', { exact: false })).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  await page.reload();
  await expect(drawnOn(page)).toHaveCount(1);
  await expect(ballOn(page)).toHaveCSS('animation-name', 'none');
}

/** The ticket is found by its outcome, and from the betting record. */
async function findAgain(page: Page, id: string, row: Locator): Promise<void> {
  await page.goto('/account/tickets?state=WON&game=ssc-1m');
  await expect(row).toContainText('Premiado');
  await page.getByRole('button', { name: 'Sem prêmio' }).click();
  await expect(page.getByText('Nenhum bilhete por aqui')).toBeVisible();
  await expect(page).toHaveURL(/state=LOST/);

  await page.goto('/account/bets');
  await page.getByRole('main').getByRole('link', { name: 'Cinco da Sorte 1 min' }).click();
  await page.getByRole('link', { name: 'Ver o bilhete' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/tickets/${id}$`));
}

test('a ticket is taken back while its sale is open, and its stake is there again', async ({
  page,
}) => {
  const token = await join(page, person('Gaspar', '823450987'));
  await fund(page, token, '50.00');
  const { id } = await buy(page, token, weekly);
  await page.goto(`/account/tickets/${id}`);
  await page.getByRole('button', { name: 'Devolver o bilhete' }).click();
  await expect(page.getByText('Devolver o bilhete e receber', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(page.getByText('a aposta voltou inteira', { exact: false })).toBeVisible();
  const answer = await page.request.get('/wps/v2/wallets/balance', {
    headers: { authorization: token },
  });
  expect(await answer.json()).toMatchObject({ value: { sumBalance: '50.00' } });
});
