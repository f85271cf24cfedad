import type { GrantEnd, GrantState } from '@arara/contract';
import type { Currency } from '@arara/money';

/** Basis points of a stake that count as wagered, by type of game; a type that is missing counts nothing. */
export type Weights = Readonly<Record<string, number>>;

/** The rules of a grant, fixed when it is issued; amounts in minor units. */
export interface GrantRules {
  readonly amount: bigint;
  /** The sum of stakes that makes it the member's. */
  readonly wagering: bigint;
  /** The highest stake while it is wagered; null: no bound of its own. */
  readonly stakeMax: bigint | null;
  /** The most of it that becomes cash; null: all of it. */
  readonly convertMax: bigint | null;
  readonly weights: Weights;
  /** Stakes take it before cash. */
  readonly bonusFirst: boolean;
  /** Prizes of rounds that are open when it ends go to the house. */
  readonly lateForfeits: boolean;
  /** Days to activate it, and days to wager it once it is active. */
  readonly days: number;
}

/** A grant that somebody gives; the same key gives it once. */
export interface GrantOrder extends GrantRules {
  /** The name of the deed, such as `decision:<id>`. */
  readonly key: string;
  /** The kind of reward that it comes from. */
  readonly kind: string;
  readonly merchant: string;
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly by: string;
}

export interface GrantRow extends GrantRules {
  readonly id: bigint;
  readonly key: string;
  readonly kind: string;
  readonly merchant: string;
  readonly playerId: bigint;
  readonly currency: Currency;
  /** The ledger's account; null before it is activated. */
  readonly account: bigint | null;
  readonly state: GrantState;
  readonly wagered: bigint;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly activatedAt: Date | null;
  readonly endedAt: Date | null;
  readonly endReason: GrantEnd | null;
  readonly converted: bigint;
  readonly taken: bigint;
  readonly mark: bigint | null;
}

/** A grant with money on an account of the ledger. */
export type ActiveGrant = GrantRow & { readonly account: bigint; readonly mark: bigint };
