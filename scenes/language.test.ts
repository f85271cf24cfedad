import { changeLanguageCall, noticesCall } from '@arara/contract';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';

test('another language changes the whole page at once, this device and the member', async ({
  page,
  scene,
}) => {
  // As the server words its lists in the language that it is asked in.
  const notices = demoAnswer(noticesCall);
  const banners = notices.banners.map((banner) => ({ ...banner, kicker: 'House slot' }));
  scene.start(({ language }) => (language === 'en' ? { banners } : {}));
  scene.answer(changeLanguageCall, null);
  await scene.enter();
  await page.goto('/');
  await expect(page.getByText('Slot da casa').first()).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Português (Brasil)').first().click();
  scene.answer(noticesCall, { ...notices, banners, popup: [] });
  const told = page.waitForRequest(`**${changeLanguageCall.path}`);
  // Found by the name that the page's language has for it, and taken by the keyboard alone.
  const search = page.getByRole('combobox', { name: 'Buscar idioma ou código' });
  await search.fill('ingl');
  await expect(page.getByRole('option')).toHaveText([/^English/]);
  await search.press('Enter');
  expect((await told).headers()).toMatchObject({ device: 'WEB', merchant: 'arara' });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('House slot').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(scene.calls(changeLanguageCall).map(({ body }) => body)).toEqual([{ language: 'EN' }]);

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
  await page.addInitScript(() => {
    for (const key of ['lang', 'hisLang']) localStorage.setItem(key, 'XX');
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('Português (Brasil)').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
