import { createLedger } from '@arara/ledger';
import { createRegistry, verifyRound } from '@arara/game-kit';
import { dearMines } from '@arara/game-kit/testing';
import { describe, expect, it } from 'vitest';
import { rotateSeeds } from '../commands/rotate-seeds.ts';
import { presentProof } from '../studio.present.ts';
import type { WalletPort } from '../studio.ports.ts';
import { cashOutOf, dearRounds, openOf } from '../testing/dear-rounds.ts';
import { ended, lost, outcomes, withShapes } from '../testing/shapes.ts';

const at = withShapes();
const { half, look, raisesOf, walletRound } = dearRounds(at);

const hourMs = 3_600_000;
const later = (ms: number) => ({ now: () => new Date(Date.now() + ms) });

/** A wallet that says no to a raise, as it would to any stake. */
function refusing(code: number, more: object = {}): Partial<WalletPort> {
  const bet: WalletPort['bet'] = async (vendor, body) => {
    const asked = { ...body, amount: '90000000000', tx_id: `${body.tx_id}:other` };
    return { ...(await at.wallet.bet(vendor, asked)), code, retryable: false, ...more };
  };
  return { bet };
}

describe('the price of a move', () => {
  it('is told before it, leaves the wallet by a transaction of its own, and is part of the cost', async () => {
    const { visit, before, round, second } = await half();
    expect(round).toMatchObject({ cost: '2.00', moves: 1 });
    expect(round.allowed).toEqual([
      { name: 'open', cost: '1.00' },
      { name: 'cashOut', cost: '0.00' },
    ]);
    const won = await at.room().move(visit.session, openOf(round, second));
    expect(won).toMatchObject({ state: 'SETTLED', cost: '3.00', payout: '6.00', allowed: [] });
    expect(await walletRound(round)).toEqual([{ state: 'CLOSED', bet: '300', win: '600' }]);
    expect(await raisesOf(round)).toMatchObject([{ amount: '100', state: 'MOVED', cost: '300' }]);
    expect(Number(await visit.balance())).toBe(before + 3);
  });

  it('stands in the proof of its round', async () => {
    const { visit, round, second } = await half();
    await at.room().move(visit.session, openOf(round, second));
    const { deps } = at;
    const pair = await deps.seeds.current(deps.database.read, visit.session.player_id);
    const { promise } = deps.seeds.asked(pair);
    await rotateSeeds(deps, visit.session.player_id, { promise, clientSeed: 'outra' });
    const { round: proven, moves } = await at.queries.provenRound(round.id);
    const proof = presentProof(proven, moves, deps.seeds.open);
    expect(proof).toMatchObject({ stake: '2.00', cost: '3.00', payout: '6.00' });
    const registry = createRegistry([dearMines()]);
    expect(verifyRound(proof, registry)).toMatchObject({ ok: true, isBound: true });
    expect(verifyRound({ ...proof, cost: '2.00' }, registry).ok).toBe(false);
  });

  it('is not asked for where the move is not possible, or the round is another player’s', async () => {
    const { visit, round, first, second } = await half();
    const again = at.room().move(visit.session, openOf(round, first));
    await expect(again).rejects.toMatchObject({ code: 'move.refused' });
    const stranger = await at.visit('dear-mines');
    const theirs = at.room().move(stranger.session, openOf(round, second));
    await expect(theirs).rejects.toMatchObject({ code: 'round.not.found' });
    expect(await raisesOf(round)).toEqual([]);
  });

  it('that is repeated twenty times at once is taken once', async () => {
    const { visit, before, round, second } = await half();
    const move = openOf(round, second);
    const all = Array.from({ length: 20 }, () => at.room().move(visit.session, move));
    expect(new Set((await Promise.all(all)).map(({ cost }) => cost))).toEqual(new Set(['3.00']));
    expect(await walletRound(round)).toEqual([{ state: 'CLOSED', bet: '300', win: '600' }]);
    expect(Number(await visit.balance())).toBe(before + 3);
    const other = at.room().move(visit.session, { ...move, choices: { cell: 0 }, number: 2 });
    await expect(other).rejects.toMatchObject({ code: 'idempotency.conflict' });
  });

  it('of two windows at once is taken for the one that moves, and the other is told', async () => {
    const { visit, before, round, second } = await half();
    const tries = [openOf(round, second), openOf(round, second), cashOutOf(round)];
    const came = await outcomes(tries.map((move) => at.room().move(visit.session, move)));
    expect(came).toEqual(['ok', 'round.moved', 'round.moved']);
    const { cost = 0n, payout } = (await at.rowOf(round.id)) ?? {};
    expect([
      [200n, 300n],
      [300n, 600n],
    ]).toContainEqual([cost, payout]);
    expect(Number(await visit.balance())).toBe(before + Number((payout ?? 0n) - cost) / 100);
  });

  it('keeps every other move out while it is on its way', async () => {
    const { visit, round, second } = await half();
    const bet: WalletPort['bet'] = async (...ask) => {
      for (const move of [cashOutOf(round), openOf(round, second)]) {
        const between = at.room().move(visit.session, move);
        await expect(between).rejects.toMatchObject({ code: 'round.moved' });
      }
      return at.wallet.bet(...ask);
    };
    const moved = await at.room({ wallet: { bet } }).move(visit.session, openOf(round, second));
    expect(moved).toMatchObject({ cost: '3.00', payout: '6.00' });
  });
});

describe('a price that is refused', () => {
  it('for want of money leaves the round as it was, to be finished', async () => {
    const visit = await at.visit('dear-mines');
    await at.leaveOne();
    const { round, second } = await half('1.00', visit);
    const move = openOf(round, second);
    const dear = at.room().move(visit.session, move);
    await expect(dear).rejects.toMatchObject({ code: 'stake.insufficient' });
    expect(await look(visit)).toEqual({ ...round, told: round.events.length });
    const again = at.room().move(visit.session, move);
    await expect(again).rejects.toMatchObject({ code: 'stake.insufficient' });
    expect(await raisesOf(round)).toMatchObject([
      { attempt: 0, state: 'REFUSED', refusal: 'stake.insufficient', cost: '100' },
      { attempt: 1, state: 'REFUSED', refusal: 'stake.insufficient', cost: '100' },
    ]);
    const other = { ...cashOutOf(round), idempotencyKey: move.idempotencyKey };
    await expect(at.room().move(visit.session, other)).rejects.toMatchObject({
      code: 'idempotency.conflict',
    });
    const paid = await at.room().move(visit.session, cashOutOf(round));
    expect(paid).toMatchObject({ cost: '1.00', payout: '1.50' });
    expect(await visit.balance()).toBe('1.50');
  });

  it('for a limit says which, and the round can be finished or the move made later', async () => {
    const { visit, before, round, second } = await half();
    const until = new Date(Date.now() + hourMs).toISOString();
    const limit = { limit: 'loss', limit_period: 'day', limit_until: until };
    const move = openOf(round, second);
    const dear = at.room({ wallet: refusing(1004, limit) }).move(visit.session, move);
    await expect(dear).rejects.toMatchObject({
      code: 'limit.reached',
      detail: { value: { limit: 'loss', until } },
    });
    const won = await at.room().move(visit.session, move);
    expect(won).toMatchObject({ cost: '3.00', payout: '6.00' });
    expect(await raisesOf(round)).toMatchObject([{ state: 'REFUSED' }, { state: 'MOVED' }]);
    expect(Number(await visit.balance())).toBe(before + 3);
  });

  it('by one try while another gets through has made its move', async () => {
    const { visit, before, round, second } = await half();
    const move = openOf(round, second);
    const bet: WalletPort['bet'] = async (vendor, body) => {
      const reply = await refusing(1001).bet?.(vendor, body);
      await at.room().move(visit.session, move);
      return reply ?? lost();
    };
    const moved = await at.room({ wallet: { bet } }).move(visit.session, move);
    expect(moved).toMatchObject({ cost: '3.00', payout: '6.00' });
    expect(Number(await visit.balance())).toBe(before + 3);
  });

  it('and is cut off before the wallet keeps it out, is kept out by the sweep', async () => {
    const { visit, before, round, second } = await half();
    const rollback = () => lost();
    const broken = at.room({ wallet: { ...refusing(1001), rollback } });
    await expect(broken.move(visit.session, openOf(round, second))).rejects.toThrow(ended);
    expect(await raisesOf(round)).toMatchObject([{ state: 'LEAVING' }]);
    const sweep = at.room({ ...later(hourMs), wallet: { rollback } });
    await expect(sweep.finish()).rejects.toThrow('1 rounds could not be ended');
    await at.room(later(hourMs)).finish();
    expect(await raisesOf(round)).toMatchObject([{ state: 'REFUSED', cost: '200' }]);
    await at.room().move(visit.session, cashOutOf(round));
    expect(Number(await visit.balance())).toBe(before + 1);
  });
});

it('a raise ends once, whoever asks', async () => {
  const pool = at.owner;
  const changes = [
    `update studio.raise set state = 'ASKED', refusal = null where state = 'REFUSED'`,
    `update studio.raise set amount = amount + 1 where state = 'MOVED'`,
    `update studio.raise set state = 'LEAVING', refusal = 'x' where state = 'MOVED'`,
  ];
  for (const change of changes) await expect(pool.query(change)).rejects.toThrow('ends once');
});

it('the ledger is sound after all of it', async () => {
  const { pool, databaseUrl: url } = at.kernel;
  const ledger = createLedger({ pool, url });
  expect(await ledger.prove({ whole: true })).toMatchObject({ sound: true });
  await ledger.close();
});
