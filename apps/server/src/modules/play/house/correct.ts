import { dayIn } from '@arara/calendar';
import { lockAccounts, readAccounts, transferCodeName } from '@arara/ledger';
import type { Chain, Ledger, Outcome, SingleTransfer } from '@arara/ledger';
import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Tx } from '@arara/postgres';
import type { PlayDeps } from '../play.deps.ts';
import type { PlayerAccounts } from '../play.ports.ts';
import { legsOn } from '../stake-terms.ts';
import type { StakeTerms, TermsLeg } from '../stake-terms.ts';
import { addPayouts } from '../totals.repository.ts';
import type { Vendor } from '../vendors.ts';
import {
  lockRounds,
  partsOfRounds,
  takeWinsInReview,
  tellRounds,
  writeCorrectedRounds,
} from './correct.repository.ts';
import type { CorrectedRound, Correction, RoundPart } from './correct.repository.ts';
import { splitOf } from './correct.policy.ts';
import type { Split } from './correct.policy.ts';

/** A prize that turned out otherwise: what its round paid when, and what it should have. */
export interface HouseCorrection {
  readonly playerId: bigint;
  readonly roundName: string;
  readonly txId: string;
  /** Minor units; 0: nothing was won. */
  readonly from: bigint;
  readonly to: bigint;
  /** The part of an earlier prize that the house bears since the correction before: the player still has it. */
  readonly kept: bigint;
  readonly paidAt: Date;
}

/** Moves the money in the caller's transaction; answers what of each was spent already: the house bears it. */
export type PostCorrections = (tx: Tx) => Promise<bigint[]>;

type Line = Pick<SingleTransfer, 'debit' | 'credit' | 'code' | 'overflow'> & {
  readonly amount: bigint;
};

/** A correction with all that other modules say about its player. */
interface Prepared extends HouseCorrection {
  readonly accounts: PlayerAccounts;
  readonly revenue: bigint;
  readonly loss: bigint;
  readonly terms: Pick<StakeTerms, 'legs'>;
}

/** The effect of a correction, with its round locked. */
interface Move {
  readonly of: Prepared;
  readonly roundId: bigint;
  readonly split: Split;
  readonly paying: readonly Line[];
  readonly taking: readonly Line[];
}

/**
 * Asks the other modules first: who holds a connection and waits for another one may wait forever. A
 * new prize is paid whole and the old one taken back whole, in one chain, so that nobody sees one
 * without the other. No account goes below zero: what is missing, the house bears, and the round goes on
 * to say that the player has it. All of the corrections are made, or none.
 */
export async function prepareCorrections(
  deps: PlayDeps,
  ledger: Pick<Ledger, 'postIn'>,
  vendor: Vendor,
  asked: readonly HouseCorrection[],
): Promise<PostCorrections> {
  const { ports, clock } = deps;
  const prepared = await Promise.all(asked.map((ask) => prepare(deps, vendor, ask)));
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
      // Limits and profit count what the player's money changes by, not what the house bears.
      moves.map(({ of: { playerId, accounts, paidAt }, split: { moved: amount } }) => ({
        playerId,
        day: dayIn(accounts.timeZone, paidAt),
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
  { ports, revenueOf }: PlayDeps,
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
    terms: await ports.terms(ask.playerId),
  };
}

/** Locks the rounds, then the money; of one player's corrections each finds what those before it left. */
async function movesOf(
  tx: Tx,
  vendor: Vendor,
  prepared: readonly Prepared[],
  moment: Date,
): Promise<Move[]> {
  const found = await lockRounds(tx, vendor.id, prepared);
  const rounds = found.map((round, at): CorrectedRound => {
    const { roundName, from, kept } = prepared[at] as Prepared;
    if (round?.win !== from + kept) throw new Error(`round ${roundName} did not pay ${from}`);
    return round;
  });
  const ids = rounds.map(({ id }) => id);
  const parts = await partsOfRounds(tx, ids);
  const held = await takeWinsInReview(tx, vendor.id, ids, moment);
  const money = await lockedMoney(tx, prepared, parts);
  const available = (account: bigint) => money.get(account) ?? 0n;
  return prepared.map((of, at) => {
    const { id: roundId, bet } = rounds[at] as CorrectedRound;
    const split = splitOf({
      cash: of.accounts.cash,
      bet,
      parts: parts.filter(({ round }) => round === roundId),
      has: of.from + of.kept,
      to: of.to,
      heldBefore: held.get(roundId) ?? 0n,
      prizeMax: vendor.prizeMax,
      available,
    });
    for (const { account, before, after, lost } of split.holdings) {
      money.set(account, available(account) + after - before + lost);
    }
    return { of, roundId, split, paying: payLines(split, of), taking: takeLines(split, of) };
  });
}

/** The amounts that players can spend, by account, which nobody else changes until the transaction ends. */
async function lockedMoney(
  tx: Tx,
  prepared: readonly Prepared[],
  parts: readonly RoundPart[],
): Promise<Map<bigint, bigint>> {
  const own = prepared.map(({ accounts }) => accounts.cash);
  const ids = [...new Set([...own, ...parts.map(({ account }) => account)])];
  await lockAccounts(tx, ids);
  const accounts = await readAccounts(tx, ids);
  if (accounts.length < ids.length) throw new Error('an account is gone');
  return new Map(accounts.map(({ id, available }) => [id, available]));
}

function chainOf(vendor: Vendor, { of, roundId, paying, taking, split }: Move): Chain {
  const { terms, paidAt, txId, accounts } = of;
  const { moved } = split;
  const limits =
    moved > 0n
      ? legs(legsOn(terms, 'prize'), moved)
      : legs(legsOn(terms, 'return', paidAt), -moved);
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
    parts: partsOf(split),
  };
}

const decimalOf = (minor: bigint, currency: Currency) => formatDecimal(money(minor, currency));

/** The part of the new prize that is the grants', with the part of the old one that could not be taken back. */
function partsOf({ holdings: [, ...grants] }: Split): Correction['parts'] {
  return grants
    .map(({ account, after, lost, held }) => ({ account, amount: after + lost + held, held }))
    .filter(({ amount }) => amount > 0n);
}

function payLines(
  { holdings, heldAfter }: Split,
  { accounts: { held }, revenue, loss, kept }: Prepared,
): Line[] {
  return moving([
    ...holdings.map(({ account, after }) => ({
      debit: revenue,
      credit: account,
      amount: after,
      code: 'win' as const,
    })),
    { debit: revenue, credit: held, amount: heldAfter, code: 'win_held' },
    // The loss that the house bore before is reckoned anew.
    { debit: revenue, credit: loss, amount: kept, code: 'win_returned' },
  ]);
}

function takeLines(
  { heldBefore, holdings, lost }: Split,
  { accounts: { held }, revenue, loss }: Prepared,
): Line[] {
  const code = 'win_returned';
  return moving([
    { debit: held, credit: revenue, amount: heldBefore, code },
    ...holdings.map((holding) => ({
      debit: holding.account,
      credit: revenue,
      amount: holding.before - holding.lost,
      code: 'win_returned' as const,
    })),
    { debit: loss, credit: revenue, amount: lost, code },
  ]);
}

const moving = (lines: readonly Line[]): Line[] => lines.filter(({ amount }) => amount > 0n);

function legs(of: readonly TermsLeg[], amount: bigint): Line[] {
  return moving(
    of.map(({ debit, credit, code, overflow }) => ({
      debit,
      credit,
      ...(overflow === undefined ? {} : { overflow }),
      code: transferCodeName(code),
      amount,
    })),
  );
}
