import { catalogueSeed } from '../../../../database/seeds/games.ts';
import { operatorSeed } from '../../../../database/seeds/operator.ts';
import type { Kernel } from '../kernel.ts';
import { knownCurrency } from './currency.ts';
import type { Modules } from './modules.ts';
import { houseTitles, studioVendor } from './games.ts';
import { sandboxVendor } from './sandbox-vendor.ts';
import type { World } from './world.ts';

const prizeMax = 100_000_000n;
/** Processes that start together on an empty database write the first data one after another. */
const seedLock = 4_812_093_555n;

/** Writes the operator's first data; what is there already stays as the operator made it. */
export async function seedOperator(kernel: Kernel, modules: Modules, world: World): Promise<void> {
  const client = await kernel.pool.connect();
  try {
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [seedLock]);
    await writeFirstData(kernel, modules, world);
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}

async function writeFirstData(kernel: Kernel, modules: Modules, world: World): Promise<void> {
  const { config } = kernel;
  const { site, catalogue, play, identity, wallet, compliance, agents } = modules;
  const merchant = config.MERCHANT;
  await site.service.seed(
    operatorSeed({
      merchant,
      jurisdiction: config.JURISDICTION,
      publicUrl: config.PUBLIC_URL ?? null,
    }),
  );
  await play.service.vendors.ensure({ code: studioVendor, prizeMax, verifiable: true });
  if (world.sandbox !== null) await play.service.vendors.ensure({ code: sandboxVendor, prizeMax });
  await catalogue.service.seed(
    catalogueSeed({
      merchant,
      currency: 'BRL',
      titles: houseTitles(kernel.messages),
      walletVendors: { studio: studioVendor, sandbox: sandboxVendor },
    }),
  );
  if (config.JURISDICTION !== 'demo') return;
  await identity.service.seedDemoPlayers({
    merchant,
    async onOpened(tx, { id: playerId, merchant: owner, ...player }) {
      const currency = knownCurrency(player.currency);
      await wallet.openAccounts(tx, { playerId, merchant: owner, currency });
      await compliance.openPlayer(tx, {
        playerId,
        merchant: owner,
        currency,
        limits: { lossDay: '500.00', timeDayMinutes: 180 },
      });
    },
    issueAffiliateCode: (tx, code) => agents.service.issueAffiliateCode(tx, code),
  });
}
