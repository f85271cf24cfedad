import { installedBrands } from '../../../../database/seeds/brands/index.ts';
import type { InstalledBrand } from '../../../../database/seeds/brands/index.ts';
import { catalogueSeed } from '../../../../database/seeds/games.ts';
import { lotteries } from '../../../../database/seeds/lotteries.ts';
import { operatorSeed } from '../../../../database/seeds/operator.ts';
import type { Kernel } from '../kernel.ts';
import { lotteryVendor } from '../modules/lottery/index.ts';
import type { Modules } from './modules.ts';
import { houseTitles, studioVendor } from './games.ts';
import { lotteryHouse } from './lotteries.ts';
import { sandboxPurseVendor } from './sandbox-vendor.ts';
import { sandboxVendor } from './sandbox-vendor-facts.ts';
import { takeSeedLock } from './seed.repository.ts';
import type { Outside } from './outside.ts';

const prizeMax = 100_000_000n;

/** Writes the first data of every merchant here; what is there already stays as the operator made it. */
export async function seedOperator(
  kernel: Kernel,
  modules: Modules,
  outside: Outside,
): Promise<void> {
  const client = await kernel.pool.connect();
  try {
    await takeSeedLock(client);
    await writeFirstData(kernel, modules, outside);
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}

async function writeFirstData(kernel: Kernel, modules: Modules, outside: Outside): Promise<void> {
  const { config } = kernel;
  const { vendors } = modules.play.service;
  await vendors.ensure({ code: studioVendor, prizeMax, verifiable: true });
  await vendors.ensure({ code: lotteryVendor, prizeMax });
  for (const game of lotteries) await modules.lottery.service.addGame(game);
  if (outside.sandbox !== null) {
    await vendors.ensure({ code: sandboxVendor, prizeMax });
    if (allowsPurses(config)) await vendors.ensure({ code: sandboxPurseVendor });
  }
  for (const installed of installedBrands(config.MERCHANT, config.JURISDICTION)) {
    await writeMerchant(kernel, modules, installed);
  }
  if (config.JURISDICTION === 'demo') await modules.staff.service.seedDemo(brandsOf(config));
}

const brandsOf = (config: Kernel['config']): string[] =>
  installedBrands(config.MERCHANT, config.JURISDICTION).map(({ merchant }) => merchant);

/** The law of Brazil keeps players' money with the operator: no vendor keeps purses there. */
const allowsPurses = ({ JURISDICTION }: Kernel['config']): boolean => JURISDICTION !== 'br';

/** Writes the first data of one merchant: its site, its lobby, its purse and the people of the demo. */
export async function writeMerchant(
  { config, texts }: Kernel,
  modules: Modules,
  { merchant, brand, hosts }: InstalledBrand,
): Promise<void> {
  const { site, catalogue, transfers } = modules;
  const purse = allowsPurses(config) ? brand.lobby.purse : null;
  await site.service.seed(
    operatorSeed({
      merchant,
      brand,
      ...(hosts === null ? {} : { hosts }),
      jurisdiction: config.JURISDICTION,
      // The address from outside is that of the configuration's own merchant.
      publicUrl: hosts === null ? (config.PUBLIC_URL ?? null) : null,
    }),
  );
  if (purse !== null) {
    const setting = { vendor: sandboxPurseVendor, name: purse.vendorName, single: false };
    await transfers.service.seedPurse(merchant, setting);
  }
  await catalogue.service.seed(
    catalogueSeed({
      merchant,
      lobby: { ...brand.lobby, purse },
      currency: 'BRL',
      titles: houseTitles(texts),
      lottery: await lotteryHouse(modules.lottery.service, texts),
      walletVendors: {
        studio: studioVendor,
        sandbox: sandboxVendor,
        purse: sandboxPurseVendor,
      },
    }),
  );
  if (config.JURISDICTION === 'demo') await openDemoPlayers(modules, merchant);
}

/** The same people at every merchant: two accounts that know nothing of each other. */
async function openDemoPlayers(modules: Modules, merchant: string): Promise<void> {
  const { identity, agents } = modules;
  await identity.service.seedDemoPlayers({
    merchant,
    limits: { lossDay: '500.00', timeDayMinutes: 180 },
    issueAffiliateCode: (tx, code) => agents.service.issueAffiliateCode(tx, code),
  });
}
