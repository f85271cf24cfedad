import { minor, type Currency, type Minor } from '@arara/money';
import { sql, type Db, type Tx } from '@arara/postgres';
import { checkedAddress } from './address.ts';

export interface AccountSpec {
  address: string;
  currency: Currency;
  /** Cannot be overdrawn: every account of a player, every limit. */
  debitsMustNotExceedCredits?: boolean;
  creditsMustNotExceedDebits?: boolean;
  /** A busy account of the house without rules: one row update per batch, no statement. */
  hot?: boolean;
}

export interface Account {
  id: bigint;
  address: string;
  currency: Currency;
  debitsPosted: Minor;
  creditsPosted: Minor;
  debitsPending: Minor;
  creditsPending: Minor;
  /** Credits less debits less what is held: what a player can spend. */
  available: Minor;
  /** Grows with each change; null for a hot account or before the first transfer. */
  lastTransferId: bigint | null;
  debitsRefusedFrom: Date | null;
  debitsRefusal: string | null;
  closed: boolean;
}

interface AccountRow {
  id: bigint;
  address: string;
  currency: Currency;
  debits_posted: bigint;
  credits_posted: bigint;
  debits_pending: bigint;
  credits_pending: bigint;
  last_transfer_id: bigint;
  debits_refused_from: Date | null;
  debits_refusal: string | null;
  closed: boolean;
}

/**
 * Opens accounts, in the order given, and returns their ids. One that is open already with the same
 * rules is left as it is; with other rules it throws.
 */
export async function openAccounts(tx: Tx, specs: readonly AccountSpec[]): Promise<bigint[]> {
  const wanted = specs.map((spec) => ({
    address: checkedAddress(spec.address),
    currency: spec.currency,
    flags: flagsOf(spec),
  }));
  const { rows } = await tx.query<{ id: bigint; same: boolean }>(sql`
    SELECT id, same FROM ledger.open_accounts(${JSON.stringify(wanted)}::jsonb) ORDER BY place`);
  const other = specs.find((_, place) => rows[place]?.same !== true);
  if (other !== undefined) throw new Error(`${other.address} is open with other rules`);
  return rows.map(({ id }) => id);
}

/** Accounts by address; one that does not exist is not in the answer. */
export async function findAccounts(
  db: Db,
  wanted: readonly { address: string; currency: Currency }[],
): Promise<{ address: string; currency: Currency; id: bigint; hot: boolean }[]> {
  const { rows } = await db.query<{
    address: string;
    currency: Currency;
    id: bigint;
    hot: boolean;
  }>(sql`
    SELECT a.address, a.currency, a.id, a.hot
    FROM unnest(
      ${wanted.map(({ address }) => address)}::text[],
      ${wanted.map(({ currency }) => currency)}::text[]
    ) w (address, currency)
    JOIN ledger.accounts a USING (address, currency)`);
  return rows;
}

/** Accounts as they are now, in the order of their ids. */
export async function readAccounts(db: Db, ids: readonly bigint[]): Promise<Account[]> {
  const { rows } = await db.query<AccountRow>(sql`
    SELECT a.id, a.address, a.currency, a.debits_posted, a.credits_posted, a.debits_pending,
      a.credits_pending, a.last_transfer_id, a.debits_refused_from, a.debits_refusal, a.closed
    FROM ledger.accounts a
    WHERE a.id = ANY (${ids.map(String)}::bigint[])
    ORDER BY a.id`);
  return rows.map(toAccount);
}

/** The busy accounts of the house in a currency, in the order of their ids: everything else belongs to somebody. */
export async function readHouse(db: Db, currency: Currency): Promise<Account[]> {
  const { rows } = await db.query<AccountRow>(sql`
    SELECT a.id, a.address, a.currency, a.debits_posted, a.credits_posted, a.debits_pending,
      a.credits_pending, a.last_transfer_id, a.debits_refused_from, a.debits_refusal, a.closed
    FROM ledger.accounts a
    WHERE a.hot AND a.currency = ${currency}
    ORDER BY a.id`);
  return rows.map(toAccount);
}

/**
 * Locks accounts for the rest of the transaction: what moves them waits, and what is read of them
 * afterwards holds. Before accounts with a higher id, as postings do.
 */
export async function lockAccounts(tx: Db, ids: readonly bigint[]): Promise<void> {
  await tx.query(sql`SELECT ledger.hold_accounts(${ids.map(String)}::bigint[])`);
}

/**
 * From an instant on, guarded debits of these accounts are refused with this reason, such as
 * `self_excluded`. A batch that holds the account's lock ends first; every later one obeys.
 */
export async function refuseDebits(
  tx: Tx,
  ids: readonly bigint[],
  from: Date,
  reason: string,
): Promise<void> {
  await tx.query(sql`
    SELECT ledger.refuse_debits(${ids.map(String)}::bigint[], ${from}::timestamptz, ${reason})`);
}

/** Takes a refusal of debits back. */
export async function allowDebits(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.query(sql`
    SELECT ledger.refuse_debits(${ids.map(String)}::bigint[], NULL, NULL)`);
}

/** Closes accounts to debits and credits alike; what is held on them may still be voided. */
export async function closeAccounts(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.query(sql`SELECT ledger.close_accounts(${ids.map(String)}::bigint[])`);
}

function flagsOf(spec: AccountSpec): number {
  const {
    debitsMustNotExceedCredits = false,
    creditsMustNotExceedDebits = false,
    hot = false,
  } = spec;
  const ruled = debitsMustNotExceedCredits || creditsMustNotExceedDebits;
  // Totals of a hot account are not known while a batch is evaluated.
  if (hot && ruled) throw new TypeError(`${spec.address} cannot be hot and have a rule`);
  return (
    Number(debitsMustNotExceedCredits) + Number(creditsMustNotExceedDebits) * 2 + Number(hot) * 4
  );
}

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    address: row.address,
    currency: row.currency,
    debitsPosted: minor(row.debits_posted),
    creditsPosted: minor(row.credits_posted),
    debitsPending: minor(row.debits_pending),
    creditsPending: minor(row.credits_pending),
    available: minor(row.credits_posted - row.debits_posted - row.debits_pending),
    lastTransferId: row.last_transfer_id === 0n ? null : row.last_transfer_id,
    debitsRefusedFrom: row.debits_refused_from,
    debitsRefusal: row.debits_refusal,
    closed: row.closed,
  };
}
