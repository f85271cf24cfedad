import { transferCodes } from '@arara/ledger';
import type { Action, ActionKind, Movement, Sums } from './posting/request.ts';
import type { PlayerAccounts } from './play.ports.ts';
import { legsOn } from './stake-terms.ts';
import type { StakeTerms, TermsLeg } from './stake-terms.ts';

const single = 1;
const check = 5;
const nothing: Sums = { bet: 0n, win: 0n, paid: 0n, bets: 0, wins: 0 };

/** A stake or a prize as the vendor named it. */
export interface Part {
  readonly kind: Extract<ActionKind, 'BET' | 'WIN'>;
  readonly txId: string;
  readonly amount: bigint;
}

/** The accounts whose money moves, and what else moves with it. */
export interface Parties {
  readonly accounts: PlayerAccounts;
  readonly revenue: bigint;
  readonly terms: Pick<StakeTerms, 'legs'>;
  /** A prize above it goes to the held account. */
  readonly prizeMax: bigint;
  /** A prize from here on may stand on the winner board; null: none does. */
  readonly boardMin: bigint | null;
}

export interface Built {
  readonly actions: Action[];
  readonly movements: Movement[];
  readonly sums: Sums;
}

/** Stakes and prizes in the vendor's order, then the limits that they use up and give back. */
export function buildMoves(parts: readonly Part[], parties: Parties): Built {
  const { accounts, revenue, terms, prizeMax, boardMin } = parties;
  const actions: Action[] = [];
  const movements: Movement[] = [];
  let bet = 0n;
  let win = 0n;
  let paid = 0n;
  for (const part of parts) {
    const held = part.kind === 'WIN' && part.amount > prizeMax;
    const board = part.kind === 'WIN' && boardMin !== null && part.amount >= boardMin;
    const movement = movementOf(part, held, accounts, revenue);
    const offset = movement === null ? null : movements.length;
    if (movement !== null) movements.push(movement);
    actions.push({ ...part, offset, held, board });
    if (part.kind === 'BET') bet += part.amount;
    else win += part.amount;
    if (part.kind === 'WIN' && !held) paid += part.amount;
  }
  movements.push(...legs(legsOn(terms, 'stake'), bet), ...legs(legsOn(terms, 'prize'), paid));
  const bets = parts.filter(({ kind }) => kind === 'BET').length;
  return { actions, movements, sums: { bet, win, paid, bets, wins: parts.length - bets } };
}

/** The same moves after the stake's money has come back from where it was held for it. */
export function afterRelease(
  { actions, movements, sums }: Built,
  { held, cash }: Pick<PlayerAccounts, 'held' | 'cash'>,
): Built {
  const release: Movement = {
    debit: held,
    credit: cash,
    overflow: 0n,
    amount: sums.bet,
    code: transferCodes.chase_released,
    kind: single,
  };
  const shifted = actions.map((action) => ({
    ...action,
    offset: action.offset === null ? null : action.offset + 1,
  }));
  return { actions: shifted, movements: [release, ...movements], sums };
}

/** A stake of nothing still asks whether the player may stake; a prize of nothing moves nothing. */
function movementOf(
  { kind, amount }: Part,
  held: boolean,
  accounts: PlayerAccounts,
  revenue: bigint,
): Movement | null {
  if (kind === 'BET') {
    return {
      debit: accounts.cash,
      credit: revenue,
      overflow: 0n,
      amount,
      code: transferCodes.stake,
      kind: amount === 0n ? check : single,
    };
  }
  if (amount === 0n) return null;
  return {
    debit: revenue,
    credit: held ? accounts.held : accounts.cash,
    overflow: 0n,
    amount,
    code: held ? transferCodes.win_held : transferCodes.win,
    kind: single,
  };
}

function legs(of: readonly TermsLeg[], amount: bigint): Movement[] {
  if (amount === 0n) return [];
  return of.map(({ debit, credit, code, overflow = 0n }) => ({
    debit,
    credit,
    overflow,
    amount,
    code,
    kind: single,
  }));
}

/** The facts that a rollback needs to know about the transaction that it undoes. */
export interface Original {
  readonly kind: ActionKind | null;
  readonly amount: bigint;
  /** The prize still waits on the held account. */
  readonly held: boolean;
  readonly at: Date;
}

/** Limits count what remains: a stake gives back, a prize takes; a held one had given nothing. */
function limitsOf(
  { kind, held, at }: Original,
  terms: Pick<StakeTerms, 'legs'>,
): readonly TermsLeg[] {
  if (kind === 'BET') return legsOn(terms, 'refund', at);
  return held ? [] : legsOn(terms, 'return', at);
}

/** A stake goes back to the player; a prize is taken back, the missing part as a debt. */
export function buildUndo(
  txId: string,
  original: Original | null,
  parties: Pick<Parties, 'accounts' | 'revenue' | 'terms'>,
): Built {
  const { accounts, revenue, terms } = parties;
  const amount = original?.amount ?? 0n;
  const held = original?.held ?? false;
  const base = { kind: 'ROLLBACK', txId, amount, held, board: false } as const;
  if (original === null || original.kind === null || original.kind === 'ROLLBACK') {
    return { actions: [{ ...base, offset: null }], movements: [], sums: nothing };
  }
  const isBet = original.kind === 'BET';
  const sums = isBet
    ? { ...nothing, bet: -amount, bets: -1 }
    : { ...nothing, win: -amount, paid: held ? 0n : -amount, wins: -1 };
  if (amount === 0n) return { actions: [{ ...base, offset: null }], movements: [], sums };
  const money: Movement = isBet
    ? {
        debit: revenue,
        credit: accounts.cash,
        overflow: 0n,
        amount,
        code: transferCodes.stake_returned,
        kind: single,
      }
    : {
        debit: original.held ? accounts.held : accounts.cash,
        credit: revenue,
        overflow: accounts.debt,
        amount,
        code: transferCodes.win_returned,
        kind: single,
      };
  const limits = limitsOf(original, terms);
  return { actions: [{ ...base, offset: 0 }], movements: [money, ...legs(limits, amount)], sums };
}
