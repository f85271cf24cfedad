import { registerSettingsCall } from '@arara/contract';
import { follow, turnTo } from '../e2e/journey.ts';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';

test('the doors speak of numbers and messages only where those are on', async ({ page, scene }) => {
  const byNumber = async (): Promise<number[]> => {
    const counts: number[] = [];
    await page.goto('/login');
    for (const path of ['/login', '/register']) {
      if (path !== '/login') await turnTo(page, path);
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      counts.push(await page.getByRole('main').getByRole('tab').count());
    }
    await follow(page, '/hot?dialog=forgot');
    const forgot = page.getByRole('dialog');
    await expect(forgot.getByRole('textbox').first()).toBeVisible();
    return [...counts, await forgot.getByRole('tab').count()];
  };
  expect(await byNumber()).toEqual([2, 2, 2]);
  const off = ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'];
  scene.start(({ modules }) => ({ modules: modules.filter((id) => !off.includes(id)) }));
  const form = demoAnswer(registerSettingsCall);
  scene.answer(registerSettingsCall, { ...form, switches: { ...form.switches, mobile: false } });
  await page.evaluate(() => sessionStorage.clear());
  expect(await byNumber()).toEqual([0, 0, 0]);
});
