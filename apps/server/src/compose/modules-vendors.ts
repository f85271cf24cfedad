import { readFileSync } from 'node:fs';
import { conformanceCases, demoTokens, runConformance } from '@arara/sandbox';
import { z } from 'zod';
import type { Kernel } from '../kernel.ts';
import { createGamesDesk, createVendorsDesk } from '../modules/catalogue/index.ts';
import type { CatalogueService } from '../modules/catalogue/index.ts';
import { createConformance } from '../modules/play/index.ts';
import type { ConformanceKit, PlayService } from '../modules/play/index.ts';
import type { ReportsService } from '../modules/reports/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { StaffService } from '../modules/staff/index.ts';
import type { StudioService } from '../modules/studio/index.ts';
import type { Outside } from './outside.ts';
import { vendorPath } from './sandbox-origin.ts';
import { sandboxGame, sandboxKeyFile, sandboxVendor } from './sandbox-vendor-facts.ts';
import { ownUrlOf } from './urls.ts';

interface Modules {
  readonly staff: { readonly service: Pick<StaffService, 'record'> };
  readonly site: { readonly service: SiteService };
  readonly play: { readonly service: PlayService };
  readonly reports: { readonly service: ReportsService };
  readonly studio: { readonly service: StudioService };
  readonly catalogue: { readonly service: CatalogueService };
}

/** The desk of the games, and the one of their vendors. */
export function makeGamesDesks(kernel: Kernel, outside: Outside, modules: Modules) {
  const { clock, config, database, jobs, log } = kernel;
  const { staff, site, play, reports, studio, catalogue } = modules;
  const parts = {
    clock,
    catalogue: catalogue.service,
    site: site.service,
    returns: studio.service,
    played: reports.service.byTitle,
    rounds: play.service.titles,
  };
  const url = `${ownUrlOf(config)}/vendor/v1`;
  const conformance = createConformance({
    database,
    clock,
    log,
    jobs,
    kit: outside.sandbox === null ? null : kitOf(kernel),
    command: (vendor) =>
      vendor === sandboxVendor
        ? `npm run conformance -- --url ${url} --key-file ${sandboxKeyFile(config.DATA_DIR)}`
        : `npm run conformance -- --url ${url} --key <key id> --secret <secret> --launch-token <token>`,
  });
  return {
    conformance,
    gamesDesk: createGamesDesk(parts),
    vendorsDesk: createVendorsDesk({
      ...parts,
      sandbox: outside.sandbox !== null,
      record: staff.service.record,
      wallet: play.service,
      conformance: conformance.service,
    }),
  };
}

const Key = z.object({ keyId: z.string(), secret: z.string() });

/** The kit as the vendor of the sandbox, over HTTP to this program: each launch token is of a new guest with play money. */
function kitOf({ clock, config }: Kernel): ConformanceKit {
  const origin = `http://127.0.0.1:${config.PORT}`;
  return {
    vendor: sandboxVendor,
    total: conformanceCases,
    run(told) {
      const key = Key.parse(JSON.parse(readFileSync(sandboxKeyFile(config.DATA_DIR), 'utf8')));
      return runConformance(
        {
          url: `${origin}/vendor/v1`,
          ...key,
          second: null,
          gameCode: sandboxGame,
          stake: 100n,
          cap: null,
          clock,
          launchToken: demoTokens(`${origin}${vendorPath}/launch-token`),
        },
        told,
      );
    },
  };
}
