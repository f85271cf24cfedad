import type { ContentItem } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look as noite } from '../../../../../../database/seeds/brands/noite-tropical/look.ts';
import { operatorSeed } from '../../../../../../database/seeds/operator.ts';
import { openContentDesk } from '../testing/content-desk.ts';
import type { ContentTestDesk } from '../testing/content-desk.ts';

let desk: ContentTestDesk;
beforeAll(async () => {
  desk = await openContentDesk();
}, 180_000);
afterAll(() => desk.close());

test('a look is tried on under a key that ends, refused where nobody could read it, published and taken back', async () => {
  const { service } = desk.program.modules.site;
  const look = { ...noite, art: null, faces: [...noite.faces] };
  const keyOf = async (token = desk.tokens.ana) => {
    const tried = await desk.ask<{ address: string } | null>('look-preview', {
      token,
      body: { look },
    });
    return { ...tried, key: tried.value?.address.replace('/?look=', '') ?? '' };
  };
  const { key } = await keyOf();
  expect(await service.content.lookOfPreview(key)).toEqual({ merchant: 'arara', look });
  // A member, and everybody who has no key, has what is published.
  expect((await service.siteOf('arara')).settings.look).toBeNull();
  expect(await service.content.lookOfPreview(`${key}x`)).toBeNull();
  expect((await keyOf(desk.tokens.support)).code).toBe('permission.denied');
  expect((await keyOf(await desk.enter())).status).toBe(401);
  await desk.program.owner.query('update site.look_preview set ends_at = now()');
  expect(await service.content.lookOfPreview(key)).toBeNull();

  const wish = (more: object): ContentItem => ({
    kind: 'look',
    key: '',
    content: { ...look, ...more },
  });
  const dark = { ...look.dark, palette: { ...look.dark.palette, text: look.dark.palette.bg } };
  expect(await desk.publish({ item: wish({ dark }) })).toMatchObject({
    status: 422,
    code: 'content.look.contrast',
    params: { theme: 'dark', front: 'text', ground: 'bg', ratio: 1, least: 4.5 },
  });
  const svg = look.light.mark ?? '';
  for (const wrong of [
    { tokens: { ...look.tokens, lift: 'red;} body{display:none' } },
    { light: { ...look.light, mark: svg.replace('<defs>', '<script>1</script><defs>') } },
    { light: { ...look.light, mark: svg.replace('<defs>', '<defs onload="x()">') } },
    { art: 'another-brand' },
    { faces: ['comic'] },
  ]) {
    expect((await desk.publish({ item: wish(wrong) })).code).toBe('content.look');
  }
  expect((await desk.publish({ item: wish({}) })).value.state).toBe('PUBLISHED');
  expect((await service.siteOf('arara')).settings.look).toEqual(look);
  const { versions } = await desk.one('look');
  expect(versions.at(-1)?.item).toEqual({ kind: 'look', key: '', content: null });
  await desk.publish({ item: { kind: 'look', key: '', content: null }, reason: 'como antes' });
  expect((await service.siteOf('arara')).settings.look).toBeNull();
});

test('an article of the house is written over in one language, another is added, and both outlive the seed', async () => {
  interface Help {
    readonly articles: { id: string; title: string; body: string }[];
  }
  const articles = async (languageCode: string) => {
    const path = `/wps/system/helpCenter?language=${languageCode}`;
    return (await desk.ask<Help>(path, { token: '' }, { language: languageCode })).value.articles;
  };
  const { item } = await desk.one('help', 'how-to-deposit');
  if (item?.kind !== 'help') throw new Error('an article of the house');
  const { content } = item;
  const words = { title: 'Pix da casa', body: '1. Abra o <b>caixa</b>' };
  const own = { ...content, texts: { ...content.texts, 'pt-BR': words } };
  await desk.publish({ item: { ...item, content: own } });
  const fresh: ContentItem = {
    kind: 'help',
    key: 'torneio',
    content: { topic: 'account', position: 0, shown: true, texts: { 'pt-BR': words } },
  };
  await desk.publish({ item: fresh });
  await desk.program.modules.site.service.seed(
    operatorSeed({ merchant: 'arara', jurisdiction: 'demo', publicUrl: null }),
  );
  expect(await articles('PT-BR')).toContainEqual(
    expect.objectContaining({ id: 'how-to-deposit', ...words }),
  );
  const english = await articles('EN');
  expect(english.find(({ id }) => id === 'how-to-deposit')?.title).toBe('How to deposit with Pix');
  // Without words of its own a language is told those of the first one.
  expect(english[0]).toMatchObject({ id: 'torneio', title: 'Pix da casa' });
  const bare: ContentItem = { ...fresh, content: { ...fresh.content, texts: {} } };
  expect((await desk.publish({ item: bare })).code).toBe('content.language');
  await desk.publish({ item: { ...item, content: { ...own, shown: false } } });
  expect((await articles('PT-BR')).some(({ id }) => id === 'how-to-deposit')).toBe(false);
  await desk.publish({ item, reason: 'como antes' });
  expect(await articles('PT-BR')).toContainEqual(
    expect.objectContaining({ id: 'how-to-deposit', ...content.texts['pt-BR'] }),
  );
});
