import { slots } from '@arara/slots';
import { openOriginal, seeStage } from './base/originals.ts';
import { expect, test } from './scene.ts';

// The stage of a slot on a phone: a rule of styles that meets the wrong part of the page breaks no other test. Originals
// have their own in `originals.test.ts`.

const [slot] = slots.currents;

test('the stage is as wide as the phone, and the board the largest part of it', async ({
  page,
  scene,
}) => {
  if (slot?.shape !== 'instant') throw new Error('There is no slot.');
  const { frame } = await openOriginal(page, scene, slot);
  await expect(frame.locator('button.spin')).toBeVisible();
  await seeStage(frame);
});
