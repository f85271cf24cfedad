import type { PrizeFile } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { createPrizeDesk } from './prize-desk.ts';
import { asksOf } from './testing/asks.ts';
import { newId, openPlayProgram, testVendor } from './testing/play-program.ts';
import type { PlayProgram } from './testing/play-program.ts';

let program: PlayProgram;
const cap = 10_000_000;
const won: { txId: string; round: string }[] = [];

beforeAll(async () => {
  program = await openPlayProgram();
  for (let prizes = 0; prizes < 3; prizes += 1) {
    program.clock.advance(60_000);
    const ask = asksOf(program.service, await program.addPlayer());
    const [round, txId] = [newId('r'), newId('w')];
    await ask.play({
      round_id: round,
      actions: [
        { type: 'bet', tx_id: newId('b'), amount: 200, kind: 'normal' },
        { type: 'win', tx_id: txId, amount: cap + 1, kind: 'normal' },
      ],
    });
    won.push({ txId, round });
  }
});
afterAll(() => program.close());

const at = (merchant: string) => ({ caller: { merchant, language: 'pt-BR', staff: { id: 1n } } });
const desk = () =>
  createPrizeDesk({
    ...program,
    games: { factsOf: async () => null },
    members: { maskedNames: async (ids) => new Map(ids.map((id) => [id, 'jo***o'])) },
    decisions: { openAbout: async () => null },
  });
const listOf = (query: object = {}, merchant = 'arara') =>
  call<{ prizes: { txId: string }[]; nextCursor: string | null }>(
    desk().routes,
    'staffPrizes',
    0n,
    { query, ...at(merchant) },
  );
const fileOf = (txId: string, merchant = 'arara') =>
  call<PrizeFile>(desk().routes, 'staffPrize', 0n, {
    params: { vendor: testVendor, txId },
    ...at(merchant),
  });
const cursorOf = (txId: string) =>
  Buffer.from(JSON.stringify([testVendor, txId])).toString('base64url');

test('held prizes stand in the order in which they were won, after a cursor too', async () => {
  const [first, ...rest] = won;
  expect((await listOf()).prizes.map(({ txId }) => txId)).toEqual(won.map(({ txId }) => txId));
  const after = await listOf({ cursor: cursorOf(first?.txId ?? '') });
  expect(after.prizes.map(({ txId }) => txId)).toEqual(rest.map(({ txId }) => txId));
  expect((await listOf({}, 'noite-tropical')).prizes).toEqual([]);
  for (const cursor of ['AAAA', cursorOf('a\u0000b')]) {
    await expect(listOf({ cursor })).rejects.toMatchObject({ code: 'request.invalid' });
  }
  expect(await desk().service.queues('arara')).toMatchObject([{ name: 'prizes', count: 3 }]);
});

test('a prize tells its round, its stake and the cap; one that is released is gone', async () => {
  const [one] = won;
  const txId = one?.txId ?? '';
  expect(await fileOf(txId)).toMatchObject({
    amount: '100000.01',
    cap: '100000.00',
    member: { name: 'jo***o' },
    game: 'dado',
    round: { stake: '2.00', prize: '100000.01', mismatch: false, proof: null },
  });
  await expect(fileOf(txId, 'noite-tropical')).rejects.toMatchObject({ code: 'prize.not.found' });
  await expect(fileOf('<b>')).rejects.toMatchObject({ code: 'prize.not.found' });
  await program.release({ vendor: testVendor, txId });
  await expect(fileOf(txId)).rejects.toMatchObject({ code: 'prize.not.found' });
  expect(await desk().service.queues('arara')).toMatchObject([{ count: 2 }]);
});
