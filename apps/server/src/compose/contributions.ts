import type { StakeTotals } from '../modules/compliance/index.ts';
import type { AnyKind } from '../modules/decisions/index.ts';
import type { IdentityHooks } from '../modules/identity/index.ts';
import type { ContactOf } from '../modules/messages/index.ts';
import type { PersonalData } from '../modules/privacy/index.ts';
import type { GameList, OwnGames, TermsContribution } from '../modules/play/index.ts';
import type { NewsWish, SealingKeys } from '../modules/site/index.ts';
import type { BeforeWithdrawal } from '../modules/cashier/index.ts';
import type { GrantsOf, HeldMoney, PurseBalances, RecordLabels } from '../modules/wallet/index.ts';
import { createContributions } from '../platform/contributions.ts';

/** The offers of modules to others, by kind; the module that asks owns the type. */
export interface Kinds extends IdentityHooks {
  readonly sealingKeys: SealingKeys;
  readonly newsWishes: NewsWish;
  readonly contacts: ContactOf;
  readonly recordLabels: RecordLabels;
  readonly heldMoney: HeldMoney;
  readonly purses: PurseBalances;
  readonly grants: GrantsOf;
  readonly stakeTotals: StakeTotals;
  readonly decisionKinds: AnyKind;
  readonly stakeTerms: TermsContribution;
  readonly gameLists: GameList;
  readonly ownGames: OwnGames;
  readonly personalData: PersonalData;
  readonly withdrawals: BeforeWithdrawal;
}

/** The module that asks for each kind. It is made before the modules that offer it. */
export const askedBy = {
  sealingKeys: 'site',
  newsWishes: 'site',
  contacts: 'messages',
  onRegistered: 'identity',
  onTrialOpened: 'identity',
  onSessionsEnded: 'identity',
  recordLabels: 'wallet',
  heldMoney: 'wallet',
  purses: 'wallet',
  grants: 'wallet',
  stakeTotals: 'compliance',
  decisionKinds: 'decisions',
  stakeTerms: 'play',
  gameLists: 'play',
  ownGames: 'play',
  personalData: 'privacy',
  withdrawals: 'cashier',
} as const satisfies { readonly [Kind in keyof Kinds]: string };

/** The gathering of one program. */
export const gatherContributions = () => createContributions<Kinds>(askedBy);
