import type { GameType } from '@arara/contract';
import { gameTypes } from '@arara/contract';
import type { JurisdictionCode, ResourceType } from './site.model.ts';

/** The acts that a jurisdiction allows, whatever the operator switches on. */
export interface Jurisdiction {
  readonly forbiddenModules: readonly string[];
  /** Types of resources that lead where the law lets nobody pay. */
  readonly forbiddenResources: readonly ResourceType[];
  readonly gameTypes: readonly GameType[];
  readonly autoPlay: boolean;
  /** Rounds may be told faster, and a press may end their story early. */
  readonly turbo: boolean;
  /** The least time from one round of a game to the next. */
  readonly roundMinMs: number;
  readonly ageMinimum: number;
  readonly limitsRequired: boolean;
  /** Nobody has an account without CPF and date of birth, however they registered. */
  readonly identityRequired: boolean;
}

/** Lei 14.790/2023 and Portarias SPA/MF 1.207/2024 (kinds of games) and 1.231/2024 (limits). */
const brazil: Jurisdiction = {
  // Players' money stays in the operator's own account: no purse at a vendor (Portaria 615/2024).
  // Lotteries are the Union's and the states', and no part of a licence for fixed odds (Lei 13.756/2018).
  forbiddenModules: ['FUNDTRANS3', 'LOTTERY3'],
  // Deposits come in reais from an account of the player's; crypto-assets are named as forbidden (Portaria 615/2024).
  forbiddenResources: ['USDJUMP'],
  gameTypes: ['RNG', 'INHOUSE', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'ELOTT'],
  autoPlay: false,
  // Brazil has no rule of its own for the speed of slots; this is the strictest in force elsewhere.
  turbo: false,
  roundMinMs: 2_500,
  ageMinimum: 18,
  limitsRequired: true,
  identityRequired: true,
};

const everything: Jurisdiction = {
  forbiddenModules: [],
  forbiddenResources: [],
  gameTypes,
  autoPlay: true,
  turbo: true,
  roundMinMs: 0,
  ageMinimum: 18,
  limitsRequired: false,
  identityRequired: false,
};

export const jurisdictions: Readonly<Record<JurisdictionCode, Jurisdiction>> = {
  demo: { ...everything, limitsRequired: true, identityRequired: true },
  br: brazil,
  intl: everything,
};
