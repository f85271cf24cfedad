import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPlayProgram, newId, testGame, testVendor } from '../testing/play-program.ts';
import type { TestPlayer, PlayProgram } from '../testing/play-program.ts';
import { issueKey, isSigned, send, serve } from '../testing/vendor-http.ts';
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

describe('a signed request', () => {
  test('is answered 200 with its request id, and the reply is signed for it alone', async () => {
    const body = betBody();
    const answer = await bet(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ code: 0, message: 'OK', request_id: body.request_id });
    expect(isSigned(answer, key, 'bet')).toBe(true);
    expect(isSigned(answer, key, 'win')).toBe(false);
  });

  test('travels through every call of the protocol', async () => {
    const { token } = await program.service.createLaunch({
      playerId: player.playerId,
      merchant: 'arara',
      vendor: testVendor,
      gameCode: testGame,
      currency: 'BRL',
      language: 'pt-BR',
      country: 'BR',
      address: '127.0.0.1',
      memberSession: null,
    });
    const base = () => ({ request_id: newId('q') });
    const ask = (call: string, body: object) =>
      send(app, program, key, call, { ...base(), ...body });
    const opened = await ask('authenticate', { launch_token: token, game_code: testGame });
    expect(opened.body).toMatchObject({
      code: 0,
      player_id: player.publicId,
      currency: 'BRL',
      balance: { total: '100000', cash: '100000', bonus: '0' },
      country: 'BR',
      language: 'pt-BR',
      jurisdiction: 'demo',
      rg: { reality_check_min: 30 },
    });
    const session = { session_token: opened.body['session_token'] };
    const who = { player_id: player.publicId };
    const money = { currency: 'BRL' };
    const round = { round_id: newId('r') };
    const first = newId('b');
    const stake = { ...session, ...who, ...money, ...round, game_code: testGame };
    const calls: [string, object, object][] = [
      ['balance', { ...session, ...who, ...money }, { code: 0 }],
      ['bet', { ...stake, tx_id: first, amount: '250' }, { code: 0, used_bonus: '0' }],
      ['win', { ...who, ...money, ...round, tx_id: newId('w'), amount: 50 }, { code: 0 }],
      [
        'play',
        { ...stake, actions: [{ type: 'bet', tx_id: newId(), amount: 1 }], round_close: false },
        { code: 0 },
      ],
      ['tx-status', { tx_id: first }, { code: 0, state: 'APPLIED' }],
      [
        'rollback',
        { ...who, ...round, tx_id: newId('x'), original_tx_id: newId() },
        { state: 'TOMBSTONED' },
      ],
      [
        'round/close',
        { ...who, ...round, final_bet: 251, final_win: 50 },
        { code: 0, mismatch: false },
      ],
    ];
    for (const [call, body, expected] of calls) {
      expect((await ask(call, body)).body, call).toMatchObject(expected);
    }
  });
});

describe('who may not speak', () => {
  const strangers: [string, Tampering][] = [
    ['no key', { headers: { 'x-key-id': undefined } }],
    ['an unknown key', { headers: { 'x-key-id': 'vk_nobody' } }],
    ['no signature', { headers: { 'x-signature': undefined } }],
    ['a signature of another body', { signedBody: '{}' }],
    ['a signature of another call', { signedPath: '/vendor/v1/wallet/win' }],
    ['a short signature', { signature: 'v1=abcd' }],
    ['a signature that is not hex', { signature: `v1=${'z'.repeat(64)}` }],
    ['another version of signature', { signature: `v2=${'0'.repeat(64)}` }],
    ['no timestamp', { headers: { 'x-timestamp': undefined } }],
  ];
  test.each(strangers)('%s is 401 BAD_SIGNATURE and moves nothing', async (_who, change) => {
    const answer = await bet(betBody(), change);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 1201, message: 'BAD_SIGNATURE', request_id: null });
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  test('the key of another vendor does not know this one’s players', async () => {
    const other = await issueKey(program, 'other');
    const answer = await send(app, program, other, 'bet', betBody());
    expect(answer.body).toMatchObject({ code: 1002 });
  });

  test('an address that is not on the vendor’s list is refused, in both families', async () => {
    await program.service.vendors.ensure({
      code: testVendor,
      networks: ['10.0.0.0/8', '2001:db8::/32'],
    });
    expect((await bet(betBody(), { address: '192.0.2.1' })).status).toBe(401);
    expect((await bet(betBody(), { address: '10.1.2.3' })).body.code).toBe(0);
    expect((await bet(betBody(), { address: '::ffff:10.1.2.3' })).body.code).toBe(0);
    expect((await bet(betBody(), { address: '2001:db8::5' })).body.code).toBe(0);
    await program.service.vendors.ensure({ code: testVendor, networks: null });
  });

  test('two keys live at once, a third is not issued, a revoked one is dead', async () => {
    const second = await issueKey(program, testVendor);
    expect(await program.service.vendors.issueKey(testVendor)).toBeNull();
    expect((await send(app, program, second, 'bet', betBody())).body.code).toBe(0);
    await program.service.vendors.revokeKey(second.keyId);
    expect((await send(app, program, second, 'bet', betBody())).body.code).toBe(1201);
    expect((await bet()).body.code).toBe(0);
    const { rows } = await program.owner.query<{ sealed: string }>(
      `select encode(sealed_secret, 'escape') as sealed from play.vendor_key`,
    );
    expect(JSON.stringify(rows), 'secrets are encrypted at rest').not.toContain(key.secret);
  });
});

describe('time and nonces', () => {
  const at = (seconds: number) =>
    String(Math.floor(program.clock.now().getTime() / 1000) + seconds);

  test.each([-301, 301, -86_400])('a clock that is %i s off is refused', async (seconds) => {
    const answer = await bet(betBody(), { timestamp: at(seconds) });
    expect(answer).toMatchObject({ status: 401, body: { code: 1202 } });
  });

  test.each([-300, 300])('a clock that is %i s off is accepted', async (seconds) => {
    expect((await bet(betBody(), { timestamp: at(seconds) })).body.code).toBe(0);
  });

  test.each(['', 'soon', '1e9', '-1', '99999999999999'])(
    'the timestamp "%s" is stale',
    async (timestamp) => {
      expect((await bet(betBody(), { timestamp })).body.code).toBe(1202);
    },
  );

  test('a nonce is good once, whatever the call, body and answer', async () => {
    const nonce = newId('nonce-of-a-vendor');
    expect((await bet(betBody(), { nonce })).body.code).toBe(0);
    expect(await bet(betBody(), { nonce })).toMatchObject({ status: 401, body: { code: 1203 } });
    for (const call of [
      'win',
      'balance',
      'tx-status',
      'rollback',
      'round/close',
      'play',
      'authenticate',
    ]) {
      const answer = await send(app, program, key, call, {}, { nonce });
      expect(answer.body.code, call).toBe(1203);
    }
    expect(await program.cashOf(player)).toBe(99_000n);
  });

  test('a nonce that a refused or malformed request used is used up too', async () => {
    const [one, two] = [newId('nonce-of-a-vendor'), newId('nonce-of-a-vendor')];
    expect((await bet(betBody({ amount: 10_000_000 }), { nonce: one })).body.code).toBe(1001);
    expect((await bet(betBody(), { nonce: one })).body.code).toBe(1203);
    expect((await bet('{', { nonce: two })).body.code).toBe(1204);
    expect((await bet(betBody(), { nonce: two })).body.code).toBe(1203);
  });

  test('of fifty requests with one nonce at once, one is answered', async () => {
    const nonce = newId('nonce-of-a-vendor');
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(betBody(), { nonce })));
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 1203)).toHaveLength(49);
    expect(await program.cashOf(player)).toBe(99_000n);
  });

  test('the same transaction with a new nonce is a legal repeat', async () => {
    const body = betBody();
    await bet(body);
    expect((await bet(body)).body).toMatchObject({ code: 0, duplicate: true });
  });

  test('two keys of a vendor have nonces of their own', async () => {
    const second = await issueKey(program, testVendor);
    const nonce = newId('nonce-of-a-vendor');
    expect((await bet(betBody(), { nonce })).body.code).toBe(0);
    expect((await send(app, program, second, 'bet', betBody(), { nonce })).body.code).toBe(0);
    await program.service.vendors.revokeKey(second.keyId);
  });

  test.each(['short', 'x'.repeat(129), 'spaces are not random bytes'])(
    'the nonce "%s" is malformed',
    async (nonce) => {
      expect((await bet(betBody(), { nonce })).body.code).toBe(1204);
    },
  );

  test('nonces are forgotten after ten minutes, and not before', async () => {
    const forget = program.play.jobs?.find(({ name }) => name === 'play.forget');
    const nonce = newId('nonce-of-a-vendor');
    await bet(betBody(), { nonce });
    program.clock.advance(9 * 60_000);
    await forget?.run({});
    expect((await bet(betBody(), { nonce })).body.code).toBe(1203);
    program.clock.advance(2 * 60_000);
    await forget?.run({});
    expect((await bet(betBody(), { nonce })).body.code).toBe(0);
  });
});

test('a vendor with too much under way is told to wait, and others are not', async () => {
  const { createBulkhead } = await import('./bulkhead.ts');
  const bulkhead = createBulkhead(2);
  expect([bulkhead.enter(1), bulkhead.enter(1), bulkhead.enter(1)]).toEqual([true, true, false]);
  expect(bulkhead.enter(2)).toBe(true);
  bulkhead.leave(1);
  expect(bulkhead.enter(1)).toBe(true);
});
