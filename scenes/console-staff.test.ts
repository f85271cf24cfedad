import {
  addStaffPasskeyCall,
  approveDecisionCall,
  decisionListCall,
  decisionOneCall,
  proposeDecisionCall,
  proveStaffCall,
  removeStaffPasskeyCall,
  staffAccessCall,
  staffAccountCall,
  staffAccountsCall,
  staffMeCall,
  staffNetworksCall,
  staffPasskeyChallengeCall,
  staffPasswordCall,
  staffRolesCall,
  startStaffPasskeyCall,
} from '@arara/contract';
import type { Decision, StaffAccountDetail } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The staff desk, the own account, and the code that money and rights ask for.

const at = '2026-11-27T18:00:00.000Z';
const session = { id: 's1', address: '203.0.113.9', openedAt: at, seenAt: at, proven: true };
const eva: StaffAccountDetail = {
  id: '7',
  email: 'eva@arara.example',
  name: 'Eva Moura',
  roles: ['support'],
  brands: ['arara'],
  elsewhere: false,
  inUse: true,
  secondStep: true,
  lastSignInAt: at,
  liveSessions: 1,
  openedAt: '2026-10-02T12:00:00.000Z',
  mustChangePassword: false,
  sessions: [session],
  covered: true,
  waiting: [
    { id: 'd1', kind: 'staff.account.close', proposedBy: 'rui@arara.example', proposedAt: at },
  ],
};
const self = { ...eva, id: '1', email: ana.email, name: ana.name, roles: ['owner'] };
const closed = { ...eva, id: '9', email: 'ivo@arara.example', name: 'Ivo Sá', inUse: false };
const accounts = [self, eva, { ...closed, secondStep: false, lastSignInAt: null, liveSessions: 0 }];
const roles = [
  {
    role: 'finance',
    permissions: ['cashier:withdrawal:read:own-brand', 'cashier:withdrawal:approve:own-brand'],
    mayGive: true,
  },
  { role: 'owner', permissions: ['lottery:prizes:approve:all'], mayGive: false },
  { role: 'support', permissions: ['members:member:read:own-brand'], mayGive: true },
];
const networks = { networks: ['203.0.113.0/24'], changedAt: at, address: '203.0.113.9' };
const access = {
  secondSteps: [{ kind: 'app' as const, since: at }],
  passkeys: [{ id: 'k1', name: 'Chave azul', host: 'localhost', createdAt: at, lastUsedAt: null }],
  sessions: [
    { ...session, isThis: true },
    { ...session, id: 's2', isThis: false },
  ],
};
const decision: Decision = {
  id: 'd1',
  kind: 'staff.roles.change',
  merchant: 'arara',
  state: 'PROPOSED',
  subject: {},
  reason: 'ela ajuda o caixa',
  facts: {
    account: eva.email,
    name: eva.name,
    rolesBefore: 'support',
    rolesAfter: 'finance, support',
  },
  proposedBy: 'rui@arara.example',
  proposedAt: at,
  expiresAt: '2026-11-30T18:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decidedReason: null,
  executedAt: null,
  failure: null,
};

const stubStaff = (scene: Parameters<typeof enterConsole>[0]): void => {
  scene.answer(staffAccountsCall, { accounts, nextCursor: null });
  scene.answer(staffAccountCall, eva);
  scene.answer(staffRolesCall, { roles });
  scene.answer(staffNetworksCall, networks);
  scene.answer(staffAccessCall, access);
};

test('other roles are proposed with what comes and goes, after a code where the last one is old', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubStaff(scene);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/staff');
  await page.getByRole('link', { name: 'Eva Moura' }).click();
  await expect(page).toHaveURL(/\/staff\/7$/);
  const waiting = page.getByText(/^Aguarda outra pessoa/);
  await expect(waiting).toContainText('proposto por rui@arara.example');
  await expect(waiting.getByRole('link')).toHaveAttribute('href', '/console/approvals/d1');
  await expect(page.getByRole('checkbox', { name: /^dono/ })).toBeDisabled();
  const propose = page.getByRole('button', { name: 'Propor a mudança' });
  await expect(propose).toBeDisabled();
  await page.getByText('financeiro', { exact: true }).click();
  await propose.click();
  const sheet = page.getByRole('dialog', { name: 'Propor a mudança · Eva Moura' });
  await expect(sheet).toContainText('Passa a poder');
  await expect(sheet).toContainText('Saquesver, aprovar e rejeitar');
  await sheet.getByLabel('Motivo').fill('ela ajuda o caixa');
  scene.refuse(proposeDecisionCall, 'staff.proof.stale');
  await sheet.getByRole('button', { name: 'Propor a mudança' }).click();

  // One sheet over the other asks for the code. A wrong one is said there, and nothing was proposed.
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(proof.getByLabel('Código do app')).toBeFocused();
  expect(await askAxe(page)).toEqual([]);
  scene.refuse(proveStaffCall, 'factor.wrong');
  await proof.getByLabel('Código do app').fill('000000');
  await expect(proof.getByText(/código/).last()).toBeVisible();
  await proof.getByRole('button', { name: 'Fechar' }).click();
  await expect(sheet.getByText(/isto mexe com dinheiro ou permissões/)).toBeVisible();

  await sheet.getByRole('button', { name: 'Propor a mudança' }).click();
  await expect(proof).toBeVisible();
  scene.answer(proveStaffCall, ana);
  scene.answer(proposeDecisionCall, decision);
  await proof.getByLabel('Código do app').fill('123456');
  await expect(proof).toBeHidden();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Proposto: agora outra pessoa confirma')).toBeVisible();
  expect(scene.calls(proposeDecisionCall).at(-1)?.body).toEqual({
    kind: 'staff.roles.change',
    subject: { email: eva.email, roles: ['finance', 'support'] },
    reason: 'ela ajuda o caixa',
  });
});

test('the second person reads roles in words, and approves after a code', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(decisionListCall, { decisions: [decision], next: null });
  scene.answer(decisionOneCall, { ...decision, factsNow: decision.facts });
  await page.goto('/console/approvals/d1');
  await expect(page.getByRole('row', { name: /^Papéis depois/ })).toContainText(
    'financeiro, atendimento',
  );
  await page.getByRole('button', { name: 'Aprovar e fazer' }).click();
  scene.refuse(approveDecisionCall, 'staff.proof.stale');
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(proof).toBeVisible();
  scene.answer(proveStaffCall, ana);
  scene.answer(approveDecisionCall, { ...decision, state: 'EXECUTED' });
  await proof.getByLabel('Código do app').fill('123456');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(scene.calls(approveDecisionCall)).toHaveLength(2);
});

test('a new account says what is missing, and what it may do', async ({ page, scene }) => {
  await enterConsole(scene);
  stubStaff(scene);
  await page.goto('/console/staff/new');
  const send = page.getByRole('button', { name: 'Propor a conta' });
  await send.click();
  await expect(page.getByText('Digite um e-mail válido.')).toBeVisible();
  await expect(page.getByText('Escolha ao menos um papel.')).toBeVisible();
  await page.getByLabel('Nome').fill('Lia Reis');
  await page.getByLabel('E-mail').fill('lia@arara.example');
  await page.getByText('atendimento', { exact: true }).click();
  await send.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('só para lia@arara.example');
  await sheet.getByLabel('Motivo').fill('começa hoje');
  scene.refuse(proposeDecisionCall, 'staff.account.wider');
  await sheet.getByRole('button', { name: 'Propor a conta' }).click();
  await expect(sheet.getByText(/mais do que a sua/)).toBeVisible();
});

test('the own account changes its password', async ({ page, scene }) => {
  await enterConsole(scene);
  stubStaff(scene);
  await page.goto('/console/account');
  await expect(page.getByText('Aplicativo autenticador')).toBeVisible();
  await page.getByLabel('Senha de agora').fill('Cedro-Rosa-Alto-4');
  await page.getByLabel('Senha nova').fill('curta');
  scene.refuse(staffPasswordCall, 'password.weak');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByLabel('Senha nova')).toHaveAttribute('aria-invalid', 'true');
  scene.answer(staffPasswordCall, ana);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('A senha foi trocada')).toBeVisible();
  await expect(page.getByLabel('Senha nova')).toHaveValue('');
});

test('a passkey is made on this device, and proves the second step in place of the code', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubStaff(scene);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/console/account');
  const make = page.getByRole('button', { name: 'Criar chave de acesso' });
  await make.click();
  await expect(page.getByText('Dê um nome à chave', { exact: false })).toBeVisible();
  const host = new URL(page.url()).hostname;
  const challenge = 'c3RhZmYtc3RlcC1jaGFsbGVuZ2UtMDEyMzQ1Njc4OQ';
  const creation = {
    challenge,
    rp: { id: host, name: 'Arara staff' },
    user: { id: 'YW5h', name: ana.email, displayName: ana.email },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
    excludeCredentials: [],
  };
  scene.answer(startStaffPasskeyCall, { options: creation });
  scene.answer(addStaffPasskeyCall, null);
  scene.answer(staffMeCall, { ...ana, passkey: true });
  await page.getByLabel('Nome da nova chave').fill('Notebook');
  await make.click();
  await expect(page.getByText('A chave de acesso foi criada')).toBeVisible();
  const added = scene.calls(addStaffPasskeyCall).at(-1)?.body as {
    name: string;
    response: { id: string };
  };
  expect(added.name).toBe('Notebook');

  await page.getByRole('button', { name: 'Remover Chave azul' }).click();
  scene.refuse(removeStaffPasskeyCall, 'staff.proof.stale');
  await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  const { id } = added.response;
  const allowCredentials = [{ id, type: 'public-key', transports: ['internal'] }];
  const options = { challenge, rpId: host, allowCredentials, userVerification: 'required' };
  scene.answer(staffPasskeyChallengeCall, { options });
  scene.refuse(proveStaffCall, 'passkey.invalid');
  const use = proof.getByRole('button', { name: 'Usar a chave de acesso' });
  await use.click();
  await expect(proof.getByRole('alert')).toContainText('chave');
  expect(await askAxe(page)).toEqual([]);
  scene.answer(proveStaffCall, { ...ana, passkey: true });
  scene.answer(removeStaffPasskeyCall, null);
  await use.click();
  await expect(proof).toBeHidden();
  await expect(page.getByText('A chave de acesso foi removida')).toBeVisible();
  expect(scene.calls(proveStaffCall).at(-1)?.body).toMatchObject({ passkey: { id } });
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1440, 900, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(`the staff desk is readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    stubStaff(scene);
    for (const [path, words] of [
      ['staff', 'Ivo Sá'],
      ['staff/7', 'Propor a mudança'],
      ['staff/roles?role=finance', 'aprovar e rejeitar'],
      ['staff/networks', '203.0.113.0/24'],
      ['staff/new', 'Propor a conta'],
      ['account', 'Aplicativo autenticador'],
    ] as const) {
      await page.goto(`/console/${path}`);
      await expect(page.getByText(words).first()).toBeVisible();
      expect(await askAxe(page), path).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, path).toBe(0);
    }
  });
}
