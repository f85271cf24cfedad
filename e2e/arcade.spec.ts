import type { Page } from '@playwright/test';
import { expect, seeLayersLeft, test } from './journey.ts';
import { seeRoundEnd, spinOnce } from './steps.ts';

// A game in its frame: it opens, or the site says why not and what can be done.

const trial = '/game?id=1001&trial=1';

/** A round as the studio answers it. */
interface PlayedRound {
  readonly id: string;
  readonly mode: string;
  readonly book: { readonly events: readonly { readonly type: string }[] };
}

/** The frame of the game, and its great button. */
function gameOf(page: Page) {
  const frame = page.frameLocator('iframe').first();
  return { frame, spin: frame.locator('button.spin') };
}

/** The site has heard of the sheet and holds an entry of the history for it. */
async function seeSheetHeld(page: Page): Promise<void> {
  const depth = () => page.evaluate(() => (history.state as { modalDepth?: number })?.modalDepth);
  await expect.poll(depth).toBe(1);
}

async function expectWayOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'O jogo não abriu' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Seu saldo não mudou', { exact: false })).toBeVisible();
}

test('a refused session is told by the site, and the game opens at the next try', async ({
  page,
}) => {
  await page.route('**/studio/v1/sessions', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { success: false, errorCode: 'launch.token.invalid', message: 'x', requestId: 'x' },
    }),
  );
  await page.goto(trial);
  await expectWayOut(page);
  await page.unroute('**/studio/v1/sessions');
  await page.getByRole('button', { name: 'Abrir o jogo de novo' }).click();
  await expect(gameOf(page).spin).toBeVisible();
  await expect(page.getByText('O jogo não abriu')).toHaveCount(0);
});

test('a script that does not come is told by the site', async ({ page }) => {
  await page.route('**/arcade/assets/*.js', (route) => route.abort());
  await page.goto(trial);
  await expectWayOut(page);
});

test('a browser without a canvas is told that another one is needed', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/arcade/')) {
      HTMLCanvasElement.prototype.getContext = () => null;
    }
  });
  await page.goto(trial);
  await expectWayOut(page);
  await expect(page.getByRole('button', { name: 'Abrir o jogo de novo' })).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Voltar aos jogos' }).click();
  await expect(page).not.toHaveURL(/\/game/);
});

test('a picture that is missing keeps the game from opening half', async ({ page }) => {
  await page.route('**/arcade/art/**/symbols.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(trial);
  await expectWayOut(page);
});

test('a round whose answer is lost is the same round when it is asked for again', async ({
  page,
}) => {
  const played = new Set<string>();
  let isLost = true;
  await page.route('**/studio/v1/rounds', async (route) => {
    const answer = await route.fetch();
    const { value } = (await answer.json()) as { value: { round: { id: string } } };
    played.add(value.round.id);
    await (isLost ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.goto(trial);
  const { frame, spin } = gameOf(page);
  await spin.click();
  const sheet = frame.getByRole('alertdialog', { name: 'Ainda sem resposta' });
  await expect(sheet).toBeVisible({ timeout: 40_000 });
  isLost = false;
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  await seeRoundEnd(spin);
  await expect(frame.getByRole('status')).toHaveText(/Saldo/);
  expect(played.size).toBe(1);
});

test('a round is seen again without a stake', async ({ page }) => {
  await page.goto(trial);
  const { frame, spin } = gameOf(page);
  await spinOnce({ frame, spin });
  await expect(frame.getByRole('status')).toHaveText(/Saldo/);
  let stakes = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rounds')) stakes += 1;
  });
  await frame.getByRole('button', { name: 'Regras, chances e rodadas' }).click();
  await frame.getByRole('tab', { name: 'Rodadas' }).click();
  await frame.getByRole('button', { name: /^Rever a rodada/ }).click();
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
  await expect(
    frame.locator('.ribbon', { hasText: 'Fim da reprise. Nada foi cobrado.' }),
  ).toBeVisible();
  expect(stakes).toBe(0);
  await expect(frame.getByRole('status')).toHaveText('Fim da reprise. Nada foi cobrado.');
});

test('Back closes a sheet of the game first, and leaves the game only then', async ({ page }) => {
  await page.goto('/hot');
  await page.goto(trial);
  const { frame, spin } = gameOf(page);
  const rules = frame.getByRole('button', { name: 'Regras, chances e rodadas' });
  const sheet = frame.getByRole('dialog');
  await rules.click();
  await seeSheetHeld(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(spin).toBeVisible();

  await rules.click();
  await seeSheetHeld(page);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await seeLayersLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/hot/);
});

test('full screen ends with the game that had it', async ({ page }) => {
  await page.goto(trial);
  await expect(gameOf(page).spin).toBeVisible();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Tela cheia' }).click();
  await expect.poll(isFull).toBe(true);
  // A pointer's press leaves the keyboard to the game.
  await page.keyboard.press('Space');
  await expect(gameOf(page).spin).toHaveClass(/busy/);
  await page.getByRole('button', { name: 'Voltar aos jogos' }).click();
  await expect(page.getByText('Voltar ao jogo')).toBeVisible();
  await expect.poll(isFull).toBe(false);
});

test('a round that a reload breaks off is told to its end', async ({ page }) => {
  await page.goto('/game?id=1005&trial=1');
  const { frame, spin } = gameOf(page);
  await frame.getByRole('button', { name: 'Comprar giros grátis' }).click();
  const bought = page.waitForResponse((answer) => answer.url().endsWith('/studio/v1/rounds'));
  await frame.getByRole('button', { name: 'Comprar por 42,00' }).click();
  await bought;
  await page.reload();
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
  await expect(frame.getByRole('status')).toHaveText(/^Sua última rodada/);
});

test('bought free spins cost what the sheet says, and a press hurries all of them', async ({
  page,
}) => {
  await page.goto('/game?id=1005&trial=1');
  const { frame, spin } = gameOf(page);
  await frame.getByRole('button', { name: 'Comprar giros grátis' }).click();
  const bought = page.waitForResponse((answer) => answer.url().endsWith('/studio/v1/rounds'));
  await frame.getByRole('button', { name: 'Comprar por 42,00' }).click();
  const { value } = (await (await bought).json()) as { value: { round: PlayedRound } };
  expect(value.round.mode).toBe('buy');
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
  await expect(frame.getByRole('status')).toHaveText(/Saldo/);

  // Wherever the round is told again, its price and its stake are told apart.
  await frame.getByRole('button', { name: 'Regras, chances e rodadas' }).click();
  await frame.getByRole('tab', { name: 'Rodadas' }).click();
  await expect(frame.getByRole('listitem').first()).toContainText('giros grátis por 42,00');
  await frame.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await page.goto(`/fairness?round=${value.round.id}`);
  const facts = page.locator('dl', { hasText: 'Forró Milionário' });
  await expect(facts).toContainText(/Pago pelos giros grátis\s*42,00/);
  await expect(facts).toContainText(/Aposta base, de onde saem os prêmios\s*1,00/);
});

test('a combination stands beside what it paid, and what the round has paid stands apart', async ({
  page,
}) => {
  await page.route('**/studio/v1/rounds', async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as { value: { round: PlayedRound } };
    const { round } = said.value;
    const book = { payoutMultiplier: 210, events: twoWins(round.book.events) };
    const value = { ...said.value, round: { ...round, book, payout: '2.10' } };
    await route.fulfill({ response: answer, json: { ...said, value } });
  });
  await page.goto('/game?id=1005&trial=1');
  const { frame, spin } = gameOf(page);
  await spin.click();
  const win = frame.locator('.figure.win');
  const sum = frame.locator('.badge.sum');
  await expect(win).toHaveText(/^Linha 1, 3 .*1,86$/);
  await expect(sum).toBeHidden();
  await expect(win).toHaveText(/^Linha 2, 3 .*0,24$/);
  await expect(sum).toHaveText('Na rodada: 2,10');
  await seeRoundEnd(spin);
  await expect(win).toHaveText(/^Total da rodada.*2,10$/);
  await expect(sum).toBeHidden();
});

/** Free spins with a prize of 1.86 and one of 0.24, on the grid of a round that was played. */
function twoWins(events: PlayedRound['book']['events']): readonly object[] {
  const reveal = { ...events.find(({ type }) => type === 'reveal'), tension: [] };
  const spin = (number: number, amount: number, total: number) => [
    { type: 'freeSpin', number, total: 2 },
    reveal,
    { type: 'lineWins', wins: [threeOn(number, amount)], multiplier: 1, amount },
    { type: 'spinEnd', amount, total },
  ];
  return [
    reveal,
    { type: 'freeSpinsAwarded', spins: 2, cause: 'bought' },
    ...spin(1, 186, 186),
    ...spin(2, 24, 210),
    { type: 'freeSpinsEnd', spins: 2, amount: 210 },
    { type: 'final', amount: 210 },
  ];
}

const threeOn = (line: number, amount: number) => ({
  symbol: 'high1',
  count: 3,
  line,
  cells: [0, 1, 2].map((column) => [column, 1]),
  amount,
});
