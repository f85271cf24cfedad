import type { SearchHit, StaffMember, ValueOf, staffMemberPrivacyCall } from '@arara/contract';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { money } from '@arara/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLedger } from '../../compose/ledger.ts';
import type { TestStaff } from '../../testing/staff-member.ts';
import { openDeskProgram } from '../console/testing/desk-program.ts';
import type { DeskProgram } from '../console/testing/desk-program.ts';
import { demoAccounts } from '../identity/index.ts';
import type { Player } from '../identity/index.ts';
import { exported, play, tablesThatSay, watch } from './testing/traces.ts';

let program: DeskProgram;
let owner: TestStaff;
let second: TestStaff;
let support: TestStaff;
let auditor: TestStaff;
let luciana: Player;
let caseId: string;
let waiting: string;
const rounds = 2_500;
beforeAll(async () => {
  program = await openDeskProgram();
  [owner, second, support, auditor] = await Promise.all([
    program.person('owner'),
    program.person('owner'),
    program.person('support'),
    program.person('auditor'),
  ]);
  luciana = await program.modules.identity.service.demoMember('arara');
  await signIn();
  await traces();
}, 120_000);
afterAll(() => program.close());

/** Everything by which the person can be found. */
const marks = [
  'Luciana Reis',
  '52998224725',
  '529.982.247-25',
  'luciana@arara.example',
  '5511912345678',
  'Lu Reis',
];
const reason = 'the person asked for it by mail';
const at = (rest = '') => `members/${luciana.accountNumber}${rest}`;
type Privacy = ValueOf<typeof staffMemberPrivacyCall>;
const privacy = async () => (await program.call<Privacy>(owner, at('/privacy'))).value;

async function signIn() {
  const { username, password } = demoAccounts.member;
  const reply = await program.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { host: 'localhost', merchant: 'arara' },
    payload: { username, password },
  });
  return reply.json<{ errorCode?: string; value?: { token: string } }>();
}

/** Leaves traces of the person all over the house. */
async function traces(): Promise<void> {
  await program.call(support, at('/notes'), { text: 'Luciana Reis ligou: 529.982.247-25' });
  await program.call(support, at('/flags'), { flag: 'watch', on: true, reason: 'Lu Reis, twice' });
  await program.call(support, at('/rank'), { level: 3, until: null, reason: 'Luciana Reis asked' });
  const run = (text: string, ...values: unknown[]) => program.owner.query(text, values);
  await run(`update identity.player set nickname = 'Lu Reis' where id = $1`, luciana.id);
  // The demo has her at its other brand as well: that account is another person's here.
  await run(
    `update identity.player set payee_name = 'Outra', email = null, mobile = null where id <> $1`,
    luciana.id,
  );
  await run(
    `insert into site.feedback (id, merchant_id, player_id, account, body, remark, language, sent_at)
      values (gen_random_uuid(), 'arara', $1, 'luciana@arara.example', 'Sou Luciana Reis', '', 'pt-BR',
        now())`,
    luciana.id,
  );
  await run(
    `insert into identity.linked_identity (merchant_id, provider, subject, player_id, label, linked_at)
      values ('arara', 'google', 'g1', $1, 'luciana@arara.example', now())`,
    luciana.id,
  );
  await run(`insert into messages.notice_choice values ($1, 'news', false)`, luciana.id);
  await adjust('credit');
  waiting = await proposeAdjustment('credit', 'waits');
  await play(program, luciana, rounds);
  caseId = await watch(program, { support, person: luciana });
  await exported(program, { owner, person: luciana });
}

const proposeAdjustment = async (direction: string, reference: string): Promise<string> => {
  const account = luciana.accountNumber;
  const subject = { account, direction, amount: '1.00', class: 'goodwill', reference };
  const body = { kind: 'wallet.adjust', subject, reason };
  return (await program.call<{ id: string }>(support, 'decisions', body)).value.id;
};

const adjust = async (direction: string, reference = direction) => {
  const id = await proposeAdjustment(direction, reference);
  return program.call(owner, `decisions/${id}/approve`, {});
};

const tablesWith = () => tablesThatSay(program, marks);

describe('the file of a person', () => {
  const ask = (who = support) => program.call<{ id: string }>(who, at('/files'), { reason });
  const take = (id: string, who = owner) =>
    program.call<{ json: string; html: string }>(who, at(`/files/${id}/take`), {});
  const make = (id: string) =>
    program.modules.privacy.jobs.find(({ name }) => name === 'privacy.make')?.run({ id });

  test('is made in the background and handed out once, with a line of the audit', async () => {
    const { id } = (await ask()).value;
    expect(await take(id)).toMatchObject({ status: 404, errorCode: 'export.not.found' });
    await Promise.all([make(id), make(id)]);
    expect((await privacy()).files[0]).toMatchObject({ id, state: 'READY', by: support.email });
    expect(await tablesWith()).not.toContain('privacy.file');
    const replies = await Promise.all([take(id), take(id, second)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const file = replies.find(({ status }) => status === 200)?.value;
    const { parts } = JSON.parse(file?.json ?? '') as { parts: Record<string, object> };
    expect(parts['identity']).toMatchObject({
      account: [{ name: 'Luciana Reis', email: 'luciana@arara.example' }],
      documents: [{ cpf: '52998224725' }],
    });
    expect(parts['wallet']).toMatchObject({ adjustments: [{ change: '100', class: 'goodwill' }] });
    // The words of staff for staff are not told, nor the reference of a case.
    expect(JSON.stringify(parts['wallet'])).not.toMatch(
      /asked for it by mail|"reference":"credit"/,
    );
    expect(parts['play']).toHaveProperty('rounds.length', rounds);
    expect(file?.html).toContain(`com ${rounds} linhas`);
    expect(parts['console']).toMatchObject({
      notes: [{ words: 'Luciana Reis ligou: 529.982.247-25' }],
    });
    expect(parts['site']).toMatchObject({ feedback: [{ body: 'Sou Luciana Reis' }] });
    expect(parts['reports']).toMatchObject({ days: [{ game_code: 'traces', stakes: '100' }] });
    // A person is not told who watches them.
    expect(Object.keys(parts)).not.toContain('cases');
    expect(file?.html).toContain('<h2>Depósitos e saques</h2>');
    const offered = program.modules.privacy.service.keeps();
    expect(offered.length).toBeGreaterThan(10);
    const acts = (await program.auditOf(luciana)).map(({ action }) => action);
    expect(acts.slice(0, 2)).toEqual(['member.file.taken', 'member.file.asked']);
  });

  test('says what somebody typed as text', async () => {
    await program.call(support, at('/notes'), { text: '<img src=x onerror=alert(1)>' });
    const { id } = (await ask()).value;
    await make(id);
    const { html } = (await take(id)).value;
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img');
  });

  test('is for people with the permission, of the brand, and for a week', async () => {
    expect(await ask(auditor)).toMatchObject({ errorCode: 'permission.denied' });
    const { id } = (await ask()).value;
    await make(id);
    expect(await take(id, support)).toMatchObject({ errorCode: 'permission.denied' });
    const elsewhere = await program.person('owner', 'noite-tropical');
    const path = at(`/files/${id}/take`);
    expect(await program.call(elsewhere, path, {}, 'noite-tropical')).toMatchObject({
      errorCode: 'member.not.found',
    });
    await program.owner.query(`update privacy.file set expires_at = now() where id = $1`, [id]);
    expect(await take(id)).toMatchObject({ errorCode: 'export.not.found' });
    await program.modules.privacy.jobs.find(({ name }) => name === 'privacy.expire')?.run({});
    const { rows } = await program.owner.query('select content from privacy.file where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ content: null }]);
  });
});

describe('an erasure', () => {
  const propose = (who = support) =>
    program.call<{ id: string }>(who, 'decisions', {
      kind: 'member.erase',
      subject: { account: luciana.accountNumber },
      reason,
    });
  const approve = (id: string, who = owner) =>
    program.call<{ state: string }>(who, `decisions/${id}/approve`, {});

  test('waits until the account is closed: blocked, without money, with nothing open', async () => {
    expect((await privacy()).open).toEqual(['balance', 'case', 'decision', 'unblocked']);
    await program.call(support, `decisions/${waiting}/withdraw`, {});
    expect((await privacy()).open).toEqual(['balance', 'case', 'unblocked']);
    expect(await propose()).toMatchObject({ status: 409, errorCode: 'member.not.closed' });
    await adjust('debit');
    await program.call(support, `cases/${caseId}/take`, {});
    const outcome = 'unfounded';
    await program.call(support, `cases/${caseId}/close`, { outcome, reason });
    expect((await privacy()).open).toEqual(['unblocked']);
    await program.call(support, at('/block'), { reason: 'wants to leave' });
    const { value } = await propose();
    await program.call(support, at('/unblock'), { reason: 'a doubt' });
    expect(await approve(value.id)).toMatchObject({ errorCode: 'decision.facts.changed' });
    await program.call(support, `decisions/${value.id}/withdraw`, {});
    await program.call(support, at('/block'), { reason: 'wants to leave' });
    expect(await propose(auditor)).toMatchObject({ errorCode: 'permission.denied' });
  });

  test('waits for a credit that is under way, and ends where it came', async () => {
    const { value } = await propose();
    const ledger = openLedger(program.kernel);
    const { cash } = await program.modules.wallet.accountsOf(luciana.id);
    const bank = await program.modules.wallet.houseAccount('bank:pix', 'BRL');
    const { said } = await program.kernel.database.transaction(async (tx) => {
      const amount = money(100n, 'BRL');
      const credit = {
        debit: bank,
        credit: cash,
        amount,
        code: 'deposit',
        reference: 'late',
      } as const;
      const [outcome] = await ledger.postIn(tx, [{ key: 'late', transfers: [credit] }]);
      expect(outcome).toMatchObject({ ok: true });
      // The approval begins while the credit is not there for others.
      const asked = approve(value.id);
      expect(await Promise.race([asked, sleep(300)])).toBeUndefined();
      return { said: asked };
    });
    expect(await said).toMatchObject({ errorCode: 'decision.facts.changed' });
    await ledger.close();
    await program.call(support, `decisions/${value.id}/withdraw`, {});
    await adjust('debit', 'late');
    expect((await privacy()).open).toEqual([]);
  });

  test('leaves nothing by which the person is found, but what the law keeps', async () => {
    expect(await tablesWith()).toEqual(
      expect.arrayContaining(['cases.step', 'reports.export_part', 'site.feedback']),
    );
    const { value } = await propose();
    expect(await approve(value.id, support)).toMatchObject({ errorCode: 'permission.denied' });
    const replies = await Promise.all([approve(value.id), approve(value.id, second)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { keeps } = await privacy();
    const kept = new Set(keeps.map(({ table }) => table));
    const found = await tablesWith();
    expect(found.filter((table) => !kept.has(table))).toEqual([]);
    // The words that staff gave as a reason stand in the chain of the audit.
    expect(found).toEqual(['staff.audit']);
    const { rows: trials } = await program.owner.query('select sample from risk.trial');
    expect(trials).toEqual([{ sample: [{ playerId: '0' }] }]);
    const page = await readFile('docs/decisions/personal-data.md', 'utf8');
    for (const { table } of keeps) expect(page).toContain(table);
  });

  test('leaves an account without a person, which no search finds by one', async () => {
    for (const text of ['Luciana', '529.982.247-25', 'luciana@arara.example', '+5511912345678']) {
      const q = encodeURIComponent(text);
      const { value } = await program.call<{ hits: SearchHit[] }>(owner, `search?q=${q}`);
      const accounts = value.hits.map(({ member }) => member?.account);
      expect(accounts).not.toContain(luciana.accountNumber);
    }
    const { value } = await program.call<StaffMember>(owner, at());
    expect(value).toMatchObject({
      name: null,
      username: `~${luciana.accountNumber}`,
      personal: { idNumber: null, email: null, mobile: null, birthDate: null },
      notes: [{ text: '—' }, { text: '—' }],
      flags: [],
    });
    expect(value.erasedAt).not.toBeNull();
    expect((await signIn()).errorCode).toBe('login.failed');
    expect(await propose()).toMatchObject({ errorCode: 'decision.nothing.left' });
  });

  test('keeps who it was sealed for its time, shown for a reason, and forgets it then', async () => {
    const reveal = () =>
      program.call<{ values: object }>(owner, at('/reveal'), {
        fields: ['name', 'idNumber', 'birthDate', 'email'],
        reason: 'letter of the authority',
      });
    expect((await reveal()).value.values).toEqual({
      name: 'Luciana Reis',
      idNumber: '529.982.247-25',
      birthDate: '1990-05-17',
      email: null,
    });
    await program.owner.query(`update identity.kept set until = now() - interval '1 day'`);
    const jobs = program.modules.identity.jobs ?? [];
    await jobs.find(({ name }) => name === 'identity.sweep')?.run({});
    expect((await reveal()).value.values).toMatchObject({ name: null, idNumber: null });
  });

  test('leaves ledger and audit sound', async () => {
    const ledger = openLedger(program.kernel);
    expect((await ledger.prove({ whole: true })).sound).toBe(true);
    await ledger.close();
    const { sound } = await program.modules.staff.service.proveAudit({ whole: true });
    expect(sound).toBe(true);
  });
});
