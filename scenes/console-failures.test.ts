import {
  approveDecisionCall,
  decisionListCall,
  decisionOneCall,
  staffAuditCall,
  staffMeCall,
  staffPrizeCall,
  staffPrizesCall,
  staffSearchCall,
  staffWithdrawalCall,
  staffWithdrawalsCall,
} from '@arara/contract';
import type { PrizeFile, SearchHit } from '@arara/contract';
import type { Page } from '@playwright/test';
import { file, list, now, proposal } from './base/desk-facts.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, onDesk, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The console where something fails, is refused meanwhile, or leads somewhere unusual.

test('old data says so and offers no deed; data that is refused since is gone', async ({
  page,
  scene,
}) => {
  await page.clock.install({ time: new Date(now) });
  await enterConsole(scene);
  scene.answer(staffWithdrawalsCall, list);
  scene.answer(staffWithdrawalCall, file);
  await page.goto(`/console/cashier/withdrawals/${file.id}`);
  const approve = page.getByRole('button', { name: 'Aprovar e pagar' });
  const amount = page.getByRole('heading', { name: 'R$ 1.250,00' });
  await expect(approve).toBeVisible();
  scene.lose(staffWithdrawalCall);
  await expect(async () => {
    await page.clock.runFor(5_000);
    const old = page.getByText(/Sem conexão. Estes dados são das 17:45/);
    await expect(old).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await expect(amount).toBeVisible();
  await expect(approve).toBeHidden();
  scene.refuse(staffWithdrawalCall, 'permission.denied');
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(amount).toBeHidden({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(/Custódia depois/)).toBeHidden();
});

test('a server that cannot be reached ends no session; the page asks again', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffAuditCall, { lines: [], next: null });
  scene.lose(staffMeCall);
  await page.goto('/console/audit');
  await expect(page.getByRole('alert')).toContainText('Sem conexão');
  expect(await page.evaluate(() => sessionStorage.getItem('console-token'))).not.toBeNull();
  scene.answer(staffMeCall, ana);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Auditoria' })).toBeVisible();
});

test('the menu closes at a link to the page that is open, and Back does not open it again', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffAuditCall, { lines: [], next: null });
  scene.answer(decisionListCall, { decisions: [], next: null });
  await page.goto('/console/audit');
  const menu = page.getByRole('dialog');
  for (const name of ['Auditoria', 'Aprovações']) {
    await page.getByRole('button', { name: 'Menu do console' }).click();
    await menu.getByRole('link', { name }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Auditoria' })).toBeVisible();
  await expect(menu).toBeHidden();
});

const hit = (kind: SearchHit['kind'], id: string): SearchHit => ({
  kind,
  id,
  label: `${kind} ${id}`,
  detail: 'REVIEW',
  amount: null,
  currency: null,
  at: null,
  member:
    kind === 'game'
      ? null
      : { account: '412345678', username: 'luciana', name: null, program: false },
});

async function find(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('algo');
}

test('a hit leads to the desk of its thing, and is no link for whom that desk is closed', async ({
  page,
  scene,
}) => {
  const permissions = ['console:search:read', 'cashier:withdrawal:read'];
  await enterConsole(scene, { permissions: permissions.map((name) => `${name}:own-brand`) });
  const hits = [hit('withdrawal', file.id), hit('game', '7'), hit('deposit', 'd1')];
  scene.answer(staffSearchCall, { hits });
  scene.answer(staffWithdrawalsCall, list);
  scene.answer(staffWithdrawalCall, file);
  await page.goto('/console/cashier');
  await find(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link')).toHaveCount(1);
  for (const row of ['game 7', 'deposit d1']) {
    const closed = dialog.getByRole('listitem').filter({ hasText: row });
    await expect(closed).toContainText('Esta mesa não é sua');
  }
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/cashier/withdrawals/${file.id}$`));
  await expect(dialog).toBeHidden();

  // The same hit again, at its own address.
  await find(page);
  await dialog.getByRole('link').click();
  await expect(dialog).toBeHidden();
  scene.answer(staffMeCall, ana);
  await page.reload();
  await find(page);
  const links = dialog.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(1)).toHaveAttribute('href', /\/games\/7$/);
  await expect(links.nth(2)).toHaveAttribute('href', /\/members\/412345678\?kinds=deposit$/);
});

function openApprovals(scene: Scene): void {
  scene.answer(decisionListCall, { decisions: [proposal], next: null });
  scene.answer(decisionOneCall, { ...proposal, factsNow: {} });
}

onDesk(
  'a row that is opened keeps the focus, and no search opens over a sheet',
  async ({ page, scene }) => {
    await enterConsole(scene);
    openApprovals(scene);
    await page.goto('/console/approvals');
    const row = page.getByRole('link', { name: /Pagar um saque/ });
    await row.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pagar um saque' })).toBeVisible();
    await expect(row).toBeFocused();
    await page.getByRole('button', { name: 'Aprovar e fazer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  },
);

test('who may not approve a kind reads its decision and is offered nothing', async ({
  page,
  scene,
}) => {
  const permissions = ['decisions:decision:read', 'cashier:payment:approve'];
  await enterConsole(scene, { permissions: permissions.map((name) => `${name}:own-brand`) });
  openApprovals(scene);
  await page.goto('/console/approvals/17');
  await expect(page.getByText('A sua conta lê, mas não decide.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprovar e fazer' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rejeitar' })).toHaveCount(0);
  expect(scene.calls(approveDecisionCall)).toHaveLength(0);
});

test('a prize opens by an id with any sign, and the next one by a key', async ({ page, scene }) => {
  const prize = (txId: string): PrizeFile => ({
    vendor: 'arara',
    txId,
    amount: '9000.00',
    currency: 'BRL',
    member: { id: '42', name: 'ma***a' },
    game: `jogo ${txId}`,
    wonAt: now,
    now,
    cap: '5000.00',
    round: {
      id: '7',
      state: 'OPEN',
      stake: '2.00',
      prize: '9000.00',
      openedAt: now,
      mismatch: false,
      proof: null,
    },
    decisions: [],
  });
  const prizes = [prize('abc:win'), prize('50%/a:win')].map(
    ({ now: _now, cap: _cap, round: _round, decisions: _decisions, ...line }) => line,
  );
  await enterConsole(scene);
  scene.answer(staffPrizesCall, { now, prizes, nextCursor: null });
  scene.answer(staffPrizeCall, ({ params }) => prize(params.txId));
  await page.goto('/console/cashier?queue=prizes');
  await page.getByRole('link', { name: /jogo abc:win/ }).click();
  await expect(page.getByText('arara/abc:win')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('arara/50%/a:win')).toBeVisible();
  await page.reload();
  await expect(page.getByText('arara/50%/a:win')).toBeVisible();
  expect(scene.calls(staffPrizeCall).map(({ params }) => params.txId)).toContain('50%/a:win');
  // The keys walk through the list, which comes apart from the file, and stands behind it on a phone.
  await expect(page.locator('a', { hasText: 'jogo abc:win' })).toBeAttached();
  await page.keyboard.press('k');
  await expect(page.getByText('arara/abc:win')).toBeVisible();
});

test('a part that did not come is asked for again, then by a new page; the search takes nothing with it', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffAuditCall, { lines: [], next: null });
  const desk = '**/console/assets/audit-*.js';
  let tries = 0;
  await page.route(desk, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await page.goto('/console/audit');
  const heading = page.getByRole('heading', { name: 'Auditoria' });
  await expect(heading).toBeVisible();
  await page.unroute(desk);
  await page.route(desk, (route) => route.abort());
  await page.reload();
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(retry).toBeVisible();
  await page.unroute(desk);
  await retry.click();
  await expect(heading).toBeVisible();

  const search = '**/console/assets/search-dialog-*.js';
  await page.route(search, (route) => route.abort());
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('Algo não deu certo nesta página.')).toBeVisible();
  await expect(heading).toBeVisible();
  await page.unroute(search);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
});
