import type { Seat } from '../protocol/seats.ts';
import type { Vendor } from '../vendors.ts';

/** The same numbers as in database/migrations/0021-play-post.sql. */
export const verbs = { stake: 1, prize: 2, undo: 3, close: 4 } as const;

export type ActionKind = 'BET' | 'WIN' | 'ROLLBACK';

/** One transaction that the vendor named. */
export interface Action {
  readonly kind: ActionKind;
  readonly txId: string;
  readonly amount: bigint;
  /** Place of its transfer in the chain; null where no money moves. */
  readonly offset: number | null;
  /** Goes to the held account; of a rollback: is taken from there. */
  readonly held: boolean;
  readonly board: boolean;
}

/** A movement of the chain; all of a chain happen or none. */
export interface Movement {
  readonly debit: bigint;
  readonly credit: bigint;
  /** Gives what the debit account cannot; 0: none. */
  readonly overflow: bigint;
  readonly amount: bigint;
  readonly code: number;
  readonly kind: number;
}

/** The amounts that a request adds to its round and to the player's day. */
export interface Sums {
  readonly bet: bigint;
  readonly win: bigint;
  /** Prizes without those that are held: what counts for the player's day. */
  readonly paid: bigint;
  readonly bets: number;
  readonly wins: number;
}

/** One request of a vendor, ready to be decided and posted. */
export interface PostRequest {
  /** This request and no other: its own repeat is not a replay. */
  readonly claim: bigint;
  readonly nonce: string | null;
  readonly seat?: Seat;
  readonly vendor: Vendor;
  readonly playerId: bigint;
  readonly merchant: string;
  readonly currency: string;
  /** The worth of one minor unit: `0.01`. */
  readonly unit: string;
  readonly verb: number;
  /** A refusal that is known already; 0: none. */
  readonly gate: number;
  readonly sessionHash: Buffer | null;
  readonly roundName: string;
  readonly gameCode: string;
  readonly hash: Buffer;
  readonly ref: string | null;
  readonly prepared: boolean;
  readonly closes: boolean;
  readonly finals: { readonly bet: bigint; readonly win: bigint } | null;
  readonly outcomeRef: string | null;
  /** The day whose totals it changes where that is not today: a rollback's, of its original. */
  readonly day: string | null;
  /** The zone in which today is cut. */
  readonly timeZone: string;
  readonly sums: Sums;
  readonly accounts: { readonly cash: bigint; readonly held: bigint };
  /** Accounts that a stake is taken from, in order; none: from cash alone. */
  readonly sources: readonly bigint[];
  readonly actions: readonly Action[];
  readonly movements: readonly Movement[];
}

/** The outcome of a request. */
export interface PostAnswer {
  /** A protocol code; -1: prepare again; -2: the ledger refused. */
  readonly code: number;
  readonly refusal: string | null;
  readonly refused_at: number | null;
  readonly detail: string | null;
  readonly duplicate: boolean;
  readonly outcome: 'REVERSED' | 'TOMBSTONED' | 'ALREADY' | null;
  readonly mismatch: boolean;
  readonly held: boolean;
  readonly cash: bigint;
  /** In grants that can be staked. */
  readonly bonus: bigint;
  readonly wallet_tx: bigint | null;
  /** Only of a play with more than one action. */
  readonly wallet_txs: bigint[] | null;
  /** The part of the stakes that came from grants. */
  readonly used_bonus: bigint;
  /** When its batch was put together: what it wrote bears this time. */
  readonly moment: Date;
}

/** Two requests that share one of these never travel in the same batch. */
export function exclusiveKeys(request: PostRequest): string[] {
  const keys = [`p${request.playerId}`];
  if (request.nonce !== null) keys.push(`n${request.nonce}`);
  for (const { txId } of request.actions) keys.push(`${request.vendor.id}:${txId}`);
  if (request.ref !== null) keys.push(`${request.vendor.id}:${request.ref}`);
  return keys;
}
