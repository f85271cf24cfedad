import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { allGames } from '../modules/play/index.ts';
import type { PlayService } from '../modules/play/index.ts';
import { createRewards } from '../modules/rewards/index.ts';
import { isWithinBound } from '../modules/wallet/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import { AppError } from '../platform/errors.ts';
import type { gatherContributions } from './contributions.ts';
import { transferMembers } from './ports.ts';

interface Rewarded {
  readonly wallet: Wallet;
  readonly identity: Identity;
  readonly compliance: Compliance;
  readonly play: { readonly service: PlayService };
  readonly reports: { readonly service: { turnoverOf(playerId: bigint): Promise<bigint> } };
}

type Lists = Pick<ReturnType<typeof gatherContributions>['lists'], 'gameLists' | 'ownGames'>;

/** Bonus money of members. */
export function makeRewards(
  { config, database, clock, log, notifier, texts }: Kernel,
  ledger: Ledger,
  lists: Lists,
  { wallet, identity, compliance, play, reports }: Rewarded,
) {
  const games = allGames(lists.gameLists, lists.ownGames);
  const members = transferMembers(identity, compliance);
  return createRewards({
    database,
    clock,
    log,
    notifier,
    texts,
    ledger,
    wallet,
    async memberOf(merchant, account) {
      const { desk } = identity.service;
      const member = await desk.member(merchant, account);
      return member !== null && (await desk.kept(member.id)) === null ? member : null;
    },
    gameOf: games.factsOf,
    play: {
      hasOpenParts: play.service.hasOpenParts,
      hasStaked: async (playerId) => (await reports.service.turnoverOf(playerId)) > 0n,
    },
    advantageAfterBetOnly: config.JURISDICTION === 'br',
    async requireMayPlay(playerId) {
      const refusal = await members.playRefusal(playerId);
      if (refusal !== null) throw new AppError(refusal.code);
    },
    isWithinBound,
  });
}
