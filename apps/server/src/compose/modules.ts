import { randomBytes } from 'node:crypto';
import { createLedger } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import { createAgents } from '../modules/agents/index.ts';
import { createCashier } from '../modules/cashier/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createCompliance } from '../modules/compliance/index.ts';
import { createIdentity, policyOf } from '../modules/identity/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { createPlay } from '../modules/play/index.ts';
import { createSite } from '../modules/site/index.ts';
import { createStudio } from '../modules/studio/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { Art } from '../web/art.ts';
import { knownCurrency } from './currency.ts';
import { createGames } from './games.ts';
import { catalogueMembers, catalogueSite, playPorts } from './ports.ts';
import type { World } from './world.ts';

const centralExclusionUrl = 'https://www.gov.br/fazenda/pt-br/autoexclusao';

export type Modules = ReturnType<typeof createModules>;

/**
 * Every module, each given what it needs of the others; the order is the order of who needs whom.
 * Two pairs need each other: they meet through functions that are called after both exist.
 */
export function createModules(kernel: Kernel, world: World, art: Art, ledger: Ledger) {
  const { config, database, events, clock, messages, notifier, log, jobs, metrics } = kernel;
  const random = (bytes: number) => randomBytes(bytes);
  const base = { database, events, clock, messages, notifier, log };
  const later = new Map<'identity', Identity>();
  const identityLater = () => {
    const identity = later.get('identity');
    if (identity === undefined) throw new Error('identity is asked before it exists');
    return identity;
  };

  const site = createSite({
    ...base,
    picture: art.piece,
    sealingKeys: () => identityLater().sealingKeys(),
    sandbox: world.sandbox !== null,
  });
  const agents = createAgents({ database, clock });
  const wallet = createWallet({
    ...base,
    ledger,
    labels: (id, references, language) => play.service.labels(id, references, language),
  });
  const compliance = createCompliance({
    ...base,
    ledger,
    wallet,
    mandatory: config.JURISDICTION !== 'intl',
    centralExclusionUrl,
    ports: {
      verifyPassword: (id, password) => identityLater().service.verifyPassword(id, password),
      endSessions: (tx, id) => identityLater().service.endSessions(tx, id),
      limitsWereSet: (tx, id) => identityLater().service.limitsWereSet(tx, id),
      totals: (id, first, last) => play.service.totals(id, first, last),
    },
  });
  const identity = createIdentity({
    ...base,
    jobs,
    random,
    secretKey: config.SECRET_KEY,
    mail: world.mail,
    policy: policyOf(config.JURISDICTION),
    settings: site.service,
    invitations: agents.service,
    siteUrl: () => config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    hooks: openingHooks(wallet, compliance),
  });
  later.set('identity', identity);
  const catalogue = createCatalogue({
    ...base,
    sandbox: world.sandbox !== null,
    cover: art.cover,
    vendorOrigin: () => world.vendorOrigin,
    site: catalogueSite(site.service),
    members: catalogueMembers(identity, compliance),
    play: {
      createLaunch: (request) => play.service.createLaunch(request),
      playedSince: (merchant, since) => play.service.playedSince(merchant, since),
      bigWins: async (merchant, limit) =>
        (await play.service.bigWins(merchant, limit)).map((win) => ({
          ...win,
          currency: knownCurrency(win.currency),
        })),
    },
  });
  const play = createPlay({
    ...base,
    ledger,
    databaseUrl: kernel.databaseUrl,
    random,
    metrics,
    secretBox: createSecretBox(config.SECRET_KEY, 'play.vendor-keys'),
    jurisdiction: config.JURISDICTION,
    ports: playPorts({ wallet, compliance, identity, catalogue: catalogue.service, site: site.service }),
  });
  const games = createGames(messages);
  const studio = createStudio({
    database,
    clock,
    random,
    secretBox: createSecretBox(config.SECRET_KEY, 'studio.seeds'),
    wallet: play.service,
    games,
    autoPlay: (merchant) => site.service.autoPlay(merchant),
  });
  const cashier = createCashier({
    ...base,
    jobs,
    metrics,
    random,
    ledger,
    wallet,
    compliance,
    identity: identity.service,
    bank: world.bank,
    webhookUrl: () =>
      `${config.PUBLIC_URL ?? `http://localhost:${config.PORT}`}/api/cashier/pix/webhook`,
  });
  return { site, agents, wallet, compliance, identity, catalogue, play, studio, cashier, games };
}

type Hooks = Parameters<typeof createIdentity>[0]['hooks'];

/** What opening an account means to wallet and limits, in the same transaction. */
export function openingHooks(
  wallet: ReturnType<typeof createWallet>,
  compliance: ReturnType<typeof createCompliance>,
): Hooks {
  return {
    async onRegistered(tx, { id: playerId, merchant, ...player }, { limits }) {
      const currency = knownCurrency(player.currency);
      await wallet.openAccounts(tx, { playerId, merchant, currency });
      await compliance.openPlayer(tx, { playerId, merchant, currency, limits });
    },
    async onTrialOpened(tx, { id: playerId, merchant, ...player }) {
      const currency = knownCurrency(player.currency);
      await wallet.openAccounts(tx, { playerId, merchant, currency });
      await compliance.openPlayer(tx, { playerId, merchant, currency, limits: null });
      await wallet.fundTrial(tx, playerId);
    },
  };
}

/** The ledger of this process, on its own connection beside the pool. */
export function openLedger(kernel: Kernel): Ledger {
  return createLedger({ pool: kernel.pool, url: kernel.databaseUrl });
}
