import type { FrameLocator, Page } from '@playwright/test';
import { expect, openPatiently, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { person } from './steps.ts';

// Money at a vendor that keeps its players' balance itself: sent there, played, brought home, and
// with answers that get lost.

test.describe.configure({ mode: 'serial', timeout: 240_000 });
const who = person('Cauane', '318540927');

async function setChaos(page: Page, chaos: object): Promise<void> {
  expect((await page.request.post('/sandbox/purse/chaos', { data: chaos })).ok()).toBe(true);
}

async function openTable(page: Page): Promise<FrameLocator> {
  await page.goto('/game?id=1010');
  const table = page.frameLocator('iframe').first();
  await expect(table.getByRole('button', { name: 'Jogar o dado' })).toBeEnabled();
  return table;
}

async function transfer(page: Page, way: 'Mandar ao parceiro' | 'Trazer de volta', amount: string) {
  await page.getByRole('radio', { name: way }).click();
  await page.getByRole('textbox', { name: 'Valor' }).fill(amount);
  await page.getByRole('button', { name: way, exact: true }).click();
}

const history = (page: Page) => page.getByRole('region', { name: 'Transferências' });
const purse = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Porto (demonstração)' }).first();

test('money is sent to a partner, played there, and everything comes home', async ({ page }) => {
  await fund(page, await join(page, who), '100');

  await page.goto('/account?page=transferFund');
  await expect(page.getByRole('heading', { name: 'Carteiras', exact: true })).toBeVisible();
  await transfer(page, 'Mandar ao parceiro', '40');
  await expect(page.getByText('Concluída').first()).toBeVisible();
  await expect(purse(page)).toContainText('40,00');

  const table = await openTable(page);
  await table.getByRole('button', { name: 'Jogar o dado' }).click();
  const result = table.locator('[data-part="result"]');
  await expect(result).toHaveText(/Deu bom|Não foi dessa vez/);
  const isWon = (await result.getAttribute('data-tone')) === 'good';

  await page.goto('/account/wallet');
  await expect(purse(page)).toContainText(isWon ? '40,94' : '39,00');
  await page.getByRole('button', { name: 'Trazer tudo de volta' }).click();
  await expect(page.getByText('Tudo voltou para a carteira principal.')).toBeVisible();
  await expect(page.getByRole('banner').getByText(isWon ? '100,94' : '99,00')).toBeVisible();

  // Each movement is in the statement.
  await page.goto('/account/record?kind=transfer');
  await expect(page.getByText('Porto (demonstração)').first()).toBeVisible();
});

test('the sheet of a game fills its purse, and brings back what is left', async ({ page }) => {
  const other = person('Iracy', '602917384');
  await fund(page, await join(page, other), '100');
  await page.goto('/game?id=1010');
  const table = page.frameLocator('iframe').first();
  const told = table.locator('[data-part="balance"]');
  const roll = table.getByRole('button', { name: 'Jogar o dado' });
  const bar = page.getByRole('region', { name: 'Jangada' }).locator('header');

  // Nothing to play with: the sheet is offered at once.
  const sheet = page.getByRole('dialog', { name: 'Dinheiro deste jogo' });
  const amount = sheet.getByRole('textbox', { name: 'Valor' });
  const send = sheet.getByRole('button', { name: 'Mandar ao parceiro', exact: true });
  await expect(sheet).toContainText('100,00');
  await amount.fill('100,01');
  await send.click();
  await expect(sheet.getByText('Nesta carteira há R$ 100,00.')).toBeVisible();

  // The first answer never comes: it is asked for again under the same key, and nothing moves twice.
  let sent = 0;
  const keys = new Set<string>();
  await page.route('**/wps/relay/GCS_walletTransfer', async (route) => {
    sent += 1;
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    const answer = await route.fetch();
    await (sent === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await amount.fill('40');
  await send.click();
  await expect(sheet.getByText('Concluída').first()).toBeVisible();
  expect([sent, keys.size]).toEqual([2, 1]);
  await page.unroute('**/wps/relay/GCS_walletTransfer');
  await expect(sheet).toContainText('60,00');
  // Another transfer is one press away; what one came for, the game, has the focus.
  const backToGame = sheet.getByRole('button', { name: 'Voltar ao jogo' });
  await expect(backToGame).toBeFocused();
  await expect(send).toHaveCount(0);
  await backToGame.click();
  await expect(sheet).toHaveCount(0);

  // The game has heard of it without being opened again.
  await expect(told).toContainText('40,00');
  await expect(bar).toContainText('40,00');
  await roll.click();
  const result = table.locator('[data-part="result"]');
  await expect(result).toHaveText(/Deu bom|Não foi dessa vez/);
  const left = (await result.getAttribute('data-tone')) === 'good' ? '40,94' : '39,00';
  await expect(told).toContainText(left);
  await expect(bar).toContainText(left);

  await page.getByRole('button', { name: 'Transferir dinheiro' }).click();
  await sheet.getByRole('radio', { name: 'Trazer de volta' }).click();
  await sheet.getByRole('button', { name: 'Tudo', exact: true }).click();
  await sheet.getByRole('button', { name: 'Trazer de volta', exact: true }).click();
  await expect(sheet.getByText('Concluída').first()).toBeVisible();
  await expect(sheet).toContainText(left === '40,94' ? '100,94' : '99,00');
  await sheet.getByRole('button', { name: 'Fazer outra transferência' }).click();
  await expect(send).toBeVisible();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(told).toContainText('0,00');
});

test('where the partner loses its answers the money waits, on the page and in the sheet of a game, also after a reload, and the vendor’s status ends it', async ({
  page,
  browser,
}) => {
  // Two members wait at the same time.
  await fund(page, await join(page, person('Moema', '715380264')), '50');
  const elsewhere = openPatiently(await browser.newPage());
  await fund(elsewhere, await join(elsewhere, person('Janaina', '826491375')), '50');
  await page.goto('/account/wallet');
  await elsewhere.goto('/game?id=1010');
  const sheet = elsewhere.getByRole('dialog', { name: 'Dinheiro deste jogo' });
  await expect(sheet.getByRole('textbox', { name: 'Valor' })).toBeVisible();

  await setChaos(page, { lost: true, silent: true });
  try {
    await transfer(page, 'Mandar ao parceiro', '10');
    await sheet.getByRole('textbox', { name: 'Valor' }).fill('10');
    await sheet.getByRole('button', { name: 'Mandar ao parceiro', exact: true }).click();
    await expect(page.getByText('Seu dinheiro está seguro')).toBeVisible();
    await expect(page.getByText('Confirmando').first()).toBeVisible();
    await expect(sheet.getByText('Seu dinheiro está seguro')).toBeVisible();
    await Promise.all([page.reload(), elsewhere.reload()]);
    await expect(history(page).getByText('Confirmando')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Transferir dinheiro' }).click();
    await expect(sheet.getByText('Confirmando').first()).toBeVisible();
  } finally {
    await setChaos(page, {});
  }
  await expect(history(page).getByText('Confirmando')).toBeHidden({ timeout: 60_000 });
  await expect(purse(page)).toContainText('10,00');
  await expect(sheet.getByText('Concluída').first()).toBeVisible({ timeout: 60_000 });
  const table = elsewhere.frameLocator('iframe').first();
  await expect(table.locator('[data-part="balance"]')).toContainText('10,00');
});
