import type { StaffMember } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestStaff } from '../../testing/staff-member.ts';
import type { Player } from '../identity/index.ts';
import { demoAccounts } from '../identity/index.ts';
import { openDeskProgram } from './testing/desk-program.ts';
import type { DeskProgram } from './testing/desk-program.ts';

let program: DeskProgram;
let support: TestStaff;
let luciana: Player;
beforeAll(async () => {
  program = await openDeskProgram();
  support = await program.person('support');
  luciana = await program.modules.identity.service.demoMember('arara');
}, 120_000);
afterAll(() => program.close());

const reason = 'asked for by phone';
const act = (path: string, body: object = { reason }, who = support) =>
  program.call<Record<string, unknown>>(who, `members/${luciana.accountNumber}/${path}`, body);
const page = async () =>
  (await program.call<StaffMember>(support, `members/${luciana.accountNumber}`)).value;

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

async function isIn(token: string | undefined): Promise<boolean> {
  const reply = await program.app.inject({
    method: 'GET',
    url: '/api/limits',
    headers: { host: 'localhost', merchant: 'arara', authorization: token ?? '' },
  });
  return reply.statusCode === 200;
}

describe('limits and pauses', () => {
  const limitOf = async (kind: string) =>
    (await page()).limits.find((limit) => limit.kind === kind && limit.period === 'day');

  test('a limit is made stricter at once, and never looser by one person', async () => {
    expect(await act('limits/stake/day', { value: '50.00', reason })).toMatchObject({
      status: 200,
    });
    expect(await limitOf('stake')).toMatchObject({ value: '50.00', pending: null });
    for (const value of ['50.00', '60.00']) {
      expect(await act('limits/stake/day', { value, reason })).toMatchObject({
        status: 409,
        errorCode: 'limit.looser',
      });
    }
    expect(await act('limits/time/day', { value: '0', reason })).toMatchObject({
      errorCode: 'amount.invalid',
    });
    const [line] = await program.auditOf(luciana);
    expect(line).toMatchObject({
      action: 'member.limit.tightened',
      detail: { before: { 'stake.day': '' }, after: { 'stake.day': '50.00 BRL' } },
    });
  });

  test('two people make it looser, after the time to think about it', async () => {
    const subject = { account: luciana.accountNumber, kind: 'stake', period: 'day' };
    const propose = (value: string | null) =>
      program.call<{ id: string }>(support, 'decisions', {
        kind: 'limit.loosen',
        subject: { ...subject, value },
        reason,
      });
    expect(await propose('20.00')).toMatchObject({ errorCode: 'decision.nothing.left' });
    const { value } = await propose('80.00');
    const other = await program.person('support');
    const path = `decisions/${value.id}/approve`;
    expect(await program.call(support, path, {})).toMatchObject({
      errorCode: 'decision.same.person',
    });
    expect(await program.call(other, path, {})).toMatchObject({ value: { state: 'EXECUTED' } });
    expect(await limitOf('stake')).toMatchObject({
      value: '50.00',
      pending: { value: '80.00' },
    });
    await act('limits/stake/day', { value: '10.00', reason });
    expect(await limitOf('stake')).toMatchObject({ value: '10.00', pending: null });
  });

  test('a pause and an exclusion are never shortened, and an exclusion signs out', async () => {
    expect(await act('pause', { hours: 72, reason })).toMatchObject({ status: 200 });
    expect(await act('pause', { hours: 24, reason })).toMatchObject({ errorCode: 'member.state' });
    expect(await act('pause', { hours: 25, reason })).toMatchObject({
      errorCode: 'request.invalid',
    });
    const { value } = await signIn();
    const replies = await Promise.all([1, 2, 3].map(() => act('exclude', { months: 2, reason })));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await isIn(value?.token)).toBe(false);
    const { state } = await page();
    expect(state.paused).not.toBeNull();
    expect(state.excluded).not.toBeNull();
  });
});

describe('the rank', () => {
  test('is given for a time, and ends by itself', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    expect((await page()).rank).toMatchObject({ earned: 0, until: null });
    const give = (level: number, end: string | null = until) =>
      act('rank', { level, until: end, reason });
    const replies = await Promise.all([give(3), give(3)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await page()).rank).toMatchObject({ level: 3, until });
    expect(await give(98)).toMatchObject({ errorCode: 'request.invalid' });
    expect(await give(2, '2020-01-01T00:00:00.000Z')).toMatchObject({
      errorCode: 'request.invalid',
    });
    await program.owner.query(`update club.given set until = now() - interval '1 second'`);
    const jobs = program.modules.club.jobs;
    const end = () => jobs.find(({ name }) => name === 'club.end')?.run();
    await Promise.all([end(), end()]);
    expect((await page()).rank).toMatchObject({ level: 0, until: null });
    const lines = (await program.auditOf(luciana)).filter(({ action }) =>
      action.startsWith('member.rank'),
    );
    expect(lines).toMatchObject([
      { action: 'member.rank.ended', actor: 'machine:program' },
      { action: 'member.rank.set', detail: { before: { rank: 0 }, after: { rank: 3 } } },
    ]);
  });
});
