import {
  conformanceCall,
  gameVendorListCall,
  maintenancesCall,
  takeVendorKeyCall,
} from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import type { Scene } from './base/play.ts';
import { ana, enterConsole } from './base/staff.ts';
import { kit, porto } from './base/vendor-facts.ts';
import { expect, test } from './scene.ts';

// A vendor at the games desk: its health, its keys and the kit.

const asOf = '2026-11-27T20:00:00.000Z';
const taker = [...ana.permissions, 'vendors:key:change:all'];
const told = { keyId: 'vk_new', secret: 'the-secret', fingerprint: '9f2c4a7710aa3be1' };

/** The list says that the key waits until its secret is told. */
function answerVendor(scene: Scene): void {
  let waits = true;
  scene.answer(gameVendorListCall, () => ({
    vendors: [{ ...porto, keys: porto.keys?.map((key) => ({ ...key, waits })) ?? null }],
    asOf,
  }));
  scene.answer(takeVendorKeyCall, () => {
    waits = false;
    return told;
  });
  scene.answer(maintenancesCall, { maintenances: [] });
  scene.answer(conformanceCall, kit);
}

test('a vendor tells its health and the report of the kit', async ({ page, scene }) => {
  await enterConsole(scene);
  answerVendor(scene);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/games/vendors');
  await expect(page.getByRole('row', { name: /Porto/ })).toContainText('1.200');
  await page.getByRole('link', { name: 'Porto' }).click();
  await expect(page.getByText('1202 STALE_TIMESTAMP: 4')).toBeVisible();
  await expect(page.getByText('1 passou · 0 falhou · 1 não pôde ser tentada')).toBeVisible();
  await page.getByText('Relatório', { exact: true }).click();
  await expect(page.getByText('needs a second key')).toHaveAttribute('lang', 'en');
  // The call is not for everybody who agreed to the key.
  await expect(page.getByText('segredo por entregar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver o segredo' })).toBeHidden();
});

test('the secret of a key stays until its reader has kept it', async ({ page, scene }) => {
  await scene.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await enterConsole(scene, { permissions: taker });
  answerVendor(scene);
  await page.goto('/console/games/vendors/PORTO');
  const take = page.getByRole('button', { name: 'Ver o segredo' });
  await take.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('the-secret');
  // The list is looked at again, and the key no longer waits.
  const looks = scene.calls(gameVendorListCall).length;
  await page.clock.runFor(60_000);
  await expect.poll(() => scene.calls(gameVendorListCall).length).toBeGreaterThan(looks);
  await expect(page.getByText('segredo por entregar')).toHaveCount(0);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(sheet).toContainText('the-secret');
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Copiar o segredo' }).click();
  await expect(sheet.getByText('Copiado')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('the-secret');
  await sheet.getByRole('button', { name: 'Guardei o segredo' }).click();
  await expect(page.getByText('the-secret')).toBeHidden();
  await expect(take).toBeHidden();
  expect(scene.calls(takeVendorKeyCall)).toHaveLength(1);
});

test('a secret that was told already is not told again', async ({ page, scene }) => {
  await enterConsole(scene, { permissions: taker });
  answerVendor(scene);
  scene.refuse(takeVendorKeyCall, 'vendor.key.told');
  await page.goto('/console/games/vendors/PORTO');
  await page.getByRole('button', { name: 'Ver o segredo' }).click();
  await expect(page.getByText('O segredo desta chave já foi mostrado')).toBeVisible();
});
