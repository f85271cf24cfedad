import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Chain, Ledger } from '@arara/ledger';
import { isCurrency, money } from '@arara/money';
import type { Currency } from '@arara/money';
import { dayOf } from '../../../platform/calendar.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PlayContext } from '../play.context.ts';
import type { PlayerAccounts } from '../play.ports.ts';
import { legsOn } from '../stake-terms.ts';
import type { TermsLeg } from '../stake-terms.ts';
import { addPayouts } from '../totals.repository.ts';

export interface HeldWin {
  readonly vendor: string;
  readonly txId: string;
  readonly playerId: bigint;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

// Of its round everybody knows the merchant; a vendor of the house has no names of its own for players.
const waiting = sql`
  select v.code as vendor, h.tx_id as "txId", h.player_id as "playerId", h.amount, h.currency, h.at
  from play.held_win h
  join play.vendor v on v.id = h.vendor_id
  join play.vendor_tx t on t.vendor_id = h.vendor_id and t.tx_id = h.tx_id
  join play.round r on r.player_id = h.player_id and r.id = t.round
  where h.state = 'HELD'`;

/** Prizes above a vendor's cap that wait for people, oldest first. */
export async function heldWins(
  { database }: PlayContext,
  merchant: string,
  limit: number,
): Promise<HeldWin[]> {
  const { rows } = await database.read.query<HeldWin & Record<string, unknown>>(
    sql`${waiting} and r.merchant_id = ${merchant} order by h.at, h.tx_id limit ${limit}`,
  );
  return rows;
}

/** One of them, however many wait before it; with `lock` it stays as it is until the transaction ends. */
export async function heldWin(
  db: Db,
  merchant: string,
  { vendor, txId }: Pick<HeldWin, 'vendor' | 'txId'>,
  lock = false,
): Promise<HeldWin | null> {
  const one = sql`${waiting} and r.merchant_id = ${merchant} and v.code = ${vendor} and h.tx_id = ${txId}`;
  const { rows } = await db.query<HeldWin & Record<string, unknown>>(
    lock ? sql`${one} for update of h` : one,
  );
  return rows[0] ?? null;
}

/** The sum of a player's prizes that wait for people. */
export async function heldPrizes({ database }: PlayContext, playerId: bigint): Promise<bigint> {
  const { rows } = await database.read.query<{ held: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as held
    from play.held_win where state = 'HELD' and player_id = ${playerId}`);
  return rows[0]?.held ?? 0n;
}

export interface Release {
  readonly vendor: string;
  readonly txId: string;
  /** The two people. */
  readonly by: readonly [string, string];
}

/**
 * Two people agree that a held prize is right. Prepares the release and gives its part inside the
 * transaction, which pays the prize to the player's cash, once.
 */
export async function releaseHeld(
  context: PlayContext,
  ledger: Pick<Ledger, 'postIn'>,
  request: Release,
): Promise<(tx: Tx) => Promise<void>> {
  const { clock, database, ports } = context;
  if (request.by[0] === request.by[1]) throw new AppError('decision.same.person');
  const win = await waitingWin(database.read, request);
  if (win === null || !isCurrency(win.currency)) throw new AppError('round.not.found');
  const { currency } = win;
  // Asked before the transaction: a process that holds a connection and waits for another one may wait forever.
  const accounts = await ports.wallet.accountsOf(win.playerId);
  const terms = await ports.terms(win.playerId);
  return async (tx) => {
    if (!(await markReleased(tx, win, request.by, clock.now()))) {
      throw new AppError('round.not.found');
    }
    const [outcome] = await ledger.postIn(tx, [
      releaseOf(
        { ...win, currency },
        { accounts, parts: await heldParts(tx, win), limits: legsOn(terms, 'release', win.at) },
      ),
    ]);
    if (outcome?.ok !== true) throw new Error(`release refused: ${outcome?.refusal}`);
    // After the accounts, as the vendors' posts lock them.
    const day = dayOf(accounts.timeZone, win.at);
    await addPayouts(tx, [{ playerId: win.playerId, day, amount: win.amount }]);
    await ports.wallet.balanceChanged(tx, win.playerId);
    await ports.players.tellOfReleased(tx, win.playerId, money(win.amount, currency));
  };
}

/** Marks a held prize as released; false where it waits no more. */
async function markReleased(
  tx: Tx,
  { vendor, txId }: HeldWin,
  by: readonly [string, string],
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update play.held_win h set state = 'RELEASED', decided_at = ${at},
      decided_by = ${[...by]}::text[]
    from play.vendor v
    where v.id = h.vendor_id and v.code = ${vendor} and h.tx_id = ${txId} and h.state = 'HELD'`);
  return rowCount === 1;
}

async function waitingWin(
  db: Db,
  { vendor, txId }: Pick<HeldWin, 'vendor' | 'txId'>,
): Promise<HeldWin | null> {
  const { rows } = await db.query<HeldWin & Record<string, unknown>>(
    sql`${waiting} and v.code = ${vendor} and h.tx_id = ${txId}`,
  );
  return rows[0] ?? null;
}

interface HeldPart {
  readonly account: bigint;
  readonly amount: bigint;
}

/** The part of a held prize that belongs to grants, as its stake was split. */
async function heldParts(db: Db, { vendor, txId }: HeldWin): Promise<HeldPart[]> {
  const { rows } = await db.query<HeldPart & Record<string, unknown>>(sql`
    select p.account, p.held as amount
    from play.split_part p join play.vendor v on v.id = p.vendor_id
    where v.code = ${vendor} and p.tx_id = ${txId} and p.held > 0
    order by p.account`);
  return rows;
}

/** The prize from the held account to where its stake came from, and the room below the limits. */
function releaseOf(
  win: HeldWin & { readonly currency: Currency },
  {
    accounts: { held, cash },
    parts,
    limits,
  }: {
    readonly accounts: PlayerAccounts;
    readonly parts: readonly HeldPart[];
    readonly limits: readonly TermsLeg[];
  },
): Chain {
  const amount = money(win.amount, win.currency);
  const reference = `win:${win.vendor}:${win.txId}`;
  const ofCash = parts.reduce((rest, part) => rest - part.amount, win.amount);
  const paid = [{ account: cash, amount: ofCash }, ...parts]
    .filter((part) => part.amount > 0n)
    .map((part) => ({
      debit: held,
      credit: part.account,
      amount: money(part.amount, win.currency),
      code: 'win_released' as const,
      reference,
    }));
  const back = limits.map(({ debit, credit }) => ({
    debit,
    credit,
    amount,
    code: 'limit_returned' as const,
    reference,
  }));
  return { key: `play:release:${win.vendor}:${win.txId}`, transfers: [...paid, ...back] };
}
