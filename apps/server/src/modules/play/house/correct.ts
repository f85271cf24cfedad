import { lockAccounts, readAccounts, transferCodeName } from '@arara/ledger';
import type { Chain, Ledger, Outcome, SingleTransfer } from '@arara/ledger';
import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { dayOf } from '../../../platform/calendar.ts';
import type { PlayContext } from '../play.context.ts';
import type { LimitLeg, PlayerAccounts, StakeGuard } from '../play.ports.ts';
import { addPayouts } from '../totals.repository.ts';
import type { Vendor } from '../vendors.ts';
import {
  lockRounds,
  takeHeldWins,
  tellRounds,
  writeCorrectedRounds,
} from './correct.repository.ts';

/** A prize that turned out otherwise: what its round paid when, and what it should have. */
export interface HouseCorrection {
  readonly playerId: bigint;
  readonly roundName: string;
  readonly txId: string;
  /** Minor units; 0: nothing was won. */
  readonly from: bigint;
  readonly to: bigint;
  /** What of an earlier prize the house bears since the correction before: the player still has it. */
  readonly kept: bigint;
  readonly paidAt: Date;
}

/** Moves the money in the caller's transaction; answers what of each was spent already: the house bears it. */
export type PostCorrections = (tx: Tx) => Promise<bigint[]>;

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

/** A correction with all that other modules say about its player. */
interface Prepared extends HouseCorrection {
  readonly accounts: PlayerAccounts;
  readonly revenue: bigint;
  readonly loss: bigint;
  readonly guard: Pick<StakeGuard, 'prizeLegs' | 'returnLegs'>;
}

/** What a correction does, with its round locked. */
interface Move {
  readonly of: Prepared;
  readonly roundId: bigint;
  readonly split: Split;
  readonly paying: readonly Line[];
  readonly taking: readonly Line[];
  /** What the player's cash changes by: limits and profit count this, not what the house bears. */
  readonly moved: bigint;
}

/**
 * Asks the other modules first: who holds a connection and waits for another one may wait forever. A
 * new prize is paid whole and the old one taken back whole, in one chain, so that nobody sees one
 * without the other. No account goes below zero: what is missing, the house bears, and the round goes on
 * to say that the player has it. All of the corrections are made, or none.
 */
export async function prepareCorrections(
  context: PlayContext,
  ledger: Pick<Ledger, 'postIn'>,
  vendor: Vendor,
  asked: readonly HouseCorrection[],
): Promise<PostCorrections> {
  const { ports, clock } = context;
  const prepared = await Promise.all(asked.map((ask) => prepare(context, vendor, ask)));
  return async (tx) => {
    const moment = clock.now();
    const moves = await movesOf(tx, vendor, prepared, moment);
    const outcomes = await ledger.postIn(
      tx,
      moves.map((move) => chainOf(vendor, move)),
    );
    const written = moves.map((move, at) => writtenOf(move, outcomes[at]));
    await writeCorrectedRounds(tx, vendor.id, written, moment);
    await tellRounds(tx, written, decimalOf);
    await addPayouts(
      tx,
      moves.map(({ of: { playerId, accounts, paidAt }, moved: amount }) => ({
        playerId,
        day: dayOf(accounts.timeZone, paidAt),
        amount,
      })),
    );
    for (const playerId of new Set(prepared.map((one) => one.playerId))) {
      await ports.wallet.balanceChanged(tx, playerId);
    }
    return moves.map(({ split }) => split.lost);
  };
}

async function prepare(
  { ports, revenueOf }: PlayContext,
  vendor: Vendor,
  ask: HouseCorrection,
): Promise<Prepared> {
  const accounts = await ports.wallet.accountsOf(ask.playerId);
  const { currency } = accounts;
  return {
    ...ask,
    accounts,
    revenue: await revenueOf(vendor, currency),
    loss: await ports.wallet.houseAccount(`vendor:${vendor.code}:lost`, currency),
    guard: await ports.compliance.stakeGuard(ask.playerId),
  };
}

/** Locks the rounds, then the cash; of one player's corrections each finds what those before it left. */
async function movesOf(
  tx: Tx,
  vendor: Vendor,
  prepared: readonly Prepared[],
  moment: Date,
): Promise<Move[]> {
  const rounds = await lockRounds(tx, vendor.id, prepared);
  const ids = rounds.map((round, at) => {
    const { roundName, from, kept } = prepared[at] as Prepared;
    if (round?.win !== from + kept) throw new Error(`round ${roundName} did not pay ${from}`);
    return round.id;
  });
  const held = await takeHeldWins(tx, vendor.id, ids, moment);
  const cash = await lockedCash(tx, prepared);
  return prepared.map((of, at) => {
    const { from, to, kept, accounts } = of;
    const roundId = ids[at] as bigint;
    const heldBefore = held.get(roundId) ?? 0n;
    const available = cash.get(accounts.cash) ?? 0n;
    const split = splitOf({
      has: from + kept,
      to,
      heldBefore,
      available,
      prizeMax: vendor.prizeMax,
    });
    const moved = split.cashAfter - split.cashBefore + split.lost;
    cash.set(accounts.cash, available + moved);
    const paying = payLines(split, of);
    const taking = takeLines(split, of);
    return { of, roundId, split, paying, taking, moved };
  });
}

/** What players can spend, by account, which nobody else changes until the transaction ends. */
async function lockedCash(tx: Tx, prepared: readonly Prepared[]): Promise<Map<bigint, bigint>> {
  const ids = [...new Set(prepared.map(({ accounts }) => accounts.cash))];
  await lockAccounts(tx, ids);
  const accounts = await readAccounts(tx, ids);
  if (accounts.length < ids.length) throw new Error('an account is gone');
  return new Map(accounts.map(({ id, available }) => [id, available]));
}

function chainOf(vendor: Vendor, { of, roundId, paying, taking, moved }: Move): Chain {
  const { guard, paidAt, txId, accounts } = of;
  const limits = moved > 0n ? legs(guard.prizeLegs, moved) : legs(guard.returnLegs(paidAt), -moved);
  return {
    key: `play:correct:${vendor.code}:${txId}`,
    transfers: [...paying, ...taking, ...limits].map(({ amount, ...line }) => ({
      ...line,
      amount: money(amount, accounts.currency),
      reference: `round:${roundId}`,
    })),
  };
}

function writtenOf({ of, roundId, split, paying, taking }: Move, outcome: Outcome | undefined) {
  if (outcome?.ok !== true) throw new Error(`correction refused: ${outcome?.refusal}`);
  const idAt = (lines: readonly Line[], at: number) =>
    lines.length === 0 ? null : (outcome.transfers[at]?.id ?? null);
  const { playerId, txId, from, to, kept, accounts } = of;
  return {
    playerId,
    roundId,
    txId,
    currency: accounts.currency,
    from: from + kept,
    to: to + split.lost,
    held: split.heldAfter,
    paidBy: idAt(paying, 0),
    takenBy: idAt(taking, paying.length),
  };
}

const decimalOf = (minor: bigint, currency: Currency) => formatDecimal(money(minor, currency));

function splitOf(of: {
  has: bigint;
  to: bigint;
  heldBefore: bigint;
  available: bigint;
  prizeMax: bigint;
}): Split {
  const { has, to, heldBefore, available, prizeMax } = of;
  const cashBefore = has - heldBefore;
  // A prize above the cap is looked at by people first; what the player has of it stays theirs.
  const cashAfter = to > prizeMax && cashBefore < to ? cashBefore : to;
  const missing = cashBefore - cashAfter - available;
  const lost = missing > 0n ? missing : 0n;
  return { heldBefore, cashBefore, cashAfter, heldAfter: to - cashAfter, lost };
}

function payLines(
  { cashAfter, heldAfter }: Split,
  { accounts: { cash, held }, revenue, loss, kept }: Prepared,
): Line[] {
  return moving([
    { debit: revenue, credit: cash, amount: cashAfter, code: 'win' },
    { debit: revenue, credit: held, amount: heldAfter, code: 'win_held' },
    // What the house bore before is reckoned anew.
    { debit: revenue, credit: loss, amount: kept, code: 'win_returned' },
  ]);
}

function takeLines(
  { heldBefore, cashBefore, lost }: Split,
  { accounts: { cash, held }, revenue, loss }: Prepared,
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
