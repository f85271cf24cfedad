import { invariant } from '../../platform/errors.ts';
import type { StatementEntry } from '../../ports/bank/index.ts';
import { houseMoney } from '../cashier/index.ts';
import type { HouseMoney } from '../cashier/index.ts';
import type { Books, Entry } from './bank.policy.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';

const ledgerPage = 500;
/** So long both books may take; their length has no bound. */
const readMs = 30 * 60_000;
const batch = 5_000;
const account = 'bank:pix';
/** The clock of the bank may be ahead of ours. */
const skewMs = 600_000;
const triesMax = 20;

export interface ReadBooks extends Books {
  /** The money of the house now. */
  readonly house: HouseMoney;
  /** The instant up to which both were read. */
  readonly asOf: Date;
}

/** Reads both books of the account from an instant to now, and what each held at the end of a day. */
export async function readBooks(deps: ReconcileDeps, from: Date, until: Date): Promise<ReadBooks> {
  const end = deps.clock.now().getTime() + readMs;
  const { bank, balance, asOf } = await readBank(deps, from, end);
  const ledger = await readLedger(deps, from, end);
  const own = await inBatches(ledger.lines, (lines) => nameLedger(deps, lines));
  const after = (entries: readonly Entry[]) =>
    entries.filter(({ at }) => at >= until).reduce((sum, { amount }) => sum + amount, 0n);
  return {
    bank,
    ledger: own,
    bankClose: balance - after(bank),
    ledgerClose: ledger.house.custody - after(own),
    house: ledger.house,
    asOf,
  };
}

/** Walks through the statement; each page is named as it comes. */
async function readBank(deps: ReconcileDeps, from: Date, end: number) {
  const to = new Date(deps.clock.now().getTime() + skewMs);
  const bank: Entry[] = [];
  for (let page = 0; ; page += 1) {
    requireTime(deps, end, 'the statement of the bank has no end');
    const asOf = deps.clock.now();
    const { items, more, balance } = await deps.bank.statement(from, to, page);
    bank.push(...(await nameBank(deps, items)));
    // The newest lines stand on the last page, which is of one moment with its balance.
    if (!more) return { bank, balance: balance.minor, asOf };
    if (items.length === 0) throw new Error('the statement of the bank has an empty page');
  }
}

function requireTime({ clock }: Pick<ReconcileDeps, 'clock'>, end: number, fault: string): void {
  if (clock.now().getTime() > end) throw new Error(fault);
}

/** Asks for many things in parts that a statement of the database can take. */
async function inBatches<One, Other>(
  all: readonly One[],
  ask: (part: readonly One[]) => Promise<Other[]>,
): Promise<Other[]> {
  const found: Other[] = [];
  for (let at = 0; at < all.length; at += batch) {
    found.push(...(await ask(all.slice(at, at + batch))));
  }
  return found;
}

interface LedgerLine {
  readonly key: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** The ledger's lines and its sum of one moment: between two equal sums nothing was posted. */
async function readLedger(deps: ReconcileDeps, from: Date, end: number) {
  const id = await deps.ledger.find(account, deps.currency);
  invariant(id !== undefined, 'the ledger has no account of the bank');
  const lines = new Map<bigint, LedgerLine>();
  let since = from;
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const before = houseMoney(await deps.ledger.house(deps.currency));
    for (const [transfer, line] of await linesSince(deps, id, since, end))
      lines.set(transfer, line);
    const house = houseMoney(await deps.ledger.house(deps.currency));
    if (house.custody === before.custody) return { lines: [...lines.values()], house };
    since = new Date(deps.clock.now().getTime() - skewMs);
  }
  throw new Error('the account of the bank never rests');
}

async function linesSince(
  deps: Pick<ReconcileDeps, 'ledger' | 'clock'>,
  accountId: bigint,
  from: Date,
  end: number,
): Promise<Map<bigint, LedgerLine>> {
  const lines = new Map<bigint, LedgerLine>();
  let cursor: bigint | null = null;
  for (;;) {
    requireTime(deps, end, 'the account of the bank has no end');
    const answer = await deps.ledger.statement({
      accountId,
      from,
      pageSize: ledgerPage,
      ...(cursor === null ? {} : { cursor }),
    });
    for (const { transferId, chainKey: key, change, at } of answer.lines) {
      // Custody grows where the account owes less.
      lines.set(transferId, { key, amount: -change, at });
    }
    cursor = answer.next;
    if (cursor === null) return lines;
  }
}

/** Gives each line of the bank the key under which the ledger has it, and whose money it is. */
async function nameBank(
  { cashier }: Pick<ReconcileDeps, 'cashier'>,
  entries: readonly StatementEntry[],
): Promise<Entry[]> {
  const pixIds = entries.flatMap(({ endToEndId }) => endToEndId ?? []);
  const payouts = entries.flatMap(({ payoutId }) => payoutId ?? []);
  const [payments, recalls, withdrawals] = await Promise.all([
    cashier.books.payments(pixIds),
    cashier.books.recalls(entries.map(({ id }) => id)),
    cashier.books.withdrawals([], payouts),
  ]);
  const byPix = new Map(payments.map((one) => [one.name, one]));
  const byReturn = new Map(recalls.map((one) => [one.name, one]));
  const byPayout = new Map(withdrawals.map((one) => [one.payoutId, one]));
  return entries.map((entry): Entry => {
    const known =
      byReturn.get(entry.id) ??
      (entry.payoutId === null ? undefined : byPayout.get(entry.payoutId)) ??
      (entry.endToEndId === null ? undefined : byPix.get(entry.endToEndId));
    return {
      key: keyOf(entry, byReturn.has(entry.id), byPayout.get(entry.payoutId ?? '')?.name),
      amount: entry.amount.minor,
      at: entry.at,
      merchant: known?.merchant ?? null,
      state: known?.state ?? null,
    };
  });
}

/** The keys are those of the postings of the cashier (`cashier/postings.ts`). */
function keyOf(entry: StatementEntry, isRecall: boolean, withdrawal: string | undefined): string {
  const { id, kind, endToEndId } = entry;
  if (isRecall) return `pix:recall:${id}`;
  if (kind === 'received') return `pix:${id}`;
  if (kind === 'return.sent' && endToEndId !== null) return `pix:${endToEndId}:end`;
  if (withdrawal === undefined) return `bank:${id}`;
  return `withdrawal:${withdrawal}:${kind === 'sent' ? 'end' : 'returned'}`;
}

/** Tells whose money the lines of the ledger are. */
async function nameLedger(
  { cashier }: Pick<ReconcileDeps, 'cashier'>,
  lines: readonly LedgerLine[],
): Promise<Entry[]> {
  const named = lines.map((line) => ({ ...line, ...partsOf(line.key) }));
  const ids = (kind: string) => named.filter((one) => one.kind === kind).map(({ id }) => id);
  const [payments, recalls, withdrawals] = await Promise.all([
    cashier.books.payments(ids('pix')),
    cashier.books.recalls(ids('recall')),
    cashier.books.withdrawals(ids('withdrawal'), []),
  ]);
  const known = {
    pix: new Map(payments.map((one) => [one.name, one])),
    recall: new Map(recalls.map((one) => [one.name, one])),
    withdrawal: new Map(withdrawals.map((one) => [one.name, one])),
    other: new Map<string, (typeof payments)[number]>(),
  };
  return named.map(({ key, amount, at, kind, id }) => ({
    key,
    amount,
    at,
    merchant: known[kind].get(id)?.merchant ?? null,
    state: null,
  }));
}

const uuid = /^withdrawal:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):/;

function partsOf(key: string) {
  const [, recall] = /^pix:recall:(.+)$/.exec(key) ?? [];
  if (recall !== undefined) return { kind: 'recall', id: recall } as const;
  const [, pix] = /^pix:([^:]+)(?::end)?$/.exec(key) ?? [];
  if (pix !== undefined) return { kind: 'pix', id: pix } as const;
  const [, withdrawal] = uuid.exec(key) ?? [];
  if (withdrawal !== undefined) return { kind: 'withdrawal', id: withdrawal } as const;
  return { kind: 'other', id: key } as const;
}
