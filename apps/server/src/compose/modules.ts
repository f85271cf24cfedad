import { randomBytes } from 'node:crypto';
import { createLedger } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import { drawModels, familyOf, plays } from '@arara/lottery';
import type { Kernel } from '../kernel.ts';
import { createAgents } from '../modules/agents/index.ts';
import { createCashier, webhookTokenOf } from '../modules/cashier/index.ts';
import { createClub } from '../modules/club/index.ts';
import { createCompliance } from '../modules/compliance/index.ts';
import { createIdentity, policyOf } from '../modules/identity/index.ts';
import { createLottery, lotteryVendor } from '../modules/lottery/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';
import { createPlay } from '../modules/play/index.ts';
import type { PlayService } from '../modules/play/index.ts';
import { createSite } from '../modules/site/index.ts';
import { createStudio } from '../modules/studio/index.ts';
import { createTransfers } from '../modules/transfers/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { dayOf } from '../platform/calendar.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { Art } from '../web/art.ts';
import { catalogueOf } from './catalogue.ts';
import { knownCurrency } from './currency.ts';
import { decisionsOf } from './decisions.ts';
import { createGames } from './games.ts';
import { lotteryFacts } from './lotteries.ts';
import { staffOf } from './staff.ts';
import { lotteryMembers, playPorts, transferMembers } from './ports.ts';
import { ownUrlOf, siteUrlOf } from './urls.ts';
import type { World } from './world.ts';

const centralExclusionUrl = 'https://www.gov.br/fazenda/pt-br/autoexclusao';

export type Modules = ReturnType<typeof createModules>;
type People = ReturnType<typeof createPeople>;

/** Modules that earlier ones call; each is filled in once it is made. */
interface Later {
  identity?: ReturnType<typeof createIdentity>;
  play?: ReturnType<typeof createPlay>;
  transfers?: ReturnType<typeof createTransfers>;
  lottery?: Lottery;
}

/**
 * Every module. A module is made after those that it is given; `later` stands for modules that it calls
 * and that are made after it.
 */
export function createModules(kernel: Kernel, world: World, art: Art, ledger: Ledger) {
  const later: Later = {};
  const people = createPeople(kernel, world, art, ledger, later);
  const house = createHouse(kernel, world, art, ledger, people, later);
  const staff = staffOf(kernel);
  const decisions = decisionsOf(kernel, staff.service, [house.cashier, house.play, house.lottery]);
  return { ...people, ...house, staff, decisions };
}

/** The module that others wait for; asking before it exists is a fault of this file. */
function made<K extends keyof Later>(later: Later, name: K): NonNullable<Later[K]> {
  const module = later[name];
  if (module === undefined) throw new Error(`${name} is asked before it exists`);
  return module;
}

function partsOf(kernel: Kernel) {
  const { database, events, clock, messages, notifier, log, jobs } = kernel;
  return { database, events, clock, messages, notifier, log, jobs };
}

/** Limits count what is staked here, and what left for purses where nobody here sees it staked. */
async function stakedAndSent(later: Later, ...range: Parameters<PlayTotalsOf>) {
  // One after another: a transaction has one connection.
  const played = await made(later, 'play').service.totals(...range);
  const sent = await made(later, 'transfers').service.totals(...range);
  return { stake: played.stake + sent.stake, payout: played.payout + sent.payout };
}

/** What a game says of the day: the same sum as the account does, or the two would contradict. */
async function netToday({ database, clock }: Kernel, later: Later, playerId: bigint) {
  const today = dayOf(clock.now());
  const { stake, payout } = await stakedAndSent(later, database.read, playerId, today, today);
  return payout - stake;
}

type PlayTotalsOf = ReturnType<typeof createPlay>['service']['totals'];

const random = (bytes: number) => randomBytes(bytes);

/** The site and its members: who they are, what they have, how far they play. */
function createPeople(kernel: Kernel, world: World, art: Art, ledger: Ledger, later: Later) {
  const { config, database, clock } = kernel;
  const base = partsOf(kernel);
  const site = createSite({
    ...base,
    geoipFile: config.GEOIP_FILE,
    picture: art.piece,
    sealingKeys: () => made(later, 'identity').sealingKeys(),
    wantsNews: (playerId) => made(later, 'identity').service.wantsNews(playerId),
    sandbox: world.sandbox !== null,
  });
  const agents = createAgents({ database, clock });
  const wallet = createWallet({
    ...base,
    ledger,
    labels: async (id, references, language) =>
      new Map([
        ...(await made(later, 'play').service.labels(id, references, language)),
        ...(await made(later, 'transfers').service.labels(id, references)),
      ]),
    heldFor: async (id) => ({
      chase: await made(later, 'lottery').service.heldInChases(id),
      prize: await made(later, 'play').service.heldPrizes(id),
    }),
    purses: (merchant, id) => made(later, 'transfers').service.balancesOf(merchant, id),
  });
  const compliance = createCompliance({
    ...base,
    ledger,
    wallet,
    mandatory: config.JURISDICTION !== 'intl',
    centralExclusionUrl,
    ports: {
      provePassword: (...proof) => made(later, 'identity').service.provePassword(...proof),
      endSessions: (tx, id) => made(later, 'identity').service.endSessions(tx, id),
      limitsWereSet: (tx, id) => made(later, 'identity').service.limitsWereSet(tx, id),
      totals: (...range) => stakedAndSent(later, ...range),
    },
  });
  const identity = createIdentity({
    ...base,
    random,
    secretKey: config.SECRET_KEY,
    mail: world.mail,
    sms: world.sms,
    providers: world.providers,
    policy: policyOf(config.JURISDICTION),
    settings: site.service,
    siteName: site.service.siteName,
    invitations: agents.service,
    picture: art.piece,
    siteUrl: (merchant) => siteUrlOf(config, merchant, site.service.hostOf(merchant)),
    hooks: {
      ...openingHooks(wallet, compliance),
      onSessionsEnded: (tx, ids) => made(later, 'play').service.endSessions(tx, ids),
    },
  });
  later.identity = identity;
  return { site, agents, wallet, compliance, identity };
}

/** What members do: games and money in and out. */
function createHouse(
  kernel: Kernel,
  world: World,
  art: Art,
  ledger: Ledger,
  people: People,
  later: Later,
) {
  const { config, messages, metrics } = kernel;
  const { site, wallet, compliance, identity } = people;
  const base = partsOf(kernel);
  const catalogue = catalogueOf(kernel, world, art, people, {
    play: () => made(later, 'play').service,
    lottery: () => made(later, 'lottery').service,
    transfers: () => made(later, 'transfers').service,
  });
  const play = createPlay({
    ...base,
    ledger,
    databaseUrl: kernel.databaseUrl,
    random,
    metrics,
    secretBox: createSecretBox(config.SECRET_KEY, 'play.vendor-keys'),
    jurisdiction: config.JURISDICTION,
    ports: playPorts({
      ...people,
      catalogue: catalogue.service,
      site: site.service,
      lottery: async (merchant, code) => {
        const isSold = await made(later, 'lottery').service.isSold(code);
        const card = await catalogue.service.factsOf(merchant, lotteryVendor, code);
        return lotteryFacts(messages, code, isSold, card);
      },
    }),
  });
  later.play = play;
  const games = createGames(messages);
  const timeZoneOf = async (merchant: string) => (await site.service.profile(merchant)).timeZone;
  const studio = createStudio({
    ...base,
    random,
    secretBox: createSecretBox(config.SECRET_KEY, 'studio.seeds'),
    wallet: { ...play.service, netToday: (playerId) => netToday(kernel, later, playerId) },
    games,
    timeZoneOf,
    playRules: (merchant) => site.service.playRules(merchant),
  });
  const money = createMoney(kernel, world, ledger, people, play.service, timeZoneOf);
  later.transfers = money.transfers;
  const lottery = createLottery({
    ...base,
    random,
    secretBox: createSecretBox(config.SECRET_KEY, 'lottery.seeds'),
    rules: { models: drawModels, plays, familyOf },
    house: (plug) => play.service.house(lotteryVendor, plug),
    beacon: world.beacon,
    ledger,
    wallet,
    members: lotteryMembers(identity, compliance),
    timeZoneOf,
    sellsAt: (merchant) => site.service.moduleOn(merchant, 'LOTTERY3'),
  });
  later.lottery = lottery;
  const club = clubOf(kernel, people, play.service);
  return { catalogue, play, studio, ...money, lottery, club, games };
}

/** Money in and out, and between wallets. */
function createMoney(
  kernel: Kernel,
  world: World,
  ledger: Ledger,
  { site, wallet, compliance, identity }: People,
  vendors: PlayService,
  timeZoneOf: (merchant: string) => Promise<string>,
) {
  const { config, metrics } = kernel;
  const base = partsOf(kernel);
  const cashier = createCashier({
    ...base,
    metrics,
    random,
    ledger,
    wallet,
    compliance,
    identity: identity.service,
    bank: world.bank,
    timeZoneOf,
    siteName: site.service.siteName,
    origin: () => ownUrlOf(config),
    webhookToken: webhookTokenOf(config.SECRET_KEY),
  });
  const transfers = createTransfers({
    ...base,
    metrics,
    ledger,
    wallet,
    compliance,
    vendors,
    members: transferMembers(identity, compliance),
    timeZoneOf,
  });
  return { cashier, transfers };
}

/** Ranks by what members stake. */
function clubOf(
  { clock }: Kernel,
  { site, identity }: People,
  play: ReturnType<typeof createPlay>['service'],
) {
  return createClub({
    clock,
    levelsOf: (merchant) => site.service.club(merchant),
    play,
    members: { memberOf: identity.service.playerOf, raiseRank: identity.service.raiseRank },
  });
}

type Hooks = Omit<Parameters<typeof createIdentity>[0]['hooks'], 'onSessionsEnded'>;

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
  return createLedger({ ...kernel, reads: kernel.database.read, url: kernel.databaseUrl });
}
