import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestStaff } from '../../../testing/staff-member.ts';
import { openStaffDesk } from '../testing/desk-program.ts';
import type { StaffDeskProgram } from '../testing/desk-program.ts';

const password = 'Cedro-Rosa-Alto-4';
const kind = 'staff.networks.change';

let program: StaffDeskProgram;
let ana: TestStaff;
let rui: TestStaff;
beforeAll(async () => {
  program = await openStaffDesk();
  ana = await program.person();
  rui = await program.person();
});
afterAll(() => program.close());

const from = (address: string, path = 'accounts', { token }: { token: string } = ana) =>
  program.call('GET', `/api/staff/${path}`, { token, address });
const signIn = (email: string, address: string) =>
  program.call('POST', '/api/staff/session', { body: { email, password }, address });
const propose = (...networks: string[]) => program.propose(ana, kind, { networks });

it('staff work from anywhere until two people name networks', async () => {
  expect((await from('203.0.113.9')).status).toBe(200);
  expect((await program.get(ana, 'networks')).value).toEqual({
    networks: [],
    changedAt: null,
    address: '10.0.0.1',
  });
  const { value } = await propose('10.0.0.77/8', '2001:db8::/32', '192.0.2.4');
  expect(value['facts']).toEqual({
    networksBefore: 'anywhere',
    networksAfter: '10.0.0.0/8, 192.0.2.4/32, 2001:db8::/32',
  });
  expect((await from('203.0.113.9')).status, 'not before the second person').toBe(200);
  expect((await program.say(rui, value['id'], 'approve')).value).toMatchObject({
    state: 'EXECUTED',
  });
});

it.each([
  ['10.200.3.4', undefined],
  ['192.0.2.4', undefined],
  ['::ffff:10.1.1.1', undefined],
  ['2001:db8:1::1', undefined],
  ['192.0.2.5', 'staff.network.denied'],
  ['2001:db9::1', 'staff.network.denied'],
])('a call and a sign-in from %s answer %s', async (address, code) => {
  expect((await from(address)).errorCode).toBe(code);
  expect((await from(address, 'me')).errorCode).toBe(code);
  expect((await signIn(ana.email, address)).errorCode).toBe(code);
  expect((await signIn(ana.email, address)).errorCode).toBe(code);
});

it('behind a proxy that nobody named the address of a person is unknown, and no network', async () => {
  const headers = { 'x-forwarded-for': '10.200.3.4' };
  const options = { token: ana.token, address: '10.0.0.9', headers };
  const call = (path: string) => program.call('GET', `/api/staff/${path}`, options);
  expect((await call('accounts')).errorCode).toBe('staff.network.denied');
  const body = { email: ana.email, password };
  const signedIn = await program.call('POST', '/api/staff/session', { ...options, body });
  expect(signedIn.errorCode).toBe('staff.network.denied');
});

it('a wrong password from there learns nothing of networks', async () => {
  const body = { email: ana.email, password: 'wrong' };
  const reply = await program.call('POST', '/api/staff/session', { body, address: '192.0.2.6' });
  expect(reply.errorCode).toBe('login.failed');
});

it('each brand has its own list, and the terminal of the machine none', async () => {
  const both = await program.person(['owner'], ['arara', 'noite']);
  const at = (merchant: string) =>
    program.call('GET', '/api/staff/accounts', {
      token: both.token,
      merchant,
      address: '203.0.113.9',
    });
  expect((await at('arara')).errorCode).toBe('staff.network.denied');
  expect((await at('noite')).status).toBe(200);
  expect((await from('203.0.113.9', 'me', both)).status).toBe(200);
  // Rights at every brand are no way around the networks of the own ones.
  await program.owner.query(`
    insert into staff.role (code) values ('house');
    insert into staff.role_permission (role, permission) values ('house', 'staff:account:read:all')`);
  const one = await program.person(['house']);
  const house = { token: one.token, merchant: 'noite', address: '203.0.113.9' };
  const accounts = await program.call('GET', '/api/staff/accounts', house);
  expect(accounts.errorCode).toBe('staff.network.denied');
  const far = await program.person(['owner'], ['noite']);
  const outside = { token: far.token, address: '203.0.113.9' };
  const reply = await program.call('GET', '/api/staff/accounts', outside);
  expect(reply.errorCode).toBe('permission.denied');
  const entry = { email: ana.email, password, address: 'terminal' };
  await expect(program.staff.signIn(entry)).resolves.toEqual(expect.any(String));
});

it('nobody locks themselves out, and a text that is no network is named', async () => {
  expect((await propose('192.0.2.0/24')).errorCode).toBe('staff.network.own');
  for (const wrong of ['10.0.0.0/33', 'office', '<b>', '10.0.0.0/8, 11.0.0.0/8']) {
    expect((await propose('10.0.0.0/8', wrong)).errorCode).toBe('staff.network.invalid');
  }
  const same = await propose('10.0.0.0/8', '192.0.2.4', '2001:db8::/32', '10.9.9.9/8');
  expect(same.errorCode).toBe('decision.nothing.left');
  const { value } = await propose();
  expect(value['facts']).toMatchObject({ networksAfter: 'anywhere' });
  expect((await program.say(rui, value['id'], 'approve')).value).toMatchObject({
    state: 'EXECUTED',
  });
  expect((await from('203.0.113.9')).status).toBe(200);
});

it('the own account shows its steps and sessions, and ends the others', async () => {
  const eva = await program.person(['support']);
  await signIn(eva.email, '198.51.100.7');
  const mine = () => program.get(eva, 'me/access');
  const { value } = await mine();
  expect(value['secondSteps']).toEqual([{ kind: 'app', since: program.clock.now().toISOString() }]);
  expect(value['sessions']).toHaveLength(2);
  const end = () => program.call('POST', '/api/staff/me/sessions/end', { token: eva.token });
  expect((await end()).value).toEqual({ ended: 1 });
  expect((await end()).value).toEqual({ ended: 0 });
  expect((await mine()).value['sessions']).toMatchObject([{ isThis: true, proven: true }]);
});

it('an address with an account at another brand looks like one without, and two people are told at the deed', async () => {
  const far = await program.person(['support'], ['noite']);
  const open = (email: string) =>
    program.propose(ana, 'staff.account.open', { email, name: 'Nova', roles: ['support'] });
  const [known, unknown] = [await open(far.email), await open('ninguem@arara.example')];
  const seen = ({ status, errorCode, value }: typeof known) => ({
    status,
    errorCode,
    state: value['state'],
    facts: { ...(value['facts'] as object), account: '' },
  });
  expect(seen(known)).toEqual(seen(unknown));
  const done = await program.say(rui, known.value['id'], 'approve');
  expect(done.value).toMatchObject({ state: 'FAILED', failure: 'staff.email.taken' });
});
