import { playRoundCall } from '@arara/contract';
import { originalTitles } from '@arara/originals';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { phone } from '../e2e/visitor.ts';
import { openOriginal } from './base/originals.ts';
import type { DealtGame } from './base/originals.ts';
import { expect, test as still } from './scene.ts';
import type { Scene } from './scene.ts';

// A scratch card under a finger, under keys and by itself: a field is told once it is open, and the sum after the last.

const [card] = originalTitles.flatMap(({ game }) =>
  game.shape === 'instant' && game.code === 'raspa-junina' ? [game] : [],
);

// Fingers scratch where something may move; elsewhere a touched field opens at once.
const moving = still.extend({ device: { ...phone, reducedMotion: 'no-preference' } });

const play = (frame: FrameLocator) => frame.locator('button.spin');
const field = (frame: FrameLocator, number: number) =>
  frame.getByRole('button', { name: new RegExp(`^Campo ${number}[,:]`) });
const open = (frame: FrameLocator) => frame.getByRole('button', { name: /^Campo \d: / });
const told = (frame: FrameLocator) => frame.locator('.history li');

/** A card that was bought, and lies there covered. */
async function deal(page: Page, scene: Scene, luck: 'win' | 'loss' = 'win'): Promise<DealtGame> {
  if (card === undefined) throw new Error('no scratch card');
  const dealt = await openOriginal(page, scene, card);
  dealt.deal(luck);
  await expect(play(dealt.frame)).toHaveAttribute('aria-label', 'Jogar');
  await play(dealt.frame).click();
  await expect(play(dealt.frame)).toHaveAttribute('aria-label', 'Raspar tudo');
  return dealt;
}

/** Draws a finger to and fro over so much of a field, 0 to 1. */
async function scratch(page: Page, place: Locator, share: number): Promise<void> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('no field');
  const { x, y, width, height } = box;
  await page.mouse.move(x + 6, y + 5);
  await page.mouse.down();
  for (let line = 0; line <= 5 * share; line += 1) {
    const across = line % 2 === 0 ? width - 6 : 6;
    await page.mouse.move(x + across, y + 5 + ((height - 10) * line) / 5, { steps: 8 });
  }
  await page.mouse.up();
}

moving(
  'a finger opens what it has scratched enough of, and nothing else',
  async ({ page, scene }) => {
    const { frame } = await deal(page, scene);
    await scratch(page, field(frame, 5), 0.2);
    await expect(open(frame)).toHaveCount(0);
    await scratch(page, field(frame, 5), 1);
    await expect(field(frame, 5)).toHaveAttribute('aria-label', /^Campo 5: /);
    await expect(open(frame)).toHaveCount(1);

    // Nobody knows the end before the last field is open.
    await expect(told(frame)).toHaveCount(0);
    await expect(frame.locator('.win strong')).toBeEmpty();
    await field(frame, 1).click();
    await expect(open(frame)).toHaveCount(2);
    await play(frame).click();
    await expect(open(frame)).toHaveCount(9);
    await expect(told(frame)).toHaveCount(1);
    await expect(frame.locator('[data-light="won"]')).toHaveCount(3);
  },
);

still('keys walk the fields and open them, and each is told', async ({ page, scene }) => {
  const { frame } = await deal(page, scene, 'loss');
  const spoken = frame.getByRole('status');
  await page.keyboard.press('ArrowRight');
  await expect(field(frame, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(field(frame, 4)).toHaveAttribute('aria-label', /^Campo 4: /);
  await expect(spoken).toContainText(/^Campo 4: /);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText(/^Campo 5: /);
  await expect(open(frame)).toHaveCount(2);
  await page.keyboard.press('End');
  await expect(open(frame)).toHaveCount(9);
  await expect(told(frame)).toHaveCount(1);
  await expect(frame.locator('.win')).toContainText('Não foi desta vez');
});

still('a card that nobody has bought is not scratched', async ({ page, scene }) => {
  if (card === undefined) throw new Error('no scratch card');
  const { frame } = await openOriginal(page, scene, card);
  await field(frame, 3).click({ force: true });
  await expect(frame.locator('.ribbon')).toContainText('Aperte Jogar');
  await expect(open(frame)).toHaveCount(0);
  expect(scene.calls(playRoundCall)).toHaveLength(0);
});

still('auto-play scratches by itself', async ({ page, scene }) => {
  const { frame } = await deal(page, scene, 'loss');
  await page.keyboard.press('End');
  await expect(told(frame)).toHaveCount(1);
  await expect(play(frame)).toHaveAttribute('aria-label', 'Jogar');
  await frame.getByRole('button', { name: 'Jogo automático' }).click();
  await frame.getByRole('button', { name: /^Começar/ }).click();
  await expect(told(frame)).toHaveCount(3);
  await play(frame).click();
  await expect(play(frame)).toHaveAttribute('aria-label', 'Jogar');
});
