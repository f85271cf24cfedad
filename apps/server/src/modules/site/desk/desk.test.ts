import type {
  ContentDraft,
  ContentEffect,
  ContentItem,
  ContentState,
  ContentVersion,
} from '@arara/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff } from '../../../testing/staff-member.ts';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';

let program: TestProgram;
/** Tokens: two editors here, the owner, the one who agrees to a closing, support, and another brand. */
let ana = '';
let rui = '';
let owner = '';
let finance = '';
let marketing = '';
let support = '';
let elsewhere = '';

beforeAll(async () => {
  program = await createTestProgram();
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  const at = async (role: string, name: string, brand = 'arara') => {
    const wish = { roles: [role], brands: [brand], email: `${name}@arara.example` };
    return (await signedInStaff(kit, wish)).token;
  };
  ana = await at('content', 'ada');
  rui = await at('content', 'rene');
  owner = await at('owner', 'olga');
  finance = await at('finance', 'fabio');
  marketing = await at('marketing', 'mara');
  support = await at('support', 'sol');
  elsewhere = await at('content', 'nina', 'noite-tropical');
}, 180_000);
afterAll(() => program.close());

interface Answer<Value> {
  readonly status: number;
  readonly code: string | null;
  readonly value: Value;
  readonly params: Record<string, string>;
}

let sent = 0;
async function ask<Value>(
  path: string,
  { token = ana, body, put = false }: { token?: string; body?: object; put?: boolean } = {},
  headers: Record<string, string> = {},
): Promise<Answer<Value>> {
  sent += 1;
  const method = put ? 'PUT' : body === undefined ? 'GET' : 'POST';
  const reply = await program.app.inject({
    method,
    url: path.startsWith('/') ? path : `/api/staff/content${path === '' ? '' : `/${path}`}`,
    remoteAddress: `10.4.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { host: 'localhost', merchant: 'arara', authorization: token, ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { errorCode = null, value, params } = reply.json();
  return { status: reply.statusCode, code: errorCode, value, params };
}

type One = ContentState & { versions: ContentVersion[]; defaultLanguage: string };
const one = async (kind: string, key = '') =>
  (await ask<One>(`item?kind=${kind}&key=${encodeURIComponent(key)}`)).value;

interface Wish {
  readonly item: ContentItem;
  readonly base?: string;
  readonly revision?: number | null;
  readonly at?: string | null;
  readonly reason?: string;
}
/** Publishes upon what is there now, unless a base is given. */
async function publish(wish: Wish, token = ana) {
  const { item, at = null, reason = 'pedido da semana' } = wish;
  const seen = await one(item.kind, item.key);
  const { base = seen.base, revision = seen.draft?.revision ?? null } = wish;
  const body = { item, base, revision, at, reason };
  return ask<{ state: string; draft: string }>('publish', { token, body });
}

const announcement = (key: string, title: string, more: object = {}): ContentItem => ({
  kind: 'announcement',
  key,
  content: {
    kind: 'PL',
    audience: 'all',
    position: 0,
    shown: true,
    startsAt: null,
    endsAt: null,
    texts: { 'pt-BR': { title, content: 'Um parágrafo.' } },
    ...more,
  },
});
const banner = (key: string, more: object = {}): ContentItem => ({
  kind: 'banner',
  key,
  content: {
    groupName: '/',
    position: 9,
    shown: true,
    art: 'banner-mata',
    artWide: 'banner-mata-w',
    linkageType: 'PAGE',
    link: '/hot',
    startsAt: null,
    endsAt: null,
    texts: { 'pt-BR': { kicker: '', title: 'Semana da mata', text: '', action: 'Ver' } },
    ...more,
  },
});

interface Notices {
  readonly player: { id: string; title: string }[];
  readonly banners: {
    bannerId: string;
    link: string;
    narrow: { sources: { url: string; width: number }[] };
  }[];
}
const notices = async (token = '') =>
  (await ask<Notices>('/wps/relay/MCSFE_getListAnnouncements', { token })).value;

const audit = async (subject: string) =>
  (
    await program.owner.query<{ actor: string; action: string; detail: Record<string, unknown> }>(
      `select actor, action, detail from staff.audit where subject = $1 order by id`,
      [subject],
    )
  ).rows;

const due = () => {
  const job = program.modules.site.jobs?.find(({ name }) => name === 'site.publish');
  return job?.run({});
};

test('an announcement is written, published, changed and put back, and each step has a hand and a reason', async () => {
  const first = announcement('feira', 'Feira do sábado');
  const saved = await ask<ContentDraft>('draft', {
    put: true,
    body: { item: first, base: '0', revision: null },
  });
  expect(saved.value).toMatchObject({ state: 'DRAFT', revision: 1, by: 'ada@arara.example' });
  expect((await notices()).player.some(({ id }) => id === 'feira')).toBe(false);
  expect(await publish({ item: first })).toMatchObject({
    status: 200,
    value: { state: 'PUBLISHED' },
  });
  expect((await notices()).player).toContainEqual(
    expect.objectContaining({ id: 'feira', title: 'Feira do sábado' }),
  );
  await publish({ item: announcement('feira', 'Feira <b>cancelada</b>'), reason: 'vai chover' });
  // Markup is words like any other: whoever shows it shows text.
  expect((await notices()).player.find(({ id }) => id === 'feira')?.title).toBe(
    'Feira <b>cancelada</b>',
  );
  const { versions, draft } = await one('announcement', 'feira');
  expect(draft).toBeNull();
  expect(versions.map(({ reason, by }) => [reason, by])).toEqual([
    ['vai chover', 'ada@arara.example'],
    ['pedido da semana', 'ada@arara.example'],
  ]);
  const before = versions[1]?.item;
  if (!before) throw new Error('an earlier version is readable');
  await publish({ item: before, reason: 'parou de chover' }, rui);
  expect((await notices()).player.find(({ id }) => id === 'feira')?.title).toBe('Feira do sábado');
  expect((await audit('announcement feira')).map(({ action, actor }) => [action, actor])).toEqual([
    ['site.draft.saved', 'ada@arara.example'],
    ['site.draft.saved', 'ada@arara.example'],
    ['site.changed', 'ada@arara.example'],
    ['site.draft.saved', 'ada@arara.example'],
    ['site.changed', 'ada@arara.example'],
    ['site.draft.saved', 'rene@arara.example'],
    ['site.changed', 'rene@arara.example'],
  ]);
  expect((await audit('announcement feira')).at(-1)?.detail).toMatchObject({
    reason: 'parou de chover',
    before: { texts: { 'pt-BR': { title: 'Feira <b>cancelada</b>' } } },
    after: { texts: { 'pt-BR': { title: 'Feira do sábado' } } },
  });
});

test('two editors at once: the later one is told who was faster, and nothing is lost', async () => {
  const [base, revision] = ['0', null];
  const both = await Promise.all(
    [ana, rui].map((token) =>
      ask('draft', { token, put: true, body: { item: announcement('dois', 'A'), base, revision } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(late).toMatchObject({ code: 'content.changed' });
  expect(late?.params['by']).toMatch(/^(ada|rene)@arara\.example$/);
  await publish({ item: announcement('dois', 'B') });
  // A version that was written upon the one before is not put over it.
  const stale = await publish({ item: announcement('dois', 'C'), base: '0', revision: null }, rui);
  expect(stale).toMatchObject({ status: 409, code: 'content.changed' });
  // Nor over one that came from the terminal.
  const seen = await one('announcement', 'dois');
  await program.modules.site.service.endAnnouncement('arara', 'dois', 'machine');
  const later = await publish({ item: announcement('dois', 'D'), base: seen.base, revision: null });
  expect(later).toMatchObject({ code: 'content.changed', params: { by: 'machine' } });
});

test('a version waits for its hour by the clock of the database, and is published once', async () => {
  const item = announcement('hora', 'Na hora certa');
  const planned = await publish({ item, at: '2999-01-01T00:00:00.000Z' });
  expect(planned.value.state).toBe('SCHEDULED');
  await due();
  expect((await notices()).player.some(({ id }) => id === 'hora')).toBe(false);
  const { value: board } = await ask<{ drafts: ContentDraft[] }>('');
  expect(board.drafts).toContainEqual(
    expect.objectContaining({ key: 'hora', state: 'SCHEDULED', reason: 'pedido da semana' }),
  );
  await program.owner.query(`update site.draft set publish_at = now() where subject = $1`, [
    'announcement hora',
  ]);
  await Promise.all([due(), due()]);
  expect((await notices()).player.filter(({ id }) => id === 'hora')).toHaveLength(1);
  expect((await one('announcement', 'hora')).versions).toHaveLength(1);
  expect((await audit('announcement hora')).at(-1)).toMatchObject({
    actor: 'machine:program',
    action: 'site.changed',
    detail: { by: ['ada@arara.example'], reason: 'pedido da semana' },
  });
});

test('a version whose ground changed before its hour is not published, and says why', async () => {
  await publish({ item: announcement('chão', 'x') }).then(({ status }) => expect(status).toBe(400));
  await publish({ item: announcement('chao', 'Um') });
  await publish({ item: announcement('chao', 'Dois'), at: '2999-01-01T00:00:00.000Z' });
  await program.modules.site.service.endAnnouncement('arara', 'chao', 'terminal');
  await program.owner.query(`update site.draft set publish_at = now() where subject = $1`, [
    'announcement chao',
  ]);
  await due();
  const { value: board } = await ask<{ drafts: ContentDraft[] }>('');
  expect(board.drafts.find(({ key }) => key === 'chao')).toMatchObject({
    state: 'FAILED',
    failure: 'content.changed',
  });
  // A version that waits can be taken off its hour by who sees it, and only as they see it.
  await publish({ item: announcement('fora', 'Fora'), at: '2999-01-01T00:00:00.000Z' });
  const { draft } = await one('announcement', 'fora');
  const seen = { kind: 'announcement', key: 'fora', reason: 'mudou o plano' };
  const drop = (revision: number) => ask('drop', { body: { ...seen, revision } });
  expect((await drop((draft?.revision ?? 0) + 1)).code).toBe('content.changed');
  expect((await drop(draft?.revision ?? 0)).status).toBe(200);
  expect((await one('announcement', 'fora')).draft).toBeNull();
});

test('visitors, members and everybody are told what is for them, in the order of the house', async () => {
  await publish({ item: announcement('v', 'Só visitas', { audience: 'visitors', position: 2 }) });
  await publish({ item: announcement('t', 'Todos', { position: 1 }) });
  await publish({ item: announcement('m', 'Só membros', { audience: 'members', position: 2 }) });
  await publish({ item: announcement('f', 'Fora', { shown: false }) });
  const mine = ['v', 't', 'm', 'f'];
  const seen = async (token?: string) =>
    (await notices(token)).player.map(({ id }) => id).filter((id) => mine.includes(id));
  expect(await seen()).toEqual(['t', 'v']);
  const { kernel, modules } = program;
  const { service } = modules.identity;
  const player = await service.demoMember('arara');
  const code = await kernel.database.transaction((tx) => service.createSignInCode(tx, player));
  const { value } = await ask<{ token: string }>('/api/session/exchange', {
    token: '',
    body: { code },
  });
  expect(await seen(value.token)).toEqual(['t', 'm']);
});

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
  expect((await publish({ item })).code).toBe(code);
});

test('a picture is drawn anew in both cuts, and the first page shows the banner', async () => {
  const brought = await bring(await sharp(plain(1800, 900)).png().toBuffer());
  expect(brought.code).toBeNull();
  const { art, artWide, narrow } = brought.value;
  const item = banner('semana', { art, artWide, linkageType: 'URL', link: 'https://a.example/x' });
  expect((await publish({ item }, marketing)).value.state).toBe('PUBLISHED');
  const shown = (await notices()).banners.find(({ bannerId }) => bannerId === 'semana');
  expect(shown?.link).toBe('https://a.example/x');
  expect(shown?.narrow.sources).toEqual(narrow.sources);
  expect(narrow.sources.map(({ width }) => width)).toEqual([720, 1080]);
  const [first] = narrow.sources;
  const file = await program.app.inject({ method: 'GET', url: first?.url ?? '' });
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { width, height, exif } = await sharp(file.rawPayload).metadata();
  expect([width, height, exif]).toEqual([720, 400, undefined]);
  expect(
    (await program.app.inject({ method: 'GET', url: `/content/${'0'.repeat(64)}.webp` }))
      .statusCode,
  ).toBe(404);
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
    (await ask<ContentEffect>('effect', { body: { item } })).value;
  const harmless: ContentItem = { kind: 'module', key: 'FEEDBACK3', content: false };
  expect(await effect(harmless)).toMatchObject({ closes: false, stops: ['FEEDBACK3'], starts: [] });
  expect((await publish({ item: harmless })).value.state).toBe('PUBLISHED');
  expect(await program.modules.site.service.moduleOn('arara', 'FEEDBACK3')).toBe(false);

  const cashier: ContentItem = { kind: 'module', key: 'CASHIER3', content: false };
  const said = await effect(cashier);
  expect(said).toMatchObject({
    closes: true,
    stops: ['CASHIER3', 'DEPOSIT3', 'WITHDRAW3', 'FUNDTRANS3'],
  });
  expect(said.now.members).toBeGreaterThan(0);
  const { value } = await publish({ item: cashier, reason: 'o banco parou' });
  expect(value.state).toBe('PROPOSE');
  expect(await program.modules.site.service.moduleOn('arara', 'CASHIER3')).toBe(true);
  const decide = (path: string, token: string, body: object = {}) =>
    ask<{ id: string; state: string; facts: Record<string, string> }>(
      `/api/staff/decisions${path}`,
      {
        token,
        body,
      },
    );
  const proposal = { kind: 'site.close', subject: { draft: value.draft }, reason: 'o banco parou' };
  expect((await decide('', marketing, proposal)).code).toBe('permission.denied');
  const { value: decision } = await decide('', ana, proposal);
  expect(decision.facts).toMatchObject({
    change: 'module',
    stops: 'CASHIER3 DEPOSIT3 WITHDRAW3 FUNDTRANS3',
    members: String(said.now.members),
  });
  expect((await decide(`/${decision.id}/approve`, rui)).code).toBe('permission.denied');
  const agreed = await decide(`/${decision.id}/approve`, finance);
  expect(agreed.value.state).toBe('EXECUTED');
  const deposits = () => program.modules.site.service.moduleOn('arara', 'DEPOSIT3');
  await expect.poll(deposits).toBe(false);
  expect((await audit('module CASHIER3')).at(-1)?.detail).toMatchObject({
    by: ['ada@arara.example', 'fabio@arara.example'],
    reason: 'o banco parou',
  });
  // It opens again by one press.
  const open = await publish({ item: { ...cashier, content: true }, reason: 'o banco voltou' });
  expect(open.value.state).toBe('PUBLISHED');
  expect(await program.modules.site.service.moduleOn('arara', 'DEPOSIT3')).toBe(true);
});

test('a draft that was changed after the proposal is not what the second person agrees to', async () => {
  const shut = (text: string): ContentItem => ({
    kind: 'maintenance',
    key: '',
    content: { active: true, endsAt: '2027-01-01T06:00:00.000Z', message: { 'pt-BR': text } },
  });
  const { value } = await publish({ item: shut('Voltamos já.') });
  const body = { kind: 'site.close', subject: { draft: value.draft }, reason: 'troca do servidor' };
  const { value: decision } = await ask<{ id: string }>('/api/staff/decisions', { body });
  await publish({ item: shut('Voltamos amanhã.') }, rui);
  const late = await ask(`/api/staff/decisions/${decision.id}/approve`, {
    token: finance,
    body: {},
  });
  expect(late).toMatchObject({ status: 409, code: 'decision.facts.changed' });
  const status = await ask<{ maintenance: boolean }>('/wps/system/status', { token: '' });
  expect(status.value.maintenance).toBe(false);
});

test('a country that came in and would not any more waits for two', async () => {
  const rules = (denied: string[]): ContentItem => ({
    kind: 'regions',
    key: '',
    content: { allowed: [], denied, unknown: 'allow' },
  });
  const { value } = await ask<ContentEffect>('effect', { body: { item: rules(['US', 'PT']) } });
  expect(value).toMatchObject({ closes: true, refused: ['PT', 'US'] });
  expect((await ask<ContentEffect>('effect', { body: { item: rules([]) } })).value.closes).toBe(
    false,
  );
});

test('everything that the house began with can be read and written, and taken back', async () => {
  for (const kind of ['banner', 'announcement', 'service', 'resource', 'module']) {
    const { value } = await ask<{ items: ContentState[] }>(`items?kind=${kind}`);
    expect(value.items.length).toBeGreaterThan(0);
    expect(value.items.filter(({ item }) => item === null)).toEqual([]);
  }
  const { item } = await one('banner', 'hot-carnaval');
  if (item?.kind !== 'banner') throw new Error('a banner of the house');
  const { content } = item;
  await publish({ item: { ...item, content: { ...content, shown: false } }, reason: 'acabou' });
  const isShown = async () =>
    (await notices()).banners.some(({ bannerId }) => bannerId === item.key);
  expect(await isShown()).toBe(false);
  const { versions } = await one('banner', 'hot-carnaval');
  expect(versions.map(({ version }) => version)).toEqual([expect.any(String), '0']);
  await publish({ item: versions.at(-1)?.item ?? item, reason: 'voltou' });
  expect(await isShown()).toBe(true);
});

test('settings change those that are named, and the terminal and the desk share their versions', async () => {
  const { item } = await one('settings');
  if (item?.kind !== 'settings') throw new Error('a site has settings');
  const wish = (more: object): ContentItem => ({ ...item, content: { ...item.content, ...more } });
  const gone = wish({ languages: ['en'] });
  expect((await publish({ item: gone })).code).toBe('content.language');
  expect((await publish({ item: wish({ languages: ['pt-BR', 'xx'] }) })).code).toBe(
    'content.language',
  );
  expect((await publish({ item: wish({ ageMinimum: 16 }) })).code).toBe('request.invalid');
  expect((await publish({ item: wish({ ageMinimum: 21 }) })).value.state).toBe('PUBLISHED');
  const { service } = program.modules.site;
  await service.setSettings('arara', { firstTheme: 'light' }, 'terminal');
  const { settings } = await service.siteOf('arara');
  expect(settings).toMatchObject({ ageMinimum: 21, firstTheme: 'light', gtagId: null });
  const { versions } = await one('settings');
  expect(versions.map(({ item: then }) => then?.content)).toEqual([
    { ...item.content, ageMinimum: 21, firstTheme: 'light' },
    { ...item.content, ageMinimum: 21 },
    item.content,
  ]);
  await publish({ item, reason: 'como antes' });
  expect((await service.siteOf('arara')).settings).toMatchObject({
    ageMinimum: 18,
    firstTheme: item.content.firstTheme,
  });
});

test('everybody does what their role may, at their brand', async () => {
  const item = announcement('regras', 'Regras');
  expect((await publish({ item }, support)).code).toBe('permission.denied');
  expect((await ask('', { token: support })).status).toBe(200);
  expect((await publish({ item }, elsewhere)).code).toBe('permission.denied');
  expect((await ask('', { token: elsewhere })).code).toBe('permission.denied');
  const off: ContentItem = { kind: 'module', key: 'PROFPIC3', content: false };
  expect((await publish({ item: off }, marketing)).code).toBe('permission.denied');
  expect((await publish({ item: off }, owner)).status).toBe(200);
  const reason = 'não é daqui';
  const drop = { kind: 'announcement', key: 'de-ninguem', revision: 1, reason };
  expect((await ask('drop', { body: drop })).code).toBe('content.changed');
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
  return ask<Brought>('pictures', { token: marketing, body: payload }, { 'content-type': type });
}
