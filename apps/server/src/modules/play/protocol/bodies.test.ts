import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPlayProgram, newId, testGame, testVendor } from '../testing/play-program.ts';
import type { TestPlayer, PlayProgram } from '../testing/play-program.ts';
import { issueKey, send, serve } from '../testing/vendor-http.ts';
import type { Tampering, VendorKey } from '../testing/vendor-http.ts';

let program: PlayProgram;
let app: FastifyInstance;
let key: VendorKey;
let player: TestPlayer;

beforeAll(async () => {
  program = await openPlayProgram();
  app = await serve(program);
  key = await issueKey(program, testVendor);
});
beforeEach(async () => {
  player = await program.addPlayer();
});
afterAll(async () => {
  await program.prove();
  await app.close();
  await program.close();
});

function betBody(part: object = {}) {
  return {
    request_id: newId('q'),
    session_token: player.sessionToken,
    player_id: player.publicId,
    tx_id: newId('b'),
    round_id: newId('r'),
    game_code: testGame,
    amount: 1_000,
    currency: 'BRL',
    ...part,
  };
}

const bet = (body: unknown = betBody(), change: Tampering = {}) =>
  send(app, program, key, 'bet', body, change);

describe('W16 and bad input: refused with 1204 and the field, or exact', () => {
  const refused: [string, string, string | null][] = [
    ['negative', '-1', 'amount'],
    ['a fraction', '0.001', 'amount'],
    ['a sum that floats', '0.30000000000000004', 'amount'],
    ['2^53', '9007199254740992', 'amount'],
    ['beyond 2^53', '9007199254740993', 'amount'],
    ['1e400', '1e400', 'amount'],
    ['an exponent as text', '"1e3"', 'amount'],
    ['a sign as text', '"+5"', 'amount'],
    ['a point as text', '"1.00"', 'amount'],
    ['NaN as text', '"NaN"', 'amount'],
    ['empty text', '""', 'amount'],
    ['spaces', '" 5"', 'amount'],
    ['digits of another script', '"٣٣"', 'amount'],
    ['nineteen digits', '"1000000000000000000"', 'amount'],
    ['more than any wallet holds', '"9000000000000001"', 'amount'],
    ['the same as a number', '9000000000000001', 'amount'],
    ['leading zeros', '"00100"', 'amount'],
    ['nothing with a zero before it', '"00"', 'amount'],
    ['null', 'null', 'amount'],
    ['true', 'true', 'amount'],
    ['a list', '[1]', 'amount'],
    ['NaN', 'NaN', null],
  ];
  const withAmount = (amount: string) =>
    JSON.stringify(betBody({ amount: '@' })).replace('"@"', amount);

  test.each(refused)('an amount that is %s', async (_what, amount, field) => {
    const answer = await bet(withAmount(amount));
    expect(answer.status).toBe(200);
    expect(answer.body.code).toBe(1204);
    if (field !== null) expect(answer.body['message']).toBe(`BAD_REQUEST (${field})`);
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  test.each([
    ['0', 100_000n],
    ['1', 99_999n],
    ['"1"', 99_999n],
    ['1.0', 99_999n],
    ['1e3', 99_000n],
  ])('an amount of %s is exact', async (amount, left) => {
    expect((await bet(withAmount(amount))).body.code).toBe(0);
    expect(await program.cashOf(player)).toBe(left);
  });

  test.each(['9000000000000000', '"9000000000000000"'])(
    'the most that a wallet holds, %s, is exact and too much to stake',
    async (amount) => {
      expect((await bet(withAmount(amount))).body.code).toBe(1001);
    },
  );

  test('two amounts that are possible one by one are not both together', async () => {
    const { tx_id: _tx, amount: _amount, ...body } = betBody();
    const most = '9000000000000000';
    const actions = [most, '1'].map((amount) => ({ type: 'bet', tx_id: newId(), amount }));
    expect((await send(app, program, key, 'play', { ...body, actions })).body.code).toBe(1204);
  });

  test('1e15 is exact and too much', async () => {
    expect((await bet(withAmount('1e15'))).body.code).toBe(1001);
  });

  const malformed: [string, string | object][] = [
    ['nothing', ''],
    ['half of JSON', '{"request_id":'],
    ['a list', '[]'],
    ['a number', '5'],
    ['null', 'null'],
    ['an unknown field', { surprise: 1 }],
    ['a field of the prototype', '{"__proto__":{"amount":1}}'],
    ['a zero in a text', '{"request_id":"a\\u0000b"}'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1')],
  ];
  test.each(malformed)('a body that is %s', async (_what, body) => {
    const answer = await bet(typeof body === 'string' ? body : betBody(body));
    expect(answer).toMatchObject({ status: 200, body: { code: 1204 } });
  });

  test.each([
    ['tx_id', 'x'.repeat(65)],
    ['tx_id', 'no spaces'],
    ['tx_id', ''],
    ['tx_id', 5],
    ['round_id', "'; drop table play.round; --"],
    ['player_id', 'x'.repeat(65)],
    ['currency', 'REAL'],
    ['game_code', undefined],
    ['request_id', ''],
  ])('%s of %j', async (field, value) => {
    const answer = await bet(betBody({ [field]: value }));
    expect(answer.body).toMatchObject({ code: 1204, message: `BAD_REQUEST (${field})` });
  });

  test('a body of more than 64 KiB is not read', async () => {
    const answer = await bet(betBody({ occurred_at: 'x'.repeat(70_000) }));
    expect(answer).toMatchObject({ status: 413, body: { code: 1204 } });
  });

  test('a play of 21 actions', async () => {
    const { tx_id: _tx, amount: _amount, ...body } = betBody();
    const actions = Array.from({ length: 21 }, () => ({ type: 'bet', tx_id: newId(), amount: 1 }));
    const answer = await send(app, program, key, 'play', { ...body, actions });
    expect(answer.body.code).toBe(1204);
    const twenty = await send(app, program, key, 'play', { ...body, actions: actions.slice(1) });
    expect(twenty.body.code).toBe(0);
  });

  test('any content type is read as JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined]) {
      expect((await bet(betBody(), { headers: { 'content-type': type } })).body.code).toBe(0);
    }
  });
});

describe('the first of several reasons is the answer', () => {
  const closed = () => {
    program.facts.regionRestricted = true;
    program.facts.blocked.add(player.playerId);
    program.facts.restricted.set(player.playerId, 'excluded');
  };
  const reasons: [number, string, (facts: { open: () => void }) => object][] = [
    [1002, 'the player', () => ({ player_id: 'nobody', session_token: 'none' })],
    [1007, 'the session', () => ({ session_token: 'none', currency: 'USD' })],
    [1102, 'the currency', () => ({ currency: 'USD', game_code: 'none' })],
    [1101, 'the game', () => ({ game_code: 'none', amount: 10_000_000 })],
    [1008, 'the bounds of the game', () => ({ amount: 10_000_000 })],
    [1003, 'the block', () => ({})],
  ];
  beforeEach(() => {
    program.facts.game = { ...program.facts.game, maxBet: 1_000_000n };
    closed();
  });
  afterAll(() => {
    program.facts.regionRestricted = false;
    program.facts.game = { ...program.facts.game, maxBet: null };
  });

  test.each(reasons)('%i: %s', async (code, _what, part) => {
    const answer = await bet(betBody(part({ open: () => undefined })));
    expect(answer.body.code).toBe(code);
  });

  test('then the exclusion, the region, the round, the money', async () => {
    program.facts.blocked.delete(player.playerId);
    expect((await bet()).body.code).toBe(1005);
    program.facts.restricted.delete(player.playerId);
    expect((await bet()).body.code).toBe(1006);
    program.facts.regionRestricted = false;
    const round = { round_id: newId('r') };
    expect((await bet(betBody(round))).body.code).toBe(0);
    const over = { player_id: player.publicId, ...round, final_bet: 1_000, final_win: 0 };
    await send(app, program, key, 'round/close', { request_id: 'q', ...over });
    expect((await bet(betBody({ ...round, amount: 999_999 }))).body.code).toBe(1103);
    expect((await bet(betBody({ amount: 999_999 }))).body.code).toBe(1001);
  });

  test('and a repeat comes before all of them', async () => {
    program.facts.blocked.delete(player.playerId);
    program.facts.restricted.delete(player.playerId);
    program.facts.regionRestricted = false;
    const body = betBody();
    await bet(body);
    closed();
    expect((await bet({ ...body, session_token: 'none' })).body).toMatchObject({
      code: 0,
      duplicate: true,
    });
  });
});
