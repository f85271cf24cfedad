import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import type { IdentityService } from '../modules/identity/index.ts';
import { createAdjustments } from '../modules/wallet/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';

interface Adjusted {
  readonly wallet: Wallet;
  readonly identity: { readonly service: Pick<IdentityService, 'desk'> };
}

/** Adjustments of a member's wallet by two people. */
export const makeAdjustments = (
  { database, clock, texts }: Kernel,
  ledger: Ledger,
  { wallet, identity }: Adjusted,
) => {
  const memberOf = identity.service.desk.member;
  return createAdjustments({ database, clock, texts, ledger, wallet, memberOf });
};
