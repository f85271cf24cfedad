import type { FrameLocator } from '@playwright/test';
import { askAxe } from '../../e2e/axe.ts';
import { expect } from '../scene.ts';
import type { GameOnPage } from './studio.ts';

/** The button that plays, goes on, and takes what a round is worth. */
export const great = (frame: FrameLocator) => frame.locator('button.spin');

/** Its words where a round may begin, and where it goes on or does the rest of a card that waits for a hand. */
const words = { rest: ['Jogar', 'Girar'], goOn: ['Continuar', 'Raspar tudo'] };

/**
 * Goes on wherever the page asks, until nothing is told any more. The page is asked and answered in one step: a button
 * that is pressed a moment later may be the one that plays the next round. A press has the sum stand for 420 ms more,
 * also the second one: they come slower than that. Where the player has the word, `pressed` names the words of the
 * button that end the round.
 */
export async function comeToRest(
  frame: FrameLocator,
  pressed: readonly string[] = [],
): Promise<void> {
  const goOn = (): Promise<boolean> =>
    great(frame).evaluate(
      (button: HTMLElement, { rest, press }) => {
        const label = button.getAttribute('aria-label') ?? '';
        if (press.includes(label)) button.click();
        return rest.includes(label);
      },
      { rest: words.rest, press: [...words.goOn, ...pressed] },
    );
  await expect.poll(goOn, { timeout: 20_000, intervals: [100, 500] }).toBe(true);
}

/** All of the game is on the screen, nothing reaches beyond its side, and a screen reader finds its way. */
export async function fits({ inside }: Pick<GameOnPage, 'inside'>): Promise<void> {
  const beyond = await inside().evaluate(() => ({
    side: document.documentElement.scrollWidth - innerWidth,
    foot: (document.querySelector('.controls')?.getBoundingClientRect().bottom ?? 0) - innerHeight,
  }));
  expect(beyond.side).toBeLessThanOrEqual(0);
  expect(beyond.foot).toBeLessThanOrEqual(1);
  expect(await askAxe(inside() as never)).toEqual([]);
}
