import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInStaff } from '../../testing/staff-member.ts';
import { openStaffProgram } from './testing/staff-program.ts';
import type { StaffProgram } from './testing/staff-program.ts';

const minute = 60_000;

let program: StaffProgram;
let token = '';
beforeAll(async () => {
  program = await openStaffProgram();
  const auditor = await signedInStaff(program, { roles: ['auditor'], brands: ['arara'] });
  token = auditor.token;
  for (const [actor, merchant, action, subject] of [
    ['ana@arara.example', 'arara', 'decision.approved', 'Withdrawal 100%'],
    ['rui@arara.example', 'arara', 'decision.rejected', 'withdrawal 1000'],
    ['rui@arara.example', null, 'account.opened', '<b>bia</b>'],
    ['rui@arara.example', 'second', 'decision.approved', 'withdrawal 7'],
  ] as const) {
    program.clock.advance(minute);
    await program.database.transaction((tx) =>
      program.staff.record(tx, { staffId: null, actor, merchant, action, subject }),
    );
  }
});
afterAll(() => program.close());

async function find(filter: Record<string, string>) {
  const query = new URLSearchParams(filter).toString();
  const { status, value } = await program.call('GET', `/api/staff/audit?${query}`, { token });
  const lines = (value['lines'] ?? []) as { subject: string }[];
  return { status, found: lines.map(({ subject }) => subject) };
}
const found = async (filter: Record<string, string>) => (await find(filter)).found;

describe('a search of the audit', () => {
  it.each([
    ['a person', { actor: 'ana@arara.example' }, ['Withdrawal 100%']],
    [
      'a person at this brand and in the house',
      { actor: 'rui@arara.example' },
      ['<b>bia</b>', 'withdrawal 1000'],
    ],
    ['the beginning of an action', { action: 'decision.' }, ['withdrawal 1000', 'Withdrawal 100%']],
    ['an action as it is, without patterns', { action: 'decision%' }, []],
    ['a whole subject', { subject: 'withdrawal 1000' }, ['withdrawal 1000']],
    ['a part of a subject', { search: 'WITHDRAWAL 100' }, ['withdrawal 1000', 'Withdrawal 100%']],
    ['a sign that patterns know', { search: '0%' }, ['Withdrawal 100%']],
    ['markup, as it was written', { search: '<B>' }, ['<b>bia</b>']],
    ['both of two filters', { action: 'decision.', search: '1000' }, ['withdrawal 1000']],
    ['nothing of another brand', { subject: 'withdrawal 7' }, []],
    ['a quote', { subject: `' or true --` }, []],
  ])('by %s', async (_, filter, subjects) => {
    expect(await found(filter as Record<string, string>)).toEqual(subjects);
  });

  it('by time: the first instant is in, the last is out', async () => {
    const from = new Date(program.clock.now().getTime() - 2 * minute).toISOString();
    const to = new Date(program.clock.now().getTime() - minute).toISOString();
    expect(await found({ from })).toEqual(['<b>bia</b>', 'withdrawal 1000']);
    expect(await found({ from, to })).toEqual(['withdrawal 1000']);
    expect(await found({ from: to, to: from })).toEqual([]);
  });

  it.each([
    ['a time that is none', { from: 'yesterday' }],
    ['an empty text', { actor: ' ' }],
    ['a zero in a text', { search: 'a\u0000b' }],
    ['a text without end', { search: 'x'.repeat(101) }],
  ])('is refused with %s', async (_, filter) => {
    expect((await find(filter as unknown as Record<string, string>)).status).toBe(400);
  });
});

it('a line says in which session it was done, and from where the call came', async () => {
  const {
    token: own,
    email,
    actor,
  } = await signedInStaff(program, {
    roles: ['auditor'],
    brands: ['arara'],
  });
  await program.call('POST', '/api/staff/session/end', { token: own, address: '10.9.8.7' });
  const query = `?actor=${encodeURIComponent(email)}&action=session.`;
  const { value } = await program.call('GET', `/api/staff/audit${query}`, { token });
  expect(value).toMatchObject({
    lines: [
      { action: 'session.ended', address: '10.9.8.7', session: actor.sessionId },
      { action: 'session.opened', address: '10.0.0.1', session: actor.sessionId },
    ],
  });
});

describe('the place from where a line of the house was written', () => {
  interface Line {
    readonly subject: string;
    readonly address: string | null;
    readonly session: string | null;
  }
  const session = '0b6a4e5c-11d2-4a3b-8c55-a2f4be000001';

  it('is told to the person, and to readers of all brands of that person alone', async () => {
    const of = (brands: string[]) => signedInStaff(program, { roles: ['owner'], brands });
    const [narrow, wide] = [await of(['arara']), await of(['arara', 'second'])];
    await program.database.transaction(async (tx) => {
      for (const [who, merchant] of [
        [narrow, null],
        [wide, null],
        [wide, 'arara'],
      ] as const) {
        const subject = `by ${who === wide ? 'wide' : 'narrow'} ${merchant ?? 'house'}`;
        const line = {
          staffId: who.actor.id,
          actor: who.email,
          merchant,
          action: 'place.told',
          subject,
        };
        await program.staff.record(tx, { ...line, address: '10.9.8.7', sessionId: session });
      }
    });
    const placesFor = async (reader: string) => {
      const url = '/api/staff/audit?action=place.told';
      const { value } = await program.call('GET', url, { token: reader });
      return (value['lines'] as Line[]).map(({ subject, address, session: seen }) => [
        subject,
        address === '10.9.8.7' && seen === session,
        address === null && seen === null,
      ]);
    };
    const here = ['by wide arara', true, false];
    const all = [here, ['by wide house', true, false], ['by narrow house', true, false]];
    expect(await placesFor(wide.token)).toEqual(all);
    const some = [here, ['by wide house', false, true], ['by narrow house', true, false]];
    expect(await placesFor(narrow.token)).toEqual(some);
  });
});
