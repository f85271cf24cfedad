import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLedgerKit, stake, type LedgerKit } from './testing/ledger-kit.ts';

let kit: LedgerKit;
let ana: string;
beforeEach(async () => {
  kit = await createLedgerKit();
  await kit.openHouse('house');
  ana = await kit.openPlayer('ana', 1_000n);
  await kit.openPlayer('bia', 1_000n);
  for (let turn = 0; turn < 5; turn += 1)
    await kit.ledger.post(stake(`k${turn}`, ana, 'house', 5n));
});
afterEach(() => kit.close());

/** The last batch with everything that hangs on it, rewritten by somebody who knows how it is made. */
const rewriteLast = `
  UPDATE ledger.transfers SET amount = 4, debit_after = debit_after + 1 WHERE chain_key = 'k4';
  UPDATE ledger.account_totals t SET debits_posted = debits_posted - 1
  FROM ledger.account_names n WHERE n.id = t.account_id AND n.address = 'player:ana:cash';
  UPDATE ledger.account_totals t SET credits_posted = credits_posted - 1
  FROM ledger.account_names n WHERE n.id = t.account_id AND n.address = 'house';
  UPDATE ledger.batches b SET hash = sha256(b.previous || convert_to(c.content, 'UTF8'))
  FROM (
    SELECT ledger.batch_of(t.id) AS id, ledger.batch_content(
      ARRAY[t.id], ARRAY[t.debit_account_id], ARRAY[t.credit_account_id], ARRAY[t.amount],
      ARRAY[t.released], ARRAY[t.debit_after], ARRAY[t.credit_after], ARRAY[t.debit_previous_id],
      ARRAY[t.credit_previous_id], ARRAY[t.pending_id], ARRAY[t.code], ARRAY[t.kind],
      ARRAY[t.chain_key], ARRAY[t.reference]) AS content
    FROM ledger.transfers t WHERE t.chain_key = 'k4'
  ) c WHERE c.id = b.id;
  UPDATE ledger.strands s SET last_hash = b.hash FROM ledger.batches b WHERE b.id = s.last_batch_id;`;

/** The values that earlier proofs left behind, made to fit the rewritten rows. */
const rewriteKept = `
  UPDATE ledger.proved_strands p SET hash = s.last_hash FROM ledger.strands s
  WHERE s.strand = p.strand;
  UPDATE ledger.proved_accounts p SET debits_posted = t.debits_posted,
    credits_posted = t.credits_posted
  FROM ledger.account_totals t WHERE t.account_id = p.account_id;`;

describe('the proof starts from what earlier proofs said', () => {
  it('finds a transfer that was rewritten with balances, batch hash and strand head', async () => {
    expect((await kit.ledger.prove()).sound).toBe(true);
    await kit.pool.query(rewriteLast);
    expect(await kit.ledger.verifyChain()).toMatchObject({ sound: true });
    for (const whole of [true, false]) {
      const proof = await kit.ledger.prove({ whole });
      expect(proof).toMatchObject({ sound: false, body: { head_faults: [{ proof: '1' }] } });
      expect(proof.body.account_differences).toHaveLength(2);
    }
  });

  it('finds it in the whole history, though the next proof had called it new', async () => {
    const kept = await kit.ledger.prove();
    await kit.pool.query(rewriteLast);
    // As if no proof but the first had vouched for anything since.
    await kit.pool.query(rewriteKept);
    const whole = await kit.ledger.prove({ whole: true });
    expect(whole).toMatchObject({
      sound: false,
      body: { kept: String(kept.id), vouched_changed: true, account_differences: [] },
    });
  });

  it.each([
    ['a proof was rewritten', `UPDATE ledger.proofs SET body = body || '{"heads": {}}'`],
    ['a proof was called sound', `UPDATE ledger.proofs SET sound = NOT sound WHERE id = 1`],
    ['a proof was taken out', `DELETE FROM ledger.proofs WHERE id = 1`],
    ['every proof was taken out', `DELETE FROM ledger.proofs`],
    ['a kept balance was rewritten', `UPDATE ledger.proved_accounts SET rules = rules + 1`],
  ])('finds that %s', async (_, statement) => {
    await kit.ledger.prove();
    await kit.ledger.post(stake('later', ana, 'house', 5n));
    await kit.ledger.prove();
    await kit.pool.query(statement);
    expect((await kit.ledger.prove()).sound).toBe(false);
    expect((await kit.ledger.prove({ whole: true })).sound).toBe(false);
  });
});

describe('the proof covers who an account is', () => {
  it('finds two accounts whose names were swapped', async () => {
    await kit.ledger.prove();
    await kit.pool.query(`
      UPDATE ledger.account_names SET address = 'x' WHERE address = 'player:ana:cash';
      UPDATE ledger.account_names SET address = 'player:ana:cash' WHERE address = 'player:bia:cash';
      UPDATE ledger.account_names SET address = 'player:bia:cash' WHERE address = 'x'`);
    const proof = await kit.ledger.prove();
    expect(proof.sound).toBe(false);
    expect(proof.body.name_differences).toHaveLength(2);
  });

  it('finds an account that may be overdrawn now, and one that is gone', async () => {
    await kit.ledger.prove();
    await kit.pool.query(`UPDATE ledger.account_totals SET flags = 0 WHERE account_id =
      (SELECT id FROM ledger.account_names WHERE address = 'player:ana:cash')`);
    expect((await kit.ledger.prove()).body.name_differences).toHaveLength(1);
    await kit.pool.query(`DELETE FROM ledger.account_totals WHERE account_id =
      (SELECT id FROM ledger.account_names WHERE address = 'player:ana:cash')`);
    expect((await kit.ledger.prove()).body.account_differences).toHaveLength(1);
  });
});

describe('the daily proof walks a seventh of the old ledger', () => {
  it('another one each time, and all of it where a week went by', async () => {
    const walked: unknown[] = [];
    for (let day = 0; day < 9; day += 1) walked.push((await kit.ledger.prove()).body.walked);
    expect(walked).toEqual([[0, 1, 2, 3, 4, 5, 6], [0], [1], [2], [3], [4], [5], [6], [0]]);
    await kit.pool.query(`UPDATE ledger.proofs SET made_at = made_at - interval '7 days'`);
    expect((await kit.ledger.prove()).body.walked).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['changed', `UPDATE ledger.transfers SET amount = 4 WHERE chain_key = 'k2'`],
    [
      'added',
      `INSERT INTO ledger.transfers SELECT id + (5::bigint << 12), debit_account_id,
       credit_account_id, amount, released, debit_after, credit_after, debit_previous_id,
       credit_previous_id, pending_id, code, kind, 'fake', 'fake'
       FROM ledger.transfers WHERE chain_key = 'k2'`,
    ],
  ])('finds an old transfer that was %s within seven proofs', async (_, statement) => {
    await kit.ledger.prove();
    await kit.pool.query(statement);
    const sound: boolean[] = [];
    for (let day = 0; day < 7; day += 1) sound.push((await kit.ledger.prove()).sound);
    expect(sound).toContain(false);
    // Once a fault is known, no proof is sound before it is mended.
    expect(sound.slice(sound.indexOf(false))).not.toContain(true);
  });
});

describe('an unsound proof', () => {
  it('stands until an operator who has seen it clears it', async () => {
    await kit.ledger.prove();
    expect(await kit.ledger.unsoundProof()).toBeNull();
    const tampered = `UPDATE ledger.account_totals SET credits_posted = credits_posted + $1
      WHERE flags = 1`;
    await kit.pool.query(tampered, [1]);
    const first = await kit.ledger.prove();
    await kit.pool.query(tampered, [-1]);
    expect((await kit.ledger.prove()).sound).toBe(true);
    expect(await kit.ledger.unsoundProof()).toEqual({ id: first.id, madeAt: first.madeAt });
    const clearance = { reason: 'a test', by: 'ana', ranBy: null };
    await kit.pool.query(tampered, [1]);
    const second = await kit.ledger.prove();
    expect(await kit.ledger.clearProof({ ...clearance, proof: first.id })).toBe(false);
    expect(await kit.ledger.clearProof({ ...clearance, proof: second.id })).toBe(true);
    expect(await kit.ledger.unsoundProof()).toBeNull();
    expect(await kit.ledger.clearProof({ ...clearance, proof: second.id })).toBe(false);
  });
});
