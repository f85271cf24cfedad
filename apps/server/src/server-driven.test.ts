import { allCalls, registerFields } from '@arara/contract';
import type { StartData } from '@arara/contract';
import { fieldRule } from '@arara/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { look } from '../../../database/seeds/brands/noite-tropical/look.ts';
import { operatorSeed } from '../../../database/seeds/operator.ts';
import { createVisitor } from './modules/identity/testing/visitor.ts';
import type { SiteSettings } from './modules/site/index.ts';
import { resourceTypes } from './modules/site/site.model.ts';
import { allModules } from './modules/site/site.modules.ts';
import type { ModuleSpec } from './modules/site/site.modules.ts';
import { SiteSettings as Schema } from './modules/site/site.settings.ts';
import { createTexts } from './platform/texts.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';
import { createStartPage } from './web/start-page.ts';

/**
 * Everything that an operator switches reaches the page by the document's start data and the calls
 * it asks, at once and without a build. Each table names its whole kind: what is new and not in it
 * is a failure.
 */
const merchant = 'arara';
const seed = operatorSeed({ merchant, jurisdiction: 'demo', publicUrl: null });
const own = seed.settings;

let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let page: (language: string) => Promise<{ data: StartData; title: string; theme: string }>;

beforeAll(async () => {
  program = await createTestProgram();
  const { site, catalogue, lottery } = program.modules;
  const draw = createStartPage({
    site: site.service,
    catalogue: catalogue.service,
    lottery: lottery.service,
    texts: createTexts(),
    clock: program.kernel.clock,
    artVersions: () => ({ erro: '1' }),
    needs: { '/down': ['Android', 'MOBILECONFIG'] },
    namespaces: ['ui'],
  });
  page = async (language) => {
    const { json, title, theme } = await draw(merchant, language, '127.0.0.1', { name: 'home' });
    return { data: JSON.parse(json) as StartData, title, theme };
  };
}, 120_000);
/** Each asks from an address of its own: how often one may ask is another promise. */
beforeEach(() => {
  call = createVisitor({ http: program.app });
});
afterAll(() => program.close());

const asked = async (path: string) => {
  const { value } = await call(path, { headers: { merchant } });
  return value as unknown as Record<string, unknown>;
};

describe('a white-label module', () => {
  const built = allModules.filter(({ built: isBuilt }) => isBuilt);
  const below = (spec: ModuleSpec): string[] => [
    spec.id,
    ...(spec.children ?? []).flatMap((child) => below(child)),
  ];
  const set = (id: string, enabled: boolean) =>
    program.modules.site.service.setModule(merchant, id, enabled, 'test');
  const treeOf = async (): Promise<Map<string, string>> => {
    type Node = { modId: string; enabled: string; childrenNodes: Node[] };
    const { tree } = (await asked('/wps/system/whitelabel')) as unknown as { tree: Node[] };
    const flat = (nodes: Node[]): Node[] => nodes.flatMap((n) => [n, ...flat(n.childrenNodes)]);
    return new Map(flat(tree).map(({ modId, enabled }) => [modId, enabled]));
  };

  test.each(built.map((spec) => [spec.id, spec] as const))(
    '%s leaves the tree, the page and its calls, and comes back',
    async (id, spec) => {
      const gone = below(spec);
      const asFound = (await page('pt-BR')).data.modules;
      await set(id, true);
      const before = (await page('pt-BR')).data.modules;
      await set(id, false);
      const { data } = await page('pt-BR');
      expect(data.modules).toEqual(before.filter((one) => !gone.includes(one)));
      // Where the calls of the site itself are off nobody is told a tree either.
      const tree = gone.includes('COMM3') ? null : await treeOf();
      for (const one of tree === null ? [] : gone) expect(tree?.get(one)).toBe('0');
      const closed = allCalls.filter(({ module }) => gone.includes(module ?? ''));
      for (const { method, path } of closed) {
        const answer = await call(path.replaceAll(/:\w+/g, '1'), { method, headers: { merchant } });
        expect(answer, `${method} ${path}`).toMatchObject({
          status: 403,
          errorCode: 'function.not.available',
        });
      }
      await set(id, true);
      expect((await page('pt-BR')).data.modules.toSorted()).toEqual(before.toSorted());
      await set(id, asFound.includes(id));
    },
  );

  test('GAMELO3 off, nothing is answered that would lead into the lobby', async () => {
    const lists = ['GCSGAME_gameVendor', 'GCSGAME_newGameVendor', 'GCSGAME_getRankList'];
    await set('GAMELO3', false);
    for (const list of lists) {
      const answered: unknown = await asked(`/wps/relay/${list}`);
      expect((answered as unknown[]).filter(isOfLobby), list).toEqual([]);
    }
    await set('GAMELO3', true);
    expect(await asked(`/wps/relay/${lists[0]}`)).not.toEqual([]);
  });

  /** Lotteries have no lobby of games: another switch takes them away. */
  const isOfLobby = (row: unknown) => {
    const { title } = row as { title?: string };
    return title !== 'LOTT' && title !== 'ELOTT';
  };

  test.each([
    ['COMM3', 'categories'],
    ['GAMELOHOT3', 'hot'],
    ['GAMELO3', 'fresh'],
    ['GAMELO3', 'categories'],
  ] as const)('%s takes its row from the first page: %s', async (id, row) => {
    expect((await page('pt-BR')).data[row]).not.toEqual([]);
    await set(id, false);
    const left: readonly unknown[] = (await page('pt-BR')).data[row];
    expect(id === 'GAMELO3' ? left.filter(isOfLobby) : left).toEqual([]);
    await set(id, true);
  });
});

describe('the rule of a field', () => {
  test.each(registerFields)('%s is what the form is told', async (field) => {
    const { service } = program.modules.site;
    const told = async (rule: ReturnType<typeof fieldRule>) => {
      const fields = { ...own.registration.fields, [field]: rule };
      await service.setSettings(merchant, { registration: { ...own.registration, fields } }, 'me');
      return (await asked('/wps/system/setting/register'))['fields'] as Record<string, unknown>;
    };
    for (const rule of [
      fieldRule('any', 3, 33),
      fieldRule('any', 2, 22, 'optional'),
      { ...fieldRule('any', 2, 22), enabled: false },
    ]) {
      expect((await told(rule))[field]).toEqual(rule);
    }
    await service.setSettings(merchant, { registration: own.registration }, 'test');
  });
});

describe('a resource', () => {
  const set = (type: string, change: { url: string } | null) =>
    program.modules.site.service.setResource(merchant, type, change, 'test');
  /** Nothing that the seed names. */
  const bare = async () => {
    const { resources } = await program.modules.site.service.siteOf(merchant);
    for (const { resourceType } of resources) await set(resourceType, null);
  };

  test('has the kinds of the specification', () => {
    const named = 'AFFILIATELINK Android MOBILECONFIG USDJUMP FACEBOOK INSTAGRAM TELEGRAM';
    expect(resourceTypes).toEqual(expect.arrayContaining(named.split(' ')));
  });

  test.each(resourceTypes)(
    '%s is told to the page where it exists, and only there',
    async (type) => {
      await bare();
      const url = `https://${type}.example/`;
      await set(type, { url });
      const expected = [{ resourceType: type, url, qrCodeUrl: null, labelNameEn: type }];
      expect((await page('pt-BR')).data.resources).toEqual(expected);
      expect((await asked('/wps/system/status'))['resources']).toEqual(expected);
      expect((await asked('/wps/system/domainRoute'))['resources']).toEqual(expected);
      await set(type, null);
      expect((await page('pt-BR')).data.resources).toEqual([]);
      expect((await asked('/wps/system/status'))['resources']).toEqual([]);
    },
  );
});

test('the page to get an app from is there while one of the apps is', async () => {
  const { service } = program.modules.site;
  const isClosed = async () => (await page('pt-BR')).data.closedPages.includes('/down');
  for (const type of ['Android', 'MOBILECONFIG']) {
    await service.setResource(merchant, type, null, 'test').catch(() => undefined);
  }
  expect(await isClosed()).toBe(true);
  for (const type of ['MOBILECONFIG', 'Android']) {
    await service.setResource(merchant, type, { url: '/app' }, 'test');
    expect(await isClosed()).toBe(false);
    await service.setResource(merchant, type, null, 'test');
    expect(await isClosed()).toBe(true);
  }
});

describe('a setting', () => {
  type Patch = Partial<SiteSettings>;
  type Seen = (after: { data: StartData; title: string; theme: string }) => unknown;
  const ofSettings =
    (name: keyof StartData['settings']): Seen =>
    ({ data }) =>
      data.settings[name];
  const form = () => asked('/wps/system/setting/register');
  const cdn = ['https://cdn.example'];
  const club = own.entry.club.map((level) => ({ ...level, labelName: `${level.labelName} novo` }));

  /** The setting, the call that reads it, and the value read there. */
  const table: Readonly<Record<keyof SiteSettings, readonly [Patch, Seen, unknown]>> = {
    siteName: [{ siteName: 'Outra' }, ofSettings('siteName'), 'Outra'],
    legalName: [{ legalName: 'Outra Ltda.' }, ofSettings('legalName'), 'Outra Ltda.'],
    documents: [
      { documents: { 'pt-BR': { title: 'Outro título', description: '' } } },
      ({ title }) => title,
      'Outro título',
    ],
    look: [{ look }, ({ data }) => data.art, { folder: look.art, versions: { erro: '1' } }],
    defaultLanguage: [{ defaultLanguage: 'en' }, ofSettings('defaultLanguage'), 'en'],
    languages: [
      { languages: ['en', 'pt-BR'] },
      ofSettings('languages'),
      [
        { code: 'en', name: 'English' },
        { code: 'pt-BR', name: 'Português (Brasil)' },
      ],
    ],
    firstTheme: [{ firstTheme: 'dark' }, ({ theme }) => theme, 'dark'],
    loggedInHome: [{ loggedInHome: true }, ofSettings('loggedInHome'), true],
    ageMinimum: [{ ageMinimum: 21 }, ofSettings('ageMinimum'), 21],
    bannerAutoplayMs: [{ bannerAutoplayMs: 9_000 }, ofSettings('bannerAutoplayMs'), 9_000],
    realityCheckMinutes: [{ realityCheckMinutes: 55 }, ofSettings('realityCheckMinutes'), 55],
    autoPlay: [{ autoPlay: false }, ofSettings('autoPlay'), false],
    staySignedInDays: [{ staySignedInDays: 30 }, ofSettings('staySignedInDays'), 30],
    pictureMegabytes: [
      { pictureMegabytes: 50 },
      async () => (await program.modules.site.service.siteOf(merchant)).settings.pictureMegabytes,
      50,
    ],
    ageGate: [{ ageGate: false }, ofSettings('ageGate'), false],
    serviceOrigins: [{ serviceOrigins: cdn }, ofSettings('serviceOrigins'), cdn],
    feedback: [
      { feedback: { minLength: 5, maxLength: 50 } },
      ofSettings('feedback'),
      { minLength: 5, maxLength: 50 },
    ],
    gtagId: [{ gtagId: 'G-1' }, ({ data }) => data.status.analytics.gtagId, 'G-1'],
    imageCDNs: [{ imageCDNs: cdn }, ({ data }) => data.status.imageCDNs, cdn],
    launchGameCDNs: [{ launchGameCDNs: cdn }, ({ data }) => data.status.launchGameCDNs, cdn],
    registration: [
      { registration: { ...own.registration, terms: { version: '7', path: '/afiliados' } } },
      async () => (await form())['terms'],
      { version: '7', path: '/afiliados' },
    ],
    entry: [
      { entry: { ...own.entry, club } },
      () => program.modules.site.service.club(merchant),
      club,
    ],
  };

  test.each(Object.entries(table))('%s is read at once', async (_, [patch, seen, expected]) => {
    const { service } = program.modules.site;
    expect(await seen(await page('pt-BR'))).not.toEqual(expected);
    await service.setSettings(merchant, patch, 'test');
    expect(await seen(await page('pt-BR'))).toEqual(expected);
    const called = await asked('/wps/system/settings/consolidated');
    expect(called).toEqual((await page('pt-BR')).data.settings);
    await service.setSettings(merchant, own, 'test');
    expect(await seen(await page('pt-BR'))).not.toEqual(expected);
  });

  test('the table has every setting there is', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(Schema.shape).sort());
  });
});
