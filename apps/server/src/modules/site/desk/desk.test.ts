import type { ContentDraft, ContentItem, ContentState } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcement, openContentDesk } from '../testing/content-desk.ts';
import type { ContentTestDesk } from '../testing/content-desk.ts';

let desk: ContentTestDesk;
beforeAll(async () => {
  desk = await openContentDesk();
}, 180_000);
afterAll(() => desk.close());

test('an announcement is written, published, changed and put back, and each step has a hand and a reason', async () => {
  const first = announcement('feira', 'Feira do sábado');
  const saved = await desk.ask<ContentDraft>('draft', {
    put: true,
    body: { item: first, base: '0', revision: null },
  });
  expect(saved.value).toMatchObject({ state: 'DRAFT', revision: 1, by: 'ada@arara.example' });
  expect((await desk.notices()).player.some(({ id }) => id === 'feira')).toBe(false);
  expect(await desk.publish({ item: first })).toMatchObject({
    status: 200,
    value: { state: 'PUBLISHED' },
  });
  expect((await desk.notices()).player).toContainEqual(
    expect.objectContaining({ id: 'feira', title: 'Feira do sábado' }),
  );
  await desk.publish({
    item: announcement('feira', 'Feira <b>cancelada</b>'),
    reason: 'vai chover',
  });
  // Markup is words like any other: whoever shows it shows text.
  expect((await desk.notices()).player.find(({ id }) => id === 'feira')?.title).toBe(
    'Feira <b>cancelada</b>',
  );
  const { versions, draft } = await desk.one('announcement', 'feira');
  expect(draft).toBeNull();
  expect(versions.map(({ reason, by }) => [reason, by])).toEqual([
    ['vai chover', 'ada@arara.example'],
    ['pedido da semana', 'ada@arara.example'],
  ]);
  const before = versions[1]?.item;
  if (!before) throw new Error('an earlier version is readable');
  await desk.publish({ item: before, reason: 'parou de chover' }, desk.tokens.rui);
  expect((await desk.notices()).player.find(({ id }) => id === 'feira')?.title).toBe(
    'Feira do sábado',
  );
  expect(
    (await desk.audit('announcement feira')).map(({ action, actor }) => [action, actor]),
  ).toEqual([
    ['site.draft.saved', 'ada@arara.example'],
    ['site.draft.saved', 'ada@arara.example'],
    ['site.changed', 'ada@arara.example'],
    ['site.draft.saved', 'ada@arara.example'],
    ['site.changed', 'ada@arara.example'],
    ['site.draft.saved', 'rene@arara.example'],
    ['site.changed', 'rene@arara.example'],
  ]);
  expect((await desk.audit('announcement feira')).at(-1)?.detail).toMatchObject({
    reason: 'parou de chover',
    before: { texts: { 'pt-BR': { title: 'Feira <b>cancelada</b>' } } },
    after: { texts: { 'pt-BR': { title: 'Feira do sábado' } } },
  });
});

test('two editors at once: the later one is told who was faster, and nothing is lost', async () => {
  const [base, revision] = ['0', null];
  const both = await Promise.all(
    [desk.tokens.ana, desk.tokens.rui].map((token) =>
      desk.ask('draft', {
        token,
        put: true,
        body: { item: announcement('dois', 'A'), base, revision },
      }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(late).toMatchObject({ code: 'content.changed' });
  expect(late?.params['by']).toMatch(/^(ada|rene)@arara\.example$/);
  await desk.publish({ item: announcement('dois', 'B') });
  // A version that was written upon the one before is not put over it.
  const stale = await desk.publish(
    { item: announcement('dois', 'C'), base: '0', revision: null },
    desk.tokens.rui,
  );
  expect(stale).toMatchObject({ status: 409, code: 'content.changed' });
  // Nor over one that came from the terminal.
  const seen = await desk.one('announcement', 'dois');
  await desk.program.modules.site.service.endAnnouncement('arara', 'dois', 'machine');
  const later = await desk.publish({
    item: announcement('dois', 'D'),
    base: seen.base,
    revision: null,
  });
  expect(later).toMatchObject({ code: 'content.changed', params: { by: 'machine' } });
});

test('a version waits for its hour by the clock of the database, and is published once', async () => {
  const item = announcement('hora', 'Na hora certa');
  const planned = await desk.publish({ item, at: '2999-01-01T00:00:00.000Z' });
  expect(planned.value.state).toBe('SCHEDULED');
  await desk.due();
  expect((await desk.notices()).player.some(({ id }) => id === 'hora')).toBe(false);
  const { value: board } = await desk.ask<{ drafts: ContentDraft[] }>('');
  expect(board.drafts).toContainEqual(
    expect.objectContaining({ key: 'hora', state: 'SCHEDULED', reason: 'pedido da semana' }),
  );
  await desk.program.owner.query(`update site.draft set publish_at = now() where subject = $1`, [
    'announcement hora',
  ]);
  await Promise.all([desk.due(), desk.due()]);
  expect((await desk.notices()).player.filter(({ id }) => id === 'hora')).toHaveLength(1);
  expect((await desk.one('announcement', 'hora')).versions).toHaveLength(1);
  expect((await desk.audit('announcement hora')).at(-1)).toMatchObject({
    actor: 'machine:program',
    action: 'site.changed',
    detail: { by: ['ada@arara.example'], reason: 'pedido da semana' },
  });
});

test('a version whose ground changed before its hour is not published, and says why', async () => {
  await desk
    .publish({ item: announcement('chão', 'x') })
    .then(({ status }) => expect(status).toBe(400));
  await desk.publish({ item: announcement('chao', 'Um') });
  await desk.publish({ item: announcement('chao', 'Dois'), at: '2999-01-01T00:00:00.000Z' });
  await desk.program.modules.site.service.endAnnouncement('arara', 'chao', 'terminal');
  await desk.program.owner.query(`update site.draft set publish_at = now() where subject = $1`, [
    'announcement chao',
  ]);
  await desk.due();
  const { value: board } = await desk.ask<{ drafts: ContentDraft[] }>('');
  expect(board.drafts.find(({ key }) => key === 'chao')).toMatchObject({
    state: 'FAILED',
    failure: 'content.changed',
  });
  // A version that waits can be taken off its hour by who sees it, and only as they see it.
  await desk.publish({ item: announcement('fora', 'Fora'), at: '2999-01-01T00:00:00.000Z' });
  const { draft } = await desk.one('announcement', 'fora');
  const seen = { kind: 'announcement', key: 'fora', reason: 'mudou o plano' };
  const drop = (revision: number) => desk.ask('drop', { body: { ...seen, revision } });
  expect((await drop((draft?.revision ?? 0) + 1)).code).toBe('content.changed');
  expect((await drop(draft?.revision ?? 0)).status).toBe(200);
  expect((await desk.one('announcement', 'fora')).draft).toBeNull();
});

test('a version of a person who may not publish any more stays, and a faulty one holds up no other', async () => {
  const { owner } = desk.program;
  const ahead = '2999-01-01T00:00:00.000Z';
  for (const [key, token] of [
    ['veneno', desk.tokens.ana],
    ['saiu', desk.tokens.rui],
    ['perdeu', desk.tokens.marketing],
    ['depois', desk.tokens.ana],
  ] as const)
    await desk.publish({ item: announcement(key, key), at: ahead }, token);
  await owner.query(`update staff.account set disabled_at = now() where email like 'rene@%'`);
  await owner.query(`
    delete from staff.account_role where staff_id = (select id from staff.account where email like 'mara@%')`);
  await owner.query(`
    create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger refuse before insert on site.announcement for each row when (new.id = 'veneno')
      execute function pg_temp.refuse();
    update site.draft set publish_at = now() - interval '1 minute' where subject = 'announcement veneno';
    update site.draft set publish_at = now() where subject ~ '^announcement (saiu|perdeu|depois)$'`);
  await desk.due();
  const { rows } = await owner.query(`
    select subject, state, failure from site.draft where subject ~ '^announcement (veneno|saiu|perdeu|depois)$'
    order by subject`);
  const gone = { state: 'FAILED', failure: 'content.author' };
  expect(rows).toEqual([
    { subject: 'announcement depois', state: 'PUBLISHED', failure: null },
    { subject: 'announcement perdeu', ...gone },
    { subject: 'announcement saiu', ...gone },
    { subject: 'announcement veneno', state: 'SCHEDULED', failure: null },
  ]);
  // Once the fault is mended the next minute takes it.
  await owner.query('drop trigger refuse on site.announcement');
  await desk.due();
  expect((await desk.one('announcement', 'veneno')).versions).toHaveLength(1);
  await owner.query(`
    update staff.account set disabled_at = null where email like 'rene@%';
    insert into staff.account_role (staff_id, role)
    select id, 'marketing' from staff.account where email like 'mara@%'`);
});

test('visitors, members and everybody are told what is for them, in the order of the house', async () => {
  await desk.publish({
    item: announcement('v', 'Só visitas', { audience: 'visitors', position: 2 }),
  });
  await desk.publish({ item: announcement('t', 'Todos', { position: 1 }) });
  await desk.publish({
    item: announcement('m', 'Só membros', { audience: 'members', position: 2 }),
  });
  await desk.publish({ item: announcement('f', 'Fora', { shown: false }) });
  const mine = ['v', 't', 'm', 'f'];
  const seen = async (token?: string) =>
    (await desk.notices(token)).player.map(({ id }) => id).filter((id) => mine.includes(id));
  expect(await seen()).toEqual(['t', 'v']);
  expect(await seen(await desk.enter())).toEqual(['t', 'm']);
});

test('everything that the house began with can be read and written, and taken back', async () => {
  for (const kind of ['banner', 'announcement', 'service', 'resource', 'module']) {
    const { value } = await desk.ask<{ items: ContentState[] }>(`items?kind=${kind}`);
    expect(value.items.length).toBeGreaterThan(0);
    expect(value.items.filter(({ item }) => item === null)).toEqual([]);
  }
  const { item } = await desk.one('banner', 'hot-carnaval');
  if (item?.kind !== 'banner') throw new Error('a banner of the house');
  const { content } = item;
  await desk.publish({
    item: { ...item, content: { ...content, shown: false } },
    reason: 'acabou',
  });
  const isShown = async () =>
    (await desk.notices()).banners.some(({ bannerId }) => bannerId === item.key);
  expect(await isShown()).toBe(false);
  const { versions } = await desk.one('banner', 'hot-carnaval');
  expect(versions.map(({ version }) => version)).toEqual([expect.any(String), '0']);
  await desk.publish({ item: versions.at(-1)?.item ?? item, reason: 'voltou' });
  expect(await isShown()).toBe(true);
});

test('settings change those that are named, and the terminal and the desk share their versions', async () => {
  const { item } = await desk.one('settings');
  if (item?.kind !== 'settings') throw new Error('a site has settings');
  const wish = (more: object): ContentItem => ({ ...item, content: { ...item.content, ...more } });
  const gone = wish({ languages: ['en'] });
  expect((await desk.publish({ item: gone })).code).toBe('content.language');
  expect((await desk.publish({ item: wish({ languages: ['pt-BR', 'xx'] }) })).code).toBe(
    'content.language',
  );
  expect((await desk.publish({ item: wish({ ageMinimum: 16 }) })).code).toBe('request.invalid');
  expect((await desk.publish({ item: wish({ ageMinimum: 21 }) })).value.state).toBe('PUBLISHED');
  const { service } = desk.program.modules.site;
  await service.setSettings('arara', { firstTheme: 'light' }, 'terminal');
  const { settings } = await service.siteOf('arara');
  expect(settings).toMatchObject({ ageMinimum: 21, firstTheme: 'light', gtagId: null });
  const { versions } = await desk.one('settings');
  expect(versions.map(({ item: then }) => then?.content)).toEqual([
    { ...item.content, ageMinimum: 21, firstTheme: 'light' },
    { ...item.content, ageMinimum: 21 },
    item.content,
  ]);
  await desk.publish({ item, reason: 'como antes' });
  expect((await service.siteOf('arara')).settings).toMatchObject({
    ageMinimum: 18,
    firstTheme: item.content.firstTheme,
  });
});

test('everybody does what their role may, at their brand', async () => {
  const item = announcement('regras', 'Regras');
  expect((await desk.publish({ item }, desk.tokens.support)).code).toBe('permission.denied');
  expect((await desk.ask('', { token: desk.tokens.support })).status).toBe(200);
  expect((await desk.publish({ item }, desk.tokens.elsewhere)).code).toBe('permission.denied');
  expect((await desk.ask('', { token: desk.tokens.elsewhere })).code).toBe('permission.denied');
  const off: ContentItem = { kind: 'module', key: 'PROFPIC3', content: false };
  expect((await desk.publish({ item: off }, desk.tokens.marketing)).code).toBe('permission.denied');
  expect((await desk.publish({ item: off }, desk.tokens.owner)).status).toBe(200);
  const reason = 'não é daqui';
  const drop = { kind: 'announcement', key: 'de-ninguem', revision: 1, reason };
  expect((await desk.ask('drop', { body: drop })).code).toBe('content.changed');
});
