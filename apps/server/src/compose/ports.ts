import { trialKind } from '@arara/contract';
import { formatDecimal } from '@arara/money';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '@arara/contract';
import type { Kernel } from '../kernel.ts';
import type { CataloguePorts } from '../modules/catalogue/index.ts';
import type { createClub } from '../modules/club/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { lotteryVendor } from '../modules/lottery/index.ts';
import type { LotteryService } from '../modules/lottery/index.ts';
import type { MessagesService } from '../modules/messages/index.ts';
import { gatherTerms } from '../modules/play/index.ts';
import type { PlayPorts, PlayService, TermsContribution } from '../modules/play/index.ts';
import type { ReportsService } from '../modules/reports/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { StaffService } from '../modules/staff/index.ts';
import type { TransfersOptions } from '../modules/transfers/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Contributions } from '../platform/contributions.ts';
import type { Database } from '../platform/database.ts';
import { knownCurrency } from './currency.ts';

interface ClubDoors {
  readonly site: { readonly service: Pick<SiteService, 'club'> };
  readonly identity: Identity;
  readonly staff: { readonly service: Pick<StaffService, 'record'> };
}

const membersKept = 50_000;

/** The questions of the catalogue to the site, and where that is. */
export function catalogueSite(
  site: SiteService,
  siteUrl: (merchant: string) => string,
): CataloguePorts['site'] {
  return {
    siteUrl,
    isOwnAddress: async (merchant, url) =>
      url.origin === new URL(siteUrl(merchant)).origin ||
      (await site.merchantOf(null, url.host)) === merchant,
    profile: (merchant) => site.profile(merchant),
    gameTypes: (merchant) => site.gameTypes(merchant),
    moduleOn: (merchant, id) => site.moduleOn(merchant, id),
  };
}

/** The questions of the catalogue to play, and of the reports on it. */
export function cataloguePlay(play: PlayService, reports: ReportsService): CataloguePorts['play'] {
  return {
    createLaunch: play.createLaunch,
    playedSince: reports.playedSince,
    lastResults: async (playerId) =>
      (await play.lastResults(playerId)).map((result) => ({
        ...result,
        currency: knownCurrency(result.currency),
      })),
    board: play.board,
  };
}

/** The questions of the catalogue about members before it opens a game. */
export function catalogueMembers(
  identity: Identity,
  compliance: Compliance,
  wallet: Pick<Wallet, 'refillTrial'>,
  database: Database,
): CataloguePorts['members'] {
  return {
    async playRefusal(playerId) {
      const player = await identity.service.playerOf(playerId);
      if (player === null) return lasting('session.expired');
      if (player.isAgent === trialKind) return null;
      return stakeRefusal(identity, compliance, playerId, player.limitsSet);
    },
    keepGuest: identity.service.keepGuest,
    signInCode: (id, merchant) =>
      database.transaction((tx) => identity.service.createSignInCode(tx, { id, merchant })),
    refillTrial: wallet.refillTrial,
  };
}

/** The questions of the catalogue to the lotteries. */
export function catalogueLotteries(lottery: LotteryService): CataloguePorts['lotteries'] {
  return {
    walletVendor: lotteryVendor,
    onSale: lottery.codesOnSale,
    bought: lottery.boughtLately,
  };
}

/** Why somebody may not stake money of theirs now; null: may. */
async function stakeRefusal(
  identity: Identity,
  compliance: Compliance,
  playerId: bigint,
  limitsSet: boolean,
) {
  const { play } = await identity.service.permissionsOf(playerId);
  if (play !== null) return lasting('account.blocked');
  const { refusal } = await compliance.stakeTerms(playerId);
  if (refusal?.reason === 'excluded' || refusal?.reason === 'paused')
    return { code: 'account.excluded', until: refusal.until } as const;
  return limitsSet ? null : lasting('limits.required');
}

/** Those of the members who may not stake now: paused, excluded or blocked. */
async function barredAmong(
  identity: Identity,
  compliance: Compliance,
  playerIds: readonly bigint[],
): Promise<bigint[]> {
  const restricted = await compliance.restrictedAmong(playerIds);
  const blocked = await identity.service.blockedAmong(playerIds, 'play');
  return [...new Set([...restricted, ...blocked])];
}

/** The same, with the terms of the house: a game that is open may be opened again, a new stake waits for the agreement. */
async function newStakeRefusal(
  identity: Identity,
  compliance: Compliance,
  playerId: bigint,
  limitsSet: boolean,
) {
  const refusal = await stakeRefusal(identity, compliance, playerId, limitsSet);
  if (refusal !== null) return refusal;
  return (await identity.service.owesTerms(playerId)) ? lasting('terms.required') : null;
}

const lasting = <Code extends ErrorCode>(code: Code) => ({ code, until: null });

/** The questions of transfers about members before money leaves for a purse. */
export function transferMembers(
  identity: Identity,
  compliance: Compliance,
): TransfersOptions['members'] {
  return {
    async playRefusal(playerId) {
      const player = await identity.service.playerOf(playerId);
      return newStakeRefusal(identity, compliance, playerId, player?.limitsSet === true);
    },
  };
}

/** The questions of the lottery about members before they stake, and its news for them. */
export function lotteryMembers(
  identity: Identity,
  compliance: Compliance,
  notices: MessagesService,
) {
  const { playerOf } = identity.service;
  const limited = new LRUCache<bigint, true>({ max: membersKept });
  return {
    ...transferMembers(identity, compliance),
    tellOfMoney: notices.tell,
    barredAmong: (playerIds: readonly bigint[]) => barredAmong(identity, compliance, playerIds),
    /** A member who has limits keeps them: only the first ticket asks the database. */
    async hasLimits(playerId: bigint) {
      if (limited.has(playerId)) return true;
      const player = await playerOf(playerId);
      if (player?.limitsSet !== true) return false;
      limited.set(playerId, true);
      return true;
    },
  };
}

const nothingOwed = {};
const termsOwed = { refusal: { reason: 'terms', until: null } } as const;

interface Around {
  readonly wallet: Wallet;
  readonly compliance: Compliance;
  readonly identity: Identity;
  readonly messages: { readonly service: MessagesService };
  readonly site: SiteService;
  readonly games: PlayPorts['games'];
  /** The terms that later modules set for stakes. */
  readonly stakeTerms: Contributions<TermsContribution>;
}

/** The questions of the vendors' wallet to everybody else on the way of a stake. */
export function playPorts(around: Around): PlayPorts {
  const { wallet, compliance, messages, identity, site, games, stakeTerms } = around;
  const own: readonly TermsContribution[] = [
    async (playerId) => ({ sources: await wallet.stakeSources(playerId) }),
    compliance.stakeTerms,
    async (playerId) => ((await identity.service.owesTerms(playerId)) ? termsOwed : nothingOwed),
  ];
  return {
    wallet,
    compliance,
    terms: (playerId) => gatherTerms([...own, ...stakeTerms.list()], playerId),
    players: {
      async isBlocked(playerId) {
        const { play } = await identity.service.permissionsOf(playerId);
        return play !== null;
      },
      isSignedIn: (memberSession) => identity.service.isLive(memberSession),
      staysSignedIn: (memberSession) => identity.service.use(memberSession),
      async boardNames(ids) {
        const barred = new Set(await barredAmong(identity, compliance, ids));
        return identity.service.boardNames(ids.filter((id) => !barred.has(id)));
      },
      tellOfReleased: (tx, playerId, prize) =>
        messages.service.tell(tx, playerId, {
          template: 'prize.released',
          amount: formatDecimal(prize),
          currency: prize.currency,
        }),
    },
    games,
    site: { status: (merchant, address) => site.siteStatus(merchant, address) },
  };
}

/** The doors of the club: what members have staked, and the ranks that they have. */
export function clubOptions(
  { database, clock }: Kernel,
  { site, identity, staff }: ClubDoors,
  play: Pick<ReportsService, 'turnoverOf' | 'playersSince'>,
): Parameters<typeof createClub>[0] {
  const { playerOf: memberOf, raiseRank, setRank, lockRank } = identity.service;
  return {
    database,
    clock,
    play,
    record: staff.service.record,
    levelsOf: (merchant) => site.service.club(merchant),
    members: {
      memberOf,
      raiseRank,
      setRank,
      lockRank,
      accountOf: async (playerId) => (await memberOf(playerId))?.accountNumber ?? '',
    },
  };
}
