import type { ContentEffect, ContentItem } from '@arara/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcement, banner, openContentDesk } from '../testing/content-desk.ts';
import type { Answer, ContentTestDesk } from '../testing/content-desk.ts';

let desk: ContentTestDesk;
beforeAll(async () => {
  desk = await openContentDesk();
}, 180_000);
afterAll(() => desk.close());

test.each<[string, ContentItem, string]>([
  ['no words in the first language', announcement('x1', 'x', { texts: {} }), 'content.language'],
  [
    'a language that the site does not offer',
    announcement('x2', 'x', {
      texts: { 'pt-BR': { title: 'a', content: 'a' }, tlh: { title: 'a', content: 'a' } },
    }),
    'content.language',
  ],
  [
    'an end before its beginning',
    announcement('x3', 'x', {
      startsAt: '2027-01-02T00:00:00.000Z',
      endsAt: '2027-01-01T00:00:00.000Z',
    }),
    'content.period',
  ],
  [
    'a script as a link',
    banner('x4', { linkageType: 'URL', link: 'javascript:alert(1)' }),
    'content.address',
  ],
  [
    'a link without https',
    banner('x5', { linkageType: 'URL', link: 'http://a.example' }),
    'content.address',
  ],
  ['another site as a path', banner('x6', { link: '//evil.example' }), 'content.address'],
  ['a picture that nobody has', banner('x7', { art: 'own/aa' }), 'content.picture'],
  [
    'a module that there is not',
    { kind: 'module', key: 'NOPE3', content: true },
    'content.unknown',
  ],
  [
    'a module that is not built',
    { kind: 'module', key: 'INBOX3', content: true },
    'content.module',
  ],
  ['a sentence of no page', { kind: 'text', key: 'pt-BR home:nope', content: 'x' }, 'content.text'],
  ['a service of no kind', { kind: 'service', key: '9', content: '/help' }, 'content.unknown'],
  [
    'a script as a resource',
    { kind: 'service', key: '1', content: 'javascript:alert(1)' },
    'content.address',
  ],
])('%s is refused', async (_, item, code) => {
  expect((await desk.publish({ item })).code).toBe(code);
});

test('a picture is drawn anew in both cuts, and the first page shows the banner', async () => {
  const brought = await bring(await sharp(plain(1800, 900)).png().toBuffer());
  expect(brought.code).toBeNull();
  const { art, artWide, narrow } = brought.value;
  const item = banner('semana', { art, artWide, linkageType: 'URL', link: 'https://a.example/x' });
  expect((await desk.publish({ item }, desk.tokens.marketing)).value.state).toBe('PUBLISHED');
  const shown = (await desk.notices()).banners.find(({ bannerId }) => bannerId === 'semana');
  expect(shown?.link).toBe('https://a.example/x');
  expect(shown?.narrow.sources).toEqual(narrow.sources);
  expect(narrow.sources.map(({ width }) => width)).toEqual([720, 1080]);
  const [first] = narrow.sources;
  const file = await desk.program.app.inject({ method: 'GET', url: first?.url ?? '' });
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { width, height, exif } = await sharp(file.rawPayload).metadata();
  expect([width, height, exif]).toEqual([720, 400, undefined]);
  expect(
    (await desk.program.app.inject({ method: 'GET', url: `/content/${'0'.repeat(64)}.webp` }))
      .statusCode,
  ).toBe(404);
});

test('pictures that nothing uses go after a week, and a brand has room for so many', async () => {
  const { owner, modules } = desk.program;
  const { setSettings } = modules.site.service;
  const drop = () => modules.site.jobs?.find(({ name }) => name === 'site.pictures')?.run({});
  const keys = async () =>
    (await owner.query<{ key: string }>('select key from site.piece')).rows.map(({ key }) => key);
  const used = await keys();
  const grey = sharp({ create: { ...plain(1800, 900).create, background: '#777' } });
  const { value } = await bring(await grey.png().toBuffer());
  await drop();
  expect(await keys()).toEqual(expect.arrayContaining([value.art, value.artWide]));
  await owner.query(`update site.piece set made_at = now() - interval '8 days'`);
  await drop();
  expect((await keys()).toSorted()).toEqual(used.toSorted());
  const { rows } = await owner.query(`
    select from site.picture i where not exists (select from site.piece p where i.name in (p.small, p.large))`);
  expect(rows).toEqual([]);
  // A picture of noise is large.
  const noise = {
    ...plain(2000, 1100).create,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  };
  const large = await sharp({ create: noise }).jpeg({ quality: 70 }).toBuffer();
  await setSettings('arara', { pictureMegabytes: 1 }, 'test');
  expect(await bring(large)).toMatchObject({
    status: 409,
    code: 'content.pictures.full',
    params: { megabytes: 1 },
  });
  expect((await keys()).toSorted()).toEqual(used.toSorted());
  await setSettings('arara', { pictureMegabytes: 200 }, 'test');
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'content.image',
  ],
  ['a page in the clothes of a picture', () => Buffer.from('<html>not a png'), 'content.image'],
  [
    'a picture that is cut off',
    async () => (await sharp(plain(1800, 900)).png().toBuffer()).subarray(0, 900),
    'content.image',
  ],
  ['a moving picture', () => sharp(plain(1800, 900)).gif().toBuffer(), 'content.image'],
  ['a small picture', () => sharp(plain(800, 600)).jpeg().toBuffer(), 'content.image.small'],
  ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 1), 'request.too.large'],
])('%s is no banner', async (_, file, code) => {
  expect((await bring(await file())).code).toBe(code);
});

test('a switch says what it stops; one that closes the site waits for another person', async () => {
  const effect = async (item: ContentItem) =>
    (await desk.ask<ContentEffect>('effect', { body: { item } })).value;
  const harmless: ContentItem = { kind: 'module', key: 'FEEDBACK3', content: false };
  expect(await effect(harmless)).toMatchObject({ closes: false, stops: ['FEEDBACK3'], starts: [] });
  expect((await desk.publish({ item: harmless })).value.state).toBe('PUBLISHED');
  expect(await desk.program.modules.site.service.moduleOn('arara', 'FEEDBACK3')).toBe(false);

  for (const key of ['REG3', 'PASSKEY3', 'GOOGLELOGIN3', 'MOBILEVERCODELOGIN3'])
    expect(await effect({ kind: 'module', key, content: false })).toMatchObject({ closes: true });

  const cashier: ContentItem = { kind: 'module', key: 'CASHIER3', content: false };
  await desk.enter();
  const said = await effect(cashier);
  expect(said).toMatchObject({
    closes: true,
    stops: ['CASHIER3', 'DEPOSIT3', 'WITHDRAW3', 'FUNDTRANS3'],
  });
  expect(said.now.members).toBe(1);
  const { value } = await desk.publish({ item: cashier, reason: 'o banco parou' });
  expect(value.state).toBe('PROPOSE');
  expect(await desk.program.modules.site.service.moduleOn('arara', 'CASHIER3')).toBe(true);
  const decide = (path: string, token: string, body: object = {}) =>
    desk.ask<{ id: string; state: string; facts: Record<string, string> }>(
      `/api/staff/decisions${path}`,
      {
        token,
        body,
      },
    );
  const proposal = { kind: 'site.close', subject: { draft: value.draft }, reason: 'o banco parou' };
  expect((await decide('', desk.tokens.marketing, proposal)).code).toBe('permission.denied');
  const { value: decision } = await decide('', desk.tokens.ana, proposal);
  expect(decision.facts).toMatchObject({
    change: 'module',
    stops: 'CASHIER3 DEPOSIT3 WITHDRAW3 FUNDTRANS3',
    members: String(said.now.members),
  });
  expect((await decide(`/${decision.id}/approve`, desk.tokens.rui)).code).toBe('permission.denied');
  const agreed = await decide(`/${decision.id}/approve`, desk.tokens.finance);
  expect(agreed.value.state).toBe('EXECUTED');
  const deposits = () => desk.program.modules.site.service.moduleOn('arara', 'DEPOSIT3');
  await expect.poll(deposits).toBe(false);
  expect((await desk.audit('module CASHIER3')).at(-1)?.detail).toMatchObject({
    by: ['ada@arara.example', 'fabio@arara.example'],
    reason: 'o banco parou',
  });
  // It opens again by one press.
  const open = await desk.publish({
    item: { ...cashier, content: true },
    reason: 'o banco voltou',
  });
  expect(open.value.state).toBe('PUBLISHED');
  expect(await desk.program.modules.site.service.moduleOn('arara', 'DEPOSIT3')).toBe(true);
});

test('a draft that was changed after the proposal is not what the second person agrees to', async () => {
  const shut = (text: string): ContentItem => ({
    kind: 'maintenance',
    key: '',
    content: { active: true, endsAt: '2027-01-01T06:00:00.000Z', message: { 'pt-BR': text } },
  });
  const { value } = await desk.publish({ item: shut('Voltamos já.') });
  const body = { kind: 'site.close', subject: { draft: value.draft }, reason: 'troca do servidor' };
  const { value: decision } = await desk.ask<{ id: string }>('/api/staff/decisions', { body });
  await desk.publish({ item: shut('Voltamos amanhã.') }, desk.tokens.rui);
  const late = await desk.ask(`/api/staff/decisions/${decision.id}/approve`, {
    token: desk.tokens.finance,
    body: {},
  });
  expect(late).toMatchObject({ status: 409, code: 'decision.facts.changed' });
  const status = await desk.ask<{ maintenance: boolean }>('/wps/system/status', { token: '' });
  expect(status.value.maintenance).toBe(false);
});

test('a country that came in and would not any more waits for two', async () => {
  const rules = (denied: string[]): ContentItem => ({
    kind: 'regions',
    key: '',
    content: { allowed: [], denied, unknown: 'allow' },
  });
  const { value } = await desk.ask<ContentEffect>('effect', {
    body: { item: rules(['US', 'PT']) },
  });
  expect(value).toMatchObject({ closes: true, refused: ['PT', 'US'] });
  expect(
    (await desk.ask<ContentEffect>('effect', { body: { item: rules([]) } })).value.closes,
  ).toBe(false);
});

const plain = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: { r: 20, g: 120, b: 70 } },
});

interface Brought {
  readonly art: string;
  readonly artWide: string;
  readonly narrow: { readonly sources: { url: string; width: number }[] };
}
async function bring(file: Buffer): Promise<Answer<Brought>> {
  const boundary = 'arara';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="narrow"\r\n\r\n30\r\n--${boundary}\r\n` +
        `Content-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return desk.ask<Brought>(
    'pictures',
    { token: desk.tokens.marketing, body: payload },
    { 'content-type': type },
  );
}
