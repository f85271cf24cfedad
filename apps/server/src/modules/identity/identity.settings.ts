import type { ClubLabel, ValueOf, registerSettings } from '@arara/contract';
import type { Currency } from '@arara/money';
import type { z } from 'zod';

/** What an operator decides about signing up and in; the module `site` keeps it. */
export interface RegistrationSettings {
  /** The answer of `registerSettings`, as it is. */
  readonly form: ValueOf<typeof registerSettings>;
  /** Currency of a new member's wallet. */
  readonly currency: Currency;
  readonly timeZone: string;
  /** Languages a member may choose; the first is the site's own. */
  readonly languages: readonly string[];
  /** Whether images can be asked for: without the module nobody can be made to solve one. */
  readonly captchaOn: boolean;
  /** Where a solved proof of work must come along. */
  readonly botCheck: {
    readonly login: boolean;
    readonly register: boolean;
    readonly freePlay: boolean;
  };
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

/** What a merchant has until it decides otherwise. */
export const registrationDefaults: Pick<
  RegistrationSettings,
  'botCheck' | 'password' | 'agentHosts' | 'club'
> = {
  botCheck: { login: false, register: true, freePlay: true },
  password: { flaggedHash: null, maxAgeDays: null },
  agentHosts: [],
  club: [
    { rankLevel: 0, labelName: 'Ninho', color: '#6B5B4B', color2: '#EADBC2' },
    { rankLevel: 1, labelName: 'Pena', color: '#1E6B52', color2: '#CFE8DC' },
    { rankLevel: 2, labelName: 'Asa', color: '#1F5FA8', color2: '#D3E3F5' },
    { rankLevel: 3, labelName: 'Voo', color: '#8A4B08', color2: '#F6DFC0' },
    { rankLevel: 4, labelName: 'Copa', color: '#A32A1E', color2: '#F6D5D0' },
    { rankLevel: 5, labelName: 'Arara', color: '#5B2A86', color2: '#E5D6F2' },
  ],
};
