import type { ClubLabel, ProviderName, ValueOf, registerSettingsCall } from '@arara/contract';
import type { Currency } from '@arara/money';
import type { z } from 'zod';

/** The operator's decisions about signing up and in; the module `site` keeps them. */
export interface RegistrationSettings {
  /** The answer of `registerSettingsCall`, as it is. */
  readonly form: ValueOf<typeof registerSettingsCall>;
  /** How the site calls itself in a message. */
  readonly siteName: string;
  /** Ways in by mobile number. */
  readonly phone: {
    /** A confirmed number may stand in place of the username. */
    readonly password: boolean;
    /** The code of a short message signs in. */
    readonly code: boolean;
  };
  /** Sign-in providers that the operator switched on. */
  readonly providers: Readonly<Record<ProviderName, boolean>>;
  /** Currency of a new member's wallet. */
  readonly currency: Currency;
  readonly timeZone: string;
  /** Languages a member may choose; the first is the site's own. */
  readonly languages: readonly string[];
  /** True if the site may ask a visitor to read the code of an image; the module of images is on then. */
  readonly captchaOn: boolean;
  /** True if the house takes new members. */
  readonly registrationOpen: boolean;
  /** True if codes of affiliates and friends count. */
  readonly invitationsOn: boolean;
  /** Where a solved proof of work must come along. */
  readonly botCheck: {
    readonly login: boolean;
    readonly register: boolean;
    readonly freePlay: boolean;
  };
  /** Days that a member stays signed in on a browser who ticked *stay signed in*; 0: the site does not offer it. */
  readonly staySignedInDays: number;
  readonly password: {
    /** Argon2 hash of the default password that must be changed at first use. */
    readonly flaggedHash: string | null;
    /** Days after which a password must change; null is never. */
    readonly maxAgeDays: number | null;
  };
  /** Hosts where only agents may sign in. */
  readonly agentHosts: readonly string[];
  /** Names and colours of the club, by rank level. */
  readonly club: readonly z.output<typeof ClubLabel>[];
}
