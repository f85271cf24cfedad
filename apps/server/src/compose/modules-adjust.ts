import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import type { IdentityService } from '../modules/identity/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { StaffService } from '../modules/staff/index.ts';
import { createAdjustments } from '../modules/wallet/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';

interface Adjusted {
  readonly wallet: Wallet;
  readonly identity: { readonly service: Pick<IdentityService, 'desk'> };
  readonly site: { readonly service: Pick<SiteService, 'profile'> };
  readonly staff: { readonly service: Pick<StaffService, 'colleagues' | 'record'> };
}

/** Adjustments of a member's wallet by two people. */
export const makeAdjustments = (
  { database, clock, texts }: Kernel,
  ledger: Ledger,
  { wallet, identity, site, staff }: Adjusted,
) =>
  createAdjustments({
    database,
    clock,
    texts,
    ledger,
    wallet,
    async memberOf(merchant, account) {
      const { desk } = identity.service;
      const member = await desk.member(merchant, account);
      // Nobody can enter the account of an erased person any more.
      return member !== null && (await desk.kept(member.id)) === null ? member : null;
    },
    currencyOf: async (merchant) => (await site.service.profile(merchant)).currency,
    colleagues: staff.service.colleagues,
    record: staff.service.record,
  });
