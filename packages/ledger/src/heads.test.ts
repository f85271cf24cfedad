import { money } from '@arara/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headsKey, parseHeads, signHeads, verifyDump, type SignedHeads } from './index.ts';
import { createLedgerKit, stake, type LedgerKit } from './testing/ledger-kit.ts';

const key = headsKey(Buffer.alloc(32, 7));
const thief = headsKey(Buffer.alloc(32, 8));

let kit: LedgerKit;
let ana: string;
let published: SignedHeads[];
beforeEach(async () => {
  kit = await createLedgerKit();
  await kit.openHouse('house');
  ana = await kit.openPlayer('ana', 1_000n);
  published = [];
  await play('a');
  await play('b');
});
afterEach(() => kit.close());

/** Five stakes, each a batch of its own, then a proof whose heads leave the database. */
async function play(name: string): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await kit.ledger.post(stake(`${name}${turn}`, ana, 'house', 5n));
  }
  await kit.ledger.prove();
  await kit.ledger.publishHeads(key, async (heads) => void published.push(heads));
}

async function dump(): Promise<string[]> {
  const parts: string[] = [];
  await kit.ledger.dump(async (lines) => void parts.push(lines));
  return parts.join('').split('\n');
}

const check = async (heads: readonly SignedHeads[] = published, publicKey?: string) =>
  verifyDump(await dump(), heads, publicKey);

/** The batch of the transfer with this key. */
async function batchOf(chainKey: string): Promise<string> {
  const { rows } = await kit.pool.query<{ batch: bigint }>(
    'SELECT ledger.batch_of(id) AS batch FROM ledger.transfers WHERE chain_key = $1',
    [chainKey],
  );
  return String(rows[0]?.batch);
}

/** Gives every batch the hash that its transfers and the batch before it have now. */
const rehash = `
  DO $$
  DECLARE
    b record;
    last bytea := '\\x';
    made bytea;
  BEGIN
    FOR b IN SELECT * FROM ledger.batches ORDER BY id LOOP
      SELECT sha256(last || convert_to(ledger.batch_content(
        array_agg(t.id), array_agg(t.debit_account_id), array_agg(t.credit_account_id),
        array_agg(t.amount), array_agg(t.released), array_agg(t.debit_after),
        array_agg(t.credit_after), array_agg(t.debit_previous_id), array_agg(t.credit_previous_id),
        array_agg(t.pending_id), array_agg(t.code), array_agg(t.kind), array_agg(t.chain_key),
        array_agg(t.reference)), 'UTF8')) INTO made
      FROM ledger.transfers t WHERE ledger.batch_of(t.id) = b.id;
      UPDATE ledger.batches SET previous = last, hash = made WHERE id = b.id;
      last := made;
    END LOOP;
  END
  $$`;

describe('a dump of the ledger', () => {
  it('has every batch on the chains that the published heads name', async () => {
    const report = await check();
    expect(report).toMatchObject({ batches: 11, newer: 0, compared: 2, faults: [] });
    expect(report.transfers).toBe(11);
    expect(report.publicKey).toBe(published[0]?.publicKey);
    await kit.ledger.post(stake('later', ana, 'house', 5n));
    expect(await check()).toMatchObject({ batches: 12, newer: 1, faults: [] });
  });

  it('holds every kind of transfer, on several strands, as PostgreSQL hashed it', async () => {
    const held = await kit.ledger.post({
      key: 'hold',
      transfers: [
        {
          kind: 'pending',
          debit: ana,
          credit: 'house',
          amount: money(5n, 'BRL'),
          code: 'stake',
          reference: 'null',
        },
      ],
    });
    if (!held.ok) throw new Error(held.refusal);
    const busy = await kit.pool.connect();
    await busy.query('BEGIN; SELECT FROM ledger.strands WHERE strand = 0 FOR UPDATE');
    await kit.other.post({
      key: 'NULL',
      transfers: [
        {
          kind: 'void',
          pending: held.transfers[0]!.id,
          currency: 'BRL',
          code: 'stake',
          reference: 'a/b=c',
        },
      ],
    });
    await busy.query('ROLLBACK');
    busy.release();
    await play('c');
    expect(published.at(-1)?.heads.map(([strand]) => strand)).toEqual(['0', '1']);
    expect(await check()).toMatchObject({ newer: 0, compared: 3, faults: [] });
  });

  it.each([
    ['an amount', 'amount = 4'],
    ['an account', 'credit_account_id = debit_account_id'],
    ['a reference', `reference = 'other'`],
  ])('tells the batch of a transfer with %s that was changed', async (_, change) => {
    await kit.pool.query(`UPDATE ledger.transfers SET ${change} WHERE chain_key = 'a2'`);
    const { faults } = await check();
    expect(faults).toEqual([{ fault: 'content_changed', where: await batchOf('a2') }]);
  });

  it('tells a batch that lost a transfer', async () => {
    const where = await batchOf('b1');
    await kit.pool.query(`DELETE FROM ledger.transfers WHERE chain_key = 'b1'`);
    expect((await check()).faults).toEqual([{ fault: 'transfers_missing', where }]);
  });

  it('tells where a batch is missing', async () => {
    const gone = await batchOf('a2');
    await kit.pool.query(`DELETE FROM ledger.batches WHERE id = ${gone}`);
    expect((await check()).faults).toEqual([{ fault: 'chain_broken', where: await batchOf('a3') }]);
  });

  it('tells that the end of a chain was cut off', async () => {
    const last = await batchOf('b4');
    await kit.pool.query(`DELETE FROM ledger.batches WHERE id = ${last}`);
    expect((await check()).faults).toEqual([{ fault: 'head_gone', where: `2: 0 ${last}` }]);
  });

  it('tells each head that does not lie on a chain that was written anew', async () => {
    await kit.pool.query(`UPDATE ledger.transfers SET amount = 4 WHERE chain_key = 'a2'`);
    await kit.pool.query(rehash);
    const [first, second] = [await batchOf('a4'), await batchOf('b4')];
    expect((await check()).faults).toEqual([
      { fault: 'head_gone', where: `1: 0 ${first}` },
      { fault: 'head_gone', where: `2: 0 ${second}` },
    ]);
  });

  it('tells lines that are none', async () => {
    const lines = await dump();
    const { faults } = await verifyDump(
      ['{', '{"batch":1}', '> operator', '', ...lines],
      published,
    );
    expect(faults).toEqual([
      { fault: 'line_unreadable', where: '1' },
      { fault: 'line_unreadable', where: '2' },
    ]);
  });
});

describe('published heads', () => {
  it('that were changed have a wrong signature', async () => {
    const [first, second] = published as [SignedHeads, SignedHeads];
    const { faults } = await check([first, { ...second, heads: first.heads }]);
    expect(faults).toEqual([{ fault: 'signature_wrong', where: '2' }]);
    const unsigned = { ...second, signature: '', publicKey: '00' };
    expect((await check([first, unsigned])).faults).toContainEqual({
      fault: 'signature_wrong',
      where: '2',
    });
  });

  it('that another key signed are refused, by the key that is given or the first of the list', async () => {
    const [first, second] = published as [SignedHeads, SignedHeads];
    const forged = [first, second].map((heads) => signHeads(heads, thief));
    expect((await check([first, forged[1]!])).faults).toEqual([
      { fault: 'key_unknown', where: '2' },
    ]);
    expect((await check(forged)).faults).toEqual([]);
    expect((await check(forged, first.publicKey)).faults).toEqual([
      { fault: 'key_unknown', where: '1' },
      { fault: 'key_unknown', where: '2' },
      { fault: 'heads_none', where: '' },
    ]);
    expect((await check(published, first.publicKey)).faults).toEqual([]);
  });

  it('are linked, so that a proof that was left out is seen; a line that is repeated is one', async () => {
    await play('c');
    const [first, second, third] = published as [SignedHeads, SignedHeads, SignedHeads];
    expect((await check([third, first, second, second])).faults).toEqual([]);
    expect((await check([first, third])).faults).toEqual([{ fault: 'heads_missing', where: '3' }]);
    expect((await check([])).faults).toEqual([{ fault: 'heads_none', where: '' }]);
  });

  it('of an unsound proof are linked and vouch for nothing', async () => {
    await kit.pool.query(`UPDATE ledger.strands SET last_hash = '\\x00' WHERE strand = 0`);
    await kit.ledger.prove();
    await kit.ledger.publishHeads(key, async (heads) => void published.push(heads));
    expect(published.at(-1)?.sound).toBe(false);
    expect(await check()).toMatchObject({ compared: 2, faults: [] });
  });

  it('are published once each, and again where storing them did not come to pass', async () => {
    await kit.ledger.prove();
    await kit.ledger.prove();
    const broken = kit.ledger.publishHeads(key, () => Promise.reject(new Error('disk full')));
    await expect(broken).rejects.toThrow('disk full');
    const later: SignedHeads[] = [];
    const publish = async (heads: SignedHeads) => void later.push(heads);
    expect(await kit.ledger.publishHeads(key, publish)).toBe(2);
    expect(later.map(({ proof }) => proof)).toEqual(['3', '4']);
    expect(await kit.other.publishHeads(key, publish)).toBe(0);
    const since = new Date(0);
    expect(await kit.ledger.publishedHeads(since, 10)).toEqual(
      [...published, ...later].toReversed(),
    );
    expect(await kit.ledger.publishedHeads(since, 1)).toEqual(later.slice(-1));
    expect(await kit.ledger.publishedHeads(new Date(Date.now() + 1_000), 10)).toEqual([]);
  });

  it('are read from lines and from the answer of the site', () => {
    const lines = published.map((heads) => JSON.stringify(heads)).join('\n');
    expect(parseHeads(`${lines}\n`)).toEqual(published);
    expect(parseHeads(`${lines.slice(0, 300)}\n${lines}`)).toEqual(published);
    const answer = { code: 0, value: { rows: published } };
    expect(parseHeads(JSON.stringify(answer))).toEqual(published);
    expect(parseHeads('<!doctype html>')).toBeNull();
    expect(parseHeads('{"value":{"rows":[{}]}}')).toBeNull();
    expect(parseHeads('')).toEqual([]);
  });
});
