import { lockAccounts, readAccounts, transferCodeName } from '@arara/ledger';
import type { Ledger, SingleTransfer } from '@arara/ledger';
import { formatDecimal, money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { dayOf } from '../../../platform/calendar.ts';
import type { PlayContext } from '../play.context.ts';
import type { LimitLeg, PlayerAccounts } from '../play.ports.ts';
import { addPayout } from '../totals.repository.ts';
import type { Vendor } from '../vendors.ts';
import { lockRound, takeHeldWin, tellRound, writeCorrectedRound } from './correct.repository.ts';

/** A prize that turned out otherwise: what its round paid when, and what it should have. */
export interface HouseCorrection {
  readonly playerId: bigint;
  readonly roundName: string;
  readonly txId: string;
  /** Minor units; 0: nothing was won. */
  readonly from: bigint;
  readonly to: bigint;
  readonly paidAt: Date;
}

/** Moves the money in the caller's transaction; answers what was spent already, and is lost. */
export type PostCorrection = (tx: Tx) => Promise<bigint>;

/** Where the old prize is and where the new one goes, in minor units. */
interface Split {
  readonly heldBefore: bigint;
  readonly cashBefore: bigint;
  readonly cashAfter: bigint;
  readonly heldAfter: bigint;
  readonly lost: bigint;
}

type Line = Pick<SingleTransfer, 'debit' | 'credit' | 'code' | 'overflow'> & {
  readonly amount: bigint;
};

/**
 * Asks the other modules first: who holds a connection and waits for another one may wait forever. The
 * new prize is paid whole and the old one taken back whole, in one chain, so that nobody sees one
 * without the other. No account goes below zero: what is missing, the house bears.
 */
export async function prepareCorrection(
  context: PlayContext,
  ledger: Pick<Ledger, 'postIn'>,
  vendor: Vendor,
  ask: HouseCorrection,
): Promise<PostCorrection> {
  const { ports, clock } = context;
  const { playerId, roundName, txId, from, to, paidAt } = ask;
  const accounts = await ports.wallet.accountsOf(playerId);
  const { currency } = accounts;
  const revenue = await context.revenueOf(vendor, currency);
  const loss = await ports.wallet.houseAccount(`vendor:${vendor.code}:lost`, currency);
  const { prizeLegs, returnLegs } = await ports.compliance.stakeGuard(playerId);

  return async (tx) => {
    const moment = clock.now();
    const round = await lockRound(tx, vendor.id, playerId, roundName);
    if (round?.win !== from) throw new Error(`round ${roundName} did not pay ${from}`);
    const heldBefore = await takeHeldWin(tx, vendor.id, round.id, moment);
    const available = await lockedCash(tx, accounts.cash);
    const split = splitOf({ from, to, heldBefore, available, prizeMax: vendor.prizeMax });
    const paying = payLines(split, accounts, revenue);
    const taking = takeLines(split, accounts, revenue, loss);
    const change = split.cashAfter - split.cashBefore;
    const limits = change > 0n ? legs(prizeLegs, change) : legs(returnLegs(paidAt), -change);
    const [outcome] = await ledger.postIn(tx, [
      {
        key: `play:correct:${vendor.code}:${txId}`,
        transfers: [...paying, ...taking, ...limits].map(({ amount, ...line }) => ({
          ...line,
          amount: money(amount, currency),
          reference: `round:${round.id}`,
        })),
      },
    ]);
    if (outcome?.ok !== true) throw new Error(`correction refused: ${outcome?.refusal}`);
    const idAt = (lines: readonly Line[], at: number) =>
      lines.length === 0 ? null : (outcome.transfers[at]?.id ?? null);
    const ids = { paidBy: idAt(paying, 0), takenBy: idAt(taking, paying.length) };
    const written = { vendorId: vendor.id, playerId, roundId: round.id, txId, currency, from, to };
    await writeCorrectedRound(tx, { ...written, ...ids, held: split.heldAfter }, moment);
    await tellRound(tx, written, (amount) => formatDecimal(money(amount, currency)));
    await addPayout(tx, playerId, dayOf(paidAt), change);
    await ports.wallet.balanceChanged(tx, playerId);
    return split.lost;
  };
}

/** What a player can spend, which nobody else changes until the transaction ends. */
async function lockedCash(tx: Tx, cash: bigint): Promise<bigint> {
  await lockAccounts(tx, [cash]);
  const [account] = await readAccounts(tx, [cash]);
  if (account === undefined) throw new Error(`no account ${cash}`);
  return account.available;
}

function splitOf(of: {
  from: bigint;
  to: bigint;
  heldBefore: bigint;
  available: bigint;
  prizeMax: bigint;
}): Split {
  const { from, to, heldBefore, available, prizeMax } = of;
  const cashBefore = from - heldBefore;
  // A prize above the cap is looked at by people first; what the player has of it stays theirs.
  const cashAfter = to > prizeMax && cashBefore < to ? cashBefore : to;
  const missing = cashBefore - cashAfter - available;
  const lost = missing > 0n ? missing : 0n;
  return { heldBefore, cashBefore, cashAfter, heldAfter: to - cashAfter, lost };
}

function payLines(
  { cashAfter, heldAfter }: Split,
  { cash, held }: PlayerAccounts,
  revenue: bigint,
): Line[] {
  return moving([
    { debit: revenue, credit: cash, amount: cashAfter, code: 'win' },
    { debit: revenue, credit: held, amount: heldAfter, code: 'win_held' },
  ]);
}

function takeLines(
  { heldBefore, cashBefore, lost }: Split,
  { cash, held }: PlayerAccounts,
  revenue: bigint,
  loss: bigint,
): Line[] {
  const code = 'win_returned';
  return moving([
    { debit: held, credit: revenue, amount: heldBefore, code },
    { debit: cash, credit: revenue, amount: cashBefore - lost, code },
    { debit: loss, credit: revenue, amount: lost, code },
  ]);
}

const moving = (lines: readonly Line[]): Line[] => lines.filter(({ amount }) => amount > 0n);

function legs(of: readonly LimitLeg[], amount: bigint): Line[] {
  return moving(of.map(({ code, ...leg }) => ({ ...leg, code: transferCodeName(code), amount })));
}
