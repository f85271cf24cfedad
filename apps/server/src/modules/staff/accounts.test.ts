import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInStaff } from '../../testing/staff-member.ts';
import { openStaffProgram } from './testing/staff-program.ts';
import type { StaffProgram } from './testing/staff-program.ts';

const minute = 60_000;
const password = 'Cedro-Rosa-Alto-4';

let program: StaffProgram;
beforeAll(async () => {
  program = await openStaffProgram();
});
afterAll(() => program.close());

let people = 0;

/** A new account of this role. */
async function open(role = 'owner') {
  people += 1;
  const email = `p${people}@arara.example`;
  const wish = { email, name: 'Somebody', brands: ['arara'], roles: [role], password };
  const opened = await program.staff.addAccount(wish, 'machine:test');
  if ('fault' in opened) throw new Error(opened.fault);
  return { email };
}

const signIn = (email: string, word = password) =>
  program.call('POST', '/api/staff/session', { body: { email, password: word } });
const me = (token: string) => program.call('GET', '/api/staff/me', { token });
const inside = () => signedInStaff(program, { roles: ['owner'], brands: ['arara'] });

describe('an account', () => {
  it.each([
    ['email', { email: 'none' }],
    ['name', { name: ' ' }],
    ['brands', { brands: [] }],
    ['roles', { roles: ['king'] }],
    ['roles', { roles: [] }],
  ])('is not opened with a wrong %s', async (fault, wrong) => {
    const wish = { email: 'x@arara.example', name: 'X', brands: ['arara'], roles: ['owner'] };
    const answer = await program.staff.addAccount(
      { ...wish, password: null, ...wrong },
      'machine:test',
    );
    expect(answer).toEqual({ fault });
  });

  it('is opened once for an address, also at once', async () => {
    const wish = { email: 'twice@arara.example', name: 'X', brands: ['arara'], roles: ['owner'] };
    const add = () => program.staff.addAccount({ ...wish, password }, 'machine:test');
    const answers = await Promise.all([add(), add()]);
    expect(answers.filter((answer) => 'password' in answer)).toHaveLength(1);
    expect(answers).toContainEqual({ fault: 'taken' });
  });

  it('says so where nobody has the address', async () => {
    expect(await program.staff.resetAccount('no@arara.example', 'machine:test')).toBeNull();
  });
});

describe('the audit', () => {
  it('has who did what, from where, and what was before', async () => {
    const { email } = await open('support');
    const renewed = await program.staff.resetAccount(email, 'machine:ana');
    await signIn(email, 'wrong');
    await signIn(email, renewed ?? '');
    const rows = await program.staff.auditOf(
      'arara',
      { before: null, limit: 4 },
      {},
      { email: '', brands: ['arara'], all: true },
    );
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      [email, 'session.opened'],
      [email, 'session.refused'],
      ['machine:ana', 'account.reset'],
      ['machine:test', 'account.opened'],
    ]);
    expect(rows[2]?.detail).toMatchObject({
      before: { mustChangePassword: false },
      after: { mustChangePassword: true },
    });
  });

  it('comes in pages, and holds no line twice', async () => {
    const { token } = await inside();
    const ids: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const query = before === '' ? '' : `?before=${before}`;
      const { value } = await program.call('GET', `/api/staff/audit${query}`, { token });
      const page = value as unknown as { lines: { id: string }[]; next: string | null };
      ids.push(...page.lines.map(({ id }) => id));
      before = page.next;
    }
    const { rows } = await program.owner.query<{ n: number }>(
      'select count(*)::int n from staff.audit',
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(rows[0]?.n ?? 0);
  });

  it.each([
    'update staff.audit set actor = $$x$$',
    'delete from staff.audit',
    'truncate staff.audit',
  ])('never changes: %s', async (statement) => {
    await expect(program.owner.query(statement)).rejects.toThrow('never changes');
  });
});

it('old sessions and tries are forgotten, those in force stay', async () => {
  const { token } = await inside();
  const run = program.parts.jobs?.find(({ name }) => name === 'staff.forget')?.run;
  await run?.({});
  expect((await me(token)).status).toBe(200);
  program.clock.advance(91 * 24 * 60 * minute);
  await run?.({});
  const { rows } = await program.owner.query(
    'select (select count(*)::int from staff.session) s, (select count(*)::int from staff.attempt) a',
  );
  expect(rows).toEqual([{ s: 0, a: 0 }]);
});
