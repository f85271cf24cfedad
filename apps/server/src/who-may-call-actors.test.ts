import { allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInStaff } from './testing/staff-member.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

const brand = 'arara';
const otherBrand = 'noite-tropical';
/** Refusals of the door: the caller is nobody, somebody else, or may not. */
const doorCodes = [
  'session.missing',
  'session.expired',
  'staff.factor.required',
  'permission.denied',
] as const;

let program: TestProgram;
/** Sessions of staff whose permissions each case sets anew. */
let here = '';
let elsewhere = '';
/** A session whose second step is open. */
let halfway = '';

beforeAll(async () => {
  program = await createTestProgram();
  const { clock } = program.kernel;
  const staff = program.modules.staff.service;
  await program.owner.query(`insert into staff.role (code) values ('test')`);
  const kit = { staff, clock };
  const mine = await signedInStaff(kit, { roles: ['test'], brands: [brand] });
  here = mine.token;
  elsewhere = (await signedInStaff(kit, { roles: ['test'], brands: [otherBrand] })).token;
  const { email, password } = mine;
  halfway = await staff.signIn({ email, password, address: '10.0.0.2' });
}, 120_000);
afterAll(() => program.close());

/** The permissions of both accounts, from now on. */
async function permit(permissions: readonly string[]): Promise<void> {
  const pool = program.owner;
  await pool.query(`delete from staff.role_permission where role = 'test'`);
  await pool.query(
    `insert into staff.role_permission (role, permission) select 'test', unnest($1::text[])`,
    [permissions],
  );
}

/** Every permission of the first roles. */
async function everyPermission(): Promise<string[]> {
  const { rows } = await program.kernel.pool.query<{ permission: string }>(
    `select distinct permission from staff.role_permission where role <> 'test'`,
  );
  return rows.map(({ permission }) => permission);
}

async function memberToken(): Promise<string> {
  const { kernel, modules } = program;
  const { service } = modules.identity;
  const player = await service.demoMember(brand);
  const code = await kernel.database.transaction((tx) => service.createSignInCode(tx, player));
  const reply = await program.app.inject({
    method: 'POST',
    url: '/api/session/exchange',
    remoteAddress: address(),
    payload: { code },
    headers: { host: 'localhost' },
  });
  return reply.json<{ value: { token: string } }>().value.token;
}

/** An address for each request, so that the rate limits stay out of the way. */
let sent = 0;
function address(): string {
  sent += 1;
  return `10.1.${(sent >> 8) & 255}.${sent & 255}`;
}

/** The refusal at the door, or null for a caller who came through it. */
async function doorOf(call: Call, authorization: string | null): Promise<string | null> {
  const reply = await program.app.inject({
    method: call.method,
    url: call.path.replaceAll(/:\w+/g, '1'),
    remoteAddress: address(),
    headers: {
      host: 'localhost',
      merchant: brand,
      'idempotency-key': `actors-${sent}`,
      ...(authorization === null ? {} : { authorization }),
    },
    ...(call.method === 'GET' || call.body === undefined ? {} : { payload: {} }),
  });
  const { errorCode } = reply.json<{ errorCode?: string }>();
  expect(reply.statusCode, `${call.name} ${reply.body.slice(0, 200)}`).not.toBe(500);
  expect(errorCode, `${call.name} is bound`).not.toBe('route.not.found');
  return doorCodes.find((code) => code === errorCode) ?? null;
}

const callsOf = (...auth: Call['auth'][]) =>
  allCalls.filter((call) => auth.includes(call.auth)).map((call) => [call.name, call] as const);
const staffCalls = callsOf('staff').filter(([, { ownSession }]) => ownSession === undefined);
const ownCalls = callsOf('staff').filter(([, { ownSession }]) => ownSession !== undefined);

/** It says `session.missing` itself: its cookie stands in the place of a token. */
const byCookie = 'resume';

describe('a call that asks for no session', () => {
  const open = callsOf('none', 'optional').filter(([name]) => name !== byCookie);
  it.each(open)('lets a visitor, a member and staff in: %s', async (_, call) => {
    await permit([]);
    for (const token of [null, await memberToken(), here]) {
      expect(await doorOf(call, token)).toBeNull();
    }
  });
});

describe('a call of members', () => {
  it.each(callsOf('session', 'account'))(
    'lets members in, and nobody else: %s',
    async (_, call) => {
      await permit(await everyPermission());
      expect(await doorOf(call, null)).toBe('session.missing');
      expect(await doorOf(call, here)).toBe('session.expired');
      expect(await doorOf(call, await memberToken())).toBeNull();
    },
  );
});

describe('a call of games', () => {
  it.each(callsOf('studio'))('lets neither members nor staff in: %s', async (_, call) => {
    await permit(await everyPermission());
    expect(await doorOf(call, null)).toBe('session.missing');
    expect(await doorOf(call, await memberToken())).toBe('session.expired');
    expect(await doorOf(call, here)).toBe('session.expired');
  });
});

describe('a call of vendors', () => {
  it.each(callsOf('vendor'))('lets no session in: %s', async (_, call) => {
    await permit(await everyPermission());
    for (const token of [await memberToken(), here]) {
      const reply = await program.app.inject({
        method: call.method,
        url: call.path.replaceAll(/:\w+/g, '1'),
        remoteAddress: address(),
        headers: { host: 'localhost', authorization: token },
        ...(call.method === 'GET' ? {} : { payload: {} }),
      });
      expect(reply.json<{ code: number }>().code).not.toBe(0);
    }
  });
});

describe('a call of staff', () => {
  it.each(staffCalls)('names a permission that some role has: %s', async (_, call) => {
    expect(await everyPermission()).toContain(call.permission);
  });

  it.each(staffCalls)('lets in staff with its permission alone: %s', async (_, call) => {
    const needed = call.permission ?? '';
    const wide = `${needed.slice(0, needed.lastIndexOf(':'))}:all`;
    await permit((await everyPermission()).filter((one) => one !== needed && one !== wide));
    expect(await doorOf(call, here), 'without it').toBe('permission.denied');
    await permit([needed]);
    expect(await doorOf(call, here), 'with it').toBeNull();
    expect(await doorOf(call, halfway), 'before the second step').toBe('staff.factor.required');
    expect(await doorOf(call, null), 'a visitor').toBe('session.missing');
    expect(await doorOf(call, await memberToken()), 'a member').toBe('session.expired');
  });

  it.each(staffCalls)('is closed to staff of another brand: %s', async (_, call) => {
    const needed = call.permission ?? '';
    await permit([needed]);
    const isWide = needed.endsWith(':all');
    expect(await doorOf(call, elsewhere)).toBe(isWide ? null : 'permission.denied');
    await permit([`${needed.slice(0, needed.lastIndexOf(':'))}:all`]);
    expect(await doorOf(call, elsewhere)).toBeNull();
  });

  it('is about the own account where it needs no permission', () => {
    expect(ownCalls.map(([name]) => name).toSorted()).toEqual([
      'addStaffPasskey',
      'endOwnStaffSessions',
      'proveStaff',
      'removeStaffPasskey',
      'staffAccess',
      'staffBrands',
      'staffEnrol',
      'staffMe',
      'staffPasskeyChallenge',
      'staffPassword',
      'staffSecondStep',
      'staffSignOut',
      'startStaffPasskey',
    ]);
    expect(staffCalls.filter(([, { permission }]) => permission === undefined)).toEqual([]);
  });

  const staying = ownCalls.filter(([name]) => name !== 'staffSignOut');
  it.each(staying)('answers its own session, and nobody else’s: %s', async (_, call) => {
    await permit([]);
    const isAfterBoth = call.ownSession === 'proven';
    expect(await doorOf(call, halfway)).toBe(isAfterBoth ? 'staff.factor.required' : null);
    expect(await doorOf(call, null)).toBe('session.missing');
    expect(await doorOf(call, await memberToken())).toBe('session.expired');
  });
});
