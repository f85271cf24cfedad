import type { FrameLocator, Page } from '@playwright/test';
import { expect, seeLayersLeft, test } from './journey.ts';
import { rulesOf, seeRoundEnd, slotOf } from './steps.ts';
import type { Slot } from './steps.ts';

// A slot in its frame, tried out with play money. How it fails to open is a scene.

const rounds = '**/studio/v1/rounds';

/** The site has heard of the sheet and holds an entry of the history for it. */
async function seeSheetHeld(page: Page): Promise<void> {
  const depth = () => page.evaluate(() => (history.state as { modalDepth?: number })?.modalDepth);
  await expect.poll(depth).toBe(1);
}

const minor = (text: string): number => Number(text.replaceAll(/\D/g, ''));

test.describe('a slot that is tried out', () => {
  test('Back closes its sheet, a lost answer is no second round, a round is seen again without a stake, and full screen ends with the game that had it', async ({
    page,
  }) => {
    await page.goto('/game?id=1001&trial=1');
    const slot = slotOf(page);
    await expect(slot.spin).toBeVisible();
    await test.step('the bar shows what the stake has left', () => seeStakeLeft(page, slot));
    await test.step('a lost answer', () => loseAnswer(page, slot));
    await test.step('a round is seen again without a stake', () => seeAgain(page, slot));
    await test.step('Tab stays in the frame', () => walkInSheet(page, slot));
    await test.step('Back closes a sheet first', () => closeByBack(page, slot));
    await test.step('full screen ends with the game', () => leaveFullScreen(page, slot));
    await test.step('Back leaves the game where no sheet is open', () => leaveByBack(page, slot));
  });
});

/** From the press on, the bar of the site shows the balance without the stake. */
async function seeStakeLeft(page: Page, { frame, spin }: Slot): Promise<void> {
  const bar = page.locator('header strong').first();
  await expect(bar).toContainText(/\d/);
  const before = minor(await bar.innerText());
  const stake = minor(await frame.getByRole('button', { name: /^Aposta total/ }).innerText());
  let tell = (): void => undefined;
  const told = new Promise<void>((resume) => (tell = resume));
  await page.route(rounds, async (route) => {
    await told;
    await route.continue();
  });
  await spin.click();
  await expect.poll(async () => before - minor(await bar.innerText())).toBe(stake);
  await expect(spin).toHaveClass(/busy/);
  tell();
  await seeRoundEnd(spin);
  await page.unroute(rounds);
}

/** No try of a round is answered: the player asks for it again, and it is the same round. */
async function loseAnswer(page: Page, { frame, spin }: Slot): Promise<void> {
  const played = new Set<string>();
  await page.route(rounds, async (route) => {
    const answer = await route.fetch();
    const { value } = (await answer.json()) as { value: { round: { id: string } } };
    played.add(value.round.id);
    await route.abort();
  });
  const takeTime = await shortenPauses(frame);
  await spin.click();
  const sheet = frame.getByRole('alertdialog', { name: 'Ainda sem resposta' });
  await expect(sheet).toBeVisible({ timeout: 40_000 });
  await page.unroute(rounds);
  await takeTime();
  const again = page.waitForResponse(rounds);
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  const { value } = (await (await again).json()) as { value: { round: { id: string } } };
  await seeRoundEnd(spin);
  await expect(frame.getByRole('status')).toHaveText(/Saldo/);
  expect([...played]).toEqual([value.round.id]);
}

/** From now on hardly any time passes before the game asks again by itself; answers the way back. */
async function shortenPauses(frame: FrameLocator): Promise<() => Promise<void>> {
  const inside = frame.locator('body');
  await inside.evaluate(() => {
    const { setTimeout: real } = globalThis;
    const hasten = (run: () => void, ms = 0) => real(run, ms >= 600 && ms <= 3000 ? 20 : ms);
    Object.assign(globalThis, { setTimeout: hasten, real });
  });
  return () =>
    inside.evaluate(() => {
      Object.assign(globalThis, { setTimeout: (globalThis as unknown as { real: object }).real });
    });
}

async function seeAgain(page: Page, slot: Slot): Promise<void> {
  const { frame, spin } = slot;
  let stakes = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rounds')) stakes += 1;
  });
  await rulesOf(slot).click();
  await frame.getByRole('tab', { name: 'Rodadas' }).click();
  await frame
    .getByRole('button', { name: /^Rever a rodada/ })
    .first()
    .click();
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
  await expect(
    frame.locator('.ribbon', { hasText: 'Fim da reprise. Nada foi cobrado.' }),
  ).toBeVisible();
  expect(stakes).toBe(0);
  await expect(frame.getByRole('status')).toHaveText('Fim da reprise. Nada foi cobrado.');
}

/** On the screen of a desk, where the site has more to walk to. */
async function walkInSheet(page: Page, slot: Slot): Promise<void> {
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await rulesOf(slot).click();
  const sheet = slot.frame.getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (const key of [...Array.from({ length: 14 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await seeLayersLeft(page);
  if (phone !== null) await page.setViewportSize(phone);
}

async function closeByBack(page: Page, slot: Slot): Promise<void> {
  await rulesOf(slot).click();
  await seeSheetHeld(page);
  await page.goBack();
  await expect(slot.frame.getByRole('dialog')).toHaveCount(0);
  await expect(slot.spin).toBeVisible();
}

/** From its chip on another page to the game, whose sheet is closed by its button. */
async function leaveByBack(page: Page, slot: Slot): Promise<void> {
  await page.getByText('Voltar ao jogo').click();
  await expect(page).toHaveURL(/\/game/);
  await seeRoundEnd(slot.spin);
  await rulesOf(slot).click();
  await seeSheetHeld(page);
  await slot.frame.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await seeLayersLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
}

async function leaveFullScreen(page: Page, { spin }: Slot): Promise<void> {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Tela cheia' }).click();
  await expect.poll(isFull).toBe(true);
  // A pointer's press leaves the keyboard to the game.
  await page.keyboard.press('Space');
  await expect(spin).toHaveClass(/busy/);
  await page.getByRole('button', { name: 'Voltar aos jogos' }).click();
  await expect(page.getByText('Voltar ao jogo')).toBeVisible();
  await expect.poll(isFull).toBe(false);
}
