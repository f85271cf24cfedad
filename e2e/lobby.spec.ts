import type { Page } from '@playwright/test';
import { expect, test, turnTo } from './journey.ts';
import { enter } from './shortcuts.ts';
import { openSlot } from './steps.ts';

// Finding a game, and finding it again.

for (const [typed, found] of [
  ['forro milionario', 'Forró Milionário'],
  ['CAPIVÁRA', 'Capivara Zen'],
  ['rio negro', 'Boto Encantado'],
] as const) {
  test(`"${typed}" finds ${found}`, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill(typed);
    const results = page.getByRole('main').getByRole('article');
    await expect(results.filter({ hasText: found })).toHaveCount(1);
    await expect(results.filter({ hasText: 'Ouro da Mata' })).toHaveCount(0);
  });
}

test('a heart keeps a game for the member, and a second press lets it go', async ({ page }) => {
  await enter(page);
  await page.goto('/rng');
  const heart = page.getByRole('button', { name: 'Favorito: Cobra Coral' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Kept by the server: another page has it too.
  await page.goto('/favourites');
  const kept = page.getByRole('main').getByRole('article').filter({ hasText: 'Cobra Coral' });
  await expect(kept).toHaveCount(1);
  const heard = page.waitForResponse(/removeFavoriteGame/);
  await kept.getByRole('button', { name: 'Favorito: Cobra Coral' }).click();
  await heard;
  await page.reload();
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
});

test('a bound of the address that is none is refused, and one press drops it', async ({ page }) => {
  await page.goto('/rng?vendor=RIO_NEGRO&minBet=5000000');
  await expect(page.getByRole('heading', { name: 'Este filtro não vale' })).toBeVisible();
  await expect(page.getByText('A aposta vai de R$ 0,01 a R$ 999.999,99.')).toBeVisible();
  await page.getByRole('link', { name: 'Tirar este filtro' }).click();
  await expect(page).toHaveURL(/\/rng\?vendor=RIO_NEGRO$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('every wish of the sheet stands in the address, and Back and a reload keep it', async ({
  page,
}) => {
  await page.goto('/rng');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Rio Negro' }).click();
  await sheet.getByRole('button', { name: '243 formas' }).click();
  await sheet.getByLabel('Outro valor').fill('9999999');
  await expect(sheet.getByText('De R$ 0,01 a R$ 999.999,99')).toBeVisible();
  await sheet.getByLabel('Outro valor').fill('3');
  await sheet.getByRole('button', { name: '50 ou mais' }).click();
  await sheet.getByRole('button', { name: 'Ver 1 jogo' }).click();
  await expect(page).toHaveURL(/vendor=RIO_NEGRO&gameClassify=ways&minBet=3\.00&minLineNum=50/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('4 filtros ligados')).toBeAttached();
  await page.goto('/rng?gameName=xyzzy&vendor=RIO_NEGRO');
  await expect(page.getByText('Nenhum jogo com “xyzzy”')).toBeVisible();
  await page.getByRole('link', { name: 'Limpar tudo' }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('a category without games shows what can be played, and no menu leads there', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Cassino ao vivo' })).toHaveCount(
    0,
  );
  for (const path of ['/live', '/fish', '/pvp', '/sports', '/esports']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Ainda não tem jogo aqui' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  }
  const others = page.getByRole('navigation', { name: 'O que já dá para jogar' });
  await others.getByRole('link', { name: /Slots/ }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('what was opened last stands among the member’s own games', async ({ page }) => {
  await page.goto('/favourites?page=recent');
  await expect(page.getByText('Entre para rever o que você jogou')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Que bom te ver de novo' })).toBeVisible();
  await enter(page);
  await openSlot(page);
  await page.goto('/rng');
  await page.getByRole('main').getByRole('link', { name: 'Jogados' }).click();
  await expect(page).toHaveURL(/\/rng\?page=recent$/);
  const played = page.getByRole('main').getByRole('article');
  await expect(played.first()).toContainText('Ouro da Mata');
  await page.goto('/favourites?page=recent');
  await expect(played.first()).toContainText('Ouro da Mata');
  await page.goto('/inhouse?page=recent');
  await expect(page.getByText('Você ainda não abriu nenhum jogo')).toBeVisible();
});

/** A lobby of three hundred games, all of them like the first; answers the pages that were asked for. */
async function crowd(page: Page): Promise<number[]> {
  const asked: number[] = [];
  await page.route('**/wps/relay/GCSGAME_gameList?*', async (route) => {
    const wish = new URL(route.request().url());
    const pageNo = Number(wish.searchParams.get('pageNo') ?? 1);
    asked.push(pageNo);
    wish.searchParams.set('pageNo', '1');
    const real = await route.fetch({ url: wish.href });
    const said = (await real.json()) as { value: { games: object[] } };
    const games = Array.from({ length: 42 }, (_, at) => ({
      ...said.value.games[0],
      nodeId: `${pageNo}${String(at).padStart(3, '0')}`,
    }));
    const value = { ...said.value, games, total: 300, totalPages: 8 };
    await route.fulfill({ response: real, json: { ...said, value } });
  });
  await page.goto('/licences');
  await turnTo(page, '/rng');
  return asked;
}

test('on a phone three pages come by themselves, then a button asks; the footer stays in reach', async ({
  page,
}) => {
  const asked = await crowd(page);
  const cards = page.getByRole('main').getByRole('article');
  const more = page.getByRole('main').getByRole('button', { name: 'Carregar mais' });
  await expect(async () => {
    await more.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(cards).toHaveCount(126, { timeout: 1_000 });
  }).toPass();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(asked).toEqual([1, 2, 3]);
  await expect(page.getByText('126 de 300', { exact: false })).toBeVisible();
  await more.click();
  await expect(cards).toHaveCount(168);
  expect(asked).toEqual([1, 2, 3, 4]);
});

test('a cover is fetched when it is near the view, and not before', async ({ page }) => {
  await crowd(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(42);
  await expect(cards.first().locator('img')).toHaveCount(1);
  const last = cards.nth(41);
  await expect(last.locator('img')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveCount(1);
});
