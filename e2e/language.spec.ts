import { expect, test } from './journey.ts';
import { enter } from './shortcuts.ts';

test('another language changes the whole page at once, this device and the member', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/');
  await expect(page.getByText('Slot da casa').first()).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Português (Brasil)').first().click();
  const told = page.waitForRequest('**/wps/member/language');
  // Found by the name that the page's language has for it, and taken by the keyboard alone.
  const search = page.getByRole('combobox', { name: 'Buscar idioma ou código' });
  await search.fill('ingl');
  await expect(page.getByRole('option')).toHaveText([/^English/]);
  await search.press('Enter');
  expect((await told).postDataJSON()).toEqual({ language: 'EN' });
  expect((await told).headers()).toMatchObject({ device: 'WEB', merchant: 'arara' });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('House slot').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const kept = await page.evaluate(() => [
    localStorage.getItem('lang'),
    localStorage.getItem('hisLang'),
  ]);
  expect(kept).toEqual(['EN', 'EN']);
  await page.reload();
  await expect(page.getByText('House slot').first()).toBeVisible();
});

test('a language that is kept and not spoken here gives way to the site’s own', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const key of ['lang', 'hisLang']) localStorage.setItem(key, 'XX');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('Português (Brasil)').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
