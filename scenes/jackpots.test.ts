import { jackpotsCall } from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { AppError } from '../apps/server/src/platform/errors.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The pools of the jackpots in the lobby of slots.

type Jackpots = ValueOf<typeof jackpotsCall>;

function pools({ site }: Scene, grand: string): Jackpots {
  const codes = ['tesouro-de-paraty', 'sereia-do-mar'];
  const games = site.games('RNG').filter(({ gameCode }) => codes.includes(gameCode));
  return [
    {
      code: 'mare-cheia',
      name: 'Maré Cheia',
      currency: 'BRL',
      games,
      levels: [
        { level: 'grand', name: 'Grande', amount: grand },
        { level: 'major', name: 'Maior', amount: '1250.10' },
        { level: 'mini', name: 'Mini', amount: '47.30' },
      ],
    },
  ];
}

test('stand above the slots at what they hold, follow it, and lead to a game that wins them', async ({
  page,
  scene,
}) => {
  let grand = '52310.44';
  scene.answer(jackpotsCall, () => pools(scene, grand));
  await page.goto('/rng');
  const strip = page.getByRole('region', { name: 'Jackpot Maré Cheia' });
  await expect(strip.getByRole('link')).toHaveCount(3);
  await expect(strip).toContainText('R$ 52.310,44');
  grand = '10000.00';
  await expect(strip).toContainText('R$ 10.000,00');
  await strip.getByRole('link', { name: /Grande R\$\s10\.000,00\. Jogar/ }).click();
  await expect(page).toHaveURL(/\/game\?id=108[34]$/);
});

test('that do not come say so, and one press asks again', async ({ page, scene }) => {
  let isDown = true;
  scene.answer(jackpotsCall, () => {
    if (isDown) throw new AppError('server.busy');
    return pools(scene, '10000.00');
  });
  await page.goto('/rng');
  await expect(page.getByText('Os potes não vieram.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('region', { name: 'Jackpot Maré Cheia' })).toBeVisible();
});

test('stand nowhere where there is none, and not above what was looked for', async ({
  page,
  scene,
}) => {
  scene.answer(jackpotsCall, []);
  await page.goto('/rng');
  await expect.poll(() => scene.calls(jackpotsCall).length).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: /Jackpot/ })).toHaveCount(0);
  const asked = scene.calls(jackpotsCall).length;
  await page.goto('/rng?gameName=mina');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(scene.calls(jackpotsCall).length).toBe(asked);
});
