import type { Ledger } from '@arara/ledger';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { TimeZoneOf } from '../../../platform/calendar.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Compliance } from '../../compliance/index.ts';
import type { DecisionsService } from '../../decisions/index.ts';
import type { PlayService } from '../../play/index.ts';
import type { Wallet } from '../../wallet/index.ts';

/** The questions of the desk about members. */
export interface DeskPeople {
  maskedNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  playerOf(id: bigint): Promise<{
    readonly createdAt: Date;
    readonly rankLevel: number;
    readonly passwordChangedAt: Date | null;
  } | null>;
  /** Since when the account has its CPF, which is where its money goes. */
  idNumberSince(id: bigint): Promise<Date | null>;
  devicesOf(
    id: bigint,
    until: Date,
  ): Promise<
    readonly {
      readonly device: string;
      readonly country: string | null;
      readonly first: Date;
      readonly last: Date;
      readonly signIns: number;
    }[]
  >;
}

/** The dependencies of the cashier's desk, which only reads: people decide by `decisions`. */
export interface CashierDeskDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly timeZoneOf: TimeZoneOf;
  readonly ledger: Pick<Ledger, 'house'>;
  readonly wallet: Pick<Wallet, 'sourcesBefore' | 'balanceOf'>;
  readonly compliance: Pick<Compliance, 'ofMember'>;
  readonly members: DeskPeople;
  readonly rounds: Pick<PlayService, 'roundOf'>;
  readonly decisions: Pick<DecisionsService, 'openAbout'>;
}
