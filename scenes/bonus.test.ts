import {
  activateGrantCall,
  balanceCall,
  cashierOptionsCall,
  createWithdrawalCall,
  giveUpGrantCall,
  grantOneCall,
  grantsCall,
  withdrawalCall,
} from '@arara/contract';
import type { Grant, Withdrawal } from '@arara/contract';
import { faultsOf } from '../e2e/inspect.ts';
import { demoAnswer } from './base/demo.ts';
import { doneGrant, grantOf, waitingGrant } from './base/grants.ts';
import { walletOf } from './base/wallet.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// Bonus money of a member: its list and its story, taking it, giving it up, and losing it to a withdrawal.

const narrow = { width: 320, height: 640 };
/** The narrowest screen in both themes. */
const looks = [
  [narrow, 'light', 'all'],
  [narrow, 'dark', 'all'],
] as const;

function stubGrants(scene: Scene, grants: readonly Grant[]): void {
  scene.answer(grantsCall, { grants: [...grants], nextCursor: null });
}

test('a grant says its rules before it is taken, and its progress after', async ({
  page,
  scene,
}) => {
  await scene.enter();
  stubGrants(scene, [waitingGrant(), grantOf(), doneGrant()]);
  await page.goto('/account?page=bonusDetails');
  await expect(page).toHaveURL(/\/account\/bonus$/);
  const active = page.getByRole('region', { name: 'Valendo' });
  await expect(active.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '50%');
  await expect(active).toContainText('Apostado R$ 250,00 de R$ 500,00');
  await expect(page.getByRole('region', { name: 'Encerrados' })).toContainText('R$ 61,30');
  expect(await faultsOf(page, 'the list', { looks })).toEqual([]);

  const waiting = page.getByRole('region', { name: 'Para ativar' });
  await waiting.getByRole('button', { name: 'Ativar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ativar bônus de R$ 20,00?' });
  for (const rule of [
    'Aposte R$ 60,00 ao todo',
    'Slots, Originais: conta 100% da aposta.',
    'Loterias: conta 50% da aposta.',
    'cada aposta vai até R$ 5,00',
    'No máximo R$ 150,00 viram dinheiro',
    'você tem 7 dias',
    'Pedir um saque encerra o bônus',
  ]) {
    await expect(sheet).toContainText(rule);
  }
  expect(await faultsOf(page, 'the rules', { looks, part: 'dialog[open]' })).toEqual([]);
  scene.refuse(activateGrantCall, 'reward.before.bet');
  const accept = sheet.getByRole('button', { name: 'Aceitar as regras e ativar' });
  await accept.click();
  await expect(sheet.getByRole('status')).toContainText('antes da primeira aposta');
  const taken = grantOf({ ...waitingGrant(), state: 'ACTIVE', left: '20.00' });
  scene.answer(activateGrantCall, () => {
    stubGrants(scene, [taken, grantOf(), doneGrant()]);
    return taken;
  });
  await accept.click();
  await expect(sheet).toHaveCount(0);
  await expect(active.getByRole('article')).toHaveCount(2);
  await expect(waiting).toHaveCount(0);
  await expect(active.getByRole('heading', { name: 'Valendo' })).toBeFocused();
});

test('an act that is refused keeps its sheet and says why, also where the grant is over by then', async ({
  page,
  scene,
}) => {
  await scene.enter();
  const free = grantOf({ ...waitingGrant(), wagering: '0.00', stakeMax: null, convertMax: null });
  stubGrants(scene, [free]);
  await page.goto('/account/bonus');
  const waiting = page.getByRole('region', { name: 'Para ativar' });
  await expect(waiting).not.toContainText('A apostar');
  await waiting.getByRole('button', { name: 'Ativar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ativar bônus de R$ 20,00?' });
  await expect(sheet.getByRole('listitem')).toHaveText([
    'Não há valor a apostar: ao ativar, o bônus vira dinheiro seu.',
    /^Ative até .* Depois disso, ele vence\.$/,
  ]);
  const over = { state: 'EXPIRED', endReason: 'expired', endedAt: free.issuedAt } as const;
  stubGrants(scene, [{ ...free, ...over }]);
  scene.refuse(activateGrantCall, 'grant.over');
  await sheet.getByRole('button', { name: 'Aceitar as regras e ativar' }).click();
  await expect(sheet.getByRole('status')).toBeVisible();
  const ended = page.locator('#grants-ended');
  await expect(ended).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(sheet.getByRole('status')).toBeVisible();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(ended).toBeFocused();
});

test('the number of grants that wait stands in the menu; news of the balance reads it again', async ({
  page,
  scene,
}) => {
  await scene.enter();
  stubGrants(scene, [waitingGrant()]);
  await page.goto('/account');
  await scene.live.opened();
  const place = page.getByRole('main').getByRole('link', { name: 'Bônus' });
  await expect(place).toContainText('1 bônus para ativar');
  stubGrants(scene, [grantOf()]);
  const { sumBalance, held, currency, version } = walletOf('50.00');
  scene.live.tell({ topic: 'balance', payload: { sumBalance, held, currency, version } });
  await expect(place).toHaveText('Bônus');
  stubGrants(scene, []);
  await place.click();
  await expect(page.getByText('Nenhum bônus por aqui')).toBeVisible();
});

test('the story of a grant says what one round counted and why; giving it up says the loss', async ({
  page,
  scene,
}) => {
  await scene.enter();
  const at = '2026-11-27T15:00:00.000Z';
  const round = { round: '91', game: 'Milhar', gameType: 'LOTT', at } as const;
  scene.answer(grantOneCall, {
    ...grantOf(),
    rounds: [
      { ...round, staked: '4.00', points: 5_000, counted: '2.00' },
      { ...round, round: '90', gameType: 'PVP', staked: '3.00', points: 0, counted: '0.00' },
    ],
    entries: [
      { id: '2', at, kind: 'stake', change: '-4.00', balance: '46.00' },
      { id: '1', at, kind: 'bonus', change: '50.00', balance: '50.00' },
    ],
  });
  await page.goto('/account/bonus/7');
  await expect(page.getByText('R$ 4,00 × 50%')).toBeVisible();
  await expect(page.getByText('Este tipo não conta')).toBeVisible();
  await expect(page.getByRole('link', { name: /R\$ 4,00/ })).toHaveAttribute(
    'href',
    '/account/bets/91',
  );
  await expect(page.getByText('+R$ 50,00')).toBeVisible();
  expect(await faultsOf(page, 'the story', { looks })).toEqual([]);

  await page.getByRole('button', { name: 'Desistir' }).click();
  const sheet = page.getByRole('dialog', { name: 'Desistir do bônus?' });
  await expect(sheet).toContainText('Os R$ 38,20 que estão no bônus voltam para a casa');
  expect(await faultsOf(page, 'giving up', { looks, part: 'dialog[open]' })).toEqual([]);
  const over = grantOf({ state: 'FORFEITED', endReason: 'member', endedAt: at, taken: '38.20' });
  scene.answer(giveUpGrantCall, () => {
    scene.answer(grantOneCall, { ...over, rounds: [], entries: [] });
    return over;
  });
  await sheet.getByRole('button', { name: 'Perder R$ 38,20 e desistir' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Você desistiu dele.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Bônus da casa' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Desistir' })).toHaveCount(0);
  scene.refuse(grantOneCall, 'grant.not.found');
  await page.goto('/account/bonus/999');
  await expect(page.getByText('Este bônus não existe.')).toBeVisible();
});

const withdrawal = (amount: string, idempotencyKey: string | null): Withdrawal => ({
  id: 'w1',
  amount,
  currency: 'BRL',
  state: 'REQUESTED',
  reason: null,
  pixKeyMasked: '***.982.247-**',
  promisedBy: '2099-11-27T16:00:00.000Z',
  createdAt: '2099-11-27T15:00:00.000Z',
  finishedAt: null,
  receipt: null,
  idempotencyKey: idempotencyKey ?? '',
  endToEndId: null,
  timeline: [],
});

test('a withdrawal says the bonus that it ends, and asks again where that has changed', async ({
  page,
  scene,
}) => {
  await scene.enter();
  const parts = [
    { wallet: 'cash', amount: '100.00' },
    { wallet: 'bonus', amount: '38.20' },
  ];
  scene.answer(balanceCall, { ...walletOf('138.20'), balance: parts });
  const options = demoAnswer(cashierOptionsCall);
  const open = { ...options.withdrawal, available: '100.00' };
  scene.answer(cashierOptionsCall, { ...options, withdrawal: open });
  await page.goto('/account');
  await expect(page.getByText(/Dinheiro:\sR\$\s100,00/)).toBeVisible();
  await expect(page.getByText(/Bônus:\sR\$\s38,20/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sacar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quanto quer sacar?' });
  await expect(sheet).toContainText('você perde R$ 38,20');
  await sheet.getByRole('textbox', { name: 'Valor' }).fill('60,00');
  const send = sheet.getByRole('button', { name: 'Sacar por Pix' });
  await expect(send).toBeDisabled();
  await sheet.getByRole('checkbox').check();
  await expect(send).toBeEnabled();
  expect(await faultsOf(page, 'the loss', { looks, part: 'dialog[open]' })).toEqual([]);

  const more = { params: { amount: 'R$ 41,00' }, value: { bonusLoss: '41.00' } };
  scene.refuse(createWithdrawalCall, 'withdrawal.bonus', more);
  await send.click();
  await expect(sheet.getByText(/Ao sacar agora você perde/)).toBeVisible();
  await expect(sheet.getByRole('checkbox')).not.toBeChecked();
  await expect(sheet).toContainText('Entendi: perco R$ 41,00');
  scene.answer(createWithdrawalCall, ({ body, idempotencyKey }) =>
    withdrawal(body.amount, idempotencyKey),
  );
  scene.answer(withdrawalCall, withdrawal('60.00', null));
  await sheet.getByRole('checkbox').check();
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Seu saque' })).toContainText('R$ 60,00');
  const sent = scene.calls(createWithdrawalCall).map(({ body }) => body.bonusLoss);
  expect(sent).toEqual(['38.20', '41.00']);
});

test('a withdrawal says that it ends a bonus whose money is all in open rounds', async ({
  page,
  scene,
}) => {
  await scene.enter();
  scene.answer(balanceCall, walletOf('100.00'));
  stubGrants(scene, [waitingGrant(), grantOf({ left: '0.00' })]);
  const options = demoAnswer(cashierOptionsCall);
  const open = { ...options.withdrawal, available: '100.00' };
  scene.answer(cashierOptionsCall, { ...options, withdrawal: open });
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sacar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quanto quer sacar?' });
  await expect(sheet).toContainText('deixa de contar');
  await expect(sheet).not.toContainText('você perde');
  await sheet.getByRole('textbox', { name: 'Valor' }).fill('60,00');
  scene.answer(createWithdrawalCall, ({ body, idempotencyKey }) =>
    withdrawal(body.amount, idempotencyKey),
  );
  scene.answer(withdrawalCall, withdrawal('60.00', null));
  await sheet.getByRole('checkbox', { name: /em andamento terminam/ }).check();
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  await expect(page.getByRole('dialog', { name: 'Seu saque' })).toContainText('R$ 60,00');
  expect(scene.calls(createWithdrawalCall).map(({ body }) => body.bonusLoss)).toEqual([undefined]);
});
