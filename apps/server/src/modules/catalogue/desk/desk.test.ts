import type { StaffGame, StaffGameDetail } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff } from '../../../testing/staff-member.ts';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';

let program: TestProgram;
/** Tokens: the games team here and at another brand, and support, who may only look. */
let games = '';
let elsewhere = '';
let support = '';
let nodeId = '';

const code = 'carnaval-turbo';

beforeAll(async () => {
  program = await createTestProgram();
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  const at = (role: string, brand: string, email: string) =>
    signedInStaff(kit, { roles: [role], brands: [brand], email: `${email}@arara.example` });
  games = (await at('games', 'arara', 'gil')).token;
  elsewhere = (await at('games', 'noite-tropical', 'nina')).token;
  support = (await at('support', 'arara', 'sol')).token;
  nodeId = (await rowOf())?.nodeId ?? '';
}, 180_000);
afterAll(() => program.close());

interface Answer<Value> {
  readonly status: number;
  readonly code: string | null;
  readonly value: Value;
}

let sent = 0;
async function ask<Value>(
  path: string,
  {
    token = games,
    merchant = 'arara',
    body,
  }: { token?: string; merchant?: string; body?: object } = {},
): Promise<Answer<Value>> {
  sent += 1;
  const reply = await program.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/staff/games${path}`,
    remoteAddress: `10.3.0.${sent & 255}`,
    headers: { host: 'localhost', merchant, authorization: token },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { errorCode = null, value } = reply.json();
  return { status: reply.statusCode, code: errorCode, value };
}

interface List {
  readonly games: StaffGame[];
  readonly count: number;
  readonly vendors: { code: string }[];
  readonly firstDay: string;
  readonly lastDay: string;
}
const list = async (query = '', who: Parameters<typeof ask>[1] = {}) =>
  (await ask<List>(query, who)).value;
const rowOf = async (wanted = code) => (await list()).games.find((game) => game.code === wanted);
const show = async () => (await ask<StaffGameDetail>(`/${nodeId}`)).value;
const flip = (
  on: boolean,
  who: { token?: string; merchant?: string } = {},
  reason = 'manutenção',
) => ask<StaffGameDetail>(`/${nodeId}/state`, { ...who, body: { on, reason } });

const audit = async () =>
  (
    await program.owner.query<{ actor: string; subject: string; detail: object }>(
      `select actor, subject, detail from staff.audit where action = 'catalogue.changed' and subject = 'game ${code}' order by id`,
    )
  ).rows;

const sample = (mode: string, rounds: number, paid: number) =>
  program.owner.query(
    `insert into studio.game_total (game_code, game_version, bet_mode, rounds, paid_hundredths)
     values ($1, '1', $2, $3, $4)
     on conflict (game_code, game_version, bet_mode) do update set
       rounds = excluded.rounds, paid_hundredths = excluded.paid_hundredths`,
    [code, mode, rounds, paid],
  );

test('every title of the brand is there in its order, before anybody played one', async () => {
  const { games: titles, count, vendors, firstDay, lastDay } = await list();
  expect(titles).toHaveLength(count);
  expect(new Set(titles.map((game) => game.vendor.code))).toEqual(
    new Set(vendors.map((vendor) => vendor.code)),
  );
  expect(Date.parse(lastDay) - Date.parse(firstDay)).toBe(29 * 86_400_000);
  expect(await rowOf()).toMatchObject({
    name: 'Carnaval Turbo',
    gameType: 'RNG',
    on: true,
    available: true,
    certified: '96.28',
    live: null,
    rounds: 0,
    turnover: '0.00',
    hold: null,
    openRounds: 0,
  });
});

test('filters narrow the list, and markup in a search is only text', async () => {
  const byName = await list('?q=CARNAVAL%20tur');
  expect(byName.games.map((game) => game.code)).toEqual([code]);
  expect((await list('?q=forro')).games.some((game) => game.name.includes('Forró'))).toBe(true);
  expect((await list(`?q=${nodeId}`)).games.some((game) => game.nodeId === nodeId)).toBe(true);
  expect((await list('?q=%3Cscript%3E%25_')).games).toEqual([]);
  const [vendor] = byName.games.map((game) => game.vendor.code);
  const ofVendor = (await list(`?vendor=${vendor}&type=RNG&state=on`)).games;
  expect(ofVendor.length).toBeGreaterThan(0);
  expect(ofVendor.every((game) => game.vendor.code === vendor && game.on)).toBe(true);
  expect((await list('?state=off&q=carnaval')).games).toEqual([]);
});

test('the band of a known sample is the one that was worked out by hand', async () => {
  // 96.28 % with a deviation of 14.0746 stakes: 3.29 * 14.0746 / √10000 = 46.305 % on both sides.
  await sample('base', 10_000, 970_000);
  expect((await rowOf())?.live).toEqual({
    version: '1',
    mode: 'base',
    rounds: 10_000,
    certified: '96.28',
    live: '97.00',
    low: '49.97',
    high: '142.59',
    verdict: 'within',
  });
  // A bought round costs 38 stakes: 3.29 * 136.3565 / 38 / √10000 = 11.806 % on both sides of 95.30 %.
  await sample('buy', 10_000, 1_071_000);
  expect((await rowOf())?.live).toMatchObject({ mode: 'base', verdict: 'within' });
  await sample('buy', 10_000, 1_072_000);
  const outside = { mode: 'buy', low: '83.49', high: '107.11', live: '107.20', verdict: 'outside' };
  expect((await rowOf())?.live).toMatchObject(outside);
  const { versions } = await show();
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({ version: '1', isCurrent: true, method: 'enumeration' });
  expect(versions[0]?.modes).toMatchObject([
    { mode: 'base', deviation: '14.0746', costHundredths: 100, verdict: 'within' },
    { ...outside, deviation: '136.3565', costHundredths: 3800 },
  ]);
  // The mean of four times as many rounds lies in half the band.
  await sample('base', 40_000, 3_880_000);
  expect((await show()).versions[0]?.modes[0]).toMatchObject({ low: '73.13', high: '119.43' });
});

test('turnover, hold, prizes and open rounds are those of this brand', async () => {
  const day = `(now() at time zone 'America/Sao_Paulo')::date`;
  await program.owner.query(`
    select reports.create_months(id, ${day} - 40, ${day}) from reports.build where live`);
  await program.owner.query(`
    insert into reports.title (vendor, game_code, game_type) values ('studio', '${code}', 'RNG')
    on conflict do nothing`);
  await program.owner.query(`
    insert into reports.play_day (build, day, player_id, title_id, rounds, stakes, prizes,
      stakes_returned, prizes_returned, last_transfer_id, merchant_id, currency)
    select (select id from reports.build where live), d.day, 900000 + d.n, t.id, 3, 10000, 8200, 1000, 100,
      1, d.brand, 'BRL'
    from reports.title t, (values (1, ${day}, 'arara'), (2, ${day} - 29, 'arara'), (3, ${day} - 30, 'arara'),
      (4, ${day}, 'noite-tropical')) as d (n, day, brand)
    where t.game_code = '${code}'`);
  await program.owner.query(`
    insert into play.round (id, player_id, bet, win, opened_at, vendor_id, bets, wins, state, currency,
      merchant_id, game_code, round_id)
    select 1000 + o.n, 900000, 100, 0, now() - o.age, v.id, 1, 0, o.state::play.round_state, o.currency,
      o.brand, '${code}', 'r' || o.n
    from play.vendor v, (values
      (1, interval '1 minute', 'OPEN', 'BRL', 'arara'), (2, interval '30 minutes', 'OPEN', 'BRL', 'arara'),
      (3, interval '5 hours', 'OPEN', 'BRL', 'arara'), (4, interval '30 hours', 'OPEN', 'BRL', 'arara'),
      (5, interval '1 minute', 'CLOSED', 'BRL', 'arara'), (6, interval '1 minute', 'OPEN', 'FUN', 'arara'),
      (7, interval '1 minute', 'OPEN', 'BRL', 'noite-tropical'), (8, interval '2 days', 'VOID', 'BRL', 'arara')
    ) as o (n, age, state, currency, brand)
    where v.code = 'studio'`);
  await program.owner.query(`
    insert into play.big_win (vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at, round, stake)
    select vendor_id, round_id || ':win', merchant_id, player_id, game_code, id * 10, currency, now(), id, bet
    from play.round where id in (1004, 1005, 1007, 1008)`);
  expect(await rowOf()).toMatchObject({
    rounds: 6,
    turnover: '180.00',
    // Of 90.00 that stayed staked on each of two days, 81.00 stayed won.
    hold: '10.00',
    openRounds: 4,
  });
  expect((await list('?days=1&q=carnaval-turbo')).games[0]).toMatchObject({
    rounds: 3,
    turnover: '90.00',
  });
  const { open, prizes, switching } = await show();
  expect(open).toMatchObject({
    count: 4,
    ages: [
      { age: 'minutes', count: 1 },
      { age: 'hour', count: 1 },
      { age: 'day', count: 1 },
      { age: 'older', count: 1 },
    ],
  });
  expect(prizes.map(({ round, amount }) => [round, amount])).toEqual([
    ['r5', '100.50'],
    ['r4', '100.40'],
  ]);
  expect(switching).toEqual({
    to: 'off',
    stakes: 'refused',
    finishedBy: 'studio',
    openRounds: 4,
  });
  const other = (await list('?q=carnaval-turbo', { token: elsewhere, merchant: 'noite-tropical' }))
    .games[0];
  expect(other).toMatchObject({ rounds: 3, openRounds: 1 });
});

test('staff without the permission, of another brand, or with a wrong id get nothing', async () => {
  expect((await ask(`/${nodeId}`, { token: support })).status).toBe(200);
  expect((await flip(false, { token: support })).code).toBe('permission.denied');
  expect((await ask('', { token: elsewhere })).code).toBe('permission.denied');
  const there = { token: elsewhere, merchant: 'noite-tropical' };
  expect((await ask(`/${nodeId}`, there)).code).toBe('game.not.found');
  expect((await flip(false, there)).code).toBe('game.not.found');
  expect((await ask('/99999999')).code).toBe('game.not.found');
  // A code is no node id: the address names one title only.
  expect((await ask(`/${code}`)).code).toBe('game.not.found');
  expect((await flip(false, {}, ' x ')).code).toBe('request.invalid');
  expect(await rowOf()).toMatchObject({ on: true });
  expect(await audit()).toEqual([]);
});

test('a switch is a line of the audit with both sides, and a second one is refused', async () => {
  const off = await flip(false, {}, 'banda <b>fora</b>');
  expect(off.value).toMatchObject({
    game: { on: false, available: false },
    switching: { to: 'on', stakes: 'taken', openRounds: 4 },
  });
  expect((await flip(false)).code).toBe('game.switched');
  expect(await audit()).toEqual([
    {
      actor: 'gil@arara.example',
      subject: `game ${code}`,
      detail: { before: 'on', after: 'off', reason: 'banda <b>fora</b>' },
    },
  ]);
  expect((await list('?state=off')).games.map((game) => game.code)).toContain(code);
  const facts = await program.modules.catalogue.service.factsOf('arara', 'studio', code);
  expect(facts?.available).toBe(false);
});

test('of two switches at once one is done, and one line is written', async () => {
  const both = await Promise.all([flip(true), flip(true)]);
  expect(new Set(both.map((one) => one.code))).toEqual(new Set([null, 'game.switched']));
  expect(await audit()).toHaveLength(2);
  expect(await rowOf()).toMatchObject({ on: true, available: true });
});

test('the terminal of the server does the same, and its line names the machine', async () => {
  const { setGame } = program.modules.catalogue.service;
  await setGame('arara', code, 'off', 'demo');
  await setGame('arara', code, 'off', 'demo');
  await setGame('arara', nodeId, 'on', 'demo');
  const actor = 'machine:demo';
  expect((await audit()).slice(2)).toEqual([
    { actor, subject: `game ${code}`, detail: { before: 'on', after: 'off' } },
    { actor, subject: `game ${code}`, detail: { before: 'off', after: 'on' } },
  ]);
  await expect(setGame('arara', 'nothing', 'off', 'demo')).rejects.toThrow('no game nothing');
});
