import type { GameType } from '@arara/contract';
import { gameTypes } from '@arara/contract';

export type JurisdictionCode = 'demo' | 'br' | 'intl';

/** What a jurisdiction allows, whatever the operator switches on. */
export interface Jurisdiction {
  readonly forbiddenModules: readonly string[];
  readonly gameTypes: readonly GameType[];
  readonly autoPlay: boolean;
  readonly ageMinimum: number;
  readonly limitsRequired: boolean;
}

/** Lei 14.790/2023 and Portarias SPA/MF 1.207/2024 (kinds of games) and 1.231/2024 (limits). */
const brazil: Jurisdiction = {
  // No transfers between people, no referral advantage before the first bet.
  forbiddenModules: ['FUNDTRANS3'],
  gameTypes: ['RNG', 'INHOUSE', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'ELOTT'],
  autoPlay: false,
  ageMinimum: 18,
  limitsRequired: true,
};

const everything: Jurisdiction = {
  forbiddenModules: [],
  gameTypes,
  autoPlay: true,
  ageMinimum: 18,
  limitsRequired: false,
};

export const jurisdictions: Readonly<Record<JurisdictionCode, Jurisdiction>> = {
  demo: { ...everything, limitsRequired: true },
  br: brazil,
  intl: everything,
};
