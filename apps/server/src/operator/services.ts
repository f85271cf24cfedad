import { randomBytes } from 'node:crypto';
import type { Kernel } from '../kernel.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createReports } from '../modules/reports/index.ts';
import { createSite } from '../modules/site/index.ts';
import { contributionsOf } from '../platform/contributions.ts';
import { createStaff } from '../modules/staff/index.ts';
import { createArt } from '../web/art.ts';

/** The accounts of the people who run the house. */
export const staffOf = ({ config, database, clock }: Kernel) =>
  createStaff({ database, clock, random: randomBytes, secretKey: config.SECRET_KEY });

/** The doors that the command line uses; nothing is played, paid or served from here. */
export function createOperatorServices(kernel: Kernel) {
  const { database, events, notifier, clock, log, texts } = kernel;
  const art = createArt();
  const { record, personAt } = staffOf(kernel).service;
  const kit = { database, events, notifier, clock, log, texts, record, sandbox: true };
  const site = createSite({
    ...kit,
    personAt,
    picture: art.piece,
    geoipFile: kernel.config.GEOIP_FILE,
    sealingKeys: contributionsOf(),
    newsWishes: contributionsOf(),
    urlOf: () => '',
  });
  const notHere = () => Promise.reject(new Error('The command line opens no games.'));
  const catalogue = createCatalogue({
    ...kit,
    site: { ...site.service, siteUrl: () => '', isOwnAddress: notHere },
    cover: art.cover,
    purseOf: notHere,
    vendorOrigin: () => '',
    jackpotsOf: notHere,
    play: { createLaunch: notHere, playedSince: notHere, lastResults: notHere, board: notHere },
    members: {
      playRefusal: notHere,
      keepGuest: notHere,
      refillTrial: notHere,
      signInCode: notHere,
    },
    // The sale is no matter of the command line: it lists nothing.
    lotteries: { walletVendor: '', onSale: async () => [], bought: notHere },
  });
  const reports = createReports({ database, zones: site.service.timeZones });
  return { site: site.service, catalogue: catalogue.service, reports: reports.service };
}
