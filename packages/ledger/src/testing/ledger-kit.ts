import { money, type Currency } from '@arara/money';
import { createPool, transaction, type Pool } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { expect } from 'vitest';
import { required } from '../required.ts';
import { createLedger, type Chain, type Ledger, type Outcome, type Transfer } from '../index.ts';

export type Post = (chain: Chain) => Promise<Outcome>;

export interface LedgerKit {
  /** The owner's connections, which may change and forge everything. */
  pool: Pool;
  /** The owner's address. */
  url: string;
  /** The address by which the program connects. */
  programUrl: string;
  /** Works under the role of the program, as in production. */
  ledger: Ledger;
  /** A second ledger on the same database, as another process would have. */
  other: Ledger;
  openPlayer: (name: string, units: bigint, currency?: Currency) => Promise<string>;
  openHouse: (address: string, currency?: Currency) => Promise<string>;
  available: (address: string, currency?: Currency) => Promise<bigint>;
  /** Worker i of a crowd posts by the lane, by another process's lane, or in a transaction. */
  worker: (index: number) => Post;
  close: () => Promise<void>;
}

/** Two ledgers on a database of their own, with `world` to pay players from. */
export async function createLedgerKit(): Promise<LedgerKit> {
  const db = await createTestDatabase({ max: 20 });
  const { pool, url, programUrl } = db;
  const own = createPool(programUrl, { max: 10, onError: () => undefined });
  const ledger = createLedger({ pool: own, url: programUrl });
  const other = createLedger({ pool: own, url: programUrl });

  async function openHouse(address: string, currency: Currency = 'BRL'): Promise<string> {
    await transaction(pool, (tx) => ledger.openAccounts(tx, [{ address, currency, hot: true }]));
    return address;
  }

  async function openPlayer(
    name: string,
    units: bigint,
    currency: Currency = 'BRL',
  ): Promise<string> {
    const address = `player:${name}:cash`;
    const spec = { address, currency, debitsMustNotExceedCredits: true };
    await transaction(pool, (tx) => ledger.openAccounts(tx, [spec]));
    await openHouse('world', currency);
    if (units === 0n) return address;
    const outcome = await ledger.post(
      chain(`fund:${currency}:${name}`, {
        debit: 'world',
        credit: address,
        amount: money(units, currency),
        code: 'deposit',
      }),
    );
    expect(outcome.ok).toBe(true);
    return address;
  }

  async function available(address: string, currency: Currency = 'BRL'): Promise<bigint> {
    const [account] = await ledger.balances([{ address, currency }]);
    return required(account, address).available;
  }

  const byTransaction: Post = (input) =>
    transaction(own, async (tx) => required((await ledger.postIn(tx, [input]))[0], 'outcome'), {
      attempts: 10,
    });
  const ways: Post[] = [ledger.post, other.post, byTransaction];

  async function close(): Promise<void> {
    await Promise.all([ledger.close(), other.close()]);
    await own.end();
    await db.drop();
  }

  const worker = (index: number): Post => required(ways[index % ways.length], 'way');
  return { pool, url, programUrl, ledger, other, openPlayer, openHouse, available, worker, close };
}

type Brief = Omit<Extract<Transfer, { debit: unknown }>, 'reference' | 'kind' | 'currency'> & {
  amount: ReturnType<typeof money>;
};

/** A chain of single transfers that all refer to its key. */
export function chain(key: string, ...transfers: Brief[]): Chain {
  return { key, transfers: transfers.map((transfer) => ({ ...transfer, reference: key })) };
}

/** A chain of one stake. */
export function stake(key: string, debit: string, credit: string, units: bigint): Chain {
  return chain(key, { debit, credit, amount: money(units, 'BRL'), code: 'stake' });
}

/** Asserts the invariants I1 to I5 of the whole ledger, from its rows. */
export async function expectSound(pool: Pool, url: string): Promise<void> {
  const proving = createLedger({ pool, url });
  const proof = await proving.prove({ whole: true });
  await proving.close();
  // I1 zero sum per currency, I2 balances are the sum of transfers, I5 the hash chain.
  expect(proof.body).toMatchObject({
    batch_faults: [],
    cut_strands: [],
    account_differences: [],
    stray_transfers: 0,
  });
  expect(proof.sound).toBe(true);
  const { rows: negative } = await pool.query(`
    SELECT address FROM ledger.accounts
    WHERE debits_must_not_exceed_credits AND credits_posted - debits_posted - debits_pending < 0`);
  expect(negative).toEqual([]); // I3
  const { rows: doubled } = await pool.query(`
    SELECT t.chain_key FROM ledger.transfers t LEFT JOIN ledger.keys k ON k.key = t.chain_key
    WHERE k.first_id IS NULL OR t.id NOT BETWEEN k.first_id AND k.first_id + k.id_range - 1`);
  expect(doubled).toEqual([]); // I4
  const { rows: broken } = await pool.query(`
    SELECT transfer_id FROM (
      SELECT transfer_id, balance, previous_id, change, account_id,
        lag(balance, 1, 0) OVER w AS before, lag(transfer_id) OVER w AS listed
      FROM ledger.entries WHERE balance IS NOT NULL
      WINDOW w AS (PARTITION BY account_id ORDER BY transfer_id)
    ) e
    WHERE balance <> before + change OR previous_id <> coalesce(listed, 0)`);
  expect(broken).toEqual([]); // Every statement adds up, line by line.
}

/** Until a batch waits for a row that another transaction has. */
export async function untilWaiting(pool: Pool): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await pool.query(`SELECT FROM pg_stat_activity
          WHERE application_name LIKE 'arara-ledger %' AND wait_event_type = 'Lock'
            AND datname = current_database()`);
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

/** Opens empty accounts in one transaction: hot ones of the house, and players' that stay above zero. */
export function openEach(
  { pool, ledger }: Pick<LedgerKit, 'pool' | 'ledger'>,
  addresses: readonly string[],
  isHouse: (address: string, at: number) => boolean,
): Promise<bigint[]> {
  const specs = addresses.map((address, at) => {
    const hot = isHouse(address, at);
    return { address, currency: 'BRL' as const, hot, debitsMustNotExceedCredits: !hot };
  });
  return transaction(pool, (tx) => ledger.openAccounts(tx, specs));
}
