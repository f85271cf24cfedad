import { allCalls, reservedCalls } from '@arara/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allModules } from './site.modules.ts';
import { american, openSiteProgram } from './testing/site-program.ts';

const program = await openSiteProgram();
afterAll(() => program.close());

const { service } = program.site;
const nobody = { active: false, endsAt: null, message: {} };
const everywhere = { allowed: [], denied: [], unknown: 'allow' as const };

beforeEach(async () => {
  await service.setMaintenance('arara', nobody, 'test');
  await service.setRegions('arara', everywhere, 'test');
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await program.ask({ method: 'GET', url, headers });
  return { status: response.statusCode, ...response.json() };
};

describe('modules', () => {
  const governed = allCalls.filter((call) => call.module !== undefined);

  test('every module of the contract is in the tree, and built unless its calls are reserved', () => {
    const reserved = new Set(reservedCalls.flatMap(({ module }) => module ?? []));
    const named = new Set([...governed.map((call) => call.module ?? ''), ...reserved]);
    const wrong = [...named].filter((id) => {
      const spec = allModules.find((module) => module.id === id);
      return spec?.built !== !reserved.has(id);
    });
    expect(wrong).toEqual([]);
    expect(new Set(allModules.map(({ id }) => id)).size).toBe(allModules.length);
  });

  test.each(governed.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers 403 while its module is off',
    async (_, call) => {
      const module = call.module ?? '';
      const request = {
        method: call.method,
        url: call.path.replaceAll(/:\w+/g, '1'),
        headers: { 'content-type': 'application/json' },
      };
      await service.setModule('arara', module, false, 'test');
      const off = await program.ask(request);
      await service.setModule('arara', module, true, 'test');
      const on = await program.ask(request);
      expect(off.statusCode).toBe(403);
      expect(off.json()).toMatchObject({
        success: false,
        errorCode: 'function.not.available',
        params: { module },
      });
      expect(on.json().errorCode).not.toBe('function.not.available');
    },
  );

  test('a module below one that is off is off too', async () => {
    await service.setModule('arara', 'GAMELO3', false, 'test');
    expect(await service.moduleOn('arara', 'GAMELOFAV3')).toBe(false);
    await service.setModule('arara', 'GAMELO3', true, 'test');
    expect(await service.moduleOn('arara', 'GAMELOFAV3')).toBe(true);
  });

  test('what is not built cannot be switched on, and what is unknown not at all', async () => {
    await expect(service.setModule('arara', 'PTSYS3', true, 'test')).rejects.toThrow('not built');
    await expect(service.setModule('arara', 'NOPE3', true, 'test')).rejects.toThrow('no module');
    await expect(service.setModule('nobody', 'REG3', true, 'test')).rejects.toThrow('no merchant');
  });

  test('modules shape the registration form', async () => {
    expect((await service.registration('arara')).form.switches).toEqual({
      username: true,
      mobile: true,
      captcha: false,
      referral: true,
    });
    await service.setModule('arara', 'AFFMAN3', false, 'test');
    expect((await service.registration('arara')).form.switches.referral).toBe(false);
    await service.setModule('arara', 'AFFMAN3', true, 'test');
  });
});

describe('maintenance', () => {
  test('closes every call but those that stay open, and says until when', async () => {
    const endsAt = new Date('2026-03-10T15:00:00Z');
    const message = { 'pt-BR': 'Voltamos já.' };
    await service.setMaintenance('arara', { active: true, endsAt, message }, 'ana');
    const wrong: string[] = [];
    for (const { method, path, alwaysOpen } of allCalls) {
      const response = await program.ask({ method, url: path.replaceAll(/:\w+/g, '1') });
      const { errorCode } = response.json();
      const closed = response.statusCode === 503 && errorCode === 'system.maintenance';
      if (closed === (alwaysOpen ?? false)) wrong.push(`${method} ${path}`);
    }
    expect(wrong).toEqual([]);
    const { value } = await get('/wps/system/status');
    expect(value).toMatchObject({
      status: 1,
      maintenance: true,
      maintenanceNotice: { endsAt: endsAt.getTime(), message: 'Voltamos já.' },
    });
    await service.setMaintenance('arara', nobody, 'ana');
    expect((await get('/wps/system/status')).value.status).toBe(0);
  });

  test('without words of its own it says the standard sentence of the language', async () => {
    await service.setMaintenance('arara', { active: true, endsAt: null, message: {} }, 'ana');
    const { value } = await get('/wps/system/status', { language: 'en' });
    expect(value.maintenanceNotice).toMatchObject({ endsAt: null });
    expect(value.maintenanceNotice.message).toContain('maintenance');
  });

  test('the history names the hand and both sides', async () => {
    await service.setMaintenance('arara', { active: true, endsAt: null, message: {} }, 'ana');
    const { rows } = await program.owner.query(
      'select actor, subject, before, after from site.change order by id desc limit 1',
    );
    expect(rows[0]).toMatchObject({
      actor: 'ana',
      subject: 'maintenance',
      before: { active: false },
      after: { active: true },
    });
    const { rows: audit } = await program.owner.query(
      'select actor, staff_id, merchant_id, action, subject, detail from staff.audit order by id desc limit 1',
    );
    expect(audit).toEqual([
      {
        actor: 'machine:ana',
        staff_id: null,
        merchant_id: 'arara',
        action: 'site.changed',
        subject: 'maintenance',
        detail: { before: { active: false }, after: { active: true } },
      },
    ]);
  });
});

describe('regions', () => {
  const from = (address: string) =>
    program.ask({ method: 'GET', url: '/wps/system/country', from: address });

  test.each([
    ['a denied country', { ...everywhere, denied: ['US'] }, american, 451],
    ['a country that is not denied', { ...everywhere, denied: ['US'] }, '200.147.3.157', 200],
    ['a country that is allowed', { ...everywhere, allowed: ['BR'] }, '200.147.3.157', 200],
    ['a country that is not allowed', { ...everywhere, allowed: ['BR'] }, american, 451],
    ['an address at home, by default', { ...everywhere, allowed: ['BR'] }, '192.168.1.2', 200],
    ['this machine, by default', { ...everywhere, allowed: ['BR'] }, '127.0.0.1', 200],
    [
      'an unknown country where the rule says so',
      { ...everywhere, unknown: 'deny' as const },
      '::1',
      451,
    ],
    ['an IPv4 address in IPv6 clothes', { ...everywhere, denied: ['US'] }, '::ffff:8.8.8.8', 451],
  ])('%s', async (_, rules, address, status) => {
    await service.setRegions('arara', rules, 'test');
    expect((await from(address)).statusCode).toBe(status);
  });

  test('a restricted visitor still reads the status, with the country, and money owed stays open', async () => {
    await service.setRegions('arara', { ...everywhere, denied: ['US'] }, 'test');
    const response = await program.ask({
      method: 'GET',
      url: '/wps/system/status',
      from: american,
    });
    expect(response.json().value).toMatchObject({
      status: 2,
      regionRestriction: true,
      location: { ip: american, country: 'US' },
    });
  });

  test('a code that is no country is refused', async () => {
    const rules = { ...everywhere, denied: ['brasil'] };
    await expect(service.setRegions('arara', rules, 'test')).rejects.toThrow('country code');
  });
});
