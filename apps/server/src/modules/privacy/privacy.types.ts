import type { Db, Tx } from '@arara/postgres';

/** A person whose data modules are asked for. */
export interface Person {
  readonly id: bigint;
  readonly merchant: string;
  /** The public number of the account. */
  readonly account: string;
}

/** A place where data of an erased person stays, and how long. */
export interface Kept {
  /** The table. */
  readonly table: string;
  /** Months from the erasure. */
  readonly months: number;
  /** `money`: what moved, for whom; `play`: what was staked and won; `safety`: limits, blocks, who decided; `access`: who came in. */
  readonly because: 'money' | 'play' | 'safety' | 'kyc' | 'access';
}

/** The rows of one list; a long list is read page by page while the file is written. */
export type ToldRows = readonly object[] | AsyncIterable<object>;

/** Lists of rows by their names; instants and whole numbers of any size may stand in them. */
export type Told = Readonly<Record<string, ToldRows>>;

/** The personal data of one module. Every module that keeps some offers its part. */
export interface PersonalData {
  /** The name of the part in the file: the module's. */
  readonly part: string;
  /** Everything the module keeps about a person, but for secrets and hashes. Absent where the law forbids to tell it. */
  tell?(person: Person): Promise<Told>;
  /**
   * Holds still, for the rest of the transaction, what `open` looks at. Taken in one order: the account of the person
   * (`identity`), then the money.
   */
  lock?(tx: Db, person: Person): Promise<void>;
  /** Codes of what has to end before the person can be erased: `balance`, `round`. Reads through `db` alone. */
  open?(db: Db, person: Person): Promise<readonly string[]>;
  /** Removes or overwrites what is not kept, in the transaction of the erasure. */
  erase?(tx: Tx, person: Person): Promise<void>;
  readonly keeps: readonly Kept[];
}
