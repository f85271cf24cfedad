import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { answerColumns, columns, postArguments } from './columns.ts';
import { encode } from './encode.ts';
import { verbs } from './request.ts';
import type { PostRequest } from './request.ts';

const { pool, drop } = await createTestDatabase();
afterAll(drop);

test('the table of columns names the arguments of play.post_batch as the database has them', async () => {
  const { rows } = await pool.query<{ name: string; type: string }>(`
    select a.name, format_type(a.type, null) as type
    from pg_proc p
    cross join lateral unnest(p.proargnames, p.proargtypes::oid[])
      with ordinality a (name, type, place)
    where p.oid = 'play.post_batch'::regproc order by a.place`);
  expect(postArguments).toEqual(rows);
});

test('what a lane reads of a batch is play.answer as the database has it', async () => {
  const { rows } = await pool.query<{ name: string; type: string }>(`
    select attname as name, format_type(atttypid, null) as type
    from pg_attribute
    where attrelid = 'play.answer'::regclass and attnum > 0 and not attisdropped order by attnum`);
  expect(Object.entries(answerColumns).map(([name, type]) => ({ name, type }))).toEqual(rows);
});

test('the encoder writes one literal for each argument, with an element for each part', () => {
  const written = encode([request(), request()], () => false, new Date('2026-11-24T02:59:59Z'));
  expect(['now', ...written]).toHaveLength(postArguments.length);
  const literal = (name: string) => written[postArguments.findIndex((of) => of.name === name) - 1];
  expect(literal('players')).toBe('{42,42}');
  expect(literal('nonces')).toBe('{NULL,NULL}');
  expect(literal('hashes')).toBe(String.raw`{"\\xabcd","\\xabcd"}`);
  expect(literal('refs')).toBe(String.raw`{"a\"b\\c","a\"b\\c"}`);
  expect(literal('days')).toBe('{"2026-11-23","2026-11-23"}');
  expect(literal('closes')).toBe('{f,f}');
  expect(literal('action_starts')).toBe('{1,3}');
  expect(literal('action_items')).toBe('{1,1,2,2}');
  expect(literal('source_accounts')).toBe('{7,8,7,8}');
  expect(literal('chain_sizes')).toBe('{1,1}');
  expect(literal('amounts')).toBe('{500,500}');
});

test('each list stands once', () => {
  const names = Object.values(columns).flatMap((of) => of.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

function request(): PostRequest {
  const action = { kind: 'BET', amount: 500n, held: false, board: false } as const;
  return {
    claim: 1n,
    nonce: null,
    vendor: {
      id: 3,
      code: 'acme',
      active: true,
      prizeMax: 1n,
      apiUrl: null,
      allows: () => true,
    },
    playerId: 42n,
    merchant: 'arara',
    currency: 'BRL',
    unit: '0.01',
    verb: verbs.stake,
    gate: 0,
    sessionHash: null,
    roundName: 'r',
    gameCode: 'dado',
    hash: Buffer.from('abcd', 'hex'),
    ref: String.raw`a"b\c`,
    prepared: false,
    closes: false,
    finals: null,
    outcomeRef: null,
    day: null,
    timeZone: 'America/Sao_Paulo',
    sums: { bet: 500n, win: 0n, paid: 0n, bets: 1, wins: 0 },
    accounts: { cash: 7n, held: 9n },
    sources: [7n, 8n],
    actions: [
      { ...action, txId: 'b1', offset: 0 },
      { ...action, txId: 'b2', offset: null },
    ],
    movements: [{ debit: 7n, credit: 2n, overflow: 0n, amount: 500n, code: 100, kind: 1 }],
  };
}
