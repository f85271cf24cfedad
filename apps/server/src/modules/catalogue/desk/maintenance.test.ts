import type { Maintenance, MaintenanceEffect, StaffGame } from '@arara/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';
import { openDesk } from '../testing/desk-asks.ts';
import type { Desk } from '../testing/desk-asks.ts';

let program: TestProgram;
let desk: Desk;
let title: StaffGame;
/** Every title of the vendor of that title. */
let siblings: StaffGame[] = [];
let games: StaffGame[] = [];

const code = 'carnaval-turbo';

beforeAll(async () => {
  program = await createTestProgram();
  desk = await openDesk(program);
  ({ games } = (await desk.ask<{ games: StaffGame[] }>('games')).value);
  const found = games.find((game) => game.code === code);
  if (found === undefined) throw new Error('the title is there');
  title = found;
  siblings = games.filter(({ vendor, isCard }) => vendor.code === title.vendor.code && !isCard);
  await program.owner.query(
    `insert into play.round (id, player_id, bet, win, opened_at, vendor_id, bets, wins, state, currency,
      merchant_id, game_code, round_id)
    select 1000 + o.n, 900000 + o.player, 100, 0, now() - o.age, v.id, 1, 0, o.state::play.round_state, o.currency,
      o.brand, o.game, 'r' || o.n
    from play.vendor v, (values
      (1, 1, interval '1 minute', 'OPEN', 'BRL', 'arara', $1), (2, 1, interval '2 hours', 'OPEN', 'BRL', 'arara', $1),
      (3, 2, interval '5 minutes', 'OPEN', 'BRL', 'arara', $1), (4, 3, interval '1 minute', 'OPEN', 'BRL', 'arara', $2),
      (5, 4, interval '1 minute', 'CLOSED', 'BRL', 'arara', $1), (6, 5, interval '1 minute', 'OPEN', 'FUN', 'arara', $1),
      (7, 6, interval '1 minute', 'OPEN', 'BRL', 'noite-tropical', $1)
    ) as o (n, player, age, state, currency, brand, game)
    where v.code = 'studio'`,
    [code, siblings.find((game) => game.code !== code)?.code ?? code],
  );
}, 180_000);
afterAll(() => program.close());

const effect = async (query: string, who: object = {}) =>
  desk.ask<MaintenanceEffect>(`games/maintenance/effect?${query}`, who);
const plan = (wish: object, who: object = {}) =>
  desk.ask<Maintenance>('games/maintenance', {
    ...who,
    body: { reason: 'troca de servidor', ...wish },
  });
const end = (id: string, who: object = {}) =>
  desk.ask<Maintenance>(`games/maintenance/${id}/end`, { ...who, body: { reason: 'pronto' } });
const list = async (query = '') =>
  (await desk.ask<{ maintenances: Maintenance[] }>(`games/maintenance${query}`)).value.maintenances;
const isOffered = async (of = code) =>
  (await program.modules.catalogue.service.factsOf('arara', 'studio', of))?.available;
/** A process looks each second by itself; this one has no clockwork and looks when it is asked to. */
const waitUntil = (offered: boolean) =>
  vi.waitFor(
    async () => {
      await program.modules.catalogue.service.rankGames();
      expect(await isOffered()).toBe(offered);
    },
    { timeout: 8_000, interval: 200 },
  );
const soon = (ms: number) => new Date(program.kernel.clock.now().getTime() + ms).toISOString();

test('the effect says how many rounds and people it meets, and who ends the rounds', async () => {
  expect((await effect(`nodeId=${title.nodeId}`)).value).toMatchObject({
    titles: 1,
    openRounds: 3,
    players: 2,
    finishedBy: ['studio'],
  });
  const others = siblings.length > 1 ? 1 : 0;
  expect((await effect(`vendor=${title.vendor.code}`)).value).toMatchObject({
    titles: siblings.length,
    openRounds: 3 + others,
    players: 2 + others,
  });
  expect((await effect('')).code).toBe('request.invalid');
  expect((await effect(`nodeId=${title.nodeId}&vendor=x`)).code).toBe('request.invalid');
  expect((await effect('vendor=NOPE')).code).toBe('vendor.not.found');
  const lottery = games.find(({ gameType }) => gameType === 'LOTT');
  expect((await plan({ nodeId: lottery?.nodeId })).code).toBe('maintenance.lottery');
});

test('a title is away at once, and back by the clock, without anybody', async () => {
  const made = await plan({ nodeId: title.nodeId, until: soon(1_500) });
  expect(made.value).toMatchObject({
    state: 'running',
    game: { nodeId: title.nodeId, name: 'Carnaval Turbo' },
    by: 'gil@arara.example',
    endedBy: null,
  });
  expect(await isOffered()).toBe(false);
  expect((await plan({ nodeId: title.nodeId })).code).toBe('maintenance.overlaps');
  const elsewhere = program.modules.catalogue.service.factsOf('noite-tropical', 'studio', code);
  expect((await elsewhere)?.available).toBe(true);
  await waitUntil(true);
  expect((await list(`?nodeId=${title.nodeId}`))[0]).toMatchObject({
    state: 'over',
    endedBy: null,
  });
  expect((await end(made.value.id)).code).toBe('maintenance.over');
});

test('a planned one begins by the clock, and is ended by hand with both lines in the audit', async () => {
  const made = await plan({ vendor: title.vendor.code, from: soon(1_000) });
  expect(made.value).toMatchObject({ state: 'planned', game: null, until: null });
  expect(await isOffered()).toBe(true);
  await waitUntil(false);
  expect(await Promise.all(siblings.map((game) => isOffered(game.code)))).not.toContain(true);
  // The maintenance of its vendor is one of the title, too.
  expect((await list(`?nodeId=${title.nodeId}`))[0]).toMatchObject({
    state: 'running',
    game: null,
  });
  const both = await Promise.all([end(made.value.id), end(made.value.id, { token: desk.second })]);
  expect(new Set(both.map((one) => one.code))).toEqual(new Set([null, 'maintenance.over']));
  expect(await isOffered()).toBe(true);
  const lines = await desk.audit(`vendor ${title.vendor.code}`);
  expect(lines.map(({ detail }) => detail)).toMatchObject([
    { before: null, after: { maintenance: { until: null } }, reason: 'troca de servidor' },
    { before: { maintenance: { until: null } }, reason: 'pronto' },
  ]);
});

test('one that is planned is taken back before it begins', async () => {
  const made = await plan({ nodeId: title.nodeId, from: soon(3_600_000), until: soon(7_200_000) });
  expect((await end(made.value.id)).value).toMatchObject({
    state: 'over',
    endedBy: 'gil@arara.example',
  });
  expect((await plan({ nodeId: title.nodeId, from: soon(5_000_000) })).status).toBe(200);
});

test.each([
  ['an end before the beginning', { from: 4, until: 3 }, 'maintenance.period'],
  ['a beginning in the past', { from: -60 }, 'maintenance.period'],
])('%s is refused', async (_name, { from, until }: { from: number; until?: number }, said) => {
  const wish = {
    vendor: title.vendor.code,
    from: soon(from * 60_000),
    ...(until === undefined ? {} : { until: soon(until * 60_000) }),
  };
  expect((await plan(wish)).code).toBe(said);
});

test('another brand and who may only look change nothing', async () => {
  const there = { token: desk.elsewhere, merchant: 'noite-tropical' };
  expect((await plan({ nodeId: title.nodeId }, there)).code).toBe('game.not.found');
  expect((await plan({ nodeId: title.nodeId }, { token: desk.support })).code).toBe(
    'permission.denied',
  );
  const [mine] = await list();
  expect((await end(mine?.id ?? '', there)).code).toBe('maintenance.not.found');
});
