import type { StartData } from '@arara/contract';
import type * as React from 'react';
import { describe, expect, test, vi } from 'vitest';
import { draw, stubBrowser } from '../../testing/draw.tsx';
import { startData } from '../../testing/start-data.ts';

// The header and the footer of every page, for somebody the site does not know.

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../../testing/draw.tsx')).storesNow);

const card = { vassalage: 'MATA', name: 'Mata', isHot: 0, isDemo: false, games: 4 } as const;
const category = (title: StartData['categories'][number]['title']) => ({
  title,
  gameClassify: [],
  kinds: [],
  gameCategory: title,
  games: 4,
  cards: [{ ...card, icon: '/art/mata.webp' }],
  vendors: [],
});
const resource = (resourceType: string, url: string) => ({
  resourceType,
  url,
  qrCodeUrl: null,
  labelNameEn: '',
});

/** Header and footer of a site with these start data, on one of its pages. */
async function endsOf(change: Partial<StartData> = {}, address = '/hot') {
  vi.resetModules();
  stubBrowser(startData(change), { address });
  const [{ Header }, { Footer }, { queryClient }, { QueryClientProvider }, { MemoryRouter }] =
    await Promise.all([
      import('./header.tsx'),
      import('./footer.tsx'),
      import('../../lib/query-client.ts'),
      import('@tanstack/react-query'),
      import('react-router'),
    ]);
  const [header, footer] = await Promise.all(
    [<Header key="header" hasBar={false} />, <Footer key="footer" />].map((part) =>
      draw(
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
        </QueryClientProvider>,
      ),
    ),
  );
  return { header: header ?? '', footer: footer ?? '' };
}

describe('the header', () => {
  const doors = /<(?:a|button)[^>]*>(?:<[^>]*>)*(Entrar|Criar conta|Jogar grátis)</g;
  const offered = (html: string) => [...html.matchAll(doors)].map(([, name]) => name);

  test.each([
    ['/hot', ['Jogar grátis', 'Entrar', 'Criar conta']],
    ['/login', ['Jogar grátis', 'Criar conta']],
    ['/register', ['Jogar grátis', 'Entrar']],
  ])('at %s has the logo and the doors %j', async (address, doorsThere) => {
    const { header } = await endsOf({}, address);
    expect(header).toMatch(/<a href="\/" [^>]*aria-label="Arara, início"/);
    expect(offered(header)).toEqual(doorsThere);
  });

  test.each([
    ['DIRECTREG3', ['Jogar grátis', 'Entrar']],
    ['FREEPLAY3', ['Entrar', 'Criar conta']],
  ])('without %s has the doors %j', async (off, doorsThere) => {
    const modules = startData().modules.filter((id) => id !== off);
    expect(offered((await endsOf({ modules })).header)).toEqual(doorsThere);
  });
});

describe('the footer', () => {
  const modules = [...startData().modules, 'AFFMAN3'];
  const affiliates = resource('AFFILIATELINK', '/afiliados');
  const start = { modules, categories: [category('RNG'), category('LIVE')] };

  test('has four columns, the marks, the owner and a word of care', async () => {
    const { footer } = await endsOf(start);
    expect(footer.match(/<nav/g)).toHaveLength(4);
    expect(footer).toMatch(/<h2>Pagamentos<\/h2>.*Pix/s);
    // A studio that makes games of two kinds has one mark.
    expect(footer.match(/<li[^>]*><i>.*?src="\/art\/mata\.webp".*?Mata<\/li>/gs)).toHaveLength(1);
    expect(footer).toMatch(/© (<!-- -->)?\d{4} (<!-- -->)?Arara Jogos Ltda\./);
    expect(footer).toContain('Proibido para menores de 18 anos. Jogo é diversão');
  });

  test('has the ways in of affiliates and to the app exactly where they exist', async () => {
    const begin = 'Começar agora';
    const there = [affiliates, resource('Android', '/app.apk')];
    const { footer } = await endsOf({ ...start, resources: there });
    expect(footer).toMatch(new RegExp(`<a [^>]*href="/afiliados"[^>]*>(<[^>]*>)*${begin}`));
    expect(footer).toMatch(/<a [^>]*href="\?dialog=download"[^>]*>.*?Baixar o app/s);
    const withoutApp = (await endsOf({ ...start, resources: [affiliates] })).footer;
    expect(withoutApp).toContain(begin);
    expect(withoutApp).not.toContain('Baixar o app');
    const onlyApp = (await endsOf({ ...start, resources: there.slice(1) })).footer;
    expect(onlyApp).not.toContain(begin);
    expect(onlyApp).toContain('Baixar o app');
    const off = await endsOf({ resources: [affiliates] });
    expect(off.footer).not.toContain(begin);
  });

  test('leads to a person where the operator names no page for affiliates', async () => {
    const { footer } = await endsOf({ ...start, customerService: [{ type: '3', path: 'x' }] });
    expect(footer).toMatch(/<button[^>]*>(<[^>]*>)*Começar agora/);
  });
});
