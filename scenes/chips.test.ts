import { playRoundCall } from '@arara/contract';
import { baccarat } from '@arara/originals';
import { phone } from '../e2e/visitor.ts';
import { openOriginal } from './base/originals.ts';
import { expect, test as still } from './scene.ts';

// A table of cards on a phone: fingers lay chips, take them back, and play a round with them.

const test = still.extend({
  device: { ...phone, reducedMotion: 'reduce', viewport: { width: 320, height: 568 } },
});

test('chips are laid by tap, undone, doubled and repeated, and a round plays what lies', async ({
  page,
  scene,
}) => {
  const { frame, deal } = await openOriginal(page, scene, baccarat);
  const spot = (name: string) => frame.getByRole('button', { name });
  const act = (name: string) => frame.getByRole('button', { name });
  const total = frame.locator('.laid dd');
  await expect(frame.locator('button.spin')).toHaveAttribute('aria-label', 'Jogar');
  for (const field of await frame.locator('.spot').all()) {
    const box = await field.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }

  await spot('Banca 1,95×').tap();
  await frame.locator('.rack label').nth(1).tap();
  await spot('Jogador 2×').tap();
  await expect(total).toHaveText('6,00');
  await expect(spot('Jogador 2×')).toHaveAccessibleName(/5,00 apostados/);
  await act('Dobrar a aposta').tap();
  await expect(total).toHaveText('12,00');
  await act('Desfazer').tap();
  await expect(total).toHaveText('6,00');

  deal('loss');
  await frame.locator('button.spin').tap();
  await expect(frame.locator('.history li')).toHaveCount(1);
  expect(scene.calls(playRoundCall)[0]?.body.choices).toEqual({ bets: 'player:5 banker:1' });
  await act('Limpar a mesa').tap();
  await expect(total).toHaveText('0,00');
  await act('Repetir a última aposta').tap();
  await expect(total).toHaveText('6,00');
});
