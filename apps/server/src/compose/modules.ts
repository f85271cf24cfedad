import { randomBytes } from 'node:crypto';
import type { Ledger } from '@arara/ledger';
import { drawModels, familyOf, plays } from '@arara/lottery';
import type { Kernel } from '../kernel.ts';
import { createAgents } from '../modules/agents/index.ts';
import { createCashier, webhookTokenOf } from '../modules/cashier/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createClub } from '../modules/club/index.ts';
import { createCompliance } from '../modules/compliance/index.ts';
import { createDecisions } from '../modules/decisions/index.ts';
import { createIdentity, securityOf } from '../modules/identity/index.ts';
import { createLottery, lotteryVendor } from '../modules/lottery/index.ts';
import { createMessaging } from '../modules/messages/index.ts';
import { allGames, createPlay } from '../modules/play/index.ts';
import type { PlayService } from '../modules/play/index.ts';
import {
  createReports,
  createReportsDesk,
  createReportsProjector,
} from '../modules/reports/index.ts';
import { createPrivacy } from '../modules/privacy/index.ts';
import { createSite } from '../modules/site/index.ts';
import { createStudio } from '../modules/studio/index.ts';
import { tableBeacon } from './table-beacon.ts';
import type { GamesPort } from '../modules/studio/index.ts';
import { createTransfers } from '../modules/transfers/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { Art } from '../web/art.ts';
import { catalogueOptions } from './catalogue.ts';
import { makeConsole, makeFeedbackDesk } from './modules-console.ts';
import { makeContentDesk } from './modules-content.ts';
import { makeDesks } from './modules-desks.ts';
import { makeReportTables } from './modules-reports.ts';
import { makeRewards } from './modules-rewards.ts';
import { makeWatch } from './modules-risk.ts';
import { makeStaff } from './modules-staff.ts';
import { makeGamesDesks } from './modules-vendors.ts';
import { gatherContributions } from './contributions.ts';
import { createGames } from './games.ts';
import { clubOptions, lotteryMembers, playPorts, transferMembers } from './ports.ts';
import { figureParts } from './desks.ts';
import { ownUrlOf, siteUrlOf } from './urls.ts';
import type { Outside } from './outside.ts';

const centralExclusionUrl = 'https://www.gov.br/fazenda/pt-br/autoexclusao';

export type Modules = ReturnType<typeof createModules>;

/** The services that there are before the first module is made. */
interface Ground {
  readonly kernel: Kernel;
  readonly outside: Outside;
  readonly art: Art;
  readonly ledger: Ledger;
  /** The lists that modules offer, for those that ask; full once all are made. */
  readonly lists: ReturnType<typeof gatherContributions>['lists'];
}

type People = ReturnType<typeof createPeople>;

/**
 * Every module, in the order in which it is made. A module is given modules that are there already; one that
 * is made later reaches it by its contributions only (docs/decisions/contributions.md).
 */
export function createModules(kernel: Kernel, outside: Outside, art: Art, ledger: Ledger) {
  const { lists, gather } = gatherContributions();
  const ground: Ground = { kernel, outside, art, ledger, lists };
  const people = createPeople(ground);
  const desk = createDesk(ground, people);
  const play = makePlay(ground, people);
  const money = createMoney(ground, people, play.service);
  const desks = makeDesks(kernel, ledger, lists, { ...people, ...desk, play });
  const games = createGames(kernel.texts);
  const gaming = createGameModules(ground, { ...people, ...money, play }, games);
  const rewards = makeRewards(kernel, ledger, lists, { ...people, play, ...gaming });
  const all = { ...people, ...desk, play, ...money, ...desks, ...gaming, rewards };
  const watch = makeWatch(kernel, outside, ledger, all);
  const rooms = {
    reportsDesk: createReportsDesk(figureParts(kernel, { ...all, ...watch })),
    reportTables: makeReportTables(kernel, all),
    contentDesk: makeContentDesk(all),
    console: makeConsole(kernel, all),
  };
  return { ...gather({ ...all, ...watch, ...rooms }), games };
}

function kernelDeps(kernel: Kernel) {
  const { database, events, clock, texts, notifier, log, jobs } = kernel;
  return { database, events, clock, texts, notifier, log, jobs };
}

const random = (bytes: number) => randomBytes(bytes);

/** The people of the house, the site and its members: who they are, what they have, how far they play. */
function createPeople({ kernel, outside, art, ledger, lists }: Ground) {
  const { config, database, clock } = kernel;
  const base = kernelDeps(kernel);
  const staff = makeStaff(kernel, random);
  const privacy = createPrivacy({
    ...base,
    box: createSecretBox(config.SECRET_KEY, 'privacy.files'),
    parts: lists.personalData,
  });
  const site = createSite({
    ...base,
    record: staff.service.record,
    personAt: staff.service.personAt,
    geoipFile: config.GEOIP_FILE,
    picture: art.piece,
    sealingKeys: lists.sealingKeys,
    newsWishes: lists.newsWishes,
    urlOf: (merchant, host) => siteUrlOf(config, merchant, host),
    sandbox: outside.sandbox !== null,
  });
  const { timeZoneOf, siteName } = site.service;
  const siteUrl = (merchant: string) => siteUrlOf(config, merchant, site.service.hostOf(merchant));
  const agents = createAgents({ database, clock });
  const messages = createMessaging({
    ...base,
    secretKey: config.SECRET_KEY,
    mail: outside.mail,
    sms: outside.sms,
    siteName,
    siteUrl,
    timeZoneOf,
    contacts: lists.contacts,
  });
  const identity = createIdentity({
    ...base,
    random,
    secretKey: config.SECRET_KEY,
    notices: messages.service,
    providers: outside.providers,
    security: securityOf(config.JURISDICTION),
    settings: site.service,
    invitations: agents.service,
    picture: art.piece,
    siteUrl,
    onRegistered: lists.onRegistered,
    onTrialOpened: lists.onTrialOpened,
    onSessionsEnded: lists.onSessionsEnded,
  });
  const { recordLabels, heldMoney, purses, grants } = lists;
  const wallet = createWallet({
    ...base,
    ledger,
    timeZoneOf,
    recordLabels,
    heldMoney,
    purses,
    grants,
  });
  const compliance = createCompliance({
    ...base,
    ledger,
    wallet,
    timeZoneOf,
    identity: identity.service,
    stakeTotals: lists.stakeTotals,
    mandatory: config.JURISDICTION !== 'intl',
    centralExclusionUrl,
  });
  return { staff, privacy, site, agents, messages, identity, wallet, compliance };
}

/** The decisions that two people of the house make, and its answers to feedback. */
function createDesk({ kernel, lists }: Ground, people: People) {
  const { database, clock, log } = kernel;
  const { record, personOf } = people.staff.service;
  const kinds = lists.decisionKinds;
  const decisions = createDecisions({ database, clock, log, record, personOf, kinds });
  return { decisions, feedbackDesk: makeFeedbackDesk(kernel, people) };
}

/** The vendors' wallet, through which every stake goes. */
function makePlay({ kernel, ledger, lists }: Ground, people: People) {
  const { config, databaseUrl, metrics, batches } = kernel;
  const games = allGames(lists.gameLists, lists.ownGames);
  return createPlay({
    ...kernelDeps(kernel),
    ledger,
    databaseUrl,
    random,
    metrics,
    batches,
    secretBox: createSecretBox(config.SECRET_KEY, 'play.vendor-keys'),
    jurisdiction: config.JURISDICTION,
    ports: playPorts({
      ...people,
      site: people.site.service,
      games,
      stakeTerms: lists.stakeTerms,
    }),
  });
}

/** Money in and out, and between wallets. */
function createMoney(ground: Ground, people: People, vendors: PlayService) {
  const { kernel, outside, ledger, lists } = ground;
  const { config, metrics } = kernel;
  const { site, wallet, compliance, identity, messages } = people;
  const base = { ...kernelDeps(kernel), metrics, ledger, wallet, compliance };
  const { timeZoneOf } = site.service;
  const cashier = createCashier({
    ...base,
    random,
    identity: identity.service,
    notices: messages.service,
    bank: outside.bank,
    timeZoneOf,
    siteName: site.service.siteName,
    origin: () => ownUrlOf(config),
    webhookToken: webhookTokenOf(config.SECRET_KEY),
    withdrawals: lists.withdrawals,
  });
  const members = transferMembers(identity, compliance);
  const transfers = createTransfers({ ...base, vendors, members, timeZoneOf });
  return { cashier, transfers };
}

type Payers = People & ReturnType<typeof createMoney> & { play: ReturnType<typeof makePlay> };

/** The modules of play: the games, the lists that members find them in, and the standing that comes of them. */
function createGameModules(ground: Ground, payers: Payers, games: GamesPort) {
  const { kernel, outside, art, ledger } = ground;
  const { config, database } = kernel;
  const { staff, site, wallet, compliance, messages, identity, play, transfers } = payers;
  const base = kernelDeps(kernel);
  const { timeZoneOf } = site.service;
  const reports = createReports({ database, zones: site.service.timeZones });
  const studio = createStudio({
    ...base,
    random,
    secretBox: createSecretBox(config.SECRET_KEY, 'studio.seeds'),
    wallet: { ...play.service, netToday: compliance.netToday },
    games,
    timeZoneOf,
    playRules: (merchant) => site.service.playRules(merchant),
    maskedNames: (ids) => identity.service.maskedNames(ids),
    beacon: tableBeacon(outside.beacon),
    pools: {
      ledger,
      revenueOf: (vendor, currency) => wallet.houseAccount(`vendor:${vendor}:revenue`, currency),
      turnoverOf: reports.service.turnoverOfTitles,
      merchants: site.service.currencies,
    },
  });
  const lottery = createLottery({
    ...base,
    random,
    secretBox: createSecretBox(config.SECRET_KEY, 'lottery.seeds'),
    rules: { models: drawModels, plays, familyOf },
    house: (plug) => play.service.house(lotteryVendor, plug),
    beacon: outside.beacon,
    ledger,
    wallet,
    members: lotteryMembers(identity, compliance, messages.service),
    timeZoneOf,
    record: staff.service.record,
    played: reports.service.byTitle,
    sellsAt: (merchant) => site.service.moduleOn(merchant, 'LOTTERY3'),
  });
  const shown = {
    play: play.service,
    reports: reports.service,
    lottery: lottery.service,
    transfers: transfers.service,
    studio: studio.service,
  };
  const catalogue = createCatalogue(catalogueOptions(kernel, outside, art, payers, shown));
  const desks = makeGamesDesks(kernel, outside, { ...payers, reports, studio, catalogue });
  const club = createClub(clubOptions(kernel, payers, reports.service));
  const projector = makeProjector(ground, payers);
  return { reports, studio, lottery, catalogue, ...desks, club, projector };
}

/**
 * The module that keeps the reports up to the ledger: nobody asks it anything, and it may ask every list of games.
 */
function makeProjector({ kernel, lists }: Ground, { site }: People) {
  const games = allGames(lists.gameLists, lists.ownGames);
  return createReportsProjector({
    ...kernelDeps(kernel),
    zones: site.service.timeZones,
    gameTypeOf: async (merchant, vendor, gameCode) =>
      (await games.factsOf(merchant, vendor, gameCode))?.gameType ?? null,
  });
}
