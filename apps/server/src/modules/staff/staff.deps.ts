import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { RandomBytes } from '../../platform/tokens.ts';
import type { WebAuthn } from '../../platform/webauthn.ts';
import type { StaffSettings } from './staff.settings.ts';
import type { Tries } from './tries.ts';

/** The dependencies of the commands of staff and of their routes. */
export interface StaffDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly passwords: Passwords;
  /** Seals the secrets of authenticator apps. */
  readonly totpBox: SecretBox;
  readonly webAuthn: WebAuthn;
  /** The address of the console where it has a host of its own; null: it is at the sites. */
  readonly consoleUrl: string | null;
  readonly settings: StaffSettings;
  readonly tries: Tries;
}
