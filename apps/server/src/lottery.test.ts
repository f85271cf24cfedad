import { readFileSync, readdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contract from '@arara/contract';
import { drawModels, isPlayedOn, plays, verifyIssue } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpfOf, join, solve } from './modules/identity/testing/visitor.ts';
import type { Answer, createVisitor } from './modules/identity/testing/visitor.ts';
import { openMemberProgram } from './testing/member-program.ts';
import type { TestProgram } from './testing/test-program.ts';
import { rewrite } from './testing/rewrite.ts';

/** The lottery over HTTP, with the rules, the prizes and the beacon of a new installation. */
let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token = '';
let numero = '';

beforeAll(async () => {
  ({ program, call, token } = await openMemberProgram(100_000n));
  const near = await call('/lgw/numeros/near?gameCode=ssc-5m');
  numero = (near.value as unknown as { current: { numero: string } }).current.numero;
  // The issue is on sale, whatever the time is while these tests run.
  const longer = sql`update lottery.issue set close_at = close_at + interval '1 hour',
      draw_at = draw_at + interval '1 hour', void_at = void_at + interval '1 hour'
    where game_code = 'ssc-5m' and numero = ${numero}`;
  await rewrite(program.owner, longer);
}, 120_000);
afterAll(() => program.close());

const line = { play: 'ssc.front2.direct', rows: [[1, 2], [3]], multiple: 1 };
const ticket = (of: object = {}) => ({
  gameCode: 'ssc-5m',
  numero,
  tableVersion: 1,
  mode: 1_920,
  unit: '1',
  lines: [line],
  price: '4.00',
  ...of,
});
const buy = (body: object, key: string): Promise<Answer> =>
  call('/api/lottery/tickets', {
    method: 'POST',
    token,
    body,
    headers: { 'idempotency-key': key },
  });

describe('the lottery over HTTP', () => {
  test('tells what is sold, with names in the language of the caller', async () => {
    const { value } = await call('/api/lottery/games', { headers: { language: 'EN' } });
    const games = value as unknown as { code: string; name: string; model: string }[];
    expect(games.map(({ code }) => code)).toContain('ssc-1m');
    expect(games.find(({ code }) => code === 'keno-2m')?.name).toBe('Keno every 2 min');
    for (const { model } of games) expect(drawModels.has(model)).toBe(true);
  });

  test('tells the prizes in force of one that is sold, and of no other', async () => {
    const { value } = await call('/api/lottery/games/keno-2m', { headers: { language: 'EN' } });
    expect(value).toMatchObject({
      code: 'keno-2m',
      name: 'Keno every 2 min',
      prizes: { family: 'LOTT', model: 'keno' },
    });
    const none = await call('/api/lottery/games/keno-3m');
    expect(none).toMatchObject({ status: 404, errorCode: 'game.not.found' });
    expect((await call('/api/lottery/games/a%00b')).status).toBe(400);
  });

  test('tells the issues to come, as many as are asked for', async () => {
    const near = (query: string) => call(`/lgw/numeros/near?gameCode=ssc-1m${query}`);
    const told = async (query: string) => {
      const { current, next } = (await near(query)).value as unknown as {
        current: { closeAt: number } | null;
        next: { closeAt: number }[];
      };
      return (current === null ? next : [current, ...next]).map(({ closeAt }) => closeAt);
    };
    expect(await told('')).toHaveLength(5);
    const many = await told('&count=100');
    expect(many).toHaveLength(100);
    expect(many.toSorted((a, b) => a - b)).toEqual(many);
    expect((await near('&count=101')).status).toBe(400);
  });

  test('sells a ticket once for one key and lists it', async () => {
    const [first, again] = [await buy(ticket(), 'http-one'), await buy(ticket(), 'http-one')];
    expect(first).toMatchObject({ status: 200, value: { balance: '996.00' } });
    expect(again.value).toEqual(first.value);
    const { value } = await call('/api/lottery/tickets', { token });
    expect(value).toMatchObject({
      tickets: [{ numero, state: 'ACCEPTED', stake: '4.00', lines: [{ rows: [[1, 2], [3]] }] }],
      nextCursor: null,
    });
    const record = await call('/api/account/rounds', { token });
    expect(record.value).toMatchObject({
      rows: [{ gameCode: 'ssc-5m', gameName: 'Cinco da Sorte 5 min', stake: '4.00' }],
    });
    const { rows } = record.value as unknown as { rows: { ticketId: string }[] };
    const one = await call(`/api/lottery/tickets/${rows[0]?.ticketId}`, { token });
    const [listed] = (value as unknown as { tickets: object[] }).tickets;
    const linePays = [{ odds: null, prize: '192.00', most: false }];
    const promise = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(one.value).toEqual({ ...listed, promise, linePays, linePrizes: null, prizeHeld: null });
    const { closeAt, drawAt } = one.value as unknown as Record<'closeAt' | 'drawAt', number>;
    expect(drawAt).toBeGreaterThan(closeAt);
  });

  test.each<[string, object, number, string, string | undefined]>([
    [
      'a selection out of its grammar',
      { lines: [{ ...line, rows: [[1], [10]] }] },
      422,
      'lottery.selection',
      'lines.0.rows.1',
    ],
    ['a price of its own', { price: '0.01' }, 409, 'lottery.price', 'price'],
    [
      'a negative multiple',
      { lines: [{ ...line, multiple: -1 }] },
      400,
      'request.invalid',
      undefined,
    ],
    ['half a multiple', { lines: [{ ...line, multiple: 0.5 }] }, 400, 'request.invalid', undefined],
    [
      'digits of another script',
      { numero: '２０２６１１２３００１' },
      400,
      'request.invalid',
      undefined,
    ],
    [
      'a thousand lines',
      { lines: Array.from({ length: 1_000 }, () => line) },
      400,
      'request.invalid',
      undefined,
    ],
    [
      'a row without end',
      { lines: [{ ...line, rows: [Array.from({ length: 5_000 }, () => 1), [1]] }] },
      400,
      'request.invalid',
      undefined,
    ],
    ['stale prizes', { tableVersion: 9 }, 409, 'lottery.prizes.changed', 'tableVersion'],
    ['no such lottery', { gameCode: 'keno-3m' }, 404, 'game.not.found', 'gameCode'],
    ['no such issue', { numero: '20200101001' }, 404, 'lottery.issue.not.found', 'numero'],
  ])('%s is refused, by name', async (_, of, status, code, field) => {
    const answer = await buy(ticket(of), `http-bad-${code}`);
    expect([answer.status, answer.errorCode]).toEqual([status, code]);
    if (field !== undefined) expect(answer.field).toBe(field);
    const { value } = await call('/wps/v2/wallets/balance', { token });
    expect((value as unknown as { sumBalance: string }).sumBalance).toBe('996.00');
  });

  test('bounds and prices are told as people write money', async () => {
    const dear = ticket({ lines: [{ ...line, multiple: 2_000 }], price: '8000.00' });
    const { message } = await buy(dear, 'http-dear');
    expect(message?.replaceAll('\u00a0', ' ')).toBe('A aposta vai de R$ 0,01 a R$ 5.000,00.');
    const other = await buy(ticket({ price: '1.00' }), 'http-price');
    expect(other.message).toContain('R$\u00a04,00');
  });

  test('a ticket waits until its member has set limits, as every game does', async () => {
    const { owner: pool } = program;
    const careless = {
      payeeName: 'Sonia Sortuda',
      username: 'semlimite',
      idNumber: cpfOf(41),
      email: 'sem@example.com',
      mobileNum: '11987650009',
    };
    const joined = await join(call, { ...careless, challenge: await solve(call) });
    const { id } = joined.member;
    const setLimits = (set: boolean) =>
      pool.query(sql`update identity.player set limits_set = ${set} where id = ${BigInt(id)}`);
    const attempt = (key: string) =>
      call('/api/lottery/tickets', {
        method: 'POST',
        token: joined.token,
        body: ticket(),
        headers: { 'idempotency-key': key },
      });
    await setLimits(false);
    const refused = await attempt('http-limits-1');
    expect([refused.status, refused.errorCode]).toEqual([403, 'limits.required']);
    await setLimits(true);
    expect((await attempt('http-limits-2')).errorCode).toBe('stake.insufficient');
  });

  test('a zodiac of another lunar year is not sold', async () => {
    const near = await call('/lgw/numeros/near?gameCode=hk6-week');
    const { current } = near.value as unknown as { current: { numero: string; drawAt: number } };
    const day = new Date(current.drawAt).toISOString().slice(0, 10);
    const zodiacs = [...plays.values()].filter(({ type }) => type.dates !== undefined);
    const outside = zodiacs.find((play) => !isPlayedOn(play, day));
    const rows = outside?.type.grammar.rows.map(({ low, min }) =>
      Array.from({ length: min }, (_, at) => low + at),
    );
    const lines = [{ play: outside?.type.code, rows, multiple: 1 }];
    const body = ticket({ gameCode: 'hk6-week', numero: current.numero, lines, price: '2.00' });
    expect((await buy(body, 'http-zodiac')).errorCode).toBe('lottery.play.unknown');
  });

  test('an issue on sale shows its promise and keeps its seed', async () => {
    const { status, value } = await call(`/api/lottery/issues/ssc-5m/${numero}`);
    expect(status).toBe(200);
    expect(value).toMatchObject({ serverSeed: null, beacon: null, draw: '', state: 'ON_SALE' });
    const { beaconRound, openAt } = value as unknown as { beaconRound: number; openAt: number };
    expect(beaconRound).toBeGreaterThan(0);
    expect(openAt).toBeLessThanOrEqual(Date.now());
    expect(verifyIssue(value, drawModels).steps).toMatchObject([{ check: 'reveal', ok: false }]);
  });

  test('nobody sees the ticket of somebody else', async () => {
    const { value } = await call('/api/lottery/tickets', { token });
    const { tickets } = value as unknown as { tickets: { id: string }[] };
    const other = await join(call, {
      payeeName: 'Sonia Sortuda',
      username: 'outra',
      idNumber: cpfOf(900),
      email: 'outra@example.com',
      mobileNum: '11987650002',
      challenge: await solve(call),
    });
    const asked = `/api/lottery/tickets/${tickets[0]?.id}/proof`;
    expect((await call(asked, { token: other.token })).errorCode).toBe('lottery.ticket.not.found');
    expect((await call(asked)).errorCode).toBe('session.missing');
    const one = `/api/lottery/tickets/${tickets[0]?.id}`;
    expect((await call(one, { token: other.token })).errorCode).toBe('lottery.ticket.not.found');
    expect((await call(one)).errorCode).toBe('session.missing');
  });
});

describe('nobody can choose a result', () => {
  test('one statement writes that of a draw; two more those that two people read elsewhere', () => {
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    const writers = ['apps/server/src', 'database/migrations'].flatMap((folder) =>
      readdirSync(joinPath(root, folder), { recursive: true, encoding: 'utf8' })
        // Tests and their helpers are not in the program.
        .filter((name) => /\.(ts|sql)$/.test(name) && !/\.test\.ts$|^(.*\/)?testing\//.test(name))
        .filter((name) => {
          const text = readFileSync(joinPath(root, folder, name), 'utf8');
          return /(update|insert into)\s+lottery\.issue\b[^`;]*\b(result|server_seed)\b/.test(text);
        }),
    );
    expect(writers).toEqual([
      'modules/lottery/issues/steps.repository.ts',
      // Only of draws made elsewhere, and only what two people say alike: the database sees to both
      // (`issue_result`, and `results.test.ts` of the module tries it).
      'modules/lottery/results/correction.repository.ts',
      'modules/lottery/results/entry.repository.ts',
    ]);
  });

  test('no call of members or vendors enters one: that is done by two people of staff', async () => {
    const own = await call('/api/lottery/games');
    for (const { code } of own.value as unknown as { code: string }[]) {
      const { enterResult } = program.modules.lottery.service;
      const near = await call(`/lgw/numeros/near?gameCode=${code}`);
      const { current } = near.value as unknown as { current: { numero: string } | null };
      const ask = { gameCode: code, numero: current?.numero ?? '', by: 'ana', source: 'x.vn' };
      const entered = await enterResult({ ...ask, result: '1,2,3,4,5', reason: null });
      expect([code, entered.state]).toEqual([code, 'refused']);
    }
    const wire = Object.values(contract).flatMap((one) =>
      typeof one === 'object' && one !== null && 'path' in one && 'method' in one ? [one] : [],
    ) as { readonly path: string; readonly method: string; readonly auth: string }[];
    expect(wire.length).toBeGreaterThan(100);
    const writing = wire
      .filter(
        ({ method, path, auth }) =>
          auth !== 'staff' && method !== 'GET' && /lott|lgw|\/draws?\b|numero|issue/i.test(path),
      )
      .map(({ path }) => path);
    expect(writing.toSorted()).toEqual([
      '/api/lottery/chases',
      '/api/lottery/chases/:id/stop',
      '/api/lottery/tickets',
      '/api/lottery/tickets/:id/cancel',
    ]);
  });

  test('no issue holds one before its draw', async () => {
    const { rows } = await program.owner.query(sql`
      select 1 from lottery.issue
      where state in ('SCHEDULED', 'ON_SALE') and (result is not null or server_seed is not null)`);
    expect(rows).toEqual([]);
  });
});
