import type { Kernel } from '../kernel.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { LotteryService } from '../modules/lottery/index.ts';
import type { PlayService } from '../modules/play/index.ts';
import type { Reports } from '../modules/reports/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { createTransfers } from '../modules/transfers/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Art } from '../web/art.ts';
import { catalogueLotteries, catalogueMembers, cataloguePlay, catalogueSite } from './ports.ts';
import { siteUrlOf } from './urls.ts';
import type { World } from './world.ts';

interface People {
  readonly site: { readonly service: SiteService };
  readonly reports: Reports;
  readonly identity: Identity;
  readonly compliance: Compliance;
  readonly wallet: Wallet;
}

interface After {
  readonly play: () => PlayService;
  readonly lottery: () => LotteryService;
  readonly transfers: () => Pick<ReturnType<typeof createTransfers>['service'], 'purseOf'>;
}

/** The catalogue with what it needs of the others; play, the lottery and the transfers exist after it. */
export function catalogueOf(
  { config, database, events, clock, notifier, log, messages }: Kernel,
  world: World,
  art: Art,
  { site, reports, identity, compliance, wallet }: People,
  after: After,
) {
  const hostOf = (merchant: string) => site.service.hostOf(merchant);
  return createCatalogue({
    database,
    events,
    clock,
    notifier,
    log,
    messages,
    sandbox: world.sandbox !== null,
    cover: art.cover,
    vendorOrigin: world.vendorOrigin,
    site: catalogueSite(site.service, (merchant) => siteUrlOf(config, merchant, hostOf(merchant))),
    members: catalogueMembers(identity, compliance, wallet, database),
    lotteries: catalogueLotteries(after.lottery),
    purseOf: (merchant, vendor) => after.transfers().purseOf(merchant, vendor),
    play: cataloguePlay(after.play, reports.service),
  });
}
