import { createSandboxVendor, createVendorProxy } from '@arara/sandbox';
import type { SandboxVendor } from '@arara/sandbox';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serve } from './testing/vendor-http.ts';
import { openPlayProgram } from './testing/play-program.ts';
import type { PlayProgram } from './testing/play-program.ts';

/** A vendor that is another program: it reaches the wallet over HTTP, with its key and no more. */
const vendorCode = 'sandbox';
const gameCode = 'dado-carioca';
let program: PlayProgram;
let wallet: FastifyInstance;
let vendor: SandboxVendor;
let site: FastifyInstance;
let playerId: bigint;
let cash: bigint;

beforeAll(async () => {
  program = await openPlayProgram();
  await program.service.vendors.ensure({ code: vendorCode });
  const key = await program.service.vendors.issueKey(vendorCode);
  wallet = await serve(program);
  const walletUrl = `${await wallet.listen({ port: 0, host: '127.0.0.1' })}/vendor/v1`;
  vendor = await createSandboxVendor({
    walletUrl,
    keyId: key?.keyId ?? '',
    secret: key?.secret ?? '',
    clock: program.clock,
    dataDir: null,
    onError: (error) => {
      throw error;
    },
    lateRollbackMs: 30,
  });
  await program.service.vendors.ensure({ code: vendorCode, apiUrl: `${vendor.url}/v1` });
  site = fastify();
  await site.register(createVendorProxy(() => vendor.url, '/sandbox/vendor'));
});
beforeEach(async () => {
  const player = await program.addPlayer({ balance: 1_000_000n });
  playerId = player.playerId;
  cash = player.accounts.cash;
});
afterEach(async () => {
  vendor.chaos.write({
    duplicates: false,
    reorder: false,
    timeouts: false,
    lateRollbacks: false,
    share: 100,
  });
  await program.prove();
});
afterAll(async () => {
  await vendor.stop();
  await site.close();
  await wallet.close();
  await program.close();
});

async function launch(): Promise<string> {
  const { token } = await program.service.createLaunch({
    playerId,
    merchant: 'arara',
    vendor: vendorCode,
    gameCode,
    currency: 'BRL',
    language: 'pt-BR',
    country: 'BR',
    address: '127.0.0.1',
    memberSession: null,
  });
  return token;
}

/** As the page in the frame asks: through the main server, without an origin of its own. */
async function ask<T>(path: string, body: object): Promise<T> {
  const answer = await site.inject({
    method: 'POST',
    url: `/sandbox/vendor/${path}`,
    headers: { 'content-type': 'application/json', origin: 'null' },
    payload: body,
  });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  return answer.json<T>();
}

async function open(): Promise<string> {
  const { session, balance } = await ask<{ session: string; balance: string }>('api/open', {
    token: await launch(),
  });
  expect(balance).toBe('1000000');
  return session;
}

interface Rolled {
  end: 'played' | 'refused' | 'cancelled';
  face?: number;
  payout?: string;
  balance?: string | null;
  code?: number;
}
const roll = (session: string, stake = '1000', pick = 'even') =>
  ask<Rolled>('api/roll', { session, stake, pick });

test('the game opens in its frame: page, script and the token it was launched with', async () => {
  const token = await launch();
  const url = `/sandbox/vendor/play?game=${gameCode}&token=${token}&language=en`;
  const page = await site.inject({ url });
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain(token);
  expect(page.body).toContain('Throw the die');
  const script = await site.inject({ url: '/sandbox/vendor/dice.js' });
  expect(script.headers['content-type']).toContain('text/javascript');
  const hostile = await site.inject({
    url: `/sandbox/vendor/play?token=${encodeURIComponent('</script><b>')}`,
  });
  expect(hostile.body).not.toContain('</script><b>');
});

test('rounds are played for real money: every payout is the face’s, every balance the ledger’s', async () => {
  const session = await open();
  let expected = 1_000_000n;
  for (const pick of ['even', 'odd', '1', '6', 'even', '3']) {
    const { end, face = 0, payout = '', balance } = await roll(session, '1000', pick);
    expect(end).toBe('played');
    const isParity = pick === 'even' || pick === 'odd';
    const won = isParity ? (face % 2 === 0) === (pick === 'even') : Number(pick) === face;
    expect(payout).toBe(won ? (isParity ? '1940' : '5820') : '0');
    expected += BigInt(payout) - 1_000n;
    expect(balance).toBe(String(expected));
  }
  expect(await program.available(cash)).toBe(expected);
  const { rows } = await program.owner.query(
    'select state, mismatch from play.round where player_id = $1',
    [playerId],
  );
  expect(rows).toEqual(Array.from({ length: 6 }, () => ({ state: 'CLOSED', mismatch: false })));
});

test('a refusal of the wallet reaches the player with its code, and a dead launch opens nothing', async () => {
  const session = await open();
  expect(await roll(session, '1000001')).toMatchObject({
    end: 'refused',
    code: 1001,
    balance: '1000000',
  });
  program.facts.blocked.add(playerId);
  expect(await roll(session)).toMatchObject({ end: 'refused', code: 1003 });
  const token = await launch();
  expect(await ask('api/open', { token })).toHaveProperty('session');
  expect(await ask('api/open', { token })).toEqual({ code: 1007 });
  expect(await roll('nobody')).toMatchObject({ end: 'refused', code: 1007 });
});

describe('chaos: whatever this vendor does wrong, no centavo is lost or made', () => {
  const played = async (count: number) => {
    const session = await open();
    const results: Rolled[] = [];
    for (let at = 0; at < count; at += 1) results.push(await roll(session));
    await vendor.table.settle();
    await vendor.courier.tick();
    return results;
  };
  const netOf = (results: readonly Rolled[]) =>
    results.reduce(
      (net, { end, payout = '0' }) => (end === 'played' ? net + BigInt(payout) - 1_000n : net),
      0n,
    );

  test('everything sent twice counts once', async () => {
    await ask('chaos', { duplicates: true, share: 100 });
    const results = await played(10);
    expect(results.every(({ end }) => end === 'played')).toBe(true);
    expect(await program.available(cash)).toBe(1_000_000n + netOf(results));
  });

  test.each(['reorder', 'timeouts', 'lateRollbacks'])(
    '%s: the stake comes back whole',
    async (mischief) => {
      await ask('chaos', { [mischief]: true, share: 100 });
      const results = await played(6);
      expect(results.every(({ end }) => end === 'cancelled')).toBe(true);
      expect(await program.available(cash)).toBe(1_000_000n);
    },
  );

  test('all of it at once, in half of the rounds', async () => {
    await ask('chaos', {
      duplicates: true,
      reorder: true,
      timeouts: true,
      lateRollbacks: true,
      share: 50,
    });
    const results = await played(40);
    expect(await program.available(cash)).toBe(1_000_000n + netOf(results));
  });

  test('the switch is a page too', async () => {
    const form = await site.inject({
      method: 'POST',
      url: '/sandbox/vendor/chaos',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'timeouts=on&share=30',
    });
    expect(form.body).toContain('checked');
    expect(vendor.chaos.read()).toMatchObject({ timeouts: true, duplicates: false, share: 30 });
    const wrong = await site.inject({
      method: 'POST',
      url: '/sandbox/vendor/chaos',
      payload: { share: 101 },
    });
    expect(wrong.statusCode).toBe(400);
  });
});

test('a wallet that is away gets its wins and rollbacks when it is back', async () => {
  const session = await open();
  const address = wallet.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await wallet.close();
  expect(await roll(session)).toEqual({ end: 'cancelled' });
  expect(vendor.courier.waiting()).toBe(1);
  wallet = await serve(program);
  await wallet.listen({ port, host: '127.0.0.1' });
  await vendor.courier.tick();
  expect(vendor.courier.waiting(), 'not before its pause').toBe(1);
  program.clock.advance(2_000);
  await vendor.courier.tick();
  expect(vendor.courier.waiting()).toBe(0);
  expect(await program.available(cash)).toBe(1_000_000n);
  expect(await roll(session)).toMatchObject({ end: 'played' });
});

test('the operator may ask how a round ended', async () => {
  const session = await open();
  await ask('chaos', { lateRollbacks: true, share: 100 });
  await roll(session);
  await vendor.table.settle();
  const before = await program.owner.query<{ round_id: string }>(
    'select round_id from play.round where player_id = $1',
    [playerId],
  );
  const answer = await fetch(`${vendor.url}/v1/round/details`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ round_id: before.rows[0]?.round_id }),
  });
  expect(answer.status, 'only with a signature').toBe(401);
});
