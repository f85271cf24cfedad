import {
  approveDecisionCall,
  decisionListCall,
  decisionOneCall,
  rejectDecisionCall,
  staffAuditCall,
  staffAuditProofCall,
  staffEnrolCall,
  staffSecondStepCall,
  staffSignInCall,
  staffSignOutCall,
} from '@arara/contract';
import type { Decision } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { ana, enterConsole, stubHouse } from './base/staff.ts';
import { staffToken } from './base/play.ts';
import { expect, test } from './scene.ts';

// The console: the door, the decisions of two people, the audit, in each of their states.

const decision: Decision = {
  id: '17',
  kind: 'withdrawal.approve',
  merchant: 'arara',
  state: 'PROPOSED',
  subject: { id: '0198a1de-0000-7000-8000-000000000001' },
  reason: 'conferi o pagador',
  facts: { withdrawal: 'W-17', amount: '1250.00 BRL', to: 'm***@x.br', why: 'review.amount' },
  proposedBy: 'rui@arara.example',
  proposedAt: '2026-11-27T18:00:00.000Z',
  expiresAt: '2026-11-28T18:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decidedReason: null,
  executedAt: null,
  failure: null,
};

test('the door asks for the password and, at the first time, for an authenticator app', async ({
  page,
  scene,
}) => {
  scene.refuse(staffSignInCall, 'login.failed');
  scene.answer(staffEnrolCall, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=J' });
  stubHouse(scene);
  await page.goto('/console/audit');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Digite o seu e-mail.')).toBeVisible();
  await page.getByLabel('E-mail').fill('ana@arara.example');
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(/senha/i).last()).toBeVisible();
  expect(await askAxe(page)).toEqual([]);

  scene.answer(staffSignInCall, { token: staffToken, self: { ...ana, next: 'enrol' } });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  scene.refuse(staffSecondStepCall, 'factor.wrong');
  await page.getByLabel('Código do app').fill('000000');
  await expect(page.getByLabel('Código do app')).toHaveAttribute('aria-invalid', 'true');
  scene.answer(staffSecondStepCall, ana);
  scene.answer(staffAuditCall, { lines: [], next: null });
  await page.getByLabel('Código do app').fill('123456');
  // The address that was asked for is still the one that opens.
  await expect(page.getByRole('heading', { name: 'Auditoria' })).toBeVisible();
  await expect(page.getByText('Ainda não há nada aqui')).toBeVisible();
});

test('a session that has ended shows the door and says why, one that was left does not', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.refuse(staffAuditCall, 'session.expired');
  await page.goto('/console/audit');
  await expect(page.getByText('A sua sessão terminou.')).toBeVisible();

  scene.answer(staffSignInCall, { token: staffToken, self: ana });
  scene.answer(staffAuditCall, { lines: [], next: null });
  scene.answer(staffSignOutCall, null);
  await page.getByLabel('E-mail').fill('ana@arara.example');
  await page.getByLabel('Senha', { exact: true }).fill('certa');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText('A sua sessão terminou.')).toBeHidden();
});

test('a desk that nobody touches for half an hour is left, however often it refreshes itself', async ({
  page,
  scene,
}) => {
  await page.clock.install();
  await enterConsole(scene);
  scene.answer(decisionListCall, { decisions: [], next: null });
  scene.answer(staffSignOutCall, null);
  await page.goto('/console/approvals');
  await expect(page.getByText('Nada espera por você')).toBeVisible();
  await page.clock.runFor(20 * 60_000);
  await page.keyboard.press('Tab');
  await page.clock.runFor(29 * 60_000);
  await expect(page.getByRole('heading', { name: 'Aprovações' })).toBeVisible();
  await page.clock.runFor(2 * 60_000);
  await expect(page.getByText('A sua sessão terminou.')).toBeVisible();
  await expect.poll(() => scene.calls(staffSignOutCall).length).toBe(1);
});

test('the menu has the desks that the account may open, and another address says so', async ({
  page,
  scene,
}) => {
  await enterConsole(scene, { permissions: ['staff:audit:read:own-brand'] });
  scene.answer(staffAuditCall, { lines: [], next: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/');
  await expect(page).toHaveURL(/\/console\/audit$/);
  const menu = page.getByRole('navigation', { name: 'Menu do console' });
  await expect(menu.getByRole('link')).toHaveText(['Auditoria']);
  await page.goto('/console/approvals');
  await expect(page.getByText('Esta mesa não é sua')).toBeVisible();
  await page.goto('/console/nowhere');
  await expect(page.getByText('Não há nada neste endereço')).toBeVisible();
});

test('a second person sees the facts of then and now, approves once, or rejects with a reason', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  let now: Decision = decision;
  scene.answer(decisionListCall, () => ({ decisions: [now], next: null }));
  scene.answer(decisionOneCall, () => ({ ...now, factsNow: now.facts }));
  await page.goto('/console/approvals');
  await page.getByRole('link', { name: /Pagar um saque/ }).click();
  await expect(page).toHaveURL(/\/approvals\/17$/);
  const facts = page.getByRole('row', { name: /^Valor/ });
  await expect(facts).toContainText('R$ 1.250,00');
  await expect(page.getByRole('row', { name: /^Motivo/ })).toContainText('acima do limite');
  expect(await askAxe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Rejeitar' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(sheet.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  expect(scene.calls(rejectDecisionCall)).toHaveLength(0);
  await page.keyboard.press('Escape');

  scene.refuse(approveDecisionCall, 'decision.facts.changed');
  await page.getByRole('button', { name: 'Aprovar e fazer' }).click();
  await expect(sheet).toContainText('O dinheiro sai por Pix');
  await sheet.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  await expect(sheet.getByRole('status')).not.toBeEmpty();
  scene.answer(approveDecisionCall, ({ params }) => {
    now = { ...now, state: 'EXECUTED', decidedBy: ana.email, decidedAt: now.proposedAt };
    return { ...now, id: params.id };
  });
  await sheet.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('feita').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprovar e fazer' })).toBeHidden();
  // The buttons are gone, and the focus goes on at what they were about.
  await expect(page.getByRole('heading', { name: 'Pagar um saque' })).toBeFocused();
});

test('who proposed a decision does not approve it, and a fact that changed stands out', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  const own = { ...decision, proposedBy: ana.email };
  scene.answer(decisionListCall, { decisions: [own], next: null });
  scene.answer(decisionOneCall, { ...own, factsNow: { ...own.facts, why: 'review.day' } });
  await page.goto('/console/approvals/17');
  await expect(page.getByText('outra pessoa precisa decidir')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprovar e fazer' })).toBeHidden();
  await expect(page.getByText('Algo mudou desde a proposta.')).toBeVisible();
});

test('the audit is narrowed by its address, and says until where its chains were proved', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffAuditCall, { lines: [], next: null });
  const proof = {
    id: '3',
    madeAt: decision.proposedAt,
    hash: 'ab',
    whole: true,
    proofsSound: true,
  };
  const provedTo = { place: 42, line: '9', hash: 'ab', at: decision.proposedAt };
  const chain = { merchant: 'arara', sound: true, provedTo };
  scene.answer(staffAuditProofCall, { proof, chains: [chain], faults: [] });
  await page.goto('/console/audit');
  await expect(page.getByText('arara: até o elo 42')).toBeVisible();
  await page.getByLabel('Quem').fill('ana@arara.example');
  await page.getByLabel('O que fez').selectOption({ label: 'Decisões' });
  await page.getByLabel('De', { exact: true }).fill('2026-11-01');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  await expect(page).toHaveURL(/actor=ana%40arara.example&action=decision.&from=2026-11-01$/);
  const last = scene.calls(staffAuditCall).at(-1)?.query;
  expect(last).toMatchObject({ actor: ana.email, action: 'decision.' });
  // The day begins on the clocks of the brand, not on those of the device.
  expect(last?.from).toBe('2026-11-01T03:00:00.000Z');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(/\/audit$/);

  const fault = { merchant: 'arara', place: 7, line: '7', fault: 'content_changed' } as const;
  const broken = { ...chain, sound: false };
  scene.answer(staffAuditProofCall, { proof, chains: [broken], faults: [fault] });
  await page.reload();
  await expect(page.getByText('arara: o elo 7 foi mudado')).toBeVisible();
});

test('the audit says facts by sentences, and a code without one is shown as data', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  const line = {
    at: decision.proposedAt,
    actor: ana.email,
    merchant: 'arara',
    subject: '17',
    address: '10.0.0.1',
    session: null,
    place: 1,
    hash: 'ab'.repeat(32),
  };
  const states = { before: { state: 'APPROVED' }, after: { state: 'FAILED' } };
  const failed = { kind: decision.kind, failure: 'decision.facts.changed', ...states };
  const lines = [
    { ...line, id: '4', action: 'decision.failed', detail: failed },
    { ...line, id: '3', action: 'decision.proposed', detail: { facts: decision.facts } },
    { ...line, id: '2', action: 'catalogue.changed', detail: { before: 'on', after: 'off' } },
    { ...line, id: '1', action: 'decision.failed', detail: { failure: 'some.new.code' } },
    { ...line, id: '0', action: 'catalogue.changed', subject: 'shelf list:RNG', detail: {} },
    { ...line, id: '00', action: 'vendor.key.told', subject: 'vendor PORTO', detail: {} },
  ];
  scene.answer(staffAuditCall, { lines, next: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/audit');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Pagar um saque');
  await expect(rows.nth(1)).toContainText('os fatos mudaram depois da proposta');
  await expect(rows.nth(1)).toContainText('aprovada falhou');
  await expect(rows.nth(2)).toContainText('Motivo: valor acima do limite por saque');
  await expect(rows.nth(3)).toContainText('ligado desligado');
  await expect(rows.nth(4).getByRole('code')).toHaveText('some.new.code');
  const linkTo = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(linkTo('Vitrine')).toHaveAttribute('href', /games\/shelves\?part=list%3ARNG$/);
  await expect(linkTo('Fornecedor')).toHaveAttribute('href', /games\/vendors\/PORTO$/);
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1024, 768, 'light'],
  [320, 640, 'dark'],
] as const) {
  test(`desks are readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    scene.answer(decisionListCall, { decisions: [decision], next: null });
    scene.answer(decisionOneCall, { ...decision, factsNow: decision.facts });
    const line = {
      id: '1',
      at: decision.proposedAt,
      merchant: 'arara',
      subject: '17',
      address: '10.0.0.1',
      session: null,
      place: 1,
      hash: 'ab'.repeat(32),
    };
    const detail = { kind: decision.kind, facts: decision.facts };
    const lines = [
      { ...line, actor: ana.email, action: 'decision.proposed', detail },
      { ...line, id: '2', actor: 'machine:demo', action: 'account.opened', detail: {} },
    ];
    scene.answer(staffAuditCall, { lines, next: '2' });
    for (const path of ['approvals/17', 'audit']) {
      await page.goto(`/console/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/17|terminal do servidor/).first()).toBeVisible();
      expect(await askAxe(page)).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    }
  });
}
