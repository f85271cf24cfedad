import { families } from '@arara/lottery';
import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lotteries } from '../../../database/seeds/lotteries.ts';
import type { createVisitor } from './modules/identity/testing/visitor.ts';
import { createPopularity } from './modules/lottery/popularity.ts';
import { buyTicket, drawIssues, openMemberProgram, twoReais } from './testing/member-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** The lottery by the calls that clients of such platforms know, as a new installation sells it. */
type Entry = { gameCode: string; name: string; model: string; prizeMode: string };
type Menu = { gameGroupCode: string; labelName: string; gameMenus: Entry[] };
type Drawn = { gameCode: string; numero: string; result: string; name: string; model: string };

let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token = '';

const sold = (mode: string) =>
  lotteries.filter(({ prizeMode }) => prizeMode === mode).map(({ code }) => code);
const order = sold('Lott');

beforeAll(async () => {
  ({ program, call, token } = await openMemberProgram(100_000n));
}, 120_000);
afterAll(() => program.close());

async function ask<T>(path: string, request: Parameters<typeof call>[1] = {}): Promise<T[]> {
  const answer = await call(path, request);
  expect(answer, path).toMatchObject({ status: 200, success: true });
  return answer.value as unknown as T[];
}
const codes = (entries: readonly { gameCode: string }[]) => entries.map(({ gameCode }) => gameCode);

const buy = (gameCode: string, key: string) =>
  buyTicket({ program, call, token }, gameCode, key, twoReais);
const draw = (gameCode: string, results: readonly string[]) =>
  drawIssues(program, gameCode, results);

describe('menus', () => {
  test('every lottery on sale stands in the menu of its family, in the order of the operator', async () => {
    const menus = await ask<Menu>('/lgw/games/game_menus?prizeMode=Lott');
    expect(menus.map(({ gameGroupCode }) => gameGroupCode)).toEqual([
      'ssc',
      'keno',
      'hk6',
      'k3',
      'pk10',
      '11x5',
      'pc28',
      '3d',
    ]);
    expect(codes(menus.flatMap(({ gameMenus }) => gameMenus))).toEqual(order);
    expect(menus[0]).toMatchObject({
      labelName: 'Cinco dígitos',
      gameMenus: [{ name: 'Cinco da Sorte 1 min', model: 'ssc', prizeMode: 'Lott' }, {}],
    });
  });

  test('they speak the language of the caller and hold only the prize mode asked for', async () => {
    const english = await ask<Menu>('/lgw/games/game_menus?device=WEB', {
      headers: { language: 'EN' },
    });
    expect(english[0]).toMatchObject({
      labelName: 'Five digits',
      gameMenus: [{ name: 'Lucky Five 1 min' }, {}, {}],
    });
    for (const mode of ['Elott', 'ZY']) {
      const menus = await ask<Menu>(`/lgw/games/game_menus?prizeMode=${mode}`);
      expect(codes(menus.flatMap(({ gameMenus }) => gameMenus))).toEqual(sold(mode));
    }
    const unfiltered = await ask<Menu>('/lgw/games/game_menus?prizeMode=&device=');
    expect(unfiltered).toEqual(await ask<Menu>('/lgw/games/game_menus'));
    const unknown = await call('/lgw/games/game_menus?prizeMode=Toto');
    expect([unknown.status, unknown.errorCode]).toEqual([400, 'request.invalid']);
  });

  test('every family and every lottery of a new installation has a name in every language', () => {
    const { texts } = program.kernel;
    const keys = [
      ...families.map(({ code }) => `group.${code}`),
      ...lotteries.map(({ code }) => `game.${code}`),
    ];
    for (const language of texts.languages) {
      expect(Object.keys(texts.namespace(language, 'lottery'))).toEqual(
        expect.arrayContaining(keys),
      );
    }
  });
});

describe('what is bought', () => {
  test('stands among the recent, latest first, and nobody else sees it', async () => {
    const recent = '/lgw/games/game_menus/recent';
    expect(await ask(recent, { token })).toEqual([]);
    await buy('ssc-1m', 'wire-buy-1');
    await buy('ssc-5m', 'wire-buy-2');
    await buy('ssc-5m', 'wire-buy-3');
    expect(codes(await ask<Entry>(recent, { token }))).toEqual(['ssc-5m', 'ssc-1m']);
    await buy('ssc-1m', 'wire-buy-4');
    const now = await ask<Entry>(`${recent}?prizeMode=Lott`, { token });
    expect(codes(now)).toEqual(['ssc-1m', 'ssc-5m']);
    expect(now[0]).toMatchObject({ name: 'Cinco da Sorte 1 min', boughtAt: expect.any(String) });
    expect(await ask(`${recent}?prizeMode=SEA`, { token })).toEqual([]);
    expect((await call(recent)).errorCode).toBe('session.missing');
  });

  test('comes first among the popular, the others follow in the order of the operator', async () => {
    await buy('ssc-5m', 'wire-buy-5');
    await buy('ssc-5m', 'wire-buy-6');
    const popular = '/lgw/games/popular?device=WEB&language=PT-BR&prizeMode=Lott';
    const ranked = ['ssc-5m', 'ssc-1m', ...order.slice(2)];
    expect(codes(await ask<Entry>(popular))).toEqual(ranked);
    expect(codes(await ask<Entry>(`${popular}&count=1`))).toEqual(['ssc-5m']);
    expect((await call(`${popular}&count=101`)).errorCode).toBe('request.invalid');
  });

  test('counts for a day, and for the merchant who sold it', async () => {
    const { database, clock } = program.kernel;
    const then = fixedClock(clock.now().toISOString());
    const popularity = createPopularity({ database, clock: then });
    expect(Object.fromEntries(await popularity('arara'))).toEqual({ 'ssc-5m': 4, 'ssc-1m': 2 });
    expect((await popularity('noite-tropical')).size).toBe(0);
    then.advance(59_000);
    await buy('ssc-1m', 'wire-buy-7');
    expect((await popularity('arara')).get('ssc-1m')).toBe(2);
    then.advance(1_000);
    expect((await popularity('arara')).get('ssc-1m')).toBe(3);
    then.advance(24 * 3_600_000 + 60_000);
    expect((await popularity('arara')).size).toBe(0);
  });
});

describe('drawn numbers', () => {
  beforeAll(async () => {
    await draw('ssc-1m', ['1 2 3 4 5', '6 7 8 9 0', '0 0 0 0 7']);
    await draw('ssc-5m', ['5 5 5 5 5', '9 9 9 9 9']);
  });

  test.each(['/lotto/lgw/games/opened/numero', '/lgw/games/opened/numero'])(
    '%s tells the latest result of each lottery that has one',
    async (path) => {
      const drawn = await ask<Drawn>(`${path}?prizeMode=Lott`);
      expect(drawn.map(({ gameCode, result }) => [gameCode, result])).toEqual([
        ['ssc-1m', '0 0 0 0 7'],
        ['ssc-5m', '9 9 9 9 9'],
      ]);
      expect(drawn[0]).toMatchObject({ name: 'Cinco da Sorte 1 min', model: 'ssc' });
      expect(drawn[0]?.numero).toMatch(/^\d{12}$/);
      const counted = async (count: number) =>
        await ask<Drawn>(`${path}?prizeMode=Lott&count=${count}`);
      expect(await counted(100)).toEqual(drawn);
      expect(await counted(1)).toEqual(drawn.slice(0, 1));
    },
  );

  test('the history goes through all lotteries, newest first, as far as was asked', async () => {
    const history = async (count: number) =>
      (await ask<Drawn>(`/lgw/draw?count=${count}`)).map(({ result }) => result);
    expect(await history(100)).toHaveLength(5);
    expect(await history(1)).toEqual(['0 0 0 0 7']);
    const [, ...second] = await history(3);
    expect(second.toSorted()).toEqual(['6 7 8 9 0', '9 9 9 9 9']);
  });
});

test('what is on sale everywhere is told at once, as it is told of each', async () => {
  const { value } = await call('/api/lottery/now');
  const { serverTime, lotteries: all } = value as unknown as {
    serverTime: number;
    lotteries: { gameCode: string; current: object | null; next: object[]; last: object | null }[];
  };
  expect(codes(all)).toEqual(lotteries.map(({ code }) => code));
  for (const gameCode of ['uirapuru', 'p5-day', 'hk6-week']) {
    const { value: one } = await call(`/lgw/numeros/near?gameCode=${gameCode}`);
    const near = one as unknown as (typeof all)[number] & { serverTime: number };
    expect(Math.abs(near.serverTime - serverTime)).toBeLessThan(60_000);
    const told = all.find((each) => each.gameCode === gameCode);
    expect(told?.last).toEqual(near.last);
    expect([told?.current, ...(told?.next ?? [])].filter((issue) => issue !== null)).toEqual(
      [near.current, ...near.next].filter((issue) => issue !== null).slice(0, 2),
    );
  }
});

interface Near {
  readonly gameCode: string;
  readonly current: object | null;
  readonly next: readonly object[];
  readonly last: object | null;
}

test('the draws around now are those of all lotteries where none is named', async () => {
  const near = async (query: string) => {
    const { value } = await call(`/lgw/numeros/near${query}`);
    return value as unknown as Near & { readonly lotteries?: readonly Near[] };
  };
  const all = await near('?gameCode=&count=3');
  expect(all).toMatchObject({ current: null, next: [], last: null });
  expect(codes(all.lotteries ?? [])).toEqual(lotteries.map(({ code }) => code));
  const issues = ({ current, next }: Near) => [...(current === null ? [] : [current]), ...next];
  for (const gameCode of ['uirapuru', 'ssc-5m']) {
    const told = all.lotteries?.find((each) => each.gameCode === gameCode);
    const one = await near(`?gameCode=${gameCode}&count=3`);
    expect(told === undefined ? [] : issues(told)).toEqual(issues(one));
    expect(told?.last).toEqual(one.last);
  }
  const most = (await near('?count=100')).lotteries?.map((each) => issues(each).length) ?? [];
  expect(Math.max(...most)).toBe(10);
});

test('where no lotteries are sold there is none to see, and the popular are off', async () => {
  const { service } = program.modules.site;
  await service.setModule('arara', 'LOTTERY3', false, 'test');
  expect((await call('/lgw/numeros/near')).value).toMatchObject({ lotteries: [] });
  for (const path of ['/lgw/games/game_menus', '/lgw/games/opened/numero', '/lgw/draw']) {
    expect(await ask(path), path).toEqual([]);
  }
  expect(await ask('/lgw/games/game_menus/recent', { token })).toEqual([]);
  expect(await call('/lgw/games/popular')).toMatchObject({
    status: 403,
    errorCode: 'function.not.available',
  });
  await service.setModule('arara', 'LOTTERY3', true, 'test');
  expect(await ask('/lgw/games/game_menus')).not.toEqual([]);
});
