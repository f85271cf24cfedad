import { playRoundCall } from '@arara/contract';
import { slots } from '@arara/slots';
import { resize } from '../e2e/inspect.ts';
import { comeToRest, fits, great } from './base/great-button.ts';
import { openOriginal, seeStage } from './base/originals.ts';
import { expect, test } from './scene.ts';

// A title of each model of slots in its frame: it fits, it tells what its book says, and a key plays it. Refusals, lost
// answers and the way to the proof are the page's own, and tested with the originals.

const models = new Map(slots.currents.map((slot) => [slot.kind, slot]));

for (const [kind, slot] of models) {
  test(`${kind} can be played by everybody: ${slot.code}`, async ({ page, scene }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.setViewportSize({ width: 320, height: 640 });
    const game = await openOriginal(page, scene, slot);
    const { frame, deal } = game;
    await expect(great(frame)).toHaveAttribute('aria-label', 'Girar');
    await fits(game);
    await resize(page, { width: 390, height: 844 });
    await seeStage(frame);

    deal('loss');
    await great(frame).click();
    await comeToRest(frame);
    await expect(frame.locator('.show')).toBeHidden();
    await expect(frame.locator('.win')).not.toHaveClass(/gain/);

    deal('win');
    const answer = scene.hold(playRoundCall);
    await frame.locator('#game').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => scene.calls(playRoundCall).length).toBe(2);
    await expect(frame.locator('.win strong')).toBeEmpty();
    answer();
    await comeToRest(frame);
    await expect(frame.locator('.win')).toHaveClass(/gain/);
    expect(faults).toEqual([]);
  });
}
