import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

// The game of another vendor, in its frame: played to a win and a loss, and with a vendor that
// misbehaves. Play money; the wallet and its protocol are the same.

const minor = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const result = (table: FrameLocator) => table.locator('[data-part="result"]');

async function openTable(page: Page): Promise<FrameLocator> {
  await page.goto('/game?id=1009&trial=1');
  const table = page.frameLocator('iframe').first();
  await expect(table.getByRole('button', { name: 'Jogar o dado' })).toBeEnabled();
  return table;
}

const balanceOf = async (table: FrameLocator): Promise<number> =>
  minor(await table.locator('[data-part="balance"]').innerText());

/** One throw of the die for 1.00 on even; tells how the table says it ended. */
async function roll(table: FrameLocator): Promise<string | null> {
  const button = table.getByRole('button', { name: 'Jogar o dado' });
  await button.click();
  await expect(result(table)).not.toHaveText('Rolando…');
  await expect(button).toBeEnabled();
  return result(table).getAttribute('data-tone');
}

async function setChaos(table: FrameLocator, name: string, on: boolean): Promise<void> {
  await table.getByLabel(name).setChecked(on);
  await expect(table.getByText('Guardado', { exact: false })).toBeVisible();
}

test('a win and a loss change the balance by what they say', async ({ page }) => {
  const table = await openTable(page);
  const seen = new Set<string | null>();
  let before = await balanceOf(table);
  for (let n = 0; n < 60 && seen.size < 2; n += 1) {
    const tone = await roll(table);
    seen.add(tone);
    const after = await balanceOf(table);
    expect(after - before).toBe(tone === 'good' ? 94 : -100);
    before = after;
  }
  expect(seen).toEqual(new Set(['calm', 'good']));
});

test('a vendor that sends everything twice changes no balance twice', async ({ page }) => {
  const table = await openTable(page);
  await table.getByText('Demonstração: simular falhas').click();
  await table.getByLabel('Em quantas de cada 100 jogadas').fill('100');
  await setChaos(table, 'Mandar apostas e prêmios duas vezes', true);
  try {
    let before = await balanceOf(table);
    for (let n = 0; n < 5; n += 1) {
      const tone = await roll(table);
      const after = await balanceOf(table);
      expect(after - before).toBe(tone === 'good' ? 94 : -100);
      before = after;
    }
  } finally {
    await setChaos(table, 'Mandar apostas e prêmios duas vezes', false);
  }
});
