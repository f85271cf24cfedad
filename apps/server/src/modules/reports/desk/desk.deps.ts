import type { Currency } from '@arara/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { StaffActor } from '../../../platform/permissions.ts';

/** Names and contacts of a member, in clear. */
export interface PersonalData {
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** The questions of the tables to the modules that own the answers. */
export interface TableDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly site: {
    profile(merchant: string): Promise<{
      readonly currency: Currency;
      readonly timeZone: string;
      readonly jurisdiction: string;
    }>;
    currencies(): Promise<readonly { readonly id: string; readonly currency: string }[]>;
  };
  readonly members: {
    maskedNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
    readonly desk: {
      named(
        merchant: string,
        ids: readonly bigint[],
      ): Promise<ReadonlyMap<bigint, { readonly accountNumber: string }>>;
      personal(
        merchant: string,
        ids: readonly bigint[],
      ): Promise<ReadonlyMap<bigint, PersonalData>>;
    };
  };
  /** The names of the titles of a merchant by their wallet's vendor and code, `vendor code`. */
  readonly gameNames: (merchant: string, language: string) => Promise<ReadonlyMap<string, string>>;
}

/** The person at the desk: at which brand, in which language. */
export interface Reader {
  readonly merchant: string;
  readonly language: string;
  readonly staff: StaffActor;
}
