import {
  addFavouriteCall,
  favouriteGamesCall,
  favouriteIdsCall,
  gameListCall,
  recentGamesCall,
  removeFavouriteCall,
} from '@arara/contract';
import type { Page } from '@playwright/test';
import { follow, turnTo } from '../e2e/journey.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// Finding a game, and finding it again.

test('a heart keeps a game for the member, and a second press lets it go', async ({
  page,
  scene,
}) => {
  const kept = new Set<string>();
  scene.answer(favouriteIdsCall, () => [...kept]);
  scene.answer(favouriteGamesCall, () => {
    const content = scene.site.games().filter(({ nodeId }) => kept.has(nodeId));
    return { content, totalPages: content.length };
  });
  scene.answer(addFavouriteCall, ({ body }) => {
    kept.add(body.nodeId);
    return null;
  });
  scene.answer(removeFavouriteCall, ({ body }) => {
    kept.delete(body.nodeId);
    return null;
  });
  await scene.enter();
  await page.goto('/rng');
  const heart = page.getByRole('button', { name: 'Favorito: Cobra Coral' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => scene.calls(addFavouriteCall).length).toBe(1);
  // Another page has it from the server.
  await page.goto('/favourites');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Cobra Coral' });
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: 'Favorito: Cobra Coral' }).click();
  await expect.poll(() => scene.calls(removeFavouriteCall).length).toBe(1);
  await page.reload();
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
});

test('every wish of the sheet stands in the address, and a reload keeps it; a bound that is none is refused, and one press drops it', async ({
  page,
  scene,
}) => {
  const ofRioNegro = scene.site.games('RNG').filter(({ vassalage }) => vassalage === 'RIO_NEGRO');
  await page.goto('/rng');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Rio Negro' }).click();
  await sheet.getByRole('button', { name: '243 formas' }).press('Enter');
  await sheet.getByLabel('Outro valor').fill('9999999');
  await expect(sheet.getByText('De R$ 0,01 a R$ 999.999,99')).toBeVisible();
  await sheet.getByLabel('Outro valor').fill('3');
  await sheet.getByRole('button', { name: '50 ou mais' }).click();
  await sheet.getByRole('button', { name: 'Ver 1 jogo' }).click();
  await expect(page).toHaveURL(/vendor=RIO_NEGRO&gameClassify=ways&minBet=3\.00&minLineNum=50/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('4 filtros ligados')).toBeAttached();
  await follow(page, '/rng?gameName=xyzzy&vendor=RIO_NEGRO');
  await expect(page.getByText('Nenhum jogo com “xyzzy”')).toBeVisible();
  await page.getByRole('link', { name: 'Limpar tudo' }).click();
  await expect(page).toHaveURL(/\/rng$/);

  await page.goto('/rng?vendor=RIO_NEGRO&minBet=5000000');
  await expect(page.getByRole('heading', { name: 'Este filtro não vale' })).toBeVisible();
  await expect(page.getByText('A aposta vai de R$ 0,01 a R$ 999.999,99.')).toBeVisible();
  await page.getByRole('link', { name: 'Tirar este filtro' }).click();
  await expect(page).toHaveURL(/\/rng\?vendor=RIO_NEGRO$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(ofRioNegro.length);
});

test('a category without games shows what can be played, and no menu leads there', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Cassino ao vivo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  for (const path of ['/live', '/fish', '/pvp', '/sports', '/esports']) {
    await turnTo(page, path);
    await expect(page.getByRole('heading', { name: 'Ainda não tem jogo aqui' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  }
  const others = page.getByRole('navigation', { name: 'O que já dá para jogar' });
  await others.getByRole('link', { name: /Slots/ }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('what was opened last stands among the member’s own games', async ({ page, scene }) => {
  await page.goto('/favourites?page=recent');
  await expect(page.getByText('Entre para rever o que você jogou')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Que bom te ver de novo' })).toBeVisible();
  scene.answer(recentGamesCall, ({ query }) => {
    const opened = scene.site.games(query.gameType).filter(({ name }) => name === 'Ouro da Mata');
    const times = { playedAt: new Date().toISOString(), lastResult: '-5.00' };
    return { list: opened.map((game) => ({ ...game, ...times })), totalPages: opened.length };
  });
  await scene.enter();
  await page.goto('/rng');
  await page.getByRole('main').getByRole('link', { name: 'Jogados' }).click();
  await expect(page).toHaveURL(/\/rng\?page=recent$/);
  const played = page.getByRole('main').getByRole('article');
  await expect(played.first()).toContainText('Ouro da Mata');
  await page.goto('/favourites?page=recent');
  await expect(played.first()).toContainText('Ouro da Mata');
  await turnTo(page, '/inhouse?page=recent');
  await expect(page.getByText('Você ainda não abriu nenhum jogo')).toBeVisible();
});

/** Three hundred games of one kind, all of them like the first; answers the pages that were asked for. */
async function crowd(page: Page, scene: Scene): Promise<() => number[]> {
  scene.answer(gameListCall, ({ query: { pageNo, pageSize } }) => ({
    games: Array.from({ length: pageSize }, (_, at) => ({
      ...scene.site.games('RNG')[0]!,
      nodeId: `${pageNo}${String(at).padStart(3, '0')}`,
    })),
    total: 300,
    totalPages: 8,
  }));
  await page.goto('/licences');
  await turnTo(page, '/rng?gameClassify=lines');
  return () => scene.calls(gameListCall).map(({ query }) => query.pageNo);
}

test('a cover is fetched when it is near the view, and not before; on a phone three pages come by themselves, then a button asks; the footer stays in reach', async ({
  page,
  scene,
}) => {
  const asked = await crowd(page, scene);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(42);
  await expect(cards.first().locator('img')).toHaveCount(1);
  const last = cards.nth(41);
  await expect(last.locator('img')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveCount(1);

  const more = page.getByRole('main').getByRole('button', { name: 'Carregar mais' });
  await expect(async () => {
    await more.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(cards).toHaveCount(126, { timeout: 1_000 });
  }).toPass();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(asked()).toEqual([1, 2, 3]);
  await expect(page.getByText('126 de 300', { exact: false })).toBeVisible();
  await more.click();
  await expect(cards).toHaveCount(168);
  expect(asked()).toEqual([1, 2, 3, 4]);
});
