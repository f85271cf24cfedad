import { payloadOf } from '@arara/facts';
import type { Topic } from '@arara/facts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksOf } from './testing/asks.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';
import type { PlayProgram } from './testing/play-program.ts';

let program: PlayProgram;
beforeAll(async () => {
  program = await openPlayProgram();
});
afterAll(() => program.close());

test('all that the database itself tells of play are facts', async () => {
  const player = await program.addPlayer({ balance: 100_000n });
  const ask = asksOf(program.service, player);
  const [round, undone] = [newId('r'), { tx_id: newId(), round_id: newId('r') }];
  await ask.bet({ round_id: round, amount: 1_005 });
  await ask.win({ round_id: round, amount: 10_000_001 });
  await ask.win({ round_id: round, amount: 7 });
  await ask.close(round, 1_005, 10_000_008);
  await ask.bet(undone);
  await ask.rollback({ original_tx_id: undone.tx_id, round_id: undone.round_id });
  const { rows } = await program.owner.query<{ topic: Topic; version: number; payload: unknown }>(
    'select topic, version, payload from platform.event',
  );
  const topics = rows.map(({ topic, version, payload }) => {
    expect(payloadOf(topic, payload, version)).toEqual(payload);
    return topic;
  });
  expect([...new Set(topics)].toSorted()).toEqual(['balance', 'play.prize.held', 'round']);
});
