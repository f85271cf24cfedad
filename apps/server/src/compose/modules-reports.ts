import type { Kernel } from '../kernel.ts';
import { createReportTables } from '../modules/reports/index.ts';
import { systemRandom } from '../platform/tokens.ts';

type Deps = Parameters<typeof createReportTables>[0];

/** The modules that the reports desk asks. */
interface Rooms {
  readonly site: { readonly service: Deps['site'] };
  readonly staff: { readonly service: Pick<Deps, 'record' | 'personOf'> };
  readonly identity: { readonly service: Deps['members'] };
  readonly catalogue: { readonly service: { readonly titleNames: Deps['gameNames'] } };
}

/** The tables of the reports desk and their files. */
export function makeReportTables(
  { database, clock, log, texts, jobs }: Kernel,
  { site, staff, identity, catalogue }: Rooms,
) {
  return createReportTables({
    database,
    clock,
    log,
    texts,
    jobs,
    random: systemRandom,
    site: site.service,
    members: identity.service,
    gameNames: catalogue.service.titleNames,
    record: staff.service.record,
    personOf: staff.service.personOf,
  });
}
