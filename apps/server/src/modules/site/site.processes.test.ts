import { afterAll, describe, expect, test } from 'vitest';
import { operatorSeed } from '../../../../../database/seeds/operator.ts';
import { houseSettings } from '../../../../../database/seeds/settings.ts';
import { openSiteProgram } from './testing/site-program.ts';

const program = await openSiteProgram();
const other = await program.startOther();
afterAll(() => program.close());

const { service } = program.site;
const seed = operatorSeed({ merchant: 'arara', jurisdiction: 'demo', publicUrl: null });

describe('two processes', () => {
  test('agree on a switch within a second', async () => {
    await service.setModule('arara', 'FREEPLAY3', false, 'test');
    await expect
      .poll(() => other.site.service.moduleOn('arara', 'FREEPLAY3'), {
        timeout: 1_000,
        interval: 20,
      })
      .toBe(false);
  });

  test('the process that changed knows at once', async () => {
    await service.setMaintenance('arara', { active: true, endsAt: null, message: {} }, 'test');
    expect((await service.siteStatus('arara', '127.0.0.1')).maintenance).toBe(true);
    await expect
      .poll(
        async () => (await other.ask({ method: 'GET', url: '/wps/system/country' })).statusCode,
        {
          timeout: 1_000,
          interval: 20,
        },
      )
      .toBe(503);
    await service.setMaintenance('arara', { active: false, endsAt: null, message: {} }, 'test');
  });

  test('open pages of the merchant are told', async () => {
    const { rows } = await program.owner.query(
      `select audience, payload from platform.event where topic = 'site' order by seq desc limit 1`,
    );
    expect(rows[0]).toEqual({ audience: 'merchant:arara', payload: { changed: 'maintenance' } });
  });

  test('writers that collide all leave their mark', async () => {
    const before = await changes();
    const one = service.setSettings('arara', { realityCheckMinutes: 45 }, 'one');
    const two = other.site.service.setSettings('arara', { bannerAutoplayMs: 7_000 }, 'two');
    await Promise.all([one, two]);
    await program.site.service.setText('arara', text('Oi'), 'three');
    expect(await service.settings('arara')).toMatchObject({
      realityCheckMinutes: 45,
      bannerAutoplayMs: 7_000,
    });
    expect(await changes()).toBe(before + 3);
  });
});

describe('settings and texts', () => {
  test('a broken rule or an unknown key never gets in', async () => {
    const broken = {
      ...houseSettings.registration,
      fields: { email: { ...rule, acceptedPattern: '(' } },
    };
    await expect(service.setSettings('arara', { registration: broken }, 'test')).rejects.toThrow();
    const unknown = { nope: true } as never;
    await expect(service.setSettings('arara', unknown, 'test')).rejects.toThrow();
    expect((await service.registration('arara')).form.fields.email).toEqual(
      houseSettings.registration.fields.email,
    );
  });

  test('a text can be taken back', async () => {
    await service.setText('arara', text('Bem-vinda, arara'), 'test');
    expect((await service.siteOf('arara')).textOverrides).toMatchObject([text('Bem-vinda, arara')]);
    await service.setText('arara', { ...text(''), text: null }, 'test');
    expect((await service.siteOf('arara')).textOverrides).toEqual([]);
  });

  test.each([
    ['a language without sentences', { language: 'ar' }, 'ar is none of them'],
    ['a sentence that there is not', { key: 'nothing' }, 'no text home:nothing'],
    [
      'one that the page never says',
      { namespace: 'mail', key: 'recovery.subject' },
      'no text mail:',
    ],
    ['a value that it is not given', { text: 'Oi, {{name}}' }, 'is given no {{name}}'],
    ['a whole book', { text: 'a'.repeat(2_001) }, '2000 characters'],
  ])('%s is refused', async (_, change, reason) => {
    const words = { ...text('Oi'), ...change };
    await expect(service.setText('arara', words, 'test')).rejects.toThrow(reason);
    expect((await service.siteOf('arara')).textOverrides).toEqual([]);
  });
});

describe('seeding again', () => {
  test('changes nothing when nothing changed', async () => {
    const before = (await service.siteOf('arara')).version;
    await service.seed(seed);
    expect((await service.siteOf('arara')).version).toBe(before);
  });

  test('renews what nobody touched and keeps what the operator decided', async () => {
    await service.setModule('arara', 'CAPTCHA3', false, 'test');
    const banners = seed.banners.slice(1).map((banner) => ({ ...banner, position: 9 }));
    await service.seed({ ...seed, banners });
    const site = await service.siteOf('arara');
    expect(site.modules.has('CAPTCHA3')).toBe(false);
    expect(site.banners.map(({ position }) => position)).toEqual(banners.map(() => 9));
    expect(site.settings.realityCheckMinutes).toBe(45);
  });

  test('a jurisdiction takes away what it forbids, whatever is switched on', async () => {
    await service.seed({ ...seed, merchant: 'legal', jurisdiction: 'br', hosts: ['legal.bet.br'] });
    expect(await service.playRules('legal')).toEqual({
      autoPlay: false,
      turbo: false,
      roundMinMs: 2_500,
    });
    expect(await service.gameTypes('legal')).not.toContain('PVP');
    expect((await service.registration('legal')).form.limits.required).toBe(true);
    expect(await service.merchantOf(null, 'legal.bet.br')).toBe('legal');
  });
});

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 9,
};
const text = (words: string) => ({
  language: 'pt-BR',
  namespace: 'home',
  key: 'hot',
  text: words,
});

async function changes(): Promise<number> {
  const { rows } = await program.owner.query('select count(*)::int as n from site.change');
  return rows[0].n;
}
