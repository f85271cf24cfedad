import { gameListCall, gameVendorsCall } from '@arara/contract';
import type { Game } from '@arara/contract';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// A lobby with many games: their kinds as tabs, and shelves for the larger ones.

const kinds = ['roulette', 'scratch', 'blackjack', 'bingo'];
const perKind = 8;

/** A house with so many originals, of four kinds. */
function fill(scene: Scene, count: number): readonly Game[] {
  const [like] = scene.site.games('INHOUSE');
  if (like === undefined) throw new Error('The demo has no original.');
  const games = Array.from({ length: count }, (_, at) => ({
    ...like,
    nodeId: String(9_000 + at),
    name: `Original ${at}`,
    classify: [kinds[Math.floor(at / perKind)] ?? 'own-idea'],
  }));
  const counted = Map.groupBy(games, ({ classify: [kind = ''] }) => kind);
  scene.start(({ categories }) => {
    const filled = categories.map((one) =>
      one.title === 'INHOUSE'
        ? {
            ...one,
            games: count,
            gameClassify: [...counted.keys()].sort(),
            kinds: [...counted].map(([kind, all]) => ({ kind, games: all.length })),
          }
        : one,
    );
    scene.answer(gameVendorsCall, [...filled]);
    return { categories: filled };
  });
  scene.answer(gameListCall, ({ query }) => {
    const fitting = games.filter(
      ({ classify }) => !query.gameClassify || classify.includes(query.gameClassify),
    );
    return { games: fitting.slice(0, 42), totalPages: 1, total: fitting.length };
  });
  return games;
}

test('kinds are tabs of the address, each with its count; Back goes to the one before', async ({
  page,
  scene,
}) => {
  fill(scene, 34);
  await page.goto('/inhouse?sort=name');
  const tabs = page.getByRole('navigation', { name: 'Jeito de jogar' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Todos os jeitos34',
    'Roleta8',
    'Raspadinhas8',
    'Blackjack8',
    'Bingo8',
    'own-idea2',
  ]);
  await tabs.getByRole('link', { name: 'Raspadinhas' }).click();
  await expect(page).toHaveURL(/gameClassify=scratch/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  await expect(tabs.getByRole('link', { name: 'Raspadinhas' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await tabs.getByRole('link', { name: 'Blackjack' }).click();
  await expect(page).toHaveURL(/gameClassify=blackjack/);
  await page.goBack();
  await expect(page).toHaveURL(/gameClassify=scratch/);
});

test('many games stand on shelves by kind, each with the way to all of its kind; a wish takes the shelves away', async ({
  page,
  scene,
}) => {
  fill(scene, 34);
  await page.goto('/inhouse');
  const shelf = page.getByRole('region', { name: 'Roleta' });
  await expect(shelf.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('heading', { name: 'Todos os jogos' })).toBeVisible();
  await shelf.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page).toHaveURL(/\/inhouse\?gameClassify=roulette$/);
  await expect(shelf).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
});

test('a few games need no shelves', async ({ page, scene }) => {
  fill(scene, 12);
  await page.goto('/inhouse?sort=new');
  await page.goto('/inhouse');
  await expect(page.getByRole('navigation', { name: 'Jeito de jogar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Todos os jogos' })).toHaveCount(0);
});

test('a card that stands for a vendor opens its games over the lobby; Back closes it', async ({
  page,
  scene,
}) => {
  const [like, other] = fill(scene, 6);
  if (like === undefined || other === undefined) throw new Error('The lobby is empty.');
  const card = {
    ...like,
    isGame: 'VASSALAGE' as const,
    name: 'Mata Studio',
    vassalage: 'MATA_STUDIO',
  };
  scene.answer(gameListCall, ({ query }) => {
    const games = query.vassalage === undefined ? [card, other] : [other];
    return { games, totalPages: 1, total: games.length };
  });
  await page.goto('/inhouse?sort=name');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mata Studio/ })
    .click();
  const layer = page.getByRole('dialog', { name: 'Mata Studio' });
  await expect(layer.getByRole('article')).toHaveCount(1);
  await expect(layer.getByRole('article')).toContainText(other.name);
  await page.goBack();
  await expect(layer).toHaveCount(0);
  await expect(page).toHaveURL(/\/inhouse\?sort=name$/);
});
