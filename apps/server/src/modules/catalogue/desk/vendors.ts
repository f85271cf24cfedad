import {
  conformanceCall,
  gameVendorListCall,
  runConformanceCall,
  takeVendorKeyCall,
} from '@arara/contract';
import type { GameVendor, Maintenance } from '@arara/contract';
import { signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module.ts';
import type { CatalogueVendor } from '../catalogue.model.ts';
import { walletKey } from '../catalogue.model.ts';
import type { VendorsDeskDeps } from './vendor.ports.ts';

interface Reader {
  readonly merchant: string;
  readonly language: string;
}

/** The vendors of a brand: their state, keys and health, and the kit that tries the protocol. */
export function createVendorsDesk(deps: VendorsDeskDeps): ServerModule {
  const { conformance, record, wallet } = deps;
  return {
    routes: [
      route(gameVendorListCall, async ({ caller }) => ({
        vendors: await listVendors(deps, caller),
        asOf: deps.clock.now().toISOString(),
      })),
      route(takeVendorKeyCall, ({ params, caller: { staff } }) =>
        wallet.keys.take(params.keyId, staff.email, (tx, vendor) =>
          record(tx, {
            ...signedBy(staff),
            merchant: null,
            action: 'vendor.key.told',
            subject: `vendor ${vendor}`,
            detail: { key: params.keyId },
          }),
        ),
      ),
      route(conformanceCall, async ({ params, caller: { merchant } }) =>
        conformance.show((await vendorOf(deps, merchant, params.code)).walletVendor),
      ),
      route(runConformanceCall, async ({ params, caller: { merchant, staff } }) => {
        const { walletVendor } = await vendorOf(deps, merchant, params.code);
        return conformance.start(walletVendor, staff.email, (tx) =>
          record(tx, {
            ...signedBy(staff),
            merchant,
            action: 'vendor.conformance.started',
            subject: `vendor ${walletVendor}`,
          }),
        );
      }),
    ],
  };
}

/** A vendor of the brand; throws `vendor.not.found`, also for one of another brand. */
async function vendorOf(
  { catalogue }: Pick<VendorsDeskDeps, 'catalogue'>,
  merchant: string,
  code: string,
): Promise<CatalogueVendor> {
  const vendor = (await catalogue.vendors(merchant)).find((one) => one.code === code);
  if (vendor === undefined) throw new AppError('vendor.not.found');
  return vendor;
}

async function listVendors(deps: VendorsDeskDeps, reader: Reader): Promise<GameVendor[]> {
  const { catalogue, rounds, site, wallet } = deps;
  const { merchant } = reader;
  const { currency } = await site.profile(merchant);
  const [vendors, titles, mended, open, sides, keys, healthOf] = await Promise.all([
    catalogue.vendors(merchant),
    catalogue.titles(merchant),
    catalogue.maintenances.list(reader, {}),
    rounds.openRounds(merchant, currency),
    wallet.vendors.list(),
    wallet.keys.list(),
    wallet.health(),
  ]);
  const openOf = new Map(open.map((one) => [walletKey(one.vendor, one.gameCode), one.count]));
  const isActive = new Map(sides.map(({ code, active }) => [code, active]));
  return vendors.map((vendor): GameVendor => {
    const { code, name, kind, walletVendor } = vendor;
    const own = titles.filter((game) => game.vendor.code === code && game.isGame === 'GAME');
    const maintenance = nextOf(mended.filter((one) => one.vendor.code === code));
    const { asked, told } = healthOf(walletVendor);
    const here = vendor.enabled && isActive.get(walletVendor) !== false;
    return {
      code,
      name,
      kind,
      walletVendor,
      state: stateOf(deps, vendor, here, maintenance),
      isDemo: vendor.sandbox,
      titles: own.length,
      titlesOn: own.filter(({ playable }) => playable).length,
      openRounds: own.reduce(
        (total, game) => total + (openOf.get(walletKey(walletVendor, game.code)) ?? 0),
        0,
      ),
      maintenance,
      keys:
        kind === 'third-party'
          ? keys
              .filter((key) => key.vendor === walletVendor)
              .map(({ keyId, fingerprint, since, by, waits }) => ({
                keyId,
                fingerprint,
                since: since.toISOString(),
                by,
                waits,
              }))
          : null,
      health: { asked: onWire(asked), told: onWire(told) },
    };
  });
}

const onWire = <Way extends { readonly lastGood: Date | null }>(way: Way) => ({
  ...way,
  lastGood: way.lastGood?.toISOString() ?? null,
});

/** Of a vendor as a whole: the one that runs, else the next that is planned. */
function nextOf(some: readonly Maintenance[]): Maintenance | null {
  const whole = some.filter(({ game, state }) => game === null && state !== 'over');
  const running = whole.find(({ state }) => state === 'running');
  return running ?? whole.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null;
}

function stateOf(
  { sandbox }: Pick<VendorsDeskDeps, 'sandbox'>,
  vendor: CatalogueVendor,
  here: boolean,
  maintenance: Maintenance | null,
): GameVendor['state'] {
  if (vendor.sandbox && !sandbox) return 'missing';
  if (!here) return 'off';
  return maintenance?.state === 'running' ? 'maintenance' : 'on';
}
