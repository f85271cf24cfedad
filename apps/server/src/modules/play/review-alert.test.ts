import { expect, test } from 'vitest';
import { reviewAlert } from './review-alert.ts';

test('a prize that is held stands in the log with what finds it, and nothing of its player', async () => {
  const warned: unknown[] = [];
  const { topics, handle } = reviewAlert({ warn: (what: unknown) => void warned.push(what) });
  expect(topics).toEqual(['play.prize.held']);
  const win = { vendor: 'acme', txId: 'w-1', amount: '10000001', currency: 'BRL' };
  const stored = { xid: '1', seq: 1n, version: 1, audience: null, at: new Date(0) };
  const payload = { ...win, playerId: '7' };
  await handle(undefined as never, { ...stored, topic: 'play.prize.held', payload });
  expect(warned).toEqual([win]);
});
