import type { ColumnKind, PlayGroup } from '@arara/contract';
import type { Currency } from '@arara/money';
import type { Sql } from '@arara/postgres';

/** A table that somebody asks for, with all that its statement must know. */
export interface Question {
  readonly merchant: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Days of the merchant, both included, and the half-open span of instants that they are. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Date;
  readonly until: Date;
  /** Every day of the span with the instant at which it begins, in their order. */
  readonly days: readonly string[];
  readonly starts: readonly Date[];
  readonly now: Date;
  readonly by: PlayGroup;
  readonly type: string | null;
  readonly vendor: string | null;
  readonly game: string | null;
  /** The brands of the person, for a table of brands: those with this currency. */
  readonly brands: readonly string[];
  /** The levy on GGR in hundredths of a percent; 0: the house has none. */
  readonly levyPoints: number;
  /** False where the table is of some games only: costs that belong to no game are left out of it. */
  readonly isWhole: boolean;
}

/** Sums of the columns over the whole result, by key. */
export type Sums = Readonly<Record<string, bigint | null>>;

export interface SourceColumn {
  readonly key: string;
  readonly kind: ColumnKind;
  /** `sum`: the totals have the sum of the column; a function makes them of the sums of the others. */
  readonly total?: 'sum' | ((sums: Sums, question: Question) => bigint | string | null);
}

/** A table of the desk: its columns, and the statement that selects them and an `id`. */
export interface Source {
  readonly columns: (question: Question) => readonly SourceColumn[];
  readonly rows: (question: Question) => Sql;
  /** Sums of the whole result, where those of the rows would take too long. */
  readonly totals?: (question: Question) => Sql;
  /** False: counting the rows would take as long as reading them all. */
  readonly isCounted: boolean;
  readonly hasTotals: boolean;
  /** The order where none is asked for. */
  readonly order: string;
  /** The rights beside those of the desk. */
  readonly permissions: readonly Needed[];
}

type Needed = 'members:member:read:own-brand' | 'staff:audit:read:own-brand';
