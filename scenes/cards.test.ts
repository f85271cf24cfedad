import { moveStepsCall } from '@arara/contract';
import { blackjack, videoPoker } from '@arara/originals';
import { describe } from 'vitest';
import type { FrameLocator } from '@playwright/test';
import { phone } from '../e2e/visitor.ts';
import { comeToRest, fits, great } from './base/great-button.ts';
import { openStepsGame } from './base/steps.ts';
import { expect, test as onPhone } from './scene.ts';

// Games of cards in several steps, which come to an end of their own: nobody takes what a round is worth.

const test = onPhone.extend({ device: { ...phone, reducedMotion: 'reduce' } });
const onSmall = test.extend({
  device: { ...phone, reducedMotion: 'reduce', viewport: { width: 320, height: 568 } },
});

describe('video poker', () => {
  const hold = (places: string) => ({ name: 'hold', choices: { hold: places } });
  const card = (frame: FrameLocator, at: number) => frame.locator('.poker-card').nth(at);
  const isMyTurn = (frame: FrameLocator) =>
    expect(great(frame)).toHaveAttribute('aria-label', 'Trocar');

  test('cards are held by a tap and by a key, the others are drawn once, whatever happens to the answer', async ({
    page,
    scene,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const { frame, deal, answerMoves } = await openStepsGame(page, scene, videoPoker);
    await comeToRest(frame);
    deal([hold('1 3')], 'won');
    await frame.locator('#game').focus();
    await page.keyboard.press('Space');
    await isMyTurn(frame);
    await card(frame, 0).click();
    await page.keyboard.press('2');
    await page.keyboard.press('3');
    await page.keyboard.press('2');
    await expect(card(frame, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(card(frame, 1)).toHaveAttribute('aria-pressed', 'false');
    scene.refuse(moveStepsCall, 'system.maintenance');
    await great(frame).click();
    await expect(frame.getByRole('alertdialog')).toContainText('A rodada continua aberta');
    await page.keyboard.press('Escape');
    answerMoves();
    await isMyTurn(frame);
    await page.context().setOffline(true);
    await great(frame).click();
    await expect(frame.getByText('Aguardando o servidor')).toBeVisible();
    await page.context().setOffline(false);
    await comeToRest(frame);
    const made = scene.calls(moveStepsCall).map(({ body }) => body.choices);
    expect(made.at(-1)).toEqual({ hold: '1 3' });
    await expect(frame.locator('.poker-schedule .paid')).toHaveCount(1);
    await frame.locator('.history button').first().click();
    await frame.getByRole('button', { name: 'Verificar a rodada' }).click();
    await expect(page).toHaveURL(/\/fairness\?round=round-0001$/);
    expect(faults).toEqual([]);
  });

  onSmall(
    'a hint shows what every hold pays, and a narrow phone has room for it',
    async ({ page, scene }) => {
      const opened = await openStepsGame(page, scene, videoPoker, []);
      const { frame, deal } = opened;
      await isMyTurn(frame);
      await frame.getByRole('button', { name: 'Dica' }).click();
      const holds = frame.getByRole('list', { name: 'O que cada escolha paga em média' });
      await expect(holds.getByRole('listitem')).toHaveCount(32);
      const means = (await holds.locator('b').allInnerTexts()).map((text) =>
        Number(text.replace(',', '.').replace('×', '')),
      );
      expect(means).toEqual(means.toSorted((a, b) => b - a));
      await fits(opened);
      await page.keyboard.press('End');
      await expect(frame.locator('.poker-card[aria-pressed="true"]')).toHaveCount(0);
      await page.keyboard.press('Home');
      const best = await frame.locator('.poker-card[aria-pressed="true"]').count();
      await great(frame).click();
      await comeToRest(frame);
      const places = String(scene.calls(moveStepsCall).at(-1)?.body.choices?.['hold']);
      expect(places === '' ? 0 : places.split(' ').length).toBe(best);
      deal([hold('')], 'lost');
      await great(frame).click();
      await isMyTurn(frame);
      await great(frame).click();
      await comeToRest(frame);
      await expect(frame.locator('.win')).not.toHaveClass(/gain/);
      await fits(opened);

      deal([], 'open');
      await frame.getByRole('button', { name: 'Jogo automático' }).click();
      await frame.getByRole('button', { name: /^Começar/ }).click();
      await expect(frame.locator('.history li')).toHaveCount(4, { timeout: 20_000 });
      // A stop in the middle of a round gives it to its player.
      await great(frame).click();
      await comeToRest(frame, ['Trocar']);
    },
  );
});

describe('blackjack', () => {
  const plain = (name: string) => ({ name, choices: {} });
  const call = (frame: FrameLocator, name: string) => frame.locator(`[data-call='${name}']`);
  const isMyTurn = (frame: FrameLocator) =>
    expect(great(frame)).toHaveAttribute('aria-label', 'Parar');

  test('a press deals, a double says its price and takes it, whatever happens to the answer', async ({
    page,
    scene,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const { frame, deal, answerMoves } = await openStepsGame(page, scene, blackjack);
    await comeToRest(frame);
    deal([plain('deal'), plain('double')], 'won');
    await frame.locator('#game').focus();
    await page.keyboard.press('Space');
    await isMyTurn(frame);
    expect(scene.calls(moveStepsCall).map(({ body }) => body.name)).toEqual(['deal']);
    await expect(call(frame, 'double')).toContainText('1,00');
    scene.refuse(moveStepsCall, 'stake.insufficient');
    await page.keyboard.press('2');
    await expect(frame.getByRole('alertdialog')).toContainText('A rodada continua aberta');
    await page.keyboard.press('Escape');
    answerMoves();
    await isMyTurn(frame);
    await page.context().setOffline(true);
    await call(frame, 'double').click();
    await expect(frame.getByText('Aguardando o servidor')).toBeVisible();
    await page.context().setOffline(false);
    await comeToRest(frame);
    expect(scene.calls(moveStepsCall).at(-1)?.body.name).toBe('double');
    await expect(frame.locator('.win')).toHaveClass(/gain/);
    await frame.locator('.history button').first().click();
    await frame.getByRole('button', { name: 'Verificar a rodada' }).click();
    await expect(page).toHaveURL(/\/fairness\?round=round-0001$/);
    expect(faults).toEqual([]);
  });

  onSmall(
    'three hands lie side by side on a narrow phone, with a hint for each',
    async ({ page, scene }) => {
      const opened = await openStepsGame(page, scene, blackjack, [
        plain('deal'),
        plain('split'),
        plain('split'),
      ]);
      const { frame, deal } = opened;
      await isMyTurn(frame);
      await expect(frame.locator('.stake strong')).toHaveText('6,00');
      await frame.getByRole('button', { name: 'Dica' }).click();
      const moves = frame.getByRole('list', { name: 'O que cada jogada traz em média' });
      await expect(moves.getByRole('listitem').first()).toHaveClass('came');
      await fits(opened);
      await comeToRest(frame, ['Parar']);
      await expect(frame.getByRole('button', { name: 'Jogo automático' })).toHaveCount(0);
      deal([plain('deal'), plain('stand')], 'lost');
      await great(frame).click();
      await isMyTurn(frame);
      await great(frame).click();
      await comeToRest(frame);
      await expect(frame.locator('.win')).not.toHaveClass(/gain/);
      await fits(opened);

      // A push of a doubled hand brings both stakes back, and nothing more.
      deal([plain('deal'), plain('double')], 'even');
      await great(frame).click();
      await isMyTurn(frame);
      await call(frame, 'double').click();
      await comeToRest(frame);
      const last = frame.locator('.history button').first();
      await expect(last).not.toHaveClass(/gain/);
      await last.click();
      await expect(frame.locator('.facts dd').nth(1)).toHaveText(/4,00/);
      await expect(frame.locator('.facts dd').nth(2)).toHaveText(/4,00/);
    },
  );
});
