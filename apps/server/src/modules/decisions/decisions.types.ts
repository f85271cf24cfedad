import type { Permission } from '@arara/contract';
import type { Db, Tx } from '@arara/postgres';
import type { z } from 'zod';
import type { StaffActor } from '../../platform/permissions.ts';

/** The facts of a subject, by names and values that people read: `{ amount: '2500.00 BRL' }`. */
export type Facts = Readonly<Record<string, string>>;

export interface FactsRequest {
  /** The brand; null for the whole house. */
  readonly merchant: string | null;
  /** The facts have to stay as they are until the transaction ends: its rows are locked. */
  readonly lock: boolean;
}

/** The word of a person about a subject. `still`: the proposer, looked at again when another person approves. */
export interface Word {
  readonly actor: StaffActor;
  readonly verb: 'propose' | 'still' | 'approve';
  readonly merchant: string | null;
}

/** A decision on its way to be carried out. */
export interface Approved {
  readonly id: string;
  readonly merchant: string | null;
  readonly reason: string;
  /** The e-mail addresses of the two people, the proposer first. */
  readonly people: readonly [string, string];
}

/** A kind of decision, as the module that carries it out contributes it. */
export interface DecisionKind<S> {
  /** For example `withdrawal.approve`. */
  readonly kind: string;
  readonly permissions: {
    readonly read: Permission;
    readonly propose: Permission;
    readonly approve: Permission;
  };
  /** `house`: it is about the whole house and no brand; its permissions have the scope `all`. */
  readonly of: 'brand' | 'house';
  /** How long a proposal waits for the second person, in milliseconds; three days by default. */
  readonly expiresMs?: number;
  readonly subject: z.ZodType<S>;
  /** The number of the account of the member that it is about; absent where it is about a thing that is open itself. */
  memberOf?(subject: S): string;
  /** The subject as one text: of one subject no two decisions are open. */
  keyOf(subject: S): string;
  /** The facts on which two people decide; null where there is nothing, or nothing any more, to decide. */
  facts(db: Db, subject: S, request: FactsRequest): Promise<Facts | null>;
  /**
   * Refuses the word of a person who has the permission, for example above a bound or for rights that are not theirs.
   * Asked of both people, after the facts and in the same transaction; throws an `AppError`.
   */
  permit?(db: Db, subject: S, word: Word): Promise<void>;
  /**
   * Prepares the deed and gives the part of it that runs in the transaction which marks the decision as
   * executed. An `AppError` ends the decision as FAILED; any other fault is tried again.
   */
  execute(subject: S, approved: Approved): Promise<(tx: Tx) => Promise<void>>;
  /**
   * The deed takes transactions of its own in `execute`, each of them idempotent: it may run again after
   * a crash. Its facts are compared once, before it begins.
   */
  readonly takesSteps?: boolean;
}

/** A kind whose subject was checked by its schema. */
export type AnyKind = DecisionKind<unknown>;

/** A kind among others: every subject passes its schema before one of its functions sees it. */
export const kindOf = <S>(kind: DecisionKind<S>): AnyKind => kind;
