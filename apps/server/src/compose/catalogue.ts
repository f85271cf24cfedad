import type { Kernel } from '../kernel.ts';
import type { CatalogueOptions } from '../modules/catalogue/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { LotteryService } from '../modules/lottery/index.ts';
import type { PlayService } from '../modules/play/index.ts';
import type { ReportsService } from '../modules/reports/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { StaffService } from '../modules/staff/index.ts';
import type { StudioService } from '../modules/studio/index.ts';
import type { Transfers } from '../modules/transfers/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Art } from '../web/art.ts';
import { catalogueLotteries, catalogueMembers, cataloguePlay, catalogueSite } from './ports.ts';
import { siteUrlOf } from './urls.ts';
import type { Outside } from './outside.ts';

interface People {
  readonly staff: { readonly service: Pick<StaffService, 'record'> };
  readonly site: { readonly service: SiteService };
  readonly identity: Identity;
  readonly compliance: Compliance;
  readonly wallet: Wallet;
}

interface Games {
  readonly play: PlayService;
  readonly reports: ReportsService;
  readonly lottery: LotteryService;
  readonly transfers: Pick<Transfers['service'], 'purseOf'>;
  readonly studio: Pick<StudioService, 'jackpots'>;
}

/** The services that the catalogue needs of the others. */
export function catalogueOptions(
  { config, database, events, clock, notifier, log, texts }: Kernel,
  outside: Outside,
  art: Art,
  { staff, site, identity, compliance, wallet }: People,
  { play, reports, lottery, transfers, studio }: Games,
): CatalogueOptions {
  const hostOf = (merchant: string) => site.service.hostOf(merchant);
  return {
    database,
    events,
    clock,
    notifier,
    log,
    texts,
    record: staff.service.record,
    sandbox: outside.sandbox !== null,
    cover: art.cover,
    vendorOrigin: outside.vendorOrigin,
    site: catalogueSite(site.service, (merchant) => siteUrlOf(config, merchant, hostOf(merchant))),
    members: catalogueMembers(identity, compliance, wallet, database),
    lotteries: catalogueLotteries(lottery),
    purseOf: transfers.purseOf,
    jackpotsOf: studio.jackpots.show,
    play: cataloguePlay(play, reports),
  };
}
