import {
  changeRuleCall,
  closeCaseCall,
  staffCaseCall,
  staffCasesCall,
  staffReconcileDayCall,
  staffReconcileDaysCall,
  staffRuleCall,
  staffRulesCall,
  staffTrialCall,
  takeCaseCall,
  tryRuleCall,
} from '@arara/contract';
import type {
  CaseFile,
  CaseLine,
  ReconcileDay,
  ReconcileFile,
  RiskRule,
  RiskRuleFile,
  RiskTrial,
} from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The risk desk of the console: cases, rules, and the days compared with the books of others.

const now = '2026-11-27T20:00:00.000Z';
const line: CaseLine = {
  id: '41',
  kind: 'alert',
  severity: 'high',
  state: 'OPEN',
  subject: 'member:1024',
  member: { account: '1024', name: 'sortuda' },
  owner: null,
  openedAt: '2026-11-27T17:00:00.000Z',
  changedAt: '2026-11-27T18:00:00.000Z',
  outcome: null,
  evidence: 1,
};
const gap: CaseLine = {
  ...line,
  id: '42',
  kind: 'difference',
  severity: 'medium',
  subject: 'bank:pix:E9999999',
  member: null,
};
const file: CaseFile = {
  ...line,
  now,
  closedAt: null,
  evidenceList: [
    {
      id: '1',
      at: now,
      kind: 'deposits.velocity',
      ref: 'rule:1:5',
      facts: {
        rule: 'Rajada',
        count: '7',
        total: '6650.00 BRL',
        at: '2026-11-27T16:59:00.000Z',
      },
    },
  ],
  story: [
    {
      id: '1',
      at: now,
      act: 'opened',
      by: null,
      words: null,
      facts: { kind: 'deposits.velocity', ref: 'rule:1:5' },
    },
    { id: '2', at: now, act: 'said', by: 'rui@arara.example', words: '<b>olhem</b>', facts: {} },
  ],
  colleagues: [ana.email, 'rui@arara.example'],
};
const taken: CaseFile = { ...file, state: 'TAKEN', owner: ana.email };

const field = { min: '1', max: '100' };
const rules = {
  currency: 'BRL',
  kinds: [
    {
      kind: 'deposits.velocity' as const,
      fields: [
        { ...field, name: 'count', type: 'count' as const, usual: '6' },
        {
          name: 'amount',
          type: 'amount' as const,
          min: '0.00',
          max: '10000000.00',
          usual: '0.00',
        },
        { ...field, name: 'hours', type: 'hours' as const, usual: '24' },
      ],
    },
  ],
};
const rule: RiskRule = {
  id: '1',
  kind: 'deposits.velocity',
  name: 'Rajada',
  params: { count: '6', amount: '500.00', hours: '24' },
  severity: 'medium',
  on: false,
  version: 3,
  changedAt: now,
  changedBy: 'rui@arara.example',
  alerts: 2,
};
const ruleFile: RiskRuleFile = {
  rule,
  versions: [{ ...rule, at: now, by: 'rui@arara.example', reason: 'barulho demais' }],
  latest: [{ account: '1024', name: 'sortuda', at: now, facts: { count: '7' }, caseId: '41' }],
};
const trial: RiskTrial = {
  id: '9',
  kind: 'deposits.velocity',
  params: rule.params,
  days: 30,
  state: 'RUNNING',
  done: 40,
  all: 120,
  alerts: 1,
  members: 1,
  sample: [{ account: '1024', name: 'sortuda', at: now, facts: { count: '7' } }],
  by: ana.email,
  at: now,
};

const day: ReconcileDay = {
  day: '2026-11-26',
  state: 'DONE',
  checkedAt: now,
  parts: [
    { part: 'bank', state: 'differs', compared: 412, differences: 1 },
    { part: 'custody', state: 'agrees', compared: 2, differences: 0 },
    { part: 'purses', state: 'unreached', compared: 0, differences: 0 },
    { part: 'vendors', state: 'agrees', compared: 0, differences: 0 },
  ],
  open: 1,
};
const dayFile: ReconcileFile = {
  ...day,
  currency: 'BRL',
  custody: {
    bank: '140000.00',
    ledger: '139950.00',
    transit: '50.00',
    unexplained: '0.00',
    cover: '1200.00',
  },
  differences: [
    {
      id: '5',
      part: 'bank',
      class: 'changed',
      ref: 'pix:E9999999',
      ours: { amount: '60.00 BRL', at: now },
      theirs: { amount: '61.00 BRL', at: now },
      foundAt: now,
      firstDay: '2026-11-26',
      resolvedAt: null,
      caseId: '42',
    },
  ],
};

test('a case is taken and closed by keys, with its outcome and reason', async ({ page, scene }) => {
  await enterConsole(scene);
  let at: CaseFile = file;
  scene.answer(staffCasesCall, ({ query }) => ({
    now,
    cases: [line, gap].filter(({ kind }) => (query.kind ?? kind) === kind),
    nextCursor: null,
  }));
  scene.answer(staffCaseCall, () => at);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/risk');
  await expect(page.getByText('Escolha um caso')).toBeVisible();
  await expect(page.getByRole('link', { name: /pix:E9999999/ })).toBeVisible();
  await page.getByLabel('Tipo', { exact: true }).selectOption('alert');
  await expect(page).toHaveURL(/kind=alert/);
  await expect(page.getByRole('link', { name: /pix:E9999999/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/cases\/41\?kind=alert/);
  await expect(page.getByRole('heading', { level: 2, name: 'sortuda' })).toBeVisible();
  await expect(page.getByText('R$ 6.650,00')).toBeVisible();
  await expect(page.getByText('<b>olhem</b>')).toBeVisible();
  await page.keyboard.press('t');
  const sheet = page.getByRole('dialog');
  scene.refuse(takeCaseCall, 'case.state');
  await sheet.getByRole('button', { name: 'Assumir' }).click();
  await expect(sheet.getByText('alguém mexeu nele antes')).toBeVisible();
  scene.answer(takeCaseCall, () => {
    at = taken;
    return at;
  });
  await sheet.getByRole('button', { name: 'Assumir' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`com ${ana.email}`)).toBeVisible();
  await page.keyboard.press('c');
  await sheet.getByLabel('Resultado').selectOption('confirmed');
  await sheet.getByRole('button', { name: 'Encerrar' }).click();
  expect(scene.calls(closeCaseCall)).toHaveLength(0);
  await sheet.getByLabel('Motivo').fill('duas pessoas, uma conta');
  scene.answer(closeCaseCall, () => {
    at = { ...taken, state: 'CLOSED', outcome: 'confirmed', closedAt: now };
    return at;
  });
  await sheet.getByRole('button', { name: 'Encerrar' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(closeCaseCall).at(-1)?.body).toEqual({
    outcome: 'confirmed',
    reason: 'duas pessoas, uma conta',
  });
  await expect(page.getByRole('button', { name: 'Reabrir' })).toBeVisible();
});

test('a rule is tried on the past with what stands in the fields, then switched on for a reason', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  let found: RiskTrial = trial;
  scene.answer(staffRulesCall, { ...rules, rules: [rule] });
  scene.answer(staffRuleCall, ruleFile);
  scene.answer(tryRuleCall, trial);
  scene.answer(staffTrialCall, () => found);
  await page.goto('/console/risk/rules');
  await page.getByRole('link', { name: 'Rajada' }).click();
  await page.getByLabel('Vezes').fill('0');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByLabel('Vezes').fill('4');
  await page.getByRole('button', { name: 'Testar' }).click();
  await expect(page.getByText('40 de 120 membros')).toBeVisible();
  found = { ...trial, state: 'DONE', done: 120, alerts: 3, members: 2 };
  await expect(page.getByText('Alertas: 3. Membros: 2 de 120')).toBeVisible();
  expect(scene.calls(tryRuleCall).at(-1)?.body).toMatchObject({
    params: { count: '4', amount: '500.00', hours: '24' },
    days: 30,
  });
  await page.getByText('Regra ligada').click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('abre um caso sobre o membro');
  await sheet.getByLabel('Motivo').fill('testada em 30 dias');
  scene.refuse(changeRuleCall, 'rule.changed');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet.getByText('Alguém mudou esta regra antes')).toBeVisible();
  expect(scene.calls(changeRuleCall).at(-1)?.body).toMatchObject({ on: true, version: 3 });
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1024, 768, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(`the risk desk is readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    scene.answer(staffCasesCall, { now, cases: [line, gap], nextCursor: null });
    scene.answer(staffCaseCall, taken);
    scene.answer(staffRulesCall, { ...rules, rules: [rule] });
    scene.answer(staffRuleCall, ruleFile);
    scene.answer(staffReconcileDaysCall, {
      lastDay: '2026-11-26',
      days: [day],
      nextCursor: null,
    });
    scene.answer(staffReconcileDayCall, dayFile);
    for (const [path, text] of [
      ['cases', 'sortuda'],
      ['cases/41', 'Evidências'],
      ['rules', 'Rajada'],
      ['rules/1', 'Testar no passado'],
      ['days', 'Extrato do banco: difere'],
      ['days/2026-11-26', 'Sem explicação'],
    ] as const) {
      await page.goto(`/console/risk/${path}`);
      await expect(page.getByText(text).first()).toBeVisible();
      expect(await askAxe(page), path).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, path).toBe(0);
    }
  });
}
