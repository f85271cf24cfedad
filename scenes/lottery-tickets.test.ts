import { myChaseCall, myTicketCall, myTicketsCall, ticketProofCall } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { follow } from '../e2e/journey.ts';
import { soldTicket } from './base/tickets.ts';
import { expect, test } from './scene.ts';

// The states of a ticket that a draw alone brings, as its owner meets them.

test('a ticket whose draw is out and not paid is said to be checked, in its list and its page', async ({
  page,
  scene,
}) => {
  await page.clock.install();
  scene.refuse(ticketProofCall, 'lottery.issue.open');
  const drawAt = Date.now() - 30_000;
  const drawn = { id: 'drawn', result: '30,05,12,44,01,23,07', closeAt: drawAt - 60_000, drawAt };
  let isPaid = false;
  const ticket = () =>
    soldTicket({ ...drawn, ...(isPaid && { state: 'WON' as const, prize: '94.08' }) });
  scene.answer(myTicketsCall, () => ({ tickets: [ticket()], nextCursor: null }));
  scene.answer(myTicketCall, ticket);
  await scene.enter();
  await page.goto('/account/tickets');
  const row = page.locator('main a[href="/account/tickets/drawn"]');
  await expect(row).toContainText('Em conferência');
  await row.click();
  const receipt = page.getByRole('main').getByRole('article');
  await expect(receipt).toContainText('Em conferência');
  await expect(receipt).toContainText('O resultado saiu e está sendo conferido.');
  await expect(receipt).not.toContainText('Concorrendo');
  // It is paid: nobody touches the page, and no event came through.
  isPaid = true;
  await page.clock.fastForward('00:30');
  await expect(receipt).toContainText('Este bilhete tem prêmio.');
  await expect(receipt).not.toContainText('O resultado saiu');
});

test('a large prize is said to be checked, and to be paid as soon as it is', async ({
  page,
  scene,
}) => {
  scene.refuse(ticketProofCall, 'lottery.issue.open');
  const won = { state: 'WON' as const, result: '30,05,12,44,01,23,07', prize: '1200000.00' };
  let prizeHeld: string | null = won.prize;
  scene.answer(myTicketCall, () => soldTicket({ ...won, prizeHeld }));
  await scene.enter();
  await page.goto('/account/tickets/sold');
  const notice = page.getByText('Prêmio em conferência', { exact: true });
  await expect(notice).toBeVisible();
  await expect(page.getByText(/R\$\s1\.200\.000,00 caem no seu saldo/)).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  // Two people let it go: what moves the balance is told, and nobody touches the page.
  prizeHeld = null;
  const told = { sumBalance: won.prize, held: '0.00', currency: 'BRL', version: '999999999' };
  // An event that comes before the line is open is heard by nobody.
  await expect(async () => {
    scene.live.tell({ topic: 'balance', payload: told });
    await expect(notice).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Este bilhete tem prêmio.')).toBeVisible();
});

test('a stake that came back is called so, and is in sight on the narrowest phone', async ({
  page,
  scene,
}) => {
  scene.refuse(ticketProofCall, 'lottery.issue.open');
  const told = {
    gameCode: 'e-ssc-1m',
    mode: 0,
    lines: [{ play: 'ssc.dragon-tiger.1-5', rows: [[0]], multiple: 1 }],
    unitBets: 1,
    stake: '1234567.00',
    rebate: '0.00',
    closeAt: 1,
    drawAt: 2,
    createdAt: '2020-01-01T12:00:00.000Z',
    settledAt: '2020-01-01T12:02:00.000Z',
    linePays: [],
  };
  const result = '7,0,2,4,7';
  const tickets = [
    soldTicket({ ...told, id: 'tied', state: 'RETURNED', prize: '1234567.00', result }),
    // Its owner took it back before the draw.
    soldTicket({ ...told, id: 'taken', state: 'CANCELLED', result }),
    soldTicket({ ...told, id: 'void', state: 'VOID' }),
  ];
  scene.answer(myTicketsCall, { tickets, nextCursor: null });
  scene.answer(myTicketCall, ({ params }) => tickets.find(({ id }) => id === params.id)!);
  await scene.enter();
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
    await follow(page, `/account/tickets/${id}`);
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
    const receipt = page.getByRole('main').getByRole('article');
    await expect(receipt.getByRole('term').nth(1)).toHaveText('Devolvido');
    await expect(receipt.getByRole('definition').nth(1)).toHaveText('R$ 1.234.567,00');
  }
});

test('a ticket that was taken back is none of those that the draw judges; one that is not the member’s is not there, and no chase', async ({
  page,
  scene,
}) => {
  const lines = [{ play: 'ssc.positions.direct', rows: [[9], [], [], [], []], multiple: 1 }];
  const taken = { gameCode: 'ssc-1m', lines, state: 'CANCELLED' as const, result: '9,9,9,9,9' };
  scene.answer(myTicketCall, soldTicket({ ...taken, closeAt: 1, drawAt: 2 }));
  await scene.enter();
  await page.goto('/account/tickets/sold');
  await expect(page.getByText('a aposta voltou inteira', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Por posição · Na ordem certa' })).toBeVisible();
  await expect(page.getByText('acertou')).toHaveCount(0);
  await expect(page.getByText(/acerto premiado/)).toHaveCount(0);
  await expect(page.getByText(/^Números sorteados/)).toHaveCount(0);

  scene.refuse(myTicketCall, 'lottery.ticket.not.found');
  scene.refuse(myChaseCall, 'lottery.chase.not.found');
  await follow(page, '/account/tickets/nowhere');
  await expect(page.getByText('Não encontramos este bilhete na sua conta.')).toBeVisible();
  await follow(page, '/account/tickets/nowhere?kind=chase');
  await expect(page.getByText('Não encontramos esta teimosinha na sua conta.')).toBeVisible();
});
