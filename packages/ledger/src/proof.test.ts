import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLedgerKit, stake, type LedgerKit } from './testing/ledger-kit.ts';

describe('the proof', () => {
  let kit: LedgerKit;
  let player: string;
  beforeEach(async () => {
    kit = await createLedgerKit();
    await kit.openHouse('house');
    player = await kit.openPlayer('ana', 1_000n);
    for (let turn = 0; turn < 10; turn += 1)
      await kit.ledger.post(stake(`k${turn}`, player, 'house', 5n));
  });
  afterEach(() => kit.close());

  it('is sound for an honest ledger, and continues where the last one ended', async () => {
    const first = await kit.ledger.prove();
    expect(first).toMatchObject({ sound: true, body: { batches: 11, transfers: 11 } });
    await kit.ledger.post(stake('later', player, 'house', 5n));
    const second = await kit.ledger.prove();
    expect(second).toMatchObject({ sound: true, body: { batches: 1, transfers: 1 } });
    const whole = await kit.ledger.prove({ whole: true });
    expect(whole).toMatchObject({ sound: true, body: { batches: 12, transfers: 12 } });
    expect(whole.body.currencies).toEqual({ BRL: { debits: '1055', credits: '1055', zero: true } });
  });

  it('carries a hash over its body and the proof before', async () => {
    await kit.ledger.prove();
    await kit.ledger.prove();
    const { rows } = await kit.pool.query<{ good: boolean }>(`
      SELECT p.hash = sha256(p.previous || convert_to(p.body::text, 'UTF8'))
        AND p.previous = coalesce(lag(p.hash) OVER (ORDER BY p.id), '\\x') AS good
      FROM ledger.proofs p`);
    expect(rows).toEqual([{ good: true }, { good: true }]);
  });

  // The acts of somebody with a database console, and the signs that give them away.
  const forgeries: [string, string, object][] = [
    [
      'a changed amount',
      `UPDATE ledger.transfers SET amount = 4 WHERE chain_key = 'k3'`,
      { batch_faults: [{ fault: 'content_changed' }] },
    ],
    [
      'a changed reference',
      `UPDATE ledger.transfers SET reference = 'other' WHERE chain_key = 'k3'`,
      { batch_faults: [{ fault: 'content_changed' }] },
    ],
    [
      'a removed transfer',
      `DELETE FROM ledger.transfers WHERE chain_key = 'k3'`,
      { batch_faults: [{ fault: 'transfers_missing' }] },
    ],
    [
      'a removed batch with its transfers',
      `WITH gone AS (DELETE FROM ledger.transfers WHERE chain_key = 'k3' RETURNING id)
       DELETE FROM ledger.batches b USING gone WHERE b.id = ledger.batch_of(gone.id)`,
      { batch_faults: [{ fault: 'chain_broken' }] },
    ],
    [
      'a removed end',
      `WITH gone AS (DELETE FROM ledger.transfers WHERE chain_key = 'k9' RETURNING id)
       DELETE FROM ledger.batches b USING gone WHERE b.id = ledger.batch_of(gone.id)`,
      { cut_strands: [0] },
    ],
    [
      'an added strand',
      'INSERT INTO ledger.strands (strand) VALUES (2000)',
      { cut_strands: [2000] },
    ],
    ['a removed strand', 'DELETE FROM ledger.strands WHERE strand = 77', { cut_strands: [77] }],
    [
      'a renamed strand',
      'UPDATE ledger.strands SET strand = -1 WHERE strand = 1023',
      { cut_strands: [-1, 1023] },
    ],
    [
      'an added transfer',
      `INSERT INTO ledger.transfers
       SELECT id + 4000, debit_account_id, credit_account_id, amount, released, debit_after,
         credit_after, debit_previous_id, credit_previous_id, pending_id, code, kind, 'fake', 'fake'
       FROM ledger.transfers WHERE chain_key = 'k3'`,
      { batch_faults: [{ fault: 'transfers_missing' }] },
    ],
    [
      'a changed balance',
      `UPDATE ledger.account_totals SET credits_posted = credits_posted + 1 WHERE flags = 1`,
      { batch_faults: [] },
    ],
  ];

  it.each(forgeries)('finds %s', async (_, statement, found) => {
    await kit.pool.query(statement);
    const proof = await kit.ledger.prove();
    expect(proof.sound).toBe(false);
    expect(proof.body).toMatchObject(found);
    const next = await kit.ledger.prove();
    expect(next.sound).toBe(false);
  });

  it('names the accounts whose balance is not the sum of their transfers', async () => {
    const [account] = await kit.ledger.balances([{ address: player, currency: 'BRL' }]);
    await kit.pool.query(
      'UPDATE ledger.account_totals SET credits_posted = 5000 WHERE account_id = $1',
      [account!.id.toString()],
    );
    const { body } = await kit.ledger.prove();
    expect(body.account_differences).toEqual([account!.id.toString()]);
    expect(body.currencies).toMatchObject({ BRL: { zero: false } });
  });

  it('tells in the report of the chain which batch is wrong', async () => {
    expect(await kit.ledger.verifyChain()).toMatchObject({ sound: true, batches: 11, faults: [] });
    await kit.pool.query(`UPDATE ledger.transfers SET amount = 4 WHERE chain_key = 'k3'`);
    const { sound, faults } = await kit.ledger.verifyChain();
    expect(sound).toBe(false);
    expect(faults).toHaveLength(1);
    const { rows } = await kit.pool.query<{ id: bigint }>(
      `SELECT ledger.batch_of(id) AS id FROM ledger.transfers WHERE chain_key = 'k3'`,
    );
    expect(faults[0]!.batch).toBe(rows[0]!.id);
  });
});
