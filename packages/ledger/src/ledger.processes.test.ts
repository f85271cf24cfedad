import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { transaction } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseDebits } from './index.ts';
import { required } from './required.ts';
import {
  createLedgerKit,
  expectSound,
  stake,
  untilWaiting,
  type LedgerKit,
} from './testing/ledger-kit.ts';

const CLIENT = fileURLToPath(new URL('./testing/client-process.ts', import.meta.url));

describe('the ledger among several processes', () => {
  let kit: LedgerKit;
  beforeAll(async () => {
    kit = await createLedgerKit();
    await kit.openHouse('house');
  });
  afterAll(async () => {
    await expectSound(kit.pool, kit.url);
    await kit.close();
  });

  it('looks again when an account moved between its reading and its change', async () => {
    const player = await kit.openPlayer('moving', 100n);
    const blocked = await kit.openPlayer('barred', 100n);
    const ends = await transaction(kit.pool, async (tx) => {
      await kit.ledger.postIn(tx, [stake('moved:first', player, 'house', 70n)]);
      const blockedId = required(await kit.ledger.find(blocked, 'BRL'), 'account');
      await refuseDebits(tx, [blockedId], new Date(0), 'blocked');
      const late = [
        kit.other.post(stake('moved:second', player, 'house', 40n)),
        kit.other.post(stake('moved:third', blocked, 'house', 1n)),
      ];
      await untilWaiting(kit.pool);
      return late;
    });
    expect(await Promise.all(ends)).toMatchObject([
      { ok: false, refusal: 'exceeds_credits' },
      { ok: false, refusal: 'debits_refused' },
    ]);
    expect(await kit.available(player)).toBe(30n);
  });

  it('gives right answers when two processes share one hot account', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, i) => kit.openPlayer(String(i), 1_000_000n)));
    const [before] = await kit.ledger.balances([{ address: 'house', currency: 'BRL' }]);
    const counts = await Promise.all(
      [1, 2].map(async () => {
        const child = fork(CLIENT, [kit.url, 'hot'], { stdio: 'inherit' });
        const [posted] = (await once(child, 'message')) as [number];
        await once(child, 'exit');
        return posted;
      }),
    );
    const [after] = await kit.ledger.balances([{ address: 'house', currency: 'BRL' }]);
    expect(counts.every((posted) => posted > 0)).toBe(true);
    expect(after!.available - before!.available).toBe(BigInt(counts[0]! + counts[1]!));
  });
});
