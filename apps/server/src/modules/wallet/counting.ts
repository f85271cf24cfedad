import { dayIn } from '@arara/calendar';
import type { StatementLine } from '@arara/ledger';
import { invariant } from '../../platform/errors.ts';
import { isDense, kindOfCode } from './record.kinds.ts';
import { addDayTotals, addMovements } from './record.repository.ts';
import type { DayTotal } from './record.repository.ts';
import { lockCount, readCount, readCounts, writeCountedTo } from './wallet.repository.ts';
import type { CountRow } from './wallet.repository.ts';
import type { WalletDeps } from './wallet.deps.ts';
import type { Entry } from './wallet.types.ts';

const linesPerPage = 500;
const pagesMax = 2_000;
const walletsPerRound = 1_000;

type CountDeps = Pick<WalletDeps, 'database' | 'ledger' | 'accounts'>;

/**
 * Brings the totals of one player up to the ledger; each transfer is counted exactly once. Walks
 * without a lock; what somebody else has counted meanwhile is not written again.
 */
export async function countPlayer(deps: CountDeps, playerId: bigint): Promise<void> {
  const row = await readCount(deps.database.read, playerId);
  if (row === null) return;
  const [account] = await deps.ledger.balances([row.cash]);
  if ((account?.lastTransferId ?? 0n) <= row.countedTo) return;
  const found = await collectNew(deps, row);
  if (found === null) return;
  await deps.database.transaction(async (tx) => {
    const now = await lockCount(tx, playerId);
    if (now?.countedTo !== row.countedTo) return;
    await addDayTotals(tx, playerId, found.totals);
    await addMovements(tx, playerId, found.movements);
    await writeCountedTo(tx, playerId, found.newest);
  });
}

/** Goes through all wallets and counts where something is new: so that no page waits for it. */
export async function countAll(deps: CountDeps): Promise<number> {
  let counted = 0;
  let after = 0n;
  for (;;) {
    const rows = await readCounts(deps.database.read, after, walletsPerRound);
    const last = rows.at(-1);
    if (last === undefined) return counted;
    const accounts = await deps.ledger.balances(rows.map((row) => row.cash));
    const newest = new Map(accounts.map((account) => [account.id, account.lastTransferId ?? 0n]));
    for (const row of rows) {
      if ((newest.get(row.cash) ?? 0n) <= row.countedTo) continue;
      await countPlayer(deps, row.playerId);
      counted += 1;
    }
    after = last.playerId;
  }
}

interface Found {
  readonly totals: readonly DayTotal[];
  readonly movements: readonly Entry[];
  readonly newest: bigint;
}

/** Walks from the newest transfer back to the one that was counted last; null: nothing is new. */
async function collectNew(deps: CountDeps, row: CountRow): Promise<Found | null> {
  const { timeZone } = await deps.accounts.accountsOf(row.playerId);
  const totals = new Map<string, DayTotal>();
  const movements: Entry[] = [];
  let newest: bigint | null = null;
  let cursor: bigint | null = null;
  let met = false;
  for (let page = 0; page < pagesMax && !met; page += 1) {
    const { lines, next } = await deps.ledger.statement({
      accountId: row.cash,
      pageSize: linesPerPage,
      ...(cursor === null ? {} : { cursor }),
    });
    const fresh = lines.filter((line) => line.transferId > row.countedTo);
    newest ??= fresh[0]?.transferId ?? null;
    const entries = fresh.filter((line) => line.change !== 0n).map(toEntry);
    for (const entry of entries) addTo(totals, dayIn(timeZone, entry.at), entry);
    movements.push(...entries.filter((entry) => !isDense(entry.kind)));
    met = next === null || fresh.length < lines.length;
    cursor = next;
  }
  invariant(met, 'wallets are counted before a million new transfers have come');
  return newest === null ? null : { totals: [...totals.values()], movements, newest };
}

function addTo(totals: Map<string, DayTotal>, day: string, entry: Entry): void {
  const key = `${day} ${entry.kind}`;
  const known = totals.get(key) ?? { day, kind: entry.kind, credited: 0n, debited: 0n, entries: 0 };
  totals.set(key, {
    ...known,
    credited: known.credited + (entry.change > 0n ? entry.change : 0n),
    debited: known.debited - (entry.change < 0n ? entry.change : 0n),
    entries: known.entries + 1,
  });
}

/** A line of the ledger's statement as the account record shows it. */
export function toEntry(line: StatementLine): Entry {
  return {
    id: line.transferId,
    at: line.at,
    kind: kindOfCode(line.code),
    change: line.change,
    balance: line.balance,
    reference: line.reference,
  };
}
