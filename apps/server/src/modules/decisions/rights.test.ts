import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionsOf } from '../../platform/contributions.ts';
import type { TestStaff } from '../../testing/staff-member.ts';
import { keepAccounts } from '../staff/testing/keep.ts';
import { approve } from './commands/approve.ts';
import { createDecisions } from './index.ts';
import { callsIn, depsOf, path } from './testing/calls.ts';
import { openDecisionsProgram } from './testing/decisions-program.ts';
import type { DecisionsProgram } from './testing/decisions-program.ts';

let program: DecisionsProgram;
let ana: TestStaff;
let rui: TestStaff;
beforeAll(async () => {
  program = await openDecisionsProgram();
  ana = await program.person();
  rui = await program.person();
});
afterAll(() => program.close());

const { propose, say, look, proposed } = callsIn(() => program);

describe('staff without the right', () => {
  it('of another brand see nothing and decide nothing', async () => {
    const far = await program.person(['owner'], ['noite']);
    const name = await program.thing();
    const id = await proposed(ana, name);
    for (const word of ['approve', 'reject', 'withdraw'] as const) {
      expect((await say(far, id, word, 'noite')).errorCode).toBe('decision.not.found');
      expect((await say(far, id, word)).errorCode).toBe('permission.denied');
    }
    const { value } = await program.call('GET', path, { token: far.token, merchant: 'noite' });
    expect((value['decisions'] as { kind: string }[]).map(({ kind }) => kind)).not.toContain(
      'thing.give',
    );
    expect((await program.given(name)).given).toBe(0);
  });

  it.each([
    ['auditor', 'permission.denied', 'permission.denied'],
    ['support', undefined, 'permission.denied'],
    ['lottery', 'permission.denied', 'decision.not.found'],
    ['finance', undefined, undefined],
  ])('as %s', async (role, onProposal, onApproval) => {
    const who = await program.person([role]);
    const name = await program.thing();
    expect((await propose(who, { name })).errorCode).toBe(onProposal);
    const id = await proposed(ana, await program.thing());
    expect((await say(who, id, 'approve')).errorCode).toBe(onApproval);
  });

  it('see the decisions of kinds that they may read', async () => {
    const [finance, lottery] = [
      await program.person(['finance']),
      await program.person(['lottery']),
    ];
    await proposed(ana, await program.thing(), 'thing.walk');
    const kindsOf = async (who: TestStaff) => {
      const { value } = await program.call('GET', path, { token: who.token });
      return new Set((value['decisions'] as { kind: string }[]).map(({ kind }) => kind));
    };
    expect(await kindsOf(finance)).toEqual(new Set(['thing.give']));
    expect(await kindsOf(lottery)).toEqual(new Set(['thing.walk']));
  });

  it('find nothing under ids that are none', async () => {
    for (const id of ['x', '0', '00000000-0000-4000-8000-000000000000']) {
      expect((await say(rui, id, 'approve')).errorCode).toBe('decision.not.found');
      expect((await look(rui, id)).errorCode).toBe('decision.not.found');
    }
  });
});

describe('a proposal of one who', () => {
  it.each([
    ['is out of use', (email: string) => keepAccounts(program.owner).close(email)],
    ['has lost the right', (email: string) => keepAccounts(program.owner).roles(email, 'auditor')],
    ['has lost the brand', (email: string) => keepAccounts(program.owner).brands(email, 'noite')],
  ])('%s is over: nobody approves beside nobody', async (_, take) => {
    const eva = await program.person();
    const name = await program.thing();
    const id = await proposed(eva, name);
    await take(eva.email);
    expect((await say(rui, id, 'approve')).errorCode).toBe('decision.expired');
    expect((await look(rui, id)).value).toMatchObject({ state: 'EXPIRED' });
    expect((await program.given(name)).given).toBe(0);
    await proposed(ana, name);
  });
});

describe('the record', () => {
  it.each([
    [`update decisions.decision set state = 'EXECUTED', finished_at = now()`, 'does not go from'],
    [`update decisions.decision set subject = '{}'`, 'a proposal never changes'],
    [`update decisions.decision set facts = '{}'`, 'a proposal never changes'],
    ['delete from decisions.decision', 'never removed'],
    ['truncate decisions.decision', 'never removed'],
  ])('stays as it was written: %s', async (statement, told) => {
    await proposed(ana, await program.thing());
    await expect(program.owner.query(statement)).rejects.toThrow(told);
  });

  it('has a word that was given for good', async () => {
    const id = await proposed(ana, await program.thing());
    await approve(depsOf(program), rui.actor, { id, merchant: 'arara' });
    await expect(
      program.owner.query(`update decisions.decision set decider = 'eva' where id = $1`, [id]),
    ).rejects.toThrow('never changes');
  });

  it('is in the audit, step by step', async () => {
    const id = await proposed(ana, await program.thing());
    await say(rui, id, 'approve');
    const { rows } = await program.owner.query<{ action: string; actor: string }>(
      'select action, actor from staff.audit where subject = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { action: 'decision.proposed', actor: ana.email },
      { action: 'decision.approved', actor: rui.email },
      { action: 'decision.executed', actor: 'machine:program' },
    ]);
  });

  it('comes in pages, the latest first', async () => {
    for (let i = 0; i < 51; i += 1) await proposed(ana, await program.thing());
    const ids: string[] = [];
    let query = '?state=PROPOSED';
    for (;;) {
      const { value } = await program.call('GET', `${path}${query}`, { token: ana.token });
      const page = value as unknown as { decisions: { id: string }[]; next: string | null };
      ids.push(...page.decisions.map(({ id }) => id));
      if (page.next === null) break;
      query = `?state=PROPOSED&before=${page.next}`;
    }
    const { rows } = await program.owner.query<{ n: number }>(
      `select count(*)::int n from decisions.decision where state = 'PROPOSED'`,
    );
    expect(new Set(ids).size).toBe(rows[0]?.n);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('has one kind for a name', async () => {
    const { options } = program;
    const kinds = contributionsOf(...options.kinds.list(), ...options.kinds.list());
    const { service } = createDecisions({ ...options, kinds });
    const wish = { kind: 'thing.give', subject: {}, reason: 'x', merchant: 'arara' };
    await expect(service.propose(ana.actor, wish)).rejects.toThrow('one name');
  });
});
