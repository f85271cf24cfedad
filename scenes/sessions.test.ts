import { endOtherSessionsCall, memberInfoCall, sessionsCall } from '@arara/contract';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';

test('a network that fails while the page opens signs nobody out, nor does one that fails at a press', async ({
  page,
  scene,
}) => {
  const { sessions } = demoAnswer(sessionsCall);
  const here = sessions.map((session) => ({ ...session, current: true }));
  const others = here.map((session) => ({ ...session, id: `${session.id}-2`, current: false }));
  scene.answer(sessionsCall, { sessions: [...here, ...others] });
  await scene.enter();
  let failures = 2;
  await page.route(`**${memberInfoCall.path}`, (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort() : route.continue();
  });
  await page.goto('/account/security');
  await expect(page.getByText('Este aparelho')).toBeVisible();
  expect(failures).toBeLessThan(0);

  scene.lose(endOtherSessionsCall);
  await page.getByRole('button', { name: 'Tirar todos os outros' }).click();
  const question = page.getByRole('dialog', { name: 'Tirar todos os outros' });
  await question.getByRole('button', { name: /^Tirar \d+ aparelho/ }).click();
  await expect(
    page.getByText('Sem conexão. Confira a sua internet e tente de novo.'),
  ).toBeVisible();
  await expect(page.getByText('Este aparelho')).toBeVisible();
});
