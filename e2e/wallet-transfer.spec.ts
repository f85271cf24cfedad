import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { person } from './steps.ts';

// Money at a vendor that keeps its players' balance itself: sent there, played, brought home, and
// with answers that get lost.

test.setTimeout(240_000);
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
const purse = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Porto Jogos' }).first();

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

  // The answer is lost: the money waits, nothing is guessed, and the vendor's status ends it.
  await setChaos(page, { lost: true, silent: true });
  try {
    await transfer(page, 'Mandar ao parceiro', '10');
    await expect(page.getByText('Seu dinheiro está seguro')).toBeVisible();
    await expect(page.getByText('Confirmando').first()).toBeVisible();
    await page.reload();
    await expect(history(page).getByText('Confirmando')).toBeVisible();
  } finally {
    await setChaos(page, {});
  }
  await expect(history(page).getByText('Confirmando')).toBeHidden({ timeout: 60_000 });
  await expect(purse(page)).toContainText('10,00');

  // Each movement is in the statement.
  await page.goto('/account/record?kind=transfer');
  await expect(page.getByText('Porto Jogos').first()).toBeVisible();
});
