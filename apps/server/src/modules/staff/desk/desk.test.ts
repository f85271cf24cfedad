import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestStaff } from '../../../testing/staff-member.ts';
import { cheapSettings } from '../testing/staff-program.ts';
import { openStaffDesk } from '../testing/desk-program.ts';
import type { StaffDeskProgram } from '../testing/desk-program.ts';
import { keepAccounts } from '../testing/keep.ts';

const password = 'Cedro-Rosa-Alto-4';

let program: StaffDeskProgram;
let ana: TestStaff;
let rui: TestStaff;
beforeAll(async () => {
  program = await openStaffDesk();
  ana = await program.person();
  rui = await program.person();
});
afterAll(() => program.close());

const idOf = async (email: string): Promise<string> => {
  const { rows } = await program.owner.query<{ id: string }>(
    'select id::text from staff.account where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
};
interface Listed {
  readonly accounts: { readonly email: string; readonly inUse: boolean; readonly name: string }[];
  readonly nextCursor: string | null;
}

/** Every account, page by page. */
async function accountsOf(who: TestStaff, merchant = 'arara'): Promise<Listed['accounts']> {
  const all: Listed['accounts'] = [];
  for (let path = 'accounts'; ;) {
    const page = (await program.get(who, path, merchant)).value as unknown as Listed;
    expect(page.accounts.length).toBeLessThanOrEqual(cheapSettings.accountsPage);
    all.push(...page.accounts);
    if (page.nextCursor === null) return all;
    path = `accounts?cursor=${page.nextCursor}`;
  }
}
const rolesOf = async (email: string) =>
  (
    await program.owner.query<{ roles: string[] }>(
      `select array(select role from staff.account_role r where r.staff_id = a.id order by role) roles
       from staff.account a where email = $1`,
      [email],
    )
  ).rows[0]?.roles;

/** A proposal of the one that another approves; answers the state it ends in. */
async function decided(kind: string, subject: object, by = ana, second = rui): Promise<unknown> {
  const { value, errorCode } = await program.propose(by, kind, subject);
  expect(value['state'], errorCode).toBe('PROPOSED');
  const said = await program.say(second, value['id'], 'approve');
  return said.value['failure'] ?? said.value['state'] ?? said.errorCode;
}

describe('the accounts of a brand', () => {
  it('are shown to its staff alone, without brands that are not theirs', async () => {
    const both = await program.person(['support'], ['arara', 'noite']);
    const far = await program.person(['owner'], ['noite']);
    const here = await accountsOf(ana);
    expect(here.map(({ email }) => email)).not.toContain(far.email);
    expect(here.find(({ email }) => email === both.email)).toMatchObject({
      roles: ['support'],
      brands: ['arara'],
      elsewhere: true,
      inUse: true,
      secondStep: true,
      liveSessions: 1,
      lastSignInAt: program.clock.now().toISOString(),
    });
    const one = await program.get(ana, `accounts/${await idOf(both.email)}`);
    expect(one.value).toMatchObject({
      covered: false,
      sessions: [{ address: '10.0.0.1', proven: true }],
    });
    for (const id of [await idOf(far.email), '0', 'x', '99999999999999999999']) {
      const reply = await program.get(ana, `accounts/${id}`);
      expect(reply.errorCode).toBe('staff.account.not.found');
    }
    expect((await program.get(both, 'accounts')).errorCode).toBe('permission.denied');
  });

  it('are walked page by page, each once, those in use first', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => program.person(['support'])));
    const closed = people[0]?.email ?? '';
    await program.owner.query('update staff.account set disabled_at = now() where email = $1', [
      closed,
    ]);
    const all = await accountsOf(ana);
    const emails = all.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails).toEqual(expect.arrayContaining(people.map(({ email }) => email)));
    const used = all.map(({ inUse }) => inUse);
    expect(used).toEqual(used.toSorted((a, b) => Number(b) - Number(a)));
    expect(emails.slice(used.indexOf(false))).toContain(closed);
    const far = await program.person(['owner'], ['noite']);
    const strange = await program.get(ana, `accounts?cursor=${await idOf(far.email)}`);
    expect(strange.value['accounts']).toEqual([]);
    expect((await program.get(ana, 'accounts?cursor=x')).errorCode).toBe('request.invalid');
  });

  it('say what is proposed about them, until it is decided', async () => {
    const eva = await program.person(['support']);
    const page = `accounts/${await idOf(eva.email)}`;
    expect((await program.get(ana, page)).value['waiting']).toEqual([]);
    const wish = { email: eva.email };
    const { value } = await program.propose(ana, 'staff.account.close', wish);
    const waiting = { kind: 'staff.account.close', proposedBy: ana.email, id: value['id'] };
    expect((await program.get(rui, page)).value['waiting']).toMatchObject([waiting]);
    await program.say(rui, value['id'], 'reject');
    expect((await program.get(ana, page)).value['waiting']).toEqual([]);
  });

  it('have roles that are data, and nobody gives one that may do more', async () => {
    const { value } = await program.get(ana, 'roles');
    const roles = value['roles'] as { role: string; permissions: string[]; mayGive: boolean }[];
    expect(roles.map(({ role }) => role)).toEqual(
      'auditor content finance games lottery marketing owner risk support'.split(' '),
    );
    expect(roles.every(({ permissions }) => permissions.length > 0)).toBe(true);
    expect(roles.every(({ mayGive }) => mayGive)).toBe(true);
    const auditor = await program.person(['auditor']);
    const seen = (await program.get(auditor, 'roles')).value['roles'] as typeof roles;
    const given = seen.filter(({ mayGive }) => mayGive).map(({ role }) => role);
    expect(given).toContain('auditor');
    for (const role of ['owner', 'finance', 'support', 'risk']) expect(given).not.toContain(role);
  });
});

describe('an account', () => {
  const wish = { email: 'Nova@arara.example', name: 'Nova Lima', roles: ['support', 'finance'] };

  it('is opened by two, and only its own person is told the password', async () => {
    const proposed = await program.propose(ana, 'staff.account.open', wish);
    expect(proposed.value).toMatchObject({
      state: 'PROPOSED',
      facts: {
        account: 'nova@arara.example',
        rolesBefore: '',
        rolesAfter: 'finance, support',
        brandsAfter: 'arara',
      },
    });
    const id = proposed.value['id'];
    expect((await program.say(ana, id, 'approve')).errorCode).toBe('decision.same.person');
    const done = await program.say(rui, id, 'approve');
    expect(done.value).toMatchObject({ state: 'EXECUTED' });
    const letter = program.letters.at(-1);
    expect(letter).toMatchObject({ email: 'nova@arara.example', name: 'Nova Lima' });
    expect(JSON.stringify([proposed, done])).not.toContain(letter?.password);
    const body = { email: 'nova@arara.example', password: letter?.password };
    const entered = await program.call('POST', '/api/staff/session', { body });
    expect(entered.value).toMatchObject({
      self: { next: 'password', roles: ['finance', 'support'] },
    });
    const again = await program.propose(ana, 'staff.account.open', wish);
    expect(again.errorCode).toBe('decision.nothing.left');
  });

  it.each([
    ['roles that are none', { roles: ['king'] }],
    ['no role', { roles: [] }],
    ['an address that is none', { email: 'nova' }],
    ['no name', { name: ' ' }],
    ['something more', { password: 'x' }],
  ])('is not opened with %s', async (_, wrong) => {
    const reply = await program.propose(ana, 'staff.account.open', {
      ...wish,
      email: 'w@arara.example',
      ...wrong,
    });
    expect(reply.errorCode).toBe('request.invalid');
  });

  it('is not opened at a brand of others, nor wider than the one who asks', async () => {
    const elsewhere = { ...wish, email: 'w@arara.example', brands: ['arara', 'noite'] };
    const wide = await program.propose(ana, 'staff.account.open', elsewhere);
    expect(wide.errorCode).toBe('staff.account.wider');
    const role = 'clerk';
    await program.owner.query(`
      insert into staff.role values ('${role}');
      insert into staff.role_permission select '${role}', unnest(array[
        'decisions:decision:read:own-brand', 'staff:account:read:own-brand',
        'staff:account:propose:own-brand', 'staff:account:approve:own-brand'])`);
    const clerk = await program.person([role]);
    const owner = { ...wish, email: 'w@arara.example', roles: ['owner'] };
    const asked = await program.propose(clerk, 'staff.account.open', owner);
    expect(asked.errorCode).toBe('staff.account.wider');
    const { value } = await program.propose(ana, 'staff.account.open', owner);
    const approved = await program.say(clerk, value['id'], 'approve');
    expect(approved.errorCode).toBe('staff.account.wider');
    const closing = await program.propose(clerk, 'staff.account.close', { email: ana.email });
    expect(closing.errorCode).toBe('staff.account.wider');
  });
});

describe('a change of roles', () => {
  it('counts at the next call of a session that is open', async () => {
    const eva = await program.person(['auditor']);
    expect((await program.get(eva, 'audit')).status).toBe(200);
    const subject = { email: eva.email, roles: ['support'] };
    expect(await decided('staff.roles.change', subject)).toBe('EXECUTED');
    expect((await program.get(eva, 'audit')).errorCode).toBe('permission.denied');
    const { value } = await program.get(ana, `audit?subject=${eva.email}&action=account.changed`);
    expect(value['lines']).toMatchObject([
      {
        actor: rui.email,
        merchant: 'arara',
        detail: {
          proposedBy: ana.email,
          before: { roles: ['auditor'] },
          after: { roles: ['support'] },
        },
      },
    ]);
    const same = await program.propose(ana, 'staff.roles.change', subject);
    expect(same.errorCode).toBe('decision.nothing.left');
  });

  it('is about nobody of another brand', async () => {
    const far = await program.person(['support'], ['noite']);
    const both = await program.person(['support'], ['arara', 'noite']);
    const change = (email: string) =>
      program.propose(ana, 'staff.roles.change', { email, roles: ['games'] });
    expect((await change(far.email)).errorCode).toBe('decision.nothing.left');
    expect((await change(both.email)).errorCode).toBe('staff.account.wider');
    expect(await rolesOf(both.email)).toEqual(['support']);
  });
});

describe('a brand keeps an owner with a second step', () => {
  it('whatever is proposed, and whatever two pairs decide at once', async () => {
    const { roles, close } = keepAccounts(program.owner);
    const [one, other] = [
      await program.person(['owner'], ['aurora']),
      await program.person(['owner'], ['aurora']),
    ];
    const late = await program.person(['owner'], ['aurora']);
    // An owner who has no app yet counts for nobody.
    await program.owner.query('delete from staff.totp where staff_id = $1', [late.actor.id]);
    const at = (who: TestStaff, kind: string, subject: object) =>
      program.propose(who, kind, subject, 'aurora');
    const first = await at(one, 'staff.account.close', { email: other.email });
    const change = { email: one.email, roles: ['auditor'] };
    const second = await at(other, 'staff.roles.change', change);
    expect([first.errorCode, second.errorCode]).toEqual([undefined, undefined]);
    const say = (who: TestStaff, id: unknown) =>
      program.decisions.approve(who.actor, { id: String(id), merchant: 'aurora' });
    const outcomes = await Promise.allSettled([
      say(other, first.value['id']),
      say(one, second.value['id']),
    ]);
    const done = outcomes.filter((one_) => one_.status === 'fulfilled');
    expect(done.filter(({ value }) => value.state === 'EXECUTED')).toHaveLength(1);
    const { rows } = await program.owner.query<{ n: number }>(`
      select count(*)::int n from staff.account a join staff.account_role r on r.staff_id = a.id
      join staff.totp t on t.staff_id = a.id
      where 'aurora' = any (a.brands) and role = 'owner' and disabled_at is null`);
    expect(rows[0]?.n).toBe(1);
    // The one who is left cannot be proposed away either.
    await roles(one.email, 'owner');
    await program.owner.query(
      'update staff.account set disabled_at = null where email = any ($1)',
      [[one.email, other.email]],
    );
    await close(one.email);
    const last = { email: other.email, roles: ['auditor'] };
    const proposal = { kind: 'staff.roles.change', subject: last, reason: 'x', merchant: 'aurora' };
    await expect(program.decisions.propose(other.actor, proposal)).rejects.toMatchObject({
      code: 'staff.owner.last',
    });
  });
});

describe('one person', () => {
  it('ends the sessions of another, and resets a second step, never their own', async () => {
    const eva = await program.person(['support']);
    const path = `accounts/${await idOf(eva.email)}`;
    expect((await program.act(ana, `${path}/sessions/end`)).status).toBe(200);
    expect((await program.get(eva, 'me')).errorCode).toBe('session.expired');
    expect((await program.act(ana, `${path}/second-step/reset`)).status).toBe(200);
    const off = await program.act(ana, `${path}/second-step/reset`);
    expect(off.errorCode).toBe('factor.off');
    const body = { email: eva.email, password };
    const entered = await program.call('POST', '/api/staff/session', { body });
    expect(entered.value).toMatchObject({ self: { next: 'enrol' } });
    const own = `accounts/${await idOf(ana.email)}`;
    for (const act of ['sessions/end', 'second-step/reset']) {
      expect((await program.act(ana, `${own}/${act}`)).errorCode).toBe('staff.account.own');
      const far = await program.person(['support'], ['noite']);
      const unknown = await program.act(ana, `accounts/${await idOf(far.email)}/${act}`);
      expect(unknown.errorCode).toBe('staff.account.not.found');
    }
  });
});
