import { money } from '@arara/money';
import { transaction } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chain, Outcome } from './index.ts';
import {
  chain,
  createLedgerKit,
  expectSound,
  stake,
  type LedgerKit,
} from './testing/ledger-kit.ts';

const CROWD = 50;

describe('what breaks wallets, with fifty at once', () => {
  let kit: LedgerKit;
  beforeAll(async () => {
    kit = await createLedgerKit();
    await kit.openHouse('house');
  });
  afterAll(async () => {
    await expectSound(kit.pool, kit.url);
    await kit.close();
  });

  const crowd = (make: (index: number) => Chain): Promise<Outcome[]> =>
    Promise.all(Array.from({ length: CROWD }, (_, i) => kit.worker(i)(make(i))));
  const brl = (units: bigint) => money(units, 'BRL');

  it('W1 takes one stake of the same key sent fifty times', async () => {
    const player = await kit.openPlayer('w1', 100n);
    const outcomes = await crowd(() => stake('w1', player, 'house', 60n));
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.ok && outcome.replayed)).toHaveLength(CROWD - 1);
    const answers = new Set(
      outcomes.map((outcome) => (outcome.ok ? outcome.transfers[0]!.id : 0n)),
    );
    expect(answers.size).toBe(1);
    expect(await kit.available(player)).toBe(40n);
  });

  it('W2 takes one of fifty stakes that each need everything', async () => {
    const player = await kit.openPlayer('w2', 100n);
    const outcomes = await crowd((i) => stake(`w2:${i}`, player, 'house', 100n));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = outcomes.filter((outcome) => !outcome.ok);
    expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(new Set(['exceeds_credits']));
    expect(await kit.available(player)).toBe(0n);
  });

  it('W3 refuses a key again with another amount, player, reference or currency', async () => {
    const player = await kit.openPlayer('w3', 100n);
    const rival = await kit.openPlayer('w3-rival', 100n);
    await kit.openPlayer('w3', 100n, 'PTS');
    await kit.openHouse('house', 'PTS');
    const first = stake('w3', player, 'house', 10n);
    expect((await kit.ledger.post(first)).ok).toBe(true);
    const [transfer] = first.transfers;
    const others = [
      stake('w3', player, 'house', 11n),
      stake('w3', rival, 'house', 10n),
      { key: 'w3', transfers: [{ ...transfer!, reference: 'other' }] },
      { key: 'w3', transfers: [{ ...transfer!, amount: money(10n, 'PTS') }] } as Chain,
      { key: 'w3', transfers: [transfer!, transfer!] },
    ];
    for (const other of others) {
      expect(await kit.ledger.post(other)).toMatchObject({ refusal: 'idempotency_conflict' });
    }
    const raced = await crowd((i) => others[i % others.length]!);
    expect(raced.every((outcome) => !outcome.ok)).toBe(true);
    expect(await kit.available(player)).toBe(90n);
    expect(await kit.available(rival)).toBe(100n);
  });

  it('W3 lets one through when different inputs race for a new key', async () => {
    const players = await Promise.all(
      Array.from({ length: 5 }, (_, i) => kit.openPlayer(`w3-race-${i}`, 10n)),
    );
    const outcomes = await crowd((i) => stake('w3:race', players[i % 5]!, 'house', 10n));
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
    const left = await Promise.all(players.map((player) => kit.available(player)));
    expect(left.filter((units) => units === 10n)).toHaveLength(4);
    expect(left.filter((units) => units === 0n)).toHaveLength(1);
  });

  it('W4 refuses a stake whose rollback came first', async () => {
    const player = await kit.openPlayer('w4', 100n);
    expect(await kit.ledger.tombstone(kit.pool, 'w4')).toBe('tombstoned');
    expect(await kit.ledger.tombstone(kit.pool, 'w4')).toBe('tombstoned');
    const outcomes = await crowd(() => stake('w4', player, 'house', 10n));
    expect(outcomes.every((outcome) => !outcome.ok && outcome.refusal === 'tombstoned')).toBe(true);
    expect(await kit.available(player)).toBe(100n);
  });

  it('W4 is either a tombstone or a stake when both race', async () => {
    const player = await kit.openPlayer('w4-race', 100n);
    for (let round = 0; round < 20; round += 1) {
      const key = `w4:race:${round}`;
      const [outcome, buried] = await Promise.all([
        kit.ledger.post(stake(key, player, 'house', 1n)),
        kit.ledger.tombstone(kit.pool, key),
      ]);
      expect(outcome.ok).toBe(buried === 'answered');
    }
  });

  it('W6 reverses a stake once, however many ask and by whatever name', async () => {
    const player = await kit.openPlayer('w6', 100n);
    await kit.ledger.post(stake('w6', player, 'house', 60n));
    const back = {
      debit: 'house',
      credit: player,
      amount: brl(60n),
      code: 'stake_returned',
    } as const;
    // The key of a reversal is made of what it reverses, not of who asks.
    const outcomes = await crowd(() => chain('reverse:w6', back));
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
    expect(await kit.available(player)).toBe(100n);
  });

  it('W8 pays a win once per key and every win of another key', async () => {
    const player = await kit.openPlayer('w8', 0n);
    const win = (key: string) =>
      chain(key, { debit: 'house', credit: player, amount: brl(5n), code: 'win' });
    await crowd((i) => win(`w8:${i % 2}`));
    expect(await kit.available(player)).toBe(10n);
  });

  it('W16 has no amount of zero, below zero or beyond what is safe', async () => {
    const player = await kit.openPlayer('w16', 100n);
    const amounts = [0n, -1n, -(2n ** 62n), 9_000_000_000_000_001n, 2n ** 53n, 2n ** 62n];
    for (const units of amounts) {
      const outcome = await kit.ledger.post(stake(`w16:${units}`, player, 'house', units));
      expect(outcome).toMatchObject({
        ok: false,
        refusal: units === 0n ? 'amount_must_be_positive' : 'amount_out_of_range',
      });
    }
    expect(await kit.available(player)).toBe(100n);
  });

  it(
    'W20 moves to and fro ten thousand times without a deadlock',
    { timeout: 120_000 },
    async () => {
      const a = await kit.openPlayer('w20-a', 5_000n);
      const b = await kit.openPlayer('w20-b', 5_000n);
      let sent = 0;
      const walk = async (i: number) => {
        for (let turn = 0; turn < 200; turn += 1) {
          const [from, to] = (i + turn) % 2 === 0 ? [a, b] : [b, a];
          const outcome = await kit.worker(i)(stake(`w20:${i}:${turn}`, from, to, 1n));
          if (outcome.ok) sent += 1;
        }
      };
      await Promise.all(Array.from({ length: CROWD }, (_, i) => walk(i)));
      expect(sent).toBeGreaterThan(0);
      expect((await kit.available(a)) + (await kit.available(b))).toBe(10_000n);
      // A transfer that met one would have been sent again: PostgreSQL counts them.
      const { rows } = await kit.pool.query(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      );
      expect(rows).toEqual([{ deadlocks: 0n }]);
    },
  );

  it('W22 keeps the same transaction id of two vendors apart', async () => {
    const player = await kit.openPlayer('w22', 100n);
    const outcomes = await crowd((i) => stake(`vendor-${i % 2}:tx-1`, player, 'house', 10n));
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(2);
    expect(await kit.available(player)).toBe(80n);
  });

  it('W23 never moves between currencies', async () => {
    const player = await kit.openPlayer('w23', 100n);
    const [points] = await transaction(kit.pool, (tx) =>
      kit.ledger.openAccounts(tx, [{ address: 'w23:points', currency: 'PTS', hot: true }]),
    );
    const into = chain('w23', { debit: player, credit: points!, amount: brl(5n), code: 'stake' });
    expect(await kit.ledger.post(into)).toMatchObject({ refusal: 'currency_mismatch', index: 0 });
    const named = chain('w23b', {
      debit: player,
      credit: 'w23:points',
      amount: money(5n, 'PTS'),
      code: 'stake',
    });
    expect(await kit.ledger.post(named)).toMatchObject({ refusal: 'debit_account_unknown' });
    expect(await kit.available(player)).toBe(100n);
  });

  it('C7 holds one withdrawal for fifty clicks with one key, and what is there without', async () => {
    const player = await kit.openPlayer('c7', 100n);
    await kit.openHouse('bank:pix');
    const hold = (key: string, units: bigint): Chain => ({
      key,
      transfers: [
        {
          kind: 'pending',
          debit: player,
          credit: 'bank:pix',
          amount: brl(units),
          code: 'withdrawal',
          reference: key,
        },
      ],
    });
    const clicks = await crowd(() => hold('c7', 60n));
    expect(clicks.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
    const others = await crowd((i) => hold(`c7:${i}`, 40n));
    expect(others.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await kit.available(player)).toBe(0n);
  });

  it('C11 never stakes what a withdrawal holds, and ends a hold once', async () => {
    const player = await kit.openPlayer('c11', 100n);
    const held = await kit.ledger.post({
      key: 'c11',
      transfers: [
        {
          kind: 'pending',
          debit: player,
          credit: 'bank:pix',
          amount: brl(90n),
          code: 'withdrawal',
          reference: 'c11',
        },
      ],
    });
    const pending = held.ok ? held.transfers[0]!.id : 0n;
    const stakes = await crowd((i) => stake(`c11:${i}`, player, 'house', 10n));
    expect(stakes.filter(({ ok }) => ok)).toHaveLength(1);
    const code = 'withdrawal';
    const ends = await crowd((i) => ({
      key: `c11:end:${i}`,
      transfers: [
        i % 2 === 0
          ? { kind: 'post', pending, amount: brl(90n), code, reference: 'c11' }
          : { kind: 'void', pending, currency: 'BRL', code, reference: 'c11' },
      ],
    }));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    const [account] = await kit.ledger.balances([{ address: player, currency: 'BRL' }]);
    expect(account!.debitsPending).toBe(0n);
  });
});
