import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { person } from './steps.ts';

// A ticket from its sale to its prize, as its owner follows it.

/** An issue is on sale for a minute, drawn a few seconds later and paid at once. */
const untilPaidMs = 110_000;
/** A ticket that is bought here must not meet the end of the sale. */
const enoughMs = 15_000;

interface Near {
  readonly serverTime: number;
  readonly current: { readonly numero: string; readonly closeAt: number };
}

async function nearOf(page: Page): Promise<Near> {
  const answer = await page.request.get('/lgw/numeros/near?gameCode=ssc-1m');
  return ((await answer.json()) as { value: Near }).value;
}

/** Buys what wins whatever is drawn: every digit of the first place, and big or small. */
async function buy(page: Page, token: string): Promise<string> {
  await expect(async () => {
    const { serverTime, current } = await nearOf(page);
    expect(current.closeAt - serverTime).toBeGreaterThan(enoughMs);
  }).toPass();
  const { current } = await nearOf(page);
  const all = Array.from({ length: 10 }, (_, digit) => digit);
  const answer = await page.request.post('/api/lottery/tickets', {
    headers: { authorization: token, 'idempotency-key': randomUUID() },
    data: {
      gameCode: 'ssc-1m',
      numero: current.numero,
      tableVersion: 1,
      mode: 1_920,
      unit: '1',
      price: '24.00',
      lines: [
        { play: 'ssc.five.sum-sides', rows: [[0, 1]], multiple: 1 },
        { play: 'ssc.positions.direct', rows: [all, [], [], [], []], multiple: 1 },
      ],
    },
  });
  const { value } = (await answer.json()) as { value: { ticket: { id: string } } };
  return value.ticket.id;
}

test('a ticket is followed from its sale to its prize, and proven', async ({ page }) => {
  test.setTimeout(untilPaidMs * 2);
  const who = person('Firmina', '723450987');
  const token = await join(page, who);
  await fund(page, token, '50.00');
  const id = await buy(page, token);

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

  // Nobody touches the page.
  const receipt = page.getByRole('main').getByRole('article');
  await expect(receipt.getByText('Premiado', { exact: true })).toBeVisible({
    timeout: untilPaidMs,
  });
  const drawn = receipt.getByText(/^Números sorteados: (\d, ){4}\d$/);
  await expect(drawn).toHaveCount(1);
  // The result turned up on the open page: its balls come one by one; opened anew they are there.
  const ball = drawn.locator('..').locator('> [aria-hidden]').first();
  await expect(ball).not.toHaveCSS('animation-name', 'none');
  await expect(page.getByText('1 acerto premiado')).toHaveCount(2);
  await expect(page.getByText('acertou')).toHaveCount(2);
  // Each of the two lines says what it won.
  const lines = page.getByRole('region', { name: '2 linhas' });
  await expect(lines).toContainText('Prêmio R$ 3,84');
  await expect(lines).toContainText('Prêmio R$ 19,20');
  await expect(receipt).toContainText('R$ 23,04');

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
  await expect(drawn).toHaveCount(1);
  await expect(ball).toHaveCSS('animation-name', 'none');

  await page.goto('/account/tickets?state=WON&game=ssc-1m');
  await expect(row).toContainText('Premiado');
  await page.getByRole('button', { name: 'Sem prêmio' }).click();
  await expect(page.getByText('Nenhum bilhete por aqui')).toBeVisible();
  await expect(page).toHaveURL(/state=LOST/);

  await page.goto('/account/bets');
  await page.getByRole('main').getByRole('link', { name: 'Cinco da Sorte 1 min' }).click();
  await page.getByRole('link', { name: 'Ver o bilhete' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/tickets/${id}$`));
});

test('a large prize is said to be checked, and to be paid as soon as it is', async ({ page }) => {
  const token = await join(page, person('Jurema', '623450987'));
  await fund(page, token, '50.00');
  const id = await buy(page, token);
  let prizeHeld: string | null = '1200000.00';
  await page.route(`**/api/lottery/tickets/${id}`, async (route) => {
    const read = await route.fetch();
    const { value, ...envelope } = (await read.json()) as { value: object };
    const won = { state: 'WON', result: '1,2,3,4,5', prize: '1200000.00', prizeHeld };
    await route.fulfill({ response: read, json: { ...envelope, value: { ...value, ...won } } });
  });
  await page.goto(`/account/tickets/${id}`);
  const notice = page.getByText('Prêmio em conferência', { exact: true });
  await expect(notice).toBeVisible();
  await expect(page.getByText(/R\$\s1\.200\.000,00 caem no seu saldo/)).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  // Two people let it go: what moves the balance is told, and nobody touches the page.
  prizeHeld = null;
  await fund(page, token, '50.00');
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Este bilhete tem prêmio.')).toBeVisible();
});

test('a ticket whose draw is out and not paid is said to be checked, in its list and its page', async ({
  page,
}) => {
  const token = await join(page, person('Iracema', '623450988'));
  await fund(page, token, '50.00');
  const id = await buy(page, token);
  let isPaid = false;
  const drawn = (ticket: object) => ({
    ...ticket,
    result: '1,2,3,4,5',
    closeAt: Date.now() - 60_000,
    drawAt: Date.now() - 30_000,
    ...(isPaid && { state: 'WON', prize: '23.04' }),
  });
  await page.route(/\/api\/lottery\/tickets(\?.*)?$/, async (route) => {
    const read = await route.fetch();
    const { value } = (await read.json()) as { value: { tickets: object[] } };
    const tickets = value.tickets.map(drawn);
    await route.fulfill({ json: { success: true, value: { ...value, tickets } } });
  });
  await page.route(`**/api/lottery/tickets/${id}`, async (route) => {
    const read = await route.fetch();
    const { value } = (await read.json()) as { value: object };
    await route.fulfill({ json: { success: true, value: drawn(value) } });
  });
  await page.goto('/account/tickets');
  const row = page.locator(`main a[href="/account/tickets/${id}"]`);
  await expect(row).toContainText('Em conferência');
  await row.click();
  const receipt = page.getByRole('main').getByRole('article');
  await expect(receipt).toContainText('Em conferência');
  await expect(receipt).toContainText('O resultado saiu e está sendo conferido.');
  await expect(receipt).not.toContainText('Concorrendo');
  // It is paid: nobody touches the page.
  isPaid = true;
  await expect(receipt).toContainText('Este bilhete tem prêmio.');
  await expect(receipt).not.toContainText('O resultado saiu');
});

test('a ticket is taken back while its sale is open, and its stake is there again', async ({
  page,
}) => {
  const token = await join(page, person('Gaspar', '823450987'));
  await fund(page, token, '50.00');
  const id = await buy(page, token);
  await page.goto(`/account/tickets/${id}`);
  await page.getByRole('button', { name: 'Devolver o bilhete' }).click();
  await expect(page.getByText('Devolver o bilhete e receber', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(page.getByText('a aposta voltou inteira', { exact: false })).toBeVisible();
  const answer = await page.request.get('/wps/v2/wallets/balance', {
    headers: { authorization: token },
  });
  expect(await answer.json()).toMatchObject({ value: { sumBalance: '50.00' } });

  // The draw, when it comes, makes nothing of it.
  await page.route(`**/api/lottery/tickets/${id}`, async (route) => {
    const read = await route.fetch();
    const { value, ...envelope } = (await read.json()) as { value: object };
    await route.fulfill({
      response: read,
      json: { ...envelope, value: { ...value, result: '9,9,9,9,9' } },
    });
  });
  await page.reload();
  await expect(page.getByText('a aposta voltou inteira', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Por posição · Na ordem certa' })).toBeVisible();
  await expect(page.getByText('acertou')).toHaveCount(0);
  await expect(page.getByText(/acerto premiado/)).toHaveCount(0);
  await expect(page.getByText(/^Números sorteados/)).toHaveCount(0);
});

test('a stake that came back is called so, and is in sight on the narrowest phone', async ({
  page,
}) => {
  await join(page, person('Herminia', '733450987'));
  const told = {
    gameCode: 'e-ssc-1m',
    numero: '202001010001',
    mode: 0,
    unit: '1',
    lines: [{ play: 'ssc.dragon-tiger.1-5', rows: [[0]], multiple: 1 }],
    unitBets: 1,
    stake: '1234567.00',
    rebate: '0.00',
    currency: 'BRL',
    closeAt: 1,
    drawAt: 2,
    drawSource: 'own',
    correctedFrom: null,
    createdAt: '2020-01-01T12:00:00.000Z',
    settledAt: '2020-01-01T12:02:00.000Z',
  };
  const result = '7,0,2,4,7';
  const tickets = [
    { ...told, id: 'tied', state: 'RETURNED', prize: '1234567.00', result },
    { ...told, id: 'taken', state: 'CANCELLED', prize: null, result },
    { ...told, id: 'void', state: 'VOID', prize: null, result: null },
  ];
  await page.route(/\/api\/lottery\/tickets(\?.*)?$/, (route) =>
    route.fulfill({ json: { success: true, value: { tickets, nextCursor: null } } }),
  );
  await page.route(/\/api\/lottery\/tickets\/[a-z]+$/, (route) => {
    const one = tickets.find(({ id }) => route.request().url().endsWith(`/${id}`));
    return route.fulfill({
      json: { success: true, value: { ...one, linePrizes: null, linePays: [], prizeHeld: null } },
    });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/account/tickets');
  const rows = page.locator('main a[href^="/account/tickets/"]');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    await expect(row).toContainText('Devolvido');
    const amount = row.getByText('R$ 1.234.567,00');
    await expect(amount).toBeVisible();
    const box = await amount.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(304);
  }
  for (const { id } of tickets) {
    await page.goto(`/account/tickets/${id}`);
    const receipt = page.getByRole('main').getByRole('article');
    await expect(receipt.getByRole('term').nth(1)).toHaveText('Devolvido');
    await expect(receipt.getByRole('definition').nth(1)).toHaveText('R$ 1.234.567,00');
  }
});

test('a ticket of nobody or of somebody else is not there', async ({ page }) => {
  await join(page, person('Honorina', '923450987'));
  await page.goto('/account/tickets/nowhere');
  await expect(page.getByText('Não encontramos este bilhete na sua conta.')).toBeVisible();
});
