import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import { createCases } from '../modules/cases/index.ts';
import { cashierCurrency } from '../modules/cashier/index.ts';
import { createReconcile } from '../modules/reconcile/index.ts';
import { createRisk } from '../modules/risk/index.ts';
import { studioVendor } from './games.ts';
import type { Outside } from './outside.ts';

type CasesDeps = Parameters<typeof createCases>[0];
type RiskDeps = Parameters<typeof createRisk>[0];
type ReconcileDeps = Parameters<typeof createReconcile>[0];

interface People {
  readonly staff: { readonly service: CasesDeps['staff'] };
  readonly identity: { readonly service: CasesDeps['identity'] & RiskDeps['identity'] };
}

/** The cases that people work on; queues and later modules ask them. */
export const makeCases = ({ database, clock }: Kernel, { staff, identity }: People) =>
  createCases({ database, clock, staff: staff.service, identity: identity.service });

/** The modules that rules and comparisons ask. */
interface Rooms extends People {
  readonly cases: { readonly service: RiskDeps['cases'] & ReconcileDeps['cases'] };
  readonly cashier: { readonly service: RiskDeps['cashier'] & ReconcileDeps['cashier'] };
  readonly play: { readonly service: RiskDeps['play'] & ReconcileDeps['play'] };
  readonly transfers: { readonly service: ReconcileDeps['transfers'] };
  readonly studio: {
    readonly service: { chanceOf(code: string): ReturnType<RiskDeps['chanceOf']> };
  };
  readonly site: {
    readonly service: {
      readonly timeZones: ReconcileDeps['zones'];
      readonly timeZoneOf: ReconcileDeps['timeZoneOf'];
    };
  };
}

/** The rules of risk, and the house compared with the books of others: both open cases. */
export function makeWatch(kernel: Kernel, outside: Outside, ledger: Ledger, rooms: Rooms) {
  const { database, clock, log, jobs } = kernel;
  const base = { database, clock, log, jobs, currency: cashierCurrency } as const;
  const asked = {
    ...base,
    staff: rooms.staff.service,
    cashier: rooms.cashier.service,
    play: rooms.play.service,
    cases: rooms.cases.service,
  };
  const risk = createRisk({
    ...asked,
    identity: rooms.identity.service,
    chanceOf: (vendor, code) =>
      vendor === studioVendor ? rooms.studio.service.chanceOf(code) : null,
  });
  const reconcile = createReconcile({
    ...asked,
    ledger,
    bank: outside.bank,
    transfers: rooms.transfers.service,
    zones: rooms.site.service.timeZones,
    timeZoneOf: rooms.site.service.timeZoneOf,
  });
  return { risk, reconcile };
}
