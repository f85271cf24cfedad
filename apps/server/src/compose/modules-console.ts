import type { Kernel } from '../kernel.ts';
import { createConsole } from '../modules/console/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Messaging } from '../modules/messages/index.ts';
import { levyPointsOf } from '../modules/reports/index.ts';
import { createFeedbackDesk } from '../modules/site/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { Staff } from '../modules/staff/index.ts';

type Deps = Parameters<typeof createConsole>[0];
type Served =
  | 'adjustments'
  | 'club'
  | 'privacy'
  | 'staff'
  | 'identity'
  | 'agents'
  | 'messages'
  | 'cashier'
  | 'transfers'
  | 'play'
  | 'lottery'
  | 'catalogue'
  | 'reports';

/** The modules that the desks of staff ask. */
type Rooms = { readonly [Name in Served]: { readonly service: Deps[Name] } } & Pick<
  Deps,
  'wallet' | 'compliance'
> & {
    readonly site: { readonly service: Pick<SiteService, 'timeZoneOf' | 'profile'> };
  };

/** The desks of the people who run the house: they ask every other module. */
export function makeConsole({ database, clock }: Kernel, rooms: Rooms) {
  const { site, wallet, compliance } = rooms;
  return createConsole({
    database,
    clock,
    wallet,
    compliance,
    timeZoneOf: site.service.timeZoneOf,
    levyPointsOf: async (merchant) =>
      levyPointsOf((await site.service.profile(merchant)).jurisdiction),
    staff: rooms.staff.service,
    identity: rooms.identity.service,
    agents: rooms.agents.service,
    messages: rooms.messages.service,
    cashier: rooms.cashier.service,
    transfers: rooms.transfers.service,
    play: rooms.play.service,
    lottery: rooms.lottery.service,
    catalogue: rooms.catalogue.service,
    reports: rooms.reports.service,
    adjustments: rooms.adjustments.service,
    club: rooms.club.service,
    privacy: rooms.privacy.service,
  });
}

interface Answering {
  readonly staff: { readonly service: Pick<Staff['service'], 'record'> };
  readonly identity: Pick<Identity, 'service'>;
  readonly messages: Pick<Messaging, 'service'>;
}

/** The desk of feedback: what people say of a site, and what the house answers its members. */
export const makeFeedbackDesk = (
  { database, clock }: Kernel,
  { staff, identity, messages }: Answering,
) =>
  createFeedbackDesk({
    database,
    clock,
    record: staff.service.record,
    maskedNames: identity.service.maskedNames,
    tell: messages.service.tell,
  });
