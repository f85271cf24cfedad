import {
  proposeDecisionCall,
  staffAdjustmentPreviewCall,
  staffAskFileCall,
  staffBlockMemberCall,
  staffFlagMemberCall,
  staffGrantsCall,
  staffMemberCall,
  staffMemberConsequenceCall,
  staffMemberPrivacyCall,
  staffMemberTimelineCall,
  staffNoteMemberCall,
  staffRevealCall,
  staffSearchCall,
  staffTightenLimitCall,
  timelineKinds,
} from '@arara/contract';
import type { SearchHit, TimelineLine } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { grantOf } from './base/grants.ts';
import { at, line, member, money, name } from './base/member-facts.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The desk of members: the one search, the page of a member, and the acts upon one.

const lines: TimelineLine[] = [
  line('9', 'act', 'member.flag.put', { title: 'watch', by: ana.email, reason: 'dois cadastros' }),
  line('8', 'round', 'CLOSED', { ...money, prize: '12.50', title: 'Bonde da Lapa' }),
  line('a', 'deposit', 'PAID', money),
  line('b', 'withdrawal', 'REVIEW', { ...money, title: '***.982.247-**' }),
  line('7', 'limit', 'loss.day', { ...money, until: at }),
  line('6', 'sign-in', 'failed', { title: 'Chrome, Android, BR' }),
  line('5', 'note', 'note', { title: '<b>Ligou</b>', by: ana.email }),
];

const hit = (kind: SearchHit['kind'], rest: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  id: '412345678',
  label: 'luciana',
  detail: 'name',
  amount: null,
  currency: null,
  at: null,
  member: name,
  ...rest,
});

test('a stroke opens the search, the arrows go through what it finds, Enter opens a member', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffSearchCall, ({ query }) => ({
    hits:
      query.q === 'zzz'
        ? []
        : [
            hit('member'),
            hit('deposit', { id: 'd1', label: 'd1', detail: 'PAID', ...money, at }),
            hit('game', { id: '7', label: 'Bonde da Lapa', detail: 'Arara', member: null }),
          ],
  }));
  scene.answer(staffMemberCall, member);
  scene.answer(staffMemberTimelineCall, { lines, next: null, kinds: [...timelineKinds] });
  await page.goto('/console/members');
  await expect(page.getByRole('heading', { name: 'Membros' })).toBeVisible();
  await page.getByRole('heading', { name: 'Membros' }).click();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('zzz');
  await expect(dialog.getByText('Nada encontrado')).toBeVisible();
  await field.fill('luci/');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByText('pelo nome')).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\/412345678$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'luciana' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an act says what it does and what is open, and asks why', async ({ page, scene }) => {
  await enterConsole(scene);
  let now = member;
  scene.answer(staffMemberCall, () => now);
  scene.answer(staffMemberTimelineCall, { lines, next: null, kinds: [...timelineKinds] });
  scene.answer(staffMemberConsequenceCall, {
    openRounds: 2,
    openTickets: 1,
    openStakes: '3.00',
    openWithdrawals: 1,
    openWithdrawalsAmount: '50.00',
    openDeposits: 0,
    liveSessions: 1,
    balance: '180.40',
    currency: 'BRL',
  });
  await page.goto('/console/members/412345678');
  await page.getByRole('button', { name: 'Bloquear' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('O membro sai de todos os aparelhos');
  await expect(sheet).toContainText('2 (R$ 3,00)');
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Bloquear' }).click();
  await expect(sheet.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  expect(scene.calls(staffBlockMemberCall)).toHaveLength(0);
  scene.refuse(staffBlockMemberCall, 'member.state');
  await sheet.getByLabel('Motivo').fill('fraude confirmada');
  await sheet.getByRole('button', { name: 'Bloquear' }).click();
  await expect(sheet.getByRole('status')).toContainText('já está nesse estado');
  scene.answer(staffBlockMemberCall, () => {
    const blocked = { since: at, by: ana.email, reason: 'fraude confirmada' };
    now = { ...member, state: { ...member.state, blocked } };
    return null;
  });
  await sheet.getByRole('button', { name: 'Bloquear' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/Bloqueado por ana@arara.example/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desbloquear' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'luciana' })).toBeFocused();
});

test('personal data is masked until somebody says why, and other pages have nothing of it', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffMemberCall, member);
  scene.answer(staffMemberTimelineCall, { lines, next: null, kinds: [...timelineKinds] });
  scene.answer(staffRevealCall, { values: { idNumber: '529.982.247-25', contacts: null } });
  scene.answer(staffNoteMemberCall, { id: '2', at, by: ana.email, text: 'x' });
  scene.answer(staffFlagMemberCall, null);
  await page.goto('/console/members/412345678');
  await expect(page.getByText('<b>Ligou</b> pedindo a segunda via')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Motivo').fill('confere o titular');
  await sheet.getByRole('button', { name: 'Mostrar e registrar' }).click();
  await expect(page.getByText('529.982.247-25')).toBeVisible();
  await page.goto('/console/members/412345678');
  await expect(page.getByRole('heading', { name: 'luciana' })).toBeVisible();
  await expect(page.getByText('529.982.247-25')).toHaveCount(0);

  await page.getByRole('button', { name: 'suspeita de fraude' }).click();
  await sheet.getByLabel('Motivo').fill('dois cadastros');
  await sheet.getByRole('button', { name: 'Pôr a marca' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(staffFlagMemberCall)[0]?.body).toMatchObject({ flag: 'fraud', on: true });
});

test('without their permissions there is neither a search nor an act', async ({ page, scene }) => {
  await enterConsole(scene, { permissions: ['members:member:read:own-brand'] });
  scene.answer(staffMemberCall, member);
  scene.answer(staffMemberTimelineCall, { lines: [], next: null, kinds: ['note'] });
  await page.goto('/console/members/412345678');
  await expect(page.getByText('Nada aconteceu ainda')).toBeVisible();
  for (const button of ['Buscar', 'Bloquear', 'Mostrar', 'Guardar nota', 'observar']) {
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  }
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1024, 768, 'light'],
  [320, 640, 'dark'],
] as const) {
  test(`a member is readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.setViewportSize({ width, height });
    scene.answer(staffMemberCall, member);
    scene.answer(staffMemberTimelineCall, { lines, next: 'x', kinds: [...timelineKinds] });
    await page.goto('/console/members/412345678');
    await expect(page.getByText('Bonde da Lapa').first()).toBeVisible();
    expect(await askAxe(page)).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });
}

test('money, limits and data of a person are changed with the consequence in sight', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffMemberCall, member);
  scene.answer(staffMemberTimelineCall, { lines, next: null, kinds: [...timelineKinds] });
  scene.answer(staffMemberPrivacyCall, {
    files: [],
    open: ['balance', 'unblocked'],
    keeps: [{ table: 'identity.kept', months: 60, because: 'kyc' }],
  });
  scene.answer(staffAdjustmentPreviewCall, ({ query }) => ({
    currency: 'BRL',
    before: '180.40',
    after: query.direction === 'credit' ? '192.90' : '167.90',
    held: '50.00',
    covered: true,
    bound: '500.00',
    allowed: true,
  }));
  await page.goto('/console/members/412345678');
  await expect(page.getByRole('link', { name: /Saque em análise/ })).toHaveAttribute(
    'href',
    '/console/cashier/withdrawals/w1',
  );
  await page.getByRole('button', { name: 'Ajustar saldo' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Valor').fill('12,50');
  await sheet.getByLabel('Referência').fill('reclamação 77');
  await expect(sheet).toContainText('R$ 192,90');
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByLabel('Motivo').fill('jogo travou no meio');
  scene.refuse(proposeDecisionCall, 'adjustment.bound');
  await sheet.getByRole('button', { name: 'Propor a outra pessoa' }).click();
  await expect(sheet.getByRole('status')).toContainText('passa do limite da sua função');
  expect(scene.calls(proposeDecisionCall)[0]?.body).toMatchObject({
    kind: 'wallet.adjust',
    subject: { direction: 'credit', amount: '12.50', class: 'goodwill' },
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mudar limite' }).click();
  scene.answer(staffTightenLimitCall, null);
  await sheet.getByLabel('Valor').fill('900');
  await expect(sheet).toContainText('só vale depois de 24 horas');
  await sheet.getByLabel('Valor').fill('100');
  await sheet.getByLabel('Motivo').fill('pediu por telefone');
  await sheet.getByRole('button', { name: 'Deixar mais rígido agora' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(staffTightenLimitCall)[0]?.body).toMatchObject({ value: '100.00' });
  await page.getByRole('button', { name: 'Apagar dados' }).click();
  await expect(sheet).toContainText('Ainda há: saldo, conta não bloqueada');
  expect(await askAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  scene.answer(staffAskFileCall, { id: 'f1' });
  await page.getByRole('button', { name: 'Preparar arquivo' }).click();
  await sheet.getByLabel('Motivo').fill('pediu por e-mail');
  await sheet.getByRole('button', { name: 'Preparar arquivo' }).click();
  await expect(page.getByText('O arquivo está sendo preparado.')).toBeVisible();
});

test('bonus money is seen with its progress, and proposed with what it takes', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffMemberCall, member);
  scene.answer(staffMemberTimelineCall, { lines: [], next: null, kinds: ['note'] });
  scene.answer(staffGrantsCall, { grants: [grantOf()], nextCursor: null });
  await page.goto('/console/members/412345678');
  await expect(page.getByText('Apostado R$ 250,00 de R$ 500,00 (50%)')).toBeVisible();
  await page.getByText('Regras, como o membro lê').click();
  await expect(page.getByText('Slots, Originais: conta 100% da aposta.')).toBeVisible();
  await page.getByRole('button', { name: 'Dar bônus' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Valor do bônus').fill('12,50');
  await expect(sheet).toContainText('R$ 125,00');
  await expect(sheet).toContainText('A lei não permite bônus antes da primeira aposta');
  await sheet.getByLabel('Motivo').fill('jogo travou no meio');
  const propose = sheet.getByRole('button', { name: 'Propor a outra pessoa' });
  await propose.click();
  await expect(sheet.getByText('Diga de que caso se trata.')).toBeVisible();
  expect(scene.calls(proposeDecisionCall)).toHaveLength(0);
  expect(await askAxe(page)).toEqual([]);
  await sheet.getByLabel('Referência').fill('reclamação 77');
  await sheet.getByLabel('Máximo que vira dinheiro').fill('3');
  await expect(sheet).toContainText('R$ 37,50');
  scene.refuse(proposeDecisionCall, 'reward.before.bet');
  await propose.click();
  await expect(sheet.getByText('A lei não permite bônus antes da primeira aposta.')).toBeVisible();
  expect(scene.calls(proposeDecisionCall)[0]?.body).toMatchObject({
    kind: 'rewards.grant',
    subject: { amount: '12.50', times: 10, stakeMax: null, convertTimes: 3, days: 7 },
  });
});
