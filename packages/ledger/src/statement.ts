import { minor, type Currency, type Minor } from '@arara/money';
import { sql, type Db } from '@arara/postgres';
import { transferCodeName, type TransferCode } from './codes.ts';
import { idAt, postedAt } from './ids.ts';
import { required } from './required.ts';

export interface StatementQuery {
  accountId: bigint;
  /** Where the page before ended. */
  cursor?: bigint;
  from?: Date;
  /** Not included. */
  until?: Date;
  /** Lines per page, up to 500. */
  pageSize: number;
}

export interface StatementLine {
  transferId: bigint;
  at: Date;
  code: TransferCode;
  kind: 'single' | 'pending' | 'post' | 'void' | 'check';
  currency: Currency;
  /** How it changed what the account can spend. */
  change: Minor;
  /** The amount that the account could spend afterwards; null on a hot account. */
  balance: Minor | null;
  /** The amount that was moved or held. */
  amount: Minor;
  counterAddress: string;
  reference: string;
  chainKey: string;
  pendingId: bigint | null;
}

export interface Statement {
  /** Newest first. */
  lines: StatementLine[];
  /** Where the next page begins, or null at the end. */
  next: bigint | null;
}

interface LineRow {
  transfer_id: bigint;
  code: number;
  kind: number;
  currency: Currency;
  change: bigint;
  balance: bigint | null;
  amount: bigint;
  counter_address: string;
  reference: string;
  chain_key: string;
  pending_id: bigint;
  previous_id: bigint;
}

const PAGE_SIZE_MAX = 500;
const ID_MAX = 2n ** 63n - 1n;
const kinds = ['single', 'pending', 'post', 'void', 'check'] as const;

/** A page of an account's transfers with its balance after each. */
export async function readStatement(db: Db, query: StatementQuery): Promise<Statement> {
  const { accountId, cursor, from, until } = query;
  const pageSize = Math.min(query.pageSize, PAGE_SIZE_MAX);
  const beforeId = until === undefined ? ID_MAX : idAt(until);
  const afterId = from === undefined ? 0n : idAt(from);
  const { rows } = await db.query<LineRow>(sql`
    SELECT e.transfer_id, e.code, e.kind, own.currency, e.change, e.balance, e.amount,
      counter.address AS counter_address, e.reference, e.chain_key, e.pending_id, e.previous_id
    FROM ledger.accounts own
    CROSS JOIN LATERAL ledger.statement(
      own.id, ${cursor ?? null}::bigint, ${beforeId}::bigint, ${afterId}::bigint, ${pageSize + 1}
    ) e
    JOIN ledger.accounts counter ON counter.id = e.counter_account_id
    WHERE own.id = ${accountId}::bigint
    ORDER BY e.transfer_id DESC`);
  const next = rows[pageSize]?.transfer_id ?? null;
  return { lines: rows.slice(0, pageSize).map(toLine), next };
}

function toLine(row: LineRow): StatementLine {
  return {
    transferId: row.transfer_id,
    at: postedAt(row.transfer_id),
    code: transferCodeName(row.code),
    kind: required(kinds[row.kind - 1], 'kind'),
    currency: row.currency,
    change: minor(row.change),
    balance: row.balance === null ? null : minor(row.balance),
    amount: minor(row.amount),
    counterAddress: row.counter_address,
    reference: row.reference,
    chainKey: row.chain_key,
    pendingId: row.pending_id === 0n ? null : row.pending_id,
  };
}
