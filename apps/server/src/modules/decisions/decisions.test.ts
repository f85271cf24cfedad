import { transaction } from '@arara/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestStaff } from '../../testing/staff-member.ts';
import { waitersOf } from '../../testing/waiters.ts';
import { approve } from './commands/approve.ts';
import { execute } from './commands/execute.ts';
import { callsIn, depsOf } from './testing/calls.ts';
import { openDecisionsProgram } from './testing/decisions-program.ts';
import type { DecisionsProgram } from './testing/decisions-program.ts';

const minute = 60_000;
const hour = 60 * minute;

let program: DecisionsProgram;
let ana: TestStaff;
let rui: TestStaff;
let eva: TestStaff;
beforeAll(async () => {
  program = await openDecisionsProgram();
});
afterAll(() => program.close());

/** Sessions are idle for half an hour at most, and the clock of these tests moves. */
async function comeIn(): Promise<void> {
  ana = await program.person();
  rui = await program.person();
  eva = await program.person();
}
beforeAll(comeIn);

const { propose, say, look, proposed } = callsIn(() => program);

describe('two people', () => {
  it('propose, approve, and it is done once, by both names', async () => {
    const name = await program.thing(250);
    const id = await proposed(ana, name);
    expect((await look(rui, id)).value).toMatchObject({
      proposedBy: ana.email,
      reason: 'because it is right',
      facts: { thing: name, amount: '250' },
      factsNow: { thing: name, amount: '250' },
    });
    expect((await say(rui, id, 'approve')).value).toMatchObject({
      state: 'EXECUTED',
      decidedBy: rui.email,
      failure: null,
    });
    expect(await program.given(name)).toEqual({ given: 1, people: `${ana.email},${rui.email}` });
    expect((await look(ana, id)).value).toMatchObject({ factsNow: null });
  });

  it('are two: the proposer neither approves nor rejects', async () => {
    const name = await program.thing();
    const id = await proposed(ana, name);
    for (const word of ['approve', 'reject'] as const) {
      expect(await say(ana, id, word)).toMatchObject({
        status: 403,
        errorCode: 'decision.same.person',
      });
    }
    expect((await program.given(name)).given).toBe(0);
    expect((await look(ana, id)).value).toMatchObject({ state: 'PROPOSED' });
  });

  it('are two for the database as well', async () => {
    const id = await proposed(ana, await program.thing());
    const update = program.owner.query(
      `update decisions.decision set state = 'APPROVED', decided_by = proposed_by,
        decider = 'somebody', decided_at = now(), retry_at = now() where id = $1`,
      [id],
    );
    await expect(update).rejects.toThrow('two_people');
  });

  it('who approve at once do it once', async () => {
    const name = await program.thing();
    const id = await proposed(ana, name);
    const replies = await Promise.all([rui, eva, rui, eva].map((who) => say(who, id, 'approve')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ errorCode }) => errorCode)).toEqual(Array(3).fill('decision.state'));
    expect((await program.given(name)).given).toBe(1);
  });

  it('who approve and reject at once: one of them counts', async () => {
    const name = await program.thing();
    const id = await proposed(ana, name);
    const replies = await Promise.all([say(rui, id, 'approve'), say(eva, id, 'reject')]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { value } = await look(ana, id);
    const { given } = await program.given(name);
    expect([value['state'], given]).toEqual(given === 1 ? ['EXECUTED', 1] : ['REJECTED', 0]);
  });

  it('propose one thing at once: one decision is open', async () => {
    const name = await program.thing();
    const replies = await Promise.all([ana, rui, eva].map((who) => propose(who, { name })));
    expect(replies.map(({ errorCode }) => errorCode ?? 'ok').toSorted()).toEqual([
      'decision.open',
      'decision.open',
      'ok',
    ]);
  });
});

describe('a proposal', () => {
  it('is rejected with a reason, and the thing can be proposed again', async () => {
    const name = await program.thing();
    const id = await proposed(ana, name);
    expect((await say(rui, id, 'reject')).value).toMatchObject({
      state: 'REJECTED',
      decidedBy: rui.email,
      decidedReason: 'it is wrong',
    });
    expect((await say(rui, id, 'approve')).errorCode).toBe('decision.state');
    await proposed(rui, name);
  });

  it('is withdrawn by its proposer alone', async () => {
    const name = await program.thing();
    const id = await proposed(ana, name);
    expect((await say(rui, id, 'withdraw')).errorCode).toBe('permission.denied');
    expect((await say(ana, id, 'withdraw')).value).toMatchObject({ state: 'WITHDRAWN' });
    expect((await say(rui, id, 'approve')).errorCode).toBe('decision.state');
    expect((await program.given(name)).given).toBe(0);
  });

  it('is refused about nothing, about another shape, and of an unknown kind', async () => {
    expect((await propose(ana, { name: 'none' })).errorCode).toBe('decision.nothing.left');
    expect((await propose(ana, { nome: 'x' })).errorCode).toBe('request.invalid');
    expect((await propose(ana, { name: 'x' }, 'thing.burn')).errorCode).toBe(
      'decision.kind.unknown',
    );
  });

  it('expires after three days, by a late approval and by the job', async () => {
    const [late, old, open] = [await program.thing(), await program.thing(), await program.thing()];
    const [lateId, oldId] = [await proposed(ana, late), await proposed(ana, old)];
    program.clock.advance(72 * hour);
    await comeIn();
    const openId = await proposed(ana, open);
    expect((await say(rui, lateId, 'approve')).errorCode).toBe('decision.expired');
    await program.runJob('decisions.expire');
    for (const id of [lateId, oldId]) {
      expect((await look(ana, id)).value).toMatchObject({ state: 'EXPIRED' });
    }
    expect((await look(ana, openId)).value).toMatchObject({ state: 'PROPOSED' });
    expect((await program.given(late)).given).toBe(0);
    await proposed(ana, old);
  });
});

describe('facts that change', () => {
  it('before the approval refuse it and show both', async () => {
    const name = await program.thing(100);
    const id = await proposed(ana, name);
    await program.owner.query('update thing set amount = 900 where name = $1', [name]);
    const reply = await say(rui, id, 'approve');
    expect(reply).toMatchObject({
      status: 409,
      errorCode: 'decision.facts.changed',
      value: { facts: { amount: '100' }, factsNow: { amount: '900' } },
    });
    expect((await program.given(name)).given).toBe(0);
  });

  it.each(['thing.give', 'thing.walk'])(
    'between approval and execution end it, and nothing is done: %s',
    async (kind) => {
      const name = await program.thing(100);
      const id = await proposed(ana, name, kind);
      // The process of the approval dies before it carries it out.
      await approve(depsOf(program), rui.actor, { id, merchant: 'arara' });
      await program.owner.query('update thing set amount = 900 where name = $1', [name]);
      program.clock.advance(minute);
      await program.runJob('decisions.execute');
      expect((await look(ana, id)).value).toMatchObject({
        state: 'FAILED',
        failure: 'decision.facts.changed',
      });
      expect((await program.given(name)).given).toBe(0);
    },
  );
});

describe('an execution', () => {
  beforeEach(() => program.proveAll());

  it.each(['thing.give', 'thing.walk'])(
    'that a dead process left is done once by the job: %s',
    async (kind) => {
      const name = await program.thing();
      const id = await proposed(ana, name, kind);
      await approve(depsOf(program), rui.actor, { id, merchant: 'arara' });
      await program.runJob('decisions.execute');
      expect((await program.given(name)).given, 'not before its process had time').toBe(0);
      program.clock.advance(minute);
      await Promise.all([program.runJob('decisions.execute'), program.runJob('decisions.execute')]);
      expect((await look(ana, id)).value).toMatchObject({ state: 'EXECUTED' });
      expect((await program.given(name)).given).toBe(1);
    },
  );

  it.each(['thing.give', 'thing.walk'])(
    'that breaks in the middle is done again, and counts once: %s',
    async (kind) => {
      const name = await program.thing();
      const id = await proposed(ana, name, kind);
      program.fail(name, 'fault');
      expect((await say(rui, id, 'approve')).value).toMatchObject({ state: 'APPROVED' });
      expect((await program.given(name)).given).toBe(0);
      program.clock.advance(minute);
      await program.runJob('decisions.execute');
      expect((await look(ana, id)).value).toMatchObject({ state: 'EXECUTED' });
      expect((await program.given(name)).given).toBe(1);
    },
  );

  it('that is refused fails with its code, and changes nothing', async () => {
    const name = await program.thing();
    const id = await proposed(ana, name);
    program.fail(name, 'refusal');
    expect((await say(rui, id, 'approve')).value).toMatchObject({
      state: 'FAILED',
      failure: 'deposit.limit.reached',
    });
    expect((await program.given(name)).given).toBe(0);
    await proposed(ana, name);
  });

  it('takes no step for a decision that another process has refused since it was read', async () => {
    const name = await program.thing();
    const id = await proposed(ana, name, 'thing.walk');
    await approve(depsOf(program), rui.actor, { id, merchant: 'arara' });
    const late = await transaction(program.owner, async (tx) => {
      await tx.query('select from decisions.decision where id = $1 for update', [id]);
      const running = execute(depsOf(program), id);
      await expect.poll(() => waitersOf(program.owner), { timeout: 10_000 }).toBe(1);
      await tx.query(
        `update decisions.decision set state = 'FAILED', failure = 'decision.facts.changed',
           finished_at = proposed_at where id = $1`,
        [id],
      );
      return { running };
    });
    await late.running;
    expect((await look(ana, id)).value).toMatchObject({ state: 'FAILED' });
    expect((await program.given(name)).given).toBe(0);
  });
});
