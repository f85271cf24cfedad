import type { Ledger } from '@arara/ledger';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Notifier } from '../../platform/notifier.ts';
import type { Db } from '@arara/postgres';
import type { Texts } from '../../platform/texts.ts';
import type { Word } from '../decisions/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { KeptGrants } from './grants/kept-grants.ts';
import type { RewardedMember } from './rewards.types.ts';

/** The dependencies of rewards. */
export interface RewardsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly notifier: Pick<Notifier, 'onNews'>;
  readonly texts: Pick<Texts, 'text'>;
  readonly ledger: Pick<Ledger, 'postIn' | 'openAccounts' | 'statement'>;
  readonly wallet: Pick<
    Wallet,
    'accountsOf' | 'houseAccount' | 'balanceOf' | 'balanceIn' | 'balanceChanged'
  >;
  /** The member of a public number at a brand. */
  readonly memberOf: (merchant: string, account: string) => Promise<RewardedMember | null>;
  /** A game as a brand has it; null: nobody knows it. */
  readonly gameOf: (
    merchant: string,
    vendor: string,
    gameCode: string,
  ) => Promise<{
    readonly gameType: string;
    readonly names: Readonly<Record<string, string>>;
  } | null>;
  readonly play: {
    /** True if a prize or a return may still come to an account of the ledger. */
    hasOpenParts(account: bigint): Promise<boolean>;
    /** True once a member has staked money of their own. */
    hasStaked(playerId: bigint): Promise<boolean>;
  };
  /** The law lets no advantage come before a bet: Brazil's, for one. */
  readonly advantageAfterBetOnly: boolean;
  /** Throws where a member may not play for money now: paused, excluded or blocked. */
  readonly requireMayPlay: (playerId: bigint) => Promise<void>;
  /** True if a person may give so much by hand at a brand. */
  readonly isWithinBound: (
    db: Db,
    actor: Word['actor'],
    merchant: string,
    amount: bigint,
  ) => Promise<boolean>;
  readonly kept: KeptGrants;
}
