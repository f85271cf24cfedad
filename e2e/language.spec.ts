import { expect, test } from '@playwright/test';
import { seeLayersLeft } from './steps.ts';

const member = { username: 'luciana', password: 'Ipe-Amarelo-7' };

test('another language changes the whole page at once, this device and the member', async ({
  page,
}) => {
  const login = await page.request.post('/wps/session/login', { data: member });
  const { token } = (await login.json()).value;
  await page.goto('/');
  await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  await page.reload();
  await expect(page.getByText('Slot da casa').first()).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Português (Brasil)').first().click();
  const told = page.waitForRequest('**/wps/member/language');
  await page.getByRole('button', { name: 'English' }).click();
  expect((await told).postDataJSON()).toEqual({ language: 'EN' });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('House slot').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const kept = await page.evaluate(() => [
    localStorage.getItem('lang'),
    localStorage.getItem('hisLang'),
  ]);
  expect(kept).toEqual(['EN', 'EN']);
  await seeLayersLeft(page);
  await page.reload();
  await expect(page.getByText('House slot').first()).toBeVisible();
});
