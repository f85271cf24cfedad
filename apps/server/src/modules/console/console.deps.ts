import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { AgentsService } from '../agents/index.ts';
import type { CashierService } from '../cashier/index.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { ClubService } from '../club/index.ts';
import type { Compliance } from '../compliance/index.ts';
import type { IdentityService } from '../identity/index.ts';
import type { LotteryService } from '../lottery/index.ts';
import type { MessagesService } from '../messages/index.ts';
import type { PlayService } from '../play/index.ts';
import type { PrivacyService } from '../privacy/index.ts';
import type { ReportsService } from '../reports/index.ts';
import type { StaffService } from '../staff/index.ts';
import type { TransfersService } from '../transfers/index.ts';
import type { AdjustmentsService, Wallet } from '../wallet/index.ts';

/** The doors that the desks of the house ask; the module has no data of members itself but notes and flags. */
export interface ConsoleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZoneOf: TimeZoneOf;
  /** The levy on the GGR of a merchant, in hundredths of a percent. */
  readonly levyPointsOf: (merchant: string) => Promise<number>;
  readonly staff: Pick<StaffService, 'record' | 'auditAbout'>;
  readonly identity: Pick<
    IdentityService,
    'desk' | 'idNumberOf' | 'blockMember' | 'unblockMember' | 'endSessions' | 'signInsOf'
  >;
  readonly agents: Pick<AgentsService, 'uplinesOf'>;
  readonly messages: Pick<MessagesService, 'toldOf'>;
  readonly wallet: Pick<Wallet, 'balanceOf' | 'heldFor'>;
  readonly compliance: Pick<Compliance, 'ofMember' | 'byStaff'>;
  readonly cashier: Pick<CashierService, 'ofMember'>;
  readonly transfers: Pick<TransfersService, 'ofMember' | 'find' | 'balancesOf'>;
  readonly play: Pick<PlayService, 'roundsOf' | 'roundById' | 'openRoundsOf' | 'heldWinsOf'>;
  readonly lottery: Pick<LotteryService, 'ticketsOf' | 'ticketByRef' | 'openTicketsOf'>;
  readonly catalogue: Pick<CatalogueService, 'factsOf' | 'findGames'>;
  readonly club: ClubService;
  readonly privacy: PrivacyService;
  readonly adjustments: Pick<AdjustmentsService, 'ofMember' | 'sumsOf' | 'bonusCostOf'>;
  readonly reports: Pick<ReportsService, 'ofPlayer'>;
}
