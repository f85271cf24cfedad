import {
  proposeDecisionCall,
  staffDashboardCall,
  staffPrizesCall,
  staffQueuesCall,
  staffWithdrawalCall,
  staffWithdrawalsCall,
} from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { board, file, list, now, other, proposal } from './base/desk-facts.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The cashier's desk and the dashboard of the console, in each of their states.

test('a withdrawal is read, proposed by keys alone, and the next one comes up', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffWithdrawalsCall, list);
  scene.answer(staffWithdrawalCall, ({ params }) => (params.id === file.id ? file : other));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/cashier');
  await expect(page.getByText('Escolha uma linha')).toBeVisible();
  await expect(page.getByRole('link', { name: /95,00/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'R$ 1.250,00' })).toBeVisible();
  await expect(page.getByText('= saldo antes do pedido')).toContainText('R$ 1.250,00');
  await expect(page.getByText('parou por isto')).toBeVisible();
  await expect(page.getByText('82 min')).toBeVisible();
  await expect(page.getByText(/Custódia depois:.*418\.902,11/)).toBeVisible();

  await page.keyboard.press('a');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('R$ 401.377,40');
  await sheet.getByRole('button', { name: 'Propor' }).click();
  await expect(sheet.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  expect(scene.calls(proposeDecisionCall)).toHaveLength(0);
  // Keys belong to whoever types.
  await sheet.getByLabel('Motivo').pressSequentially('joga e confere');
  await expect(sheet.getByLabel('Motivo')).toHaveValue('joga e confere');
  scene.refuse(proposeDecisionCall, 'decision.open');
  await sheet.getByRole('button', { name: 'Propor' }).click();
  await expect(sheet.getByRole('status')).not.toBeEmpty();
  scene.answer(proposeDecisionCall, proposal);
  await sheet.getByRole('button', { name: 'Propor' }).click();
  await expect(page).toHaveURL(new RegExp(other.id));
  // Keys are those of the sheet until it has gone, and of the row before until the next file stands there.
  await expect(sheet).toBeHidden();
  await expect(page.locator(`a[href*="${other.id}"][aria-current]`)).toBeAttached();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(file.id));
});

test('a withdrawal that somebody has proposed leads to the approval; who may only read decides nothing', async ({
  page,
  scene,
}) => {
  await enterConsole(scene, { permissions: ['cashier:withdrawal:read:own-brand'] });
  scene.answer(staffWithdrawalsCall, list);
  scene.answer(staffWithdrawalCall, { ...file, decisions: [proposal] });
  await page.goto(`/console/cashier/withdrawals/${file.id}`);
  await expect(page.getByText(/rui@arara.example já propôs/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir a aprovação' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprovar e pagar' })).toBeHidden();
  await expect(page.getByText('Sua conta lê esta fila')).toBeVisible();
  scene.refuse(staffWithdrawalCall, 'withdrawal.not.found');
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a person who may not know the sums of the house reads the change alone', async ({
  page,
  scene,
}) => {
  const sums = { custody: null, custodyAfter: null, obligations: null, obligationsAfter: null };
  const change = { ...sums, custodyChange: '-1250.00', obligationsChange: '-1250.00' };
  await enterConsole(scene);
  scene.answer(staffWithdrawalsCall, list);
  scene.answer(staffWithdrawalCall, { ...file, consequence: { approve: change, refuse: change } });
  await page.goto(`/console/cashier/withdrawals/${file.id}`);
  await expect(page.getByText(/Custódia muda em -R\$\s1\.250,00, obrigações/)).toBeVisible();
});

test('an empty queue says so', async ({ page, scene }) => {
  await enterConsole(scene);
  scene.answer(staffPrizesCall, { now, prizes: [], nextCursor: null });
  await page.goto('/console/cashier?queue=prizes');
  await expect(page.getByText('Nada espera aqui')).toBeVisible();
});

test('the dashboard tells a day against its weekday, and what waits leads to its queue', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffDashboardCall, board);
  scene.answer(staffWithdrawalsCall, list);
  const queues = [{ name: 'withdrawals' as const, count: 2, oldest: file.askedAt }];
  scene.answer(staffQueuesCall, { now, queues });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/');
  await expect(page).toHaveURL(/\/console\/dashboard$/);
  await expect(page.getByText('+11,8%')).toBeVisible();
  await expect(page.getByText('nada em 20/11')).toBeVisible();
  const outside = page.getByRole('row', { name: /Carnaval Turbo/ });
  await expect(outside).toContainText('fora da faixa');
  await expect(page.getByRole('row', { name: /^Sem tipo ainda/ })).toContainText('4,55%');
  await page.getByRole('link', { name: /Saques em análise/ }).click();
  await expect(page).toHaveURL(/cashier\?queue=withdrawals/);
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1024, 768, 'light'],
  [320, 640, 'dark'],
] as const) {
  test(`cashier and dashboard are readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene, { email: ana.email });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    scene.answer(staffWithdrawalsCall, list);
    scene.answer(staffWithdrawalCall, file);
    scene.answer(staffDashboardCall, board);
    const queues = [{ name: 'results' as const, count: 1, oldest: file.askedAt }];
    scene.answer(staffQueuesCall, { now, queues });
    for (const [path, text] of [
      ['cashier', 'ma***a'],
      [`cashier/withdrawals/${file.id}`, 'Por que parou aqui'],
      ['dashboard', 'Carnaval Turbo'],
    ] as const) {
      await page.goto(`/console/${path}`);
      await expect(page.getByText(text).first()).toBeVisible();
      expect(await askAxe(page)).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    }
  });
}
