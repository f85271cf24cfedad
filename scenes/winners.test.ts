import { chooseBoardCall, memberInfoCall, roundProofCall, winnerBoardCall } from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The winner board: who won most, and the proof of it.

type Board = ValueOf<typeof winnerBoardCall>;

function linesOf({ site }: Scene, amounts: readonly string[]): Board {
  const [game] = site.games('RNG');
  if (game === undefined) throw new Error('The demo has no slot.');
  return amounts.map((amount, at) => ({
    player: `jo***${at}`,
    game,
    amount,
    multipleHundredths: 1_250 * (at + 1),
    round: `round-of-winner-${at}`,
    at: new Date().toISOString(),
  }));
}

test('spans and orders stand in the address, and Back leaves the board', async ({
  page,
  scene,
}) => {
  const ofWeek = linesOf(scene, ['4218.00', '97.50']);
  scene.start(() => ({ winners: ofWeek }));
  scene.answer(winnerBoardCall, ({ query }) =>
    query.period === 'day' ? linesOf(scene, ['15.00']) : ofWeek,
  );
  await page.goto('/hot');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Quem ganhou' }).click();
  await expect(page.getByRole('heading', { name: 'Quem ganhou', level: 1 })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('R$ 4.218,00');
  await page.getByRole('tab', { name: 'Hoje' }).click();
  await expect(page).toHaveURL(/\/winners\?period=day$/);
  await expect(rows).toHaveCount(1);
  await page.getByRole('radio', { name: 'Multiplicadores' }).click();
  await expect(page).toHaveURL(/\?period=day&by=multiple$/);
  await expect(rows.first()).toContainText('12,5×');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Hoje' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Hoje' }).press('End');
  await expect(page.getByRole('tab', { name: 'Mês' })).toBeFocused();
  await expect(page).toHaveURL(/\?period=month&by=multiple$/);
  await expect
    .poll(() => scene.calls(winnerBoardCall).at(-1)?.query)
    .toMatchObject({
      period: 'month',
      by: 'multiple',
    });
  await page.goBack();
  await expect(page).toHaveURL(/\/hot$/);
});

test('each row opens the proof of its round, and the sign beside it the game', async ({
  page,
  scene,
}) => {
  scene.answer(winnerBoardCall, linesOf(scene, ['4218.00']));
  scene.refuse(roundProofCall, 'round.not.found');
  await page.goto('/winners?period=day');
  const row = page.getByRole('main').getByRole('listitem');
  await row.getByRole('link', { name: /Conferir a rodada de jo\*\*\*0/ }).click();
  await expect(page).toHaveURL(/\/fairness\?round=round-of-winner-0$/);
  await page.goBack();
  await row.getByRole('link', { name: /^Jogar / }).click();
  await expect(page).toHaveURL(/\/game\?id=\d+$/);
});

test('a board that is empty says what will stand there, and leads to games', async ({
  page,
  scene,
}) => {
  scene.answer(winnerBoardCall, []);
  await page.goto('/winners?period=day');
  await expect(page.getByText('Nenhum prêmio grande hoje, por enquanto')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o mês' }).click();
  await expect(page.getByText('Nenhum prêmio grande neste mês, por enquanto')).toBeVisible();
  await page.getByRole('link', { name: 'Ver os jogos' }).click();
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
});

test('a board that does not come says so and comes at the second try', async ({ page, scene }) => {
  scene.refuse(winnerBoardCall, 'server.error');
  await page.goto('/winners?period=month');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  scene.answer(winnerBoardCall, linesOf(scene, ['10.00']));
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('the prizes of the week stand on the first page and in the lobby, and lead to the board', async ({
  page,
  scene,
}) => {
  const winners = linesOf(scene, ['4218.00', '97.50', '60.00']);
  scene.start(() => ({ winners }));
  scene.answer(winnerBoardCall, winners);
  for (const path of ['/', '/rng']) {
    await page.goto(path);
    const strip = page.getByRole('region', { name: 'Prêmios da semana' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(strip.getByRole('listitem')).toHaveCount(3);
    await expect(strip).toContainText('R$ 4.218,00');
    await strip.getByRole('link', { name: 'Prêmios da semana' }).click();
    await expect(page).toHaveURL(/\/winners$/);
  }
});

test('a member says in the profile not to be shown', async ({ page, scene }) => {
  let onBoard = true;
  const member = demoAnswer(memberInfoCall);
  scene.answer(chooseBoardCall, ({ body }) => {
    ({ onBoard } = body);
    return { onBoard };
  });
  await scene.enter();
  scene.answer(memberInfoCall, () => ({ ...member, onBoard }));
  scene.answer(winnerBoardCall, linesOf(scene, ['10.00']));
  await page.goto('/winners');
  await page.getByRole('link', { name: 'Mude no seu perfil' }).click();
  const choice = page.getByRole('switch', { name: /Aparecer em Quem ganhou/ });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.reload();
  await expect(choice).not.toBeChecked();
  expect(scene.calls(chooseBoardCall)).toHaveLength(1);
});
