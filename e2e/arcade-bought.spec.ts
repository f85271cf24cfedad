import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { rulesOf, seeRoundEnd, slotOf, spinOnce } from './steps.ts';
import type { Slot } from './steps.ts';

// Free spins of a slot, bought with play money.

/** A round as the studio answers it. */
interface PlayedRound {
  readonly id: string;
  readonly mode: string;
  readonly book: { readonly events: readonly { readonly type: string }[] };
}

const rounds = '**/studio/v1/rounds';

test.describe('bought free spins', () => {
  test('cost what the sheet says, a press hurries all of them, nothing sounds, and a reload breaks off no round', async ({
    page,
  }) => {
    await countSounds(page);
    await page.goto('/game?id=1005&trial=1');
    const slot = slotOf(page);
    const { frame, spin } = slot;
    const round = await test.step('bought and hurried', async () => {
      const bought = await buySpins(page, slot);
      expect(bought.mode).toBe('buy');
      await expect(spin).toHaveClass(/busy/);
      await seeRoundEnd(spin);
      await expect(frame.getByRole('status')).toHaveText(/Saldo/);
      return bought;
    });
    await test.step('nothing sounds before somebody asks for it', async () => {
      await spinOnce(slot);
      expect(await soundsOf(page.locator('body'))).toBe(0);
      expect(await soundsOf(frame.locator('body'))).toBe(0);
    });
    await test.step('a round that a reload breaks off is told to its end', async () => {
      await buySpins(page, slot);
      await page.reload();
      await expect(spin).toHaveClass(/busy/);
      await seeRoundEnd(spin);
      await expect(frame.getByRole('status')).toHaveText(/^Sua última rodada/);
    });
    await test.step('combinations stand beside what they paid', () => seeTwoWins(page, slot));
    // Wherever the round is told again, its price and its stake are told apart.
    await rulesOf(slot).click();
    await frame.getByRole('tab', { name: 'Rodadas' }).click();
    const bought = frame.getByRole('listitem').filter({ hasText: 'giros grátis por' });
    await expect(bought).toContainText(['giros grátis por 42,00', 'giros grátis por 42,00']);
    await frame.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await page.goto(`/fairness?round=${round.id}`);
    const facts = page.locator('dl', { hasText: 'Forró Milionário' });
    await expect(facts).toContainText(/Pago pelos giros grátis\s*42,00/);
    await expect(facts).toContainText(/Aposta base, de onde saem os prêmios\s*1,00/);
  });
});

/** Counts what sounds, in each document. A game has none of the storage of the site. */
const countSounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { sounds: 0 });
    const count = (): void => void (counted.sounds += 1);
    HTMLMediaElement.prototype.play = () => Promise.resolve(count());
    AudioContext.prototype.resume = () => Promise.resolve(count());
    AudioContext.prototype.createBufferSource = () => {
      count();
      throw new Error('silence');
    };
  });

const soundsOf = (inside: Locator): Promise<number> =>
  inside.evaluate(() => (window as unknown as { sounds: number }).sounds);

/** Buys free spins for their price; answers the round, of which nothing is told yet. */
async function buySpins(page: Page, { frame }: Slot): Promise<PlayedRound> {
  await frame.getByRole('button', { name: 'Comprar giros grátis' }).click();
  const bought = page.waitForResponse((answer) => answer.url().endsWith('/studio/v1/rounds'));
  await frame.getByRole('button', { name: 'Comprar por 42,00' }).click();
  const { value } = (await (await bought).json()) as { value: { round: PlayedRound } };
  return value.round;
}

/** A combination stands beside what it paid, and what the round has paid stands apart. */
async function seeTwoWins(page: Page, { frame, spin }: Slot): Promise<void> {
  await page.route(rounds, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch();
    const said = (await answer.json()) as { value: { round: PlayedRound } };
    const { round } = said.value;
    const book = { payoutMultiplier: 210, events: twoWins(round.book.events) };
    const value = { ...said.value, round: { ...round, book, payout: '2.10' } };
    await route.fulfill({ response: answer, json: { ...said, value } });
  });
  await noteFigures(frame.locator('.figure.win'));
  await spin.click();
  await frame.getByRole('button', { name: 'Começar' }).click();
  await seeRoundEnd(spin);
  const noted = await frame
    .locator('body')
    .evaluate(() => (window as unknown as { figures: string[] }).figures);
  const told = noted.join('\n');
  expect(told).toMatch(/^Linha 1, 3 [^|]*1,86\|$/m);
  expect(told).toMatch(/^Linha 2, 3 [^|]*0,24\|Na rodada: 2,10$/m);
  expect(noted.at(-1)).toMatch(/^Total da rodada[^|]*2,10\|$/);
  await page.unroute(rounds);
}

/** Writes down from now on how the figure of a win reads, and the sum that stands apart, if one does. */
const noteFigures = (figure: Locator): Promise<void> =>
  figure.evaluate((win) => {
    const figures: string[] = [];
    Object.assign(window, { figures });
    const note = (): void => {
      const sum = document.querySelector<HTMLElement>('.badge.sum');
      const apart = sum?.checkVisibility({ visibilityProperty: true }) ? sum.textContent : '';
      const line = `${win.textContent}|${apart}`.replaceAll('\u00a0', ' ');
      if (figures.at(-1) !== line) figures.push(line);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
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
