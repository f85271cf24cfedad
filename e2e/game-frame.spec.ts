import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { enter, forget, fund, join } from './shortcuts.ts';
import { balance, openSlot, person, seeRoundEnd } from './steps.ts';
import type { Person, Slot } from './steps.ts';

// A game in its frame, with its rounds and its session at the server.

const minor = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const rounds = '**/studio/v1/rounds';

/** A slot with play money, ready to spin. */
const tryOut = (page: Page): Promise<Slot> => openSlot(page, '/game?id=1001&trial=1');

test('whoever is not signed in is asked at the game, and then sits at it, until a limit ends auto-play or the session ends', async ({
  page,
}) => {
  const ana = person('Guaraci', '731905482');
  const token = await join(page, ana);
  await fund(page, token, '100');
  await forget(page);
  await test.step('asked at the game', () => signInAtGame(page, ana));
  await test.step('a limit ends auto-play', () => reachLimit(page));
  await test.step('the session ends in the middle of a round', () => endInRound(page, ana));
});

async function signInAtGame(page: Page, ana: Person): Promise<void> {
  await page.goto('/rng');
  await page.getByRole('link', { name: /Ouro da Mata/ }).click();
  await page.getByRole('button', { name: 'Entrar e jogar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(ana.username);
  await form.getByLabel('Senha', { exact: true }).fill(ana.password);
  const asked = page.waitForRequest('**/wps/game/launchGame');
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    gameId: 'ouro-da-mata',
    nodeId: '1001',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'MATA_STUDIO',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: ana.username,
    merchantCode: 'arara',
  });
}

/** A limit that is reached in the middle of auto-play ends it, and one press leads to the limits. */
async function reachLimit(page: Page): Promise<void> {
  let asked = 0;
  await page.route(rounds, (route) => {
    asked += 1;
    if (asked < 3) return route.fallback();
    const message = 'Seu limite de perda de hoje acabou.';
    const json = { success: false, errorCode: 'limit.reached', message, requestId: 'r-1' };
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status: 409, headers, json });
  });
  const frame = page.frameLocator('iframe').first();
  await frame.getByRole('button', { name: 'Jogo automático' }).click();
  await frame.getByRole('button', { name: 'Começar 10 rodadas' }).click();
  const told = frame.getByRole('alertdialog', { name: 'A rodada não aconteceu' });
  await expect(told).toBeVisible({ timeout: 90_000 });
  await expect(told).toContainText('Seu limite de perda de hoje acabou. Nada foi cobrado.');
  await expect(frame.locator('button.spin')).not.toHaveClass(/busy/);
  expect(asked).toBe(3);
  await page.unroute(rounds);
  await told.getByRole('button', { name: 'Ver meus limites' }).click();
  await expect(page).toHaveURL(/\/account\/limits$/);
}

/** A session that ends elsewhere takes the game away, whose round was paid and not told; the money is right. */
async function endInRound(page: Page, ana: Person): Promise<void> {
  const slot = await openSlot(page);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const round = Promise.withResolvers<boolean>();
  await page.route(rounds, async (route) => round.resolve((await route.fetch()).ok()));
  await slot.spin.click();
  expect(await round.promise).toBe(true);
  const headers = { authorization: token, merchant: 'arara' };
  const wallet = await page.request.get('/wps/v2/wallets/balance', { headers });
  const { sumBalance } = (await wallet.json()).value as { sumBalance: string };
  await page.request.delete('/wps/session/logout', { headers });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Entrar e jogar' })).toBeVisible();
  await enter(page, ana);
  await page.goto('/');
  const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
  await expect(balance(page)).toContainText(reais.format(Number(sumBalance)));
}

test('the same game in two tabs: both play, and each stake is taken once', async ({ page }) => {
  const other = await page.context().newPage();
  const first = await tryOut(page);
  const second = await tryOut(other);
  for (const { spin } of [first, second, first]) {
    await spin.click();
    await expect(spin).toHaveClass(/busy/);
    await seeRoundEnd(spin);
  }
  // A player who opens it anew finds the ledger's balance, whichever tab has played last.
  const told = page.locator('header strong').first();
  const shown = minor(await told.innerText());
  const { frame } = await tryOut(other);
  await expect(frame.locator('button.spin')).toBeVisible();
  await expect
    .poll(async () => minor(await other.locator('header strong').first().innerText()))
    .toBe(shown);
});
