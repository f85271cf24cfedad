import { drawModels, verifyIssue } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lotteries } from '../../../database/seeds/lotteries.ts';
import type { createVisitor } from './modules/identity/testing/visitor.ts';
import { promiseAgain } from './modules/lottery/testing/promise-again.ts';
import { openMemberProgram } from './testing/member-program.ts';
import type { TestProgram } from './testing/test-program.ts';
import { rewrite } from './testing/rewrite.ts';

/** The lotteries of Vietnam over HTTP, as a new installation sells them. */
type Entry = { gameCode: string };
type Menu = { gameGroupCode: string; labelName: string; gameMenus: Entry[] };
type Drawn = { gameCode: string; numero: string; result: string; name: string; model: string };

let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token = '';

beforeAll(async () => {
  ({ program, call, token } = await openMemberProgram(100_000n));
}, 120_000);
afterAll(() => program.close());

async function ask<T>(path: string, request: Parameters<typeof call>[1] = {}): Promise<T[]> {
  const answer = await call(path, request);
  expect(answer, path).toMatchObject({ status: 200, success: true });
  return answer.value as unknown as T[];
}
const codes = (entries: readonly Entry[]) => entries.map(({ gameCode }) => gameCode);

describe('the lotteries of Vietnam', () => {
  const paths = ['/lgw/vn/games/game_menu', '/lgw/vn/numeros/opened/game?count=100'];
  const result =
    'special 90005; first 12334; second 80305 11111; third 10010 20020 30030 40040 50050 60060;' +
    'fourth 2277 3333 4444 5577; fifth 6166 7188 8199 9112 1113 2114; sixth 105 216 217;' +
    'seventh 05 00 19 18';

  test('stand in their own menus, and no other does', async () => {
    const [menu, ...rest] = await ask<Menu>(`${paths[0]}?prizeMode=SEA`);
    expect(rest).toEqual([]);
    expect(menu).toMatchObject({ gameGroupCode: 'vietnam', labelName: 'Loterias do Vietnã' });
    const sold = lotteries.filter(({ drawSource }) => drawSource === 'external');
    expect(codes(menu?.gameMenus ?? [])).toEqual(
      codes(sold.map(({ code }) => ({ gameCode: code }))),
    );
    expect(await ask(paths[1]!)).toEqual([]);
    expect(await ask('/lgw/vn/games/game_menu/recent', { token })).toEqual([]);
  });

  test('are bought at fixed odds, drawn by two people and paid', async () => {
    const { owner: pool } = program;
    const { service } = program.modules.lottery;
    const open = sql`
      update lottery.issue set open_at = clock_timestamp() - interval '1 minute'
      where id = (select id from lottery.issue where game_code = 'vn-north' order by close_at limit 1)
      returning id, numero`;
    const [issue] = await rewrite<{ id: bigint; numero: string }>(pool, open);
    const numero = issue?.numero ?? '';
    const ticket = {
      gameCode: 'vn-north',
      numero,
      tableVersion: 1,
      mode: 0,
      unit: '0.01',
      // Five ends four of the numbers, and costs twenty-seven of two centavos.
      lines: [{ play: 'vn-north.lo2', rows: [[5]], multiple: 1 }],
      price: '0.54',
    };
    const request = (body: object, key: string) => ({
      method: 'POST' as const,
      token,
      headers: { 'idempotency-key': key },
      body,
    });
    const wrong = await call(
      '/api/lottery/tickets',
      request({ ...ticket, mode: 1_900 }, 'wire-vietnam-1'),
    );
    expect(wrong.errorCode).toBe('lottery.mode');
    const bought = await call('/api/lottery/tickets', request(ticket, 'wire-vietnam-2'));
    expect(bought.status).toBe(200);
    const end = sql`
      update lottery.issue set close_at = date_trunc('milliseconds', clock_timestamp()),
        draw_at = date_trunc('milliseconds', clock_timestamp())
      where game_code = 'vn-north' and numero = ${numero}`;
    await rewrite(pool, end);
    await promiseAgain(pool, issue?.id ?? 0n);
    await service.advanceIssues();
    const read = await service.readResult('vn-north', result);
    if (read === null || read === 'own' || !read.ok) throw new Error('it is whole');
    for (const [by, source] of [
      ['ana', 'one.vn'],
      ['rui', 'two.vn'],
    ] as const) {
      const said = { gameCode: 'vn-north', numero, by, source, reason: null, result: read.result };
      await service.enterResult(said);
    }
    await service.advanceIssues();
    const { value } = await call('/api/lottery/tickets?gameCode=vn-north', { token });
    expect(value).toMatchObject({
      tickets: [
        { state: 'WON', stake: '0.54', prize: '7.60', rebate: '0.00', result: read.result },
      ],
    });
    expect(await ask<Drawn>(paths[1]!)).toMatchObject([
      { gameCode: 'vn-north', numero, result: read.result, name: 'Vietnã Norte' },
    ]);
    const proof = await call(`/api/lottery/issues/vn-north/${numero}`);
    expect(verifyIssue(proof.value, drawModels)).toMatchObject({ ok: true, ground: 'entered' });
    expect(codes(await ask('/lgw/vn/games/game_menu/recent', { token }))).toEqual(['vn-north']);
  });
});
