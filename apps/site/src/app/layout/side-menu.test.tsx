import type { StartData } from '@arara/contract';
import type * as React from 'react';
import { describe, expect, test, vi } from 'vitest';
import { draw, stubBrowser } from '../../testing/draw.tsx';
import { startData } from '../../testing/start-data.ts';

// Each entry of the side menu stands there exactly where what it leads to exists.

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../../testing/draw.tsx')).storesNow);
// Somebody has pressed every entry that opens its own below it.
vi.mock('./menu-sub.tsx', () => ({
  Sub: ({ name, children }: { name: string; children: React.ReactNode }) => (
    <section aria-label={name}>{children}</section>
  ),
}));

const named = (resourceType: string, url = `https://${resourceType.toLowerCase()}.example/`) => ({
  resourceType,
  url,
  qrCodeUrl: null,
  labelNameEn: '',
});

/** The menu of a site with these start data, seen from one of its pages. */
async function menuOf(change: Partial<StartData>, address = '/hot'): Promise<string> {
  vi.resetModules();
  stubBrowser(startData(change), { address });
  const [{ SideMenu }, { queryClient }, { QueryClientProvider }, { MemoryRouter }] =
    await Promise.all([
      import('./side-menu.tsx'),
      import('../../lib/query-client.ts'),
      import('@tanstack/react-query'),
      import('react-router'),
    ]);
  return draw(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <SideMenu />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** An entry that opens its own, as far as it is there. */
const part = (html: string, name: string): string | undefined =>
  new RegExp(`<section aria-label="${name}">.*?</section>`, 's').exec(html)?.[0];

const social = [
  ['FACEBOOK', 'Facebook'],
  ['INSTAGRAM', 'Instagram'],
  ['TELEGRAM', 'Telegram'],
  ['WHATSAPP', 'WhatsApp'],
  ['CHATROOM', 'Sala de bate-papo'],
] as const;

/** The social sites that the menu links, with their addresses. */
const linked = (html: string): string[][] =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*aria-label="([^"]+)"/g)].map(
    ([, href = '', name = '']) => [name, href],
  );

test.each(social)(
  'of all social sites only %s stands there where only it is named',
  async (type, name) => {
    const html = await menuOf({ resources: [named(type), named('SPEEDTEST')] });
    expect(linked(html)).toEqual([[name, `https://${type.toLowerCase()}.example/`]]);
  },
);

test('social sites stand there together where all are named, and none where none is', async () => {
  const all = await menuOf({ resources: social.map(([type]) => named(type)) });
  expect(linked(all).map(([name]) => name)).toEqual(social.map(([, name]) => name));
  expect(linked(await menuOf({}))).toEqual([]);
});

test.each<[string[], string[]]>([
  [[], []],
  [['Android'], ['Android']],
  [['MOBILECONFIG'], ['iPhone']],
  [
    ['MOBILECONFIG', 'Android'],
    ['Android', 'iPhone'],
  ],
])('apps for %j have codes of 100 pixels for %j', async (types, systems) => {
  const html = await menuOf({ resources: types.map((type) => named(type)) });
  const codes = /<svg[^>]* width="100" height="100" role="img" aria-label="([^"]+)"/g;
  expect([...html.matchAll(codes)].map(([, name]) => name)).toEqual(
    systems.map((system) => `Código QR para baixar o app no ${system}`),
  );
  expect(part(html, 'Baixar o app') !== undefined).toBe(systems.length > 0);
  for (const type of types)
    expect(html).toContain(`<a href="https://${type.toLowerCase()}.example/">`);
});

describe('the ways to help', () => {
  const talk = [{ type: '3', path: 'x' }];
  const people = ['Falar com a gente', 'Chat ao vivo'];
  const written = ['Avisos', 'Ajuda', 'Teste de velocidade'];
  const ways = async (change: Partial<StartData>): Promise<(string | undefined)[]> => {
    const items = part(await menuOf(change), 'Atendimento')?.matchAll(/<span>([^<]+)<\/span>/g);
    return [...(items ?? [])].map(([, name]) => name);
  };

  test('stand in the order of the specification, ours after them', async () => {
    const modules = [...startData().modules, 'FEEDBACK3'];
    // A house that has messages, too.
    vi.doMock('../has-page.ts', () => ({ hasPage: () => true }));
    expect(await ways({ customerService: talk, modules })).toEqual([
      ...people,
      'Mensagens',
      ...written,
      'Sua opinião',
    ]);
    vi.doUnmock('../has-page.ts');
  });

  test('lead to nobody and to nothing that is not there', async () => {
    expect(await ways({})).toEqual(written);
    expect(await ways({ customerService: talk })).toEqual([...people, ...written]);
  });

  test('have the speed test of the operator, or else our own', async () => {
    const own = part(await menuOf({}), 'Atendimento');
    expect(own).toContain('href="?dialog=speed"');
    expect(own).toContain('href="?dialog=announcements"');
    const theirs = part(await menuOf({ resources: [named('SPEEDTEST')] }), 'Atendimento');
    expect(theirs).toContain('href="https://speedtest.example/"');
    expect(theirs).not.toContain('dialog=speed');
  });
});

test('languages are there to choose from only where there are several', async () => {
  const { settings } = startData();
  const several = part(await menuOf({}), 'Português \\(Brasil\\)');
  for (const { name } of settings.languages) expect(several).toContain(name);
  const languages = settings.languages.slice(0, 1);
  expect(part(await menuOf({ settings: { ...settings, languages } }), 'Português.*?')).toBe(
    undefined,
  );
});

test('a site in dollars has its link exactly where it is named', async () => {
  const html = await menuOf({ resources: [named('USDJUMP')] });
  expect(html).toMatch(/<a href="https:\/\/usdjump.example\/"[^>]*title="Site em dólares"/);
  expect(await menuOf({})).not.toContain('Site em dólares');
});

test.each([
  ['/hot', 'Em alta'],
  ['/index.html', 'Início'],
])('at %s the entry "%s" says that one is there', async (address, name) => {
  const active = (await menuOf({}, address)).matchAll(/<a [^>]*aria-current="page"[^>]*>/g);
  expect([...active].map(([tag]) => tag)).toEqual([expect.stringContaining(`title="${name}"`)]);
});

test('below a category stand all of it and each vendor, with marks and numbers of games', async () => {
  const { MenuChildren } = await import('./menu-line.tsx');
  const links = [
    { key: 'MATA', href: '/rng?vendor=MATA', text: 'Mata', count: 31, picture: '/art/mata.webp' },
    { key: 'RIO', href: '/rng?vendor=RIO', text: 'Rio Negro', count: 4, picture: '' },
  ];
  const html = await draw(<MenuChildren id="rng" href="/rng" links={links} />);
  const found = [...html.matchAll(/<li><a href="([^"]+)".*?<span>([^<]+)<\/span>.*?<\/li>/gs)];
  expect(found.map(([line, ...told]) => [...told, />(\d+)</.exec(line)?.[1]])).toEqual([
    ['/rng', 'Todos', undefined],
    ['/rng?vendor=MATA', 'Mata', '31'],
    ['/rng?vendor=RIO', 'Rio Negro', '4'],
  ]);
  expect(found.map(([line]) => line.includes('<img'))).toEqual([false, true, false]);
});
