import type { Tx } from '@arara/postgres';
import type { BodyOf, registerCall } from '@arara/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Notifier } from '../../platform/notifier.ts';
import type { RandomBytes } from '../../platform/tokens.ts';
import type { SignInProviders } from '../../ports/providers/index.ts';
import type { MessagesService } from '../messages/index.ts';
import type { SecuritySettings } from './security.settings.ts';
import type { RegistrationSettings } from './identity.settings.ts';
import type { Player } from './identity.types.ts';

/** Codes by which members bring others; the module `agents` keeps them. */
export interface Invitations {
  /** Finds out if a code brings members to this domain; null when it does not. */
  findCode(
    merchant: string,
    code: string,
    domain: string | null,
  ): Promise<{ readonly code: string; readonly kind: 'affiliate' | 'referral' } | null>;
  /** Records who brought a new member, and gives the member a referral code. */
  welcome(
    tx: Tx,
    arrival: { playerId: bigint; merchant: string; codes: readonly string[] },
  ): Promise<void>;
}

export type ChosenLimits = NonNullable<BodyOf<typeof registerCall>['limits']>;

/** The acts of other modules when an account is opened or sessions end, in the same transaction. */
export interface IdentityHooks {
  readonly onRegistered: (
    tx: Tx,
    player: Player,
    chosen: { readonly limits: ChosenLimits | null },
  ) => Promise<void>;
  readonly onTrialOpened: (tx: Tx, player: Player) => Promise<void>;
  readonly onSessionsEnded: (tx: Tx, ids: readonly string[]) => Promise<void>;
}

/** The arguments of the factory, the hooks of other modules apart. */
export interface IdentityGiven {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly notifier: Pick<Notifier, 'onNews'>;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly log: Pick<Logger, 'warn'>;
  /** 32 bytes in hexadecimal; every purpose derives its own key from it. */
  readonly secretKey: string;
  /** Sends notices to members, and codes. */
  readonly notices: MessagesService;
  readonly providers: SignInProviders;
  readonly security: SecuritySettings;
  readonly settings: {
    registration(merchant: string): Promise<RegistrationSettings>;
    /** The version of the terms that members must have agreed to, or to a later one; 0: nobody is asked. From memory. */
    termsRequired(merchant: string): Promise<number>;
    /** The number of the terms of now, as the database has it. */
    termsPresent(merchant: string): Promise<number>;
  };
  readonly invitations: Invitations;
  /** Address of the merchant's site for links in mail; never taken from a request. */
  readonly siteUrl: (merchant: string) => string;
  /** Addresses of a picture of the house, by its name. */
  readonly picture: (key: string) => { readonly large: string };
  readonly random?: RandomBytes;
}
