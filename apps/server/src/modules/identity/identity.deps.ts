import type { Tx } from '@arara/postgres';
import type { Passwords } from '../../platform/passwords.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { SealedJob } from '../../platform/sealed-job.ts';
import type { RandomBytes } from '../../platform/tokens.ts';
import type { AttemptCounter } from './attempts.ts';
import type { BotCheck } from './bot-check.ts';
import type { Captchas } from './captcha.ts';
import type { RecoveryCodes } from './factors/recovery-codes.ts';
import type { SecondSteps } from './factors/second-step.ts';
import type { Tries } from './factors/tries.ts';
import type { WebAuthn } from '../../platform/webauthn.ts';
import type { IdNumbers } from './id-number.ts';
import type { IdentityGiven, IdentityHooks } from './identity.ports.ts';
import type { IdentityTickets } from './identity.tickets.ts';
import type { RecoveryNote } from './identity.types.ts';
import type { Remember } from './remember.ts';
import type { Sealing } from './sealing.ts';
import type { Sessions } from './sessions.ts';
import type { SmsCodes } from './sms-codes.ts';
import type { SmsSender } from './sms-sender.ts';

/** The dependencies of the commands and routes, the module's own services among them. */
export interface IdentityDeps extends IdentityGiven {
  readonly random: RandomBytes;
  readonly hooks: IdentityHooks;
  readonly sessions: Sessions;
  readonly remember: Remember;
  readonly attempts: AttemptCounter;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  readonly botCheck: BotCheck;
  readonly sealing: Sealing;
  readonly idNumbers: IdNumbers;
  /** Seals who an erased person was. */
  readonly keptIdentities: SecretBox;
  readonly webAuthn: WebAuthn;
  readonly recoveryCodes: RecoveryCodes;
  readonly secondSteps: SecondSteps;
  readonly tickets: IdentityTickets;
  /** Wrong codes of a second step. */
  readonly tries: Tries;
  /** Wrong payment passwords, with a lock of their own. */
  readonly paymentTries: Tries;
  readonly smsCodes: SmsCodes;
  readonly smsSender: SmsSender;
  /** Codes that confirm an e-mail address. */
  readonly emailCodes: SmsCodes;
  /** The key of the marks by which forms of registration are known again. */
  readonly registrationKey: Buffer;
  /** True if a member has to agree to the terms of now before money is staked or comes in; `tx` knows who is opened in it. */
  owesTerms(playerId: bigint, tx?: Tx): Promise<boolean>;
  readonly recoveryNotes: SealedJob<RecoveryNote>;
}
