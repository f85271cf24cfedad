import { allCalls, reservedCalls } from '@arara/contract';
import { createDecipheriv, createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allModules } from './site.modules.ts';
import { american, startSiteApp } from './testing/site-app.ts';

const app = await startSiteApp();
afterAll(() => app.close());

const { service } = app.site;
const nobody = { active: false, endsAt: null, message: {} };
const everywhere = { allowed: [], denied: [], unknown: 'allow' as const };

beforeEach(async () => {
  await service.setMaintenance('arara', nobody, 'test');
  await service.setRegions('arara', everywhere, 'test');
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.ask({ method: 'GET', url, headers });
  return { status: response.statusCode, ...response.json() };
};

describe('what the site says', () => {
  test('the status is 0 and carries where the visitor is', async () => {
    const { value } = await get('/wps/system/status');
    expect(value).toMatchObject({
      status: 0,
      maintenance: null,
      regionRestriction: false,
      location: { ip: '200.147.3.157', country: 'BR' },
      merchant: 'arara',
      jurisdiction: 'demo',
      serverTime: new Date('2026-03-10T12:00:00Z').getTime(),
    });
  });

  test('the white label is the whole tree, in the language that was asked for', async () => {
    const { value } = await get('/wps/system/whitelabel', { language: 'EN' });
    const entry = value.tree.find((node: { modId: string }) => node.modId === 'ENTRY3');
    expect(entry).toMatchObject({ name: 'Entry', enabled: '1' });
    expect(entry.childrenNodes[0]).toMatchObject({ modId: 'REG3', enabled: '1' });
  });

  test('settings name the languages in themselves and the currency by its sign', async () => {
    const { value } = await get('/wps/system/settings/consolidated');
    expect(value).toMatchObject({
      siteName: 'Arara',
      currencySymbol: 'R$',
      firstTheme: 'light',
      ageMinimum: 18,
      sandbox: true,
      autoPlay: true,
      languages: [
        { code: 'pt-BR', name: 'Português (Brasil)' },
        { code: 'en', name: 'English' },
      ],
    });
  });

  test('domain routes list this address and the resources that exist', async () => {
    const { value } = await get('/wps/system/domainRoute');
    expect(value.domainList).toEqual([{ url: 'http://localhost:80', speed: 0 }]);
    expect(value.resources).toEqual([
      {
        resourceType: 'AFFILIATELINK',
        url: '/afiliados',
        qrCodeUrl: null,
        labelNameEn: 'Affiliates',
      },
    ]);
  });

  test('every country has its dialling code', async () => {
    const { value } = await get('/wps/system/country');
    expect(value).toHaveLength(249);
    expect(value).toContainEqual({ countryCode: 'BR', countryDialingCode: '55' });
    for (const { countryDialingCode } of value)
      expect(countryDialingCode).toMatch(/^[1-9]\d{0,2}$/);
  });

  test('help answers in both languages and falls back to the site’s own', async () => {
    const portuguese = (await get('/wps/system/helpCenter')).value.articles;
    const english = (await get('/wps/system/helpCenter', { language: 'en' })).value.articles;
    expect(portuguese).toHaveLength(english.length);
    expect(portuguese[0]).toMatchObject({ id: 'how-to-deposit', group: 'Pix e depósitos' });
    expect(english[0]).toMatchObject({
      group: 'Pix and deposits',
      title: 'How to deposit with Pix',
    });
    for (const [index, article] of portuguese.entries()) {
      expect(article.body.length).toBeGreaterThan(200);
      expect(article.title).not.toBe(english[index].title);
    }
  });

  test('the customer-service entry of type 3 opens with its last eight characters', async () => {
    const { value } = await get('/wps/relay/WPSCORE_getCustomerServiceScript');
    const { path } = value.version.pathList.find((entry: { type: string }) => entry.type === '3');
    expect(openPath(path)).toBe('/helpmc?article=talk-to-us');
    expect(() => openPath(`${path.slice(0, -1)}0`)).toThrow();
  });

  test('notices carry the banners of the seed with their pictures', async () => {
    const { value } = await get('/wps/relay/MCSFE_getListAnnouncements');
    expect(value.player.map((item: { id: string }) => item.id)).toEqual([
      'limits-first',
      'rounds-open',
    ]);
    expect(
      value.banners.find((banner: { groupName: string }) => banner.groupName === '/'),
    ).toMatchObject({
      bannerId: 'home-fortuna',
      url: '/art/banner-fortuna-small.webp',
      urlWide: '/art/banner-fortuna-w-small.webp',
      linkageType: 'GAME',
      title: 'Fortuna da Arara',
    });
    const withoutBanners = await get('/wps/relay/MCSFE_getListAnnouncements?types=PL');
    expect(withoutBanners.value.banners).toEqual([]);
  });

  test('a banner shows from its start until before its end', async () => {
    await app.database.pool.query(`
      update site.banner set starts_at = '2026-03-10T12:00:00Z', ends_at = '2026-03-10T13:00:00Z'
      where id = 'home-forro'`);
    await app.database.pool.query('update site.merchant set version = version + 1');
    await service.setMaintenance('arara', nobody, 'test');
    const shown = async () =>
      (await service.banners('arara', 'en', '/')).some(({ bannerId }) => bannerId === 'home-forro');
    expect(await shown()).toBe(true);
    app.clock.set('2026-03-10T13:00:00Z');
    expect(await shown()).toBe(false);
    app.clock.set('2026-03-10T11:59:59Z');
    expect(await shown()).toBe(false);
    app.clock.set('2026-03-10T12:00:00Z');
  });
});

describe('whose site it is', () => {
  test('an unknown merchant is refused with the field', async () => {
    const answer = await get('/wps/system/status', { merchant: 'nobody' });
    expect(answer).toMatchObject({ status: 400, errorCode: 'merchant.unknown', field: 'Merchant' });
  });

  test.each([
    ['localhost:3000', 'arara'],
    ['demo.localhost', 'arara'],
    ['127.0.0.1:3000', 'arara'],
    ['[::1]:3000', 'arara'],
    ['192.168.0.10:3000', 'arara'],
    ['8.8.8.8', null],
    ['example.com', null],
    ['localhost.example.com', null],
    ['', null],
  ])('without a header, host “%s” is %s', async (host, merchant) => {
    expect(await service.merchantOf(null, host)).toBe(merchant);
  });
});

describe('modules', () => {
  const governed = allCalls.filter((call) => call.module !== undefined);

  test('every module of the contract is in the tree, and built unless its calls are reserved', () => {
    const reserved = new Set(reservedCalls.map((call) => call.module));
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
      const off = await app.ask(request);
      await service.setModule('arara', module, true, 'test');
      const on = await app.ask(request);
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
      mobile: false,
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
      const response = await app.ask({ method, url: path.replaceAll(/:\w+/g, '1') });
      const { errorCode } = response.json();
      const closed = response.statusCode === 503 && errorCode === 'system.maintenance';
      if (closed === (alwaysOpen ?? false)) wrong.push(`${method} ${path}`);
    }
    expect(wrong).toEqual([]);
    const { value } = await get('/wps/system/status');
    expect(value).toMatchObject({
      status: 1,
      maintenance: { endsAt: endsAt.getTime(), message: 'Voltamos já.' },
    });
    await service.setMaintenance('arara', nobody, 'ana');
    expect((await get('/wps/system/status')).value.status).toBe(0);
  });

  test('without words of its own it says the standard sentence of the language', async () => {
    await service.setMaintenance('arara', { active: true, endsAt: null, message: {} }, 'ana');
    const { value } = await get('/wps/system/status', { language: 'en' });
    expect(value.maintenance).toMatchObject({ endsAt: null });
    expect(value.maintenance.message).toContain('maintenance');
  });

  test('the history names the hand and both sides', async () => {
    await service.setMaintenance('arara', { active: true, endsAt: null, message: {} }, 'ana');
    const { rows } = await app.database.pool.query(
      'select actor, subject, before, after from site.change order by id desc limit 1',
    );
    expect(rows[0]).toMatchObject({
      actor: 'ana',
      subject: 'maintenance',
      before: { active: false },
      after: { active: true },
    });
  });
});

describe('regions', () => {
  const from = (address: string) =>
    app.ask({ method: 'GET', url: '/wps/system/country', from: address });

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
    const response = await app.ask({ method: 'GET', url: '/wps/system/status', from: american });
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

function openPath(path: string): string {
  const sealed = Buffer.from(path.slice(0, -8), 'base64url');
  const key = createHash('sha256').update(path.slice(-8)).digest();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
