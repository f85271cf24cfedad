import type { Tx } from '@arara/postgres';
import type { BodyOf, register } from '@arara/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Messages } from '../../platform/messages.ts';
import type { Notifier } from '../../platform/notifier.ts';
import type { SignInProviders } from '../../ports/providers/index.ts';
import type { MessagesService } from '../messages/index.ts';
import type { AttemptCounter } from './attempts.ts';
import type { BotCheck } from './bot-check.ts';
import type { Captchas } from './captcha.ts';
import type { RecoveryCodes } from './factors/recovery-codes.ts';
import type { SecondSteps } from './factors/second-step.ts';
import type { Tries } from './factors/tries.ts';
import type { WebAuthn } from './factors/webauthn.ts';
import type { IdNumbers } from './id-number.ts';
import type { IdentityPolicy } from './identity.policy.ts';
import type { RegistrationSettings } from './identity.settings.ts';
import type { Player } from './identity.types.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Remember } from './remember.ts';
import type { Sealing } from './sealing.ts';
import type { Sessions } from './sessions.ts';
import type { SmsCodes } from './sms-codes.ts';
import type { SmsSender } from './sms-sender.ts';
import type { RandomBytes } from '../../platform/tokens.ts';

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

export type ChosenLimits = NonNullable<BodyOf<typeof register>['limits']>;

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

export interface IdentityDeps {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly notifier: Pick<Notifier, 'onNews'>;
  readonly clock: Clock;
  readonly messages: Messages;
  readonly log: Pick<Logger, 'warn'>;
  /** 32 bytes in hexadecimal; every purpose derives its own key from it. */
  readonly secretKey: string;
  /** Sends notices to members, and codes. */
  readonly notices: MessagesService;
  readonly providers: SignInProviders;
  readonly policy: IdentityPolicy;
  readonly settings: { registration(merchant: string): Promise<RegistrationSettings> };
  readonly invitations: Invitations;
  /** Address of the merchant's site for links in mail; never taken from a request. */
  readonly siteUrl: (merchant: string) => string;
  /** Addresses of a picture of the house, by its name. */
  readonly picture: (key: string) => { readonly large: string };
  readonly hooks: IdentityHooks;
  readonly random?: RandomBytes;
}

/** The dependencies and the module's own parts, as its commands take them. */
export interface IdentityParts extends IdentityDeps {
  readonly random: RandomBytes;
  readonly sessions: Sessions;
  readonly remember: Remember;
  readonly attempts: AttemptCounter;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  readonly botCheck: BotCheck;
  readonly sealing: Sealing;
  readonly idNumbers: IdNumbers;
  readonly webAuthn: WebAuthn;
  readonly recoveryCodes: RecoveryCodes;
  readonly secondSteps: SecondSteps;
  readonly tries: Tries;
  readonly smsCodes: SmsCodes;
  readonly smsSender: SmsSender;
  /** Codes that confirm an e-mail address. */
  readonly emailCodes: SmsCodes;
}
