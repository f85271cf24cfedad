import type { Kernel } from '../kernel.ts';
import { createConsole } from '../modules/console/index.ts';

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
    readonly site: { readonly service: Pick<Deps, 'timeZoneOf'> };
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
