import { arara } from '../../../../../database/seeds/brands/arara/index.ts';
import { createDecipheriv, createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSiteProgram } from './testing/site-program.ts';

const program = await openSiteProgram();
afterAll(() => program.close());

const { service } = program.site;
const nobody = { active: false, endsAt: null, message: {} };

beforeEach(async () => {
  await service.setMaintenance('arara', nobody, 'test');
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await program.ask({ method: 'GET', url, headers });
  return { status: response.statusCode, ...response.json() };
};

describe('what the site says', () => {
  test('the status is 0 and carries where the visitor is', async () => {
    const { value } = await get('/wps/system/status');
    expect(value).toMatchObject({
      status: 0,
      maintenance: false,
      maintenanceNotice: null,
      regionRestriction: false,
      location: { ip: '200.147.3.157', country: 'BR' },
      merchant: 'arara',
      jurisdiction: 'demo',
      serverTime: new Date('2026-03-10T12:00:00Z').getTime(),
    });
  });

  test('the permission answer carries the module tree and the field rules of the registration', async () => {
    const { value } = await get('/wps/system/status', { language: 'EN' });
    const { value: label } = await get('/wps/system/whitelabel', { language: 'EN' });
    const { form } = await service.registration('arara');
    expect(value.whitelabel).toEqual(label.tree);
    expect(value.registerFields).toEqual(form.fields);
    expect(value.registerFields.username).toMatchObject({ enabled: true, required: true });
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
      bannerAutoplayMs: 5_000,
      sandbox: true,
      autoPlay: true,
      languages: expect.arrayContaining([
        { code: 'pt-BR', name: 'Português (Brasil)' },
        { code: 'en', name: 'English' },
        { code: 'zh-CN', name: '简体中文' },
        { code: 'id', name: 'Bahasa Indonesia' },
        { code: 'th', name: 'ไทย' },
        { code: 'vi', name: 'Tiếng Việt' },
        { code: 'ar', name: 'العربية' },
      ]),
    });
  });

  test('domain routes list this address and the resources that exist', async () => {
    const { value } = await get('/wps/system/domainRoute');
    expect(value.domainList).toEqual([{ url: 'http://localhost:80', speed: 0 }]);
    expect(value.resources[0]).toEqual({
      resourceType: 'AFFILIATELINK',
      url: '/afiliados',
      qrCodeUrl: null,
      labelNameEn: 'Affiliates',
    });
    expect(value.resources).toHaveLength(arara.outside.length + 1);
  });

  test('every country has its dialling code', async () => {
    const { value } = await get('/wps/system/country');
    expect(value).toHaveLength(249);
    expect(value).toContainEqual({ countryCode: 'BR', countryDialingCode: '55' });
    for (const { countryDialingCode } of value)
      expect(countryDialingCode).toMatch(/^[1-9]\d{0,2}$/);
  });

  test('help answers in each language, and in English where it has none of it', async () => {
    const articlesIn = async (language: string) =>
      (await get('/wps/system/helpCenter', { language })).value.articles;
    const portuguese = await articlesIn('PT-BR');
    expect(portuguese[0]).toMatchObject({ id: 'how-to-deposit', group: 'Pix e depósitos' });
    const firsts = {
      en: { group: 'Pix and deposits', title: 'How to deposit with Pix' },
      CN: { group: 'Pix 与存款', title: '如何用 Pix 存款' },
      ID: { group: 'Pix dan deposit', title: 'Cara deposit dengan Pix' },
      TH: { group: 'Pix และการฝากเงิน', title: 'วิธีฝากเงินด้วย Pix' },
      VI: { group: 'Pix và nạp tiền', title: 'Cách nạp tiền bằng Pix' },
      AR: { group: 'Pix and deposits', title: 'How to deposit with Pix' },
    };
    for (const [language, first] of Object.entries(firsts)) {
      const articles = await articlesIn(language);
      expect(articles[0]).toMatchObject(first);
      expect(articles).toHaveLength(portuguese.length);
      for (const [index, article] of articles.entries()) {
        expect(article.body.length).toBeGreaterThan(80);
        expect(article.body).not.toMatch(/[{}]/);
        expect(article.title).not.toBe(portuguese[index].title);
      }
    }
  });

  test('the customer-service entry of type 3 opens with its last eight characters', async () => {
    const { value } = await get('/wps/relay/WPSCORE_getCustomerServiceScript');
    const { path } = value.version.pathList.find((entry: { type: string }) => entry.type === '3');
    expect(openPath(path)).toBe('/helpmc?article=talk-to-us');
    expect(() => openPath(`${path.slice(0, -1)}0`)).toThrow();
  });

  test('windows with news open for visitors and for members who want them', async () => {
    const text = { title: 'Novidade', content: 'Chegou um jogo.' };
    const news = { kind: 'PU', texts: { 'pt-BR': text } } as const;
    const id = await service.publishAnnouncement('arara', news, 'test');
    const path = '/wps/relay/MCSFE_getListAnnouncements';
    const popups = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      const { value } = (await program.ask({ url: path, headers })).json();
      return { popup: value.popup.length, player: value.player.length };
    };
    // The demo's own is one of each.
    expect(await popups()).toEqual({ popup: 2, player: 3 });
    expect(await popups('curious')).toEqual({ popup: 2, player: 3 });
    expect(await popups('quiet')).toEqual({ popup: 0, player: 3 });
    await service.endAnnouncement('arara', id, 'test');
  });

  test('notices carry the banners of the seed with their pictures', async () => {
    const { value } = await get('/wps/relay/MCSFE_getListAnnouncements');
    expect(value.player.map((item: { id: string }) => item.id)).toEqual([
      'behind-the-scenes',
      'limits-first',
      'rounds-open',
    ]);
    expect(value.popup.map((item: { id: string }) => item.id)).toEqual(['play-money']);
    expect(
      value.banners.find((banner: { groupName: string }) => banner.groupName === '/'),
    ).toMatchObject({
      bannerId: 'home-fortuna',
      url: '/art/banner-fortuna-small.webp',
      narrow: {
        sources: [
          { url: '/art/banner-fortuna-small.webp', width: 720 },
          { url: '/art/banner-fortuna-large.webp', width: 1080 },
        ],
        placeholder: 'data:image/webp;base64,AA==',
      },
      wide: {
        sources: [
          { url: '/art/banner-fortuna-w-small.webp', width: 720 },
          { url: '/art/banner-fortuna-w-large.webp', width: 1080 },
        ],
      },
      linkageType: 'GAME',
      title: 'Fortuna da Arara',
    });
    const withoutBanners = await get('/wps/relay/MCSFE_getListAnnouncements?types=PL');
    expect(withoutBanners.value.banners).toEqual([]);
  });

  test('a banner shows from its start until before its end', async () => {
    await program.owner.query(`
      update site.banner set starts_at = '2026-03-10T12:00:00Z', ends_at = '2026-03-10T13:00:00Z'
      where id = 'home-forro'`);
    await program.owner.query('update site.merchant set version = version + 1');
    await service.setMaintenance('arara', nobody, 'test');
    const shown = async () =>
      (await service.banners('arara', 'en', '/')).some(({ bannerId }) => bannerId === 'home-forro');
    expect(await shown()).toBe(true);
    program.clock.set('2026-03-10T13:00:00Z');
    expect(await shown()).toBe(false);
    program.clock.set('2026-03-10T11:59:59Z');
    expect(await shown()).toBe(false);
    program.clock.set('2026-03-10T12:00:00Z');
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

function openPath(path: string): string {
  const sealed = Buffer.from(path.slice(0, -8), 'base64url');
  const key = createHash('sha256').update(path.slice(-8)).digest();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
