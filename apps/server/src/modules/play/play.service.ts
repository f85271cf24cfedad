import type { BodyOf, Call, ValueOf } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { createBoard } from './board.ts';
import { hashToken } from './token-hash.ts';
import { createLaunch } from './commands/create-launch.ts';
import type { LaunchRequest } from './commands/create-launch.ts';
import { openRoundsOf, roundById, roundsBefore } from './member.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';
import { sumInReview, winInReview, winsInReview, winsInReviewOf } from './review.repository.ts';
import type { PlayDeps } from './play.deps.ts';
import { stuckBefore } from './play.policy.ts';
import type { Handler, WalletProtocol } from './play.protocol.ts';
import { labelRounds } from './round-labels.ts';
import { findRound, hasOpenParts, mismatches, playedBy } from './rounds.repository.ts';
import {
  endSessionsOf,
  ensureVendorPlayer,
  recentGamesOf,
  vendorPlayer,
} from './sessions.repository.ts';
import { stuckRound, stuckRounds } from './sweep/open-rounds.repository.ts';
import { createTitles } from './titles.repository.ts';
import { lastResultsOf, totalsOf } from './totals.repository.ts';

import { noHealth } from './health/vendor-health.ts';
import type { VendorHealth } from './health/vendor-health.ts';
import type { AskVendor } from './vendor-caller.ts';

const publicIdBytes = 15;

type CallOf<H> = H extends Handler<infer C> ? C : never;
type InProcess<C extends Call> = (vendor: string, body: BodyOf<C>) => Promise<ValueOf<C>>;

export type PlayService = ReturnType<typeof createService>;

/** The answers of play to other modules and the studio. */
export function createService(
  deps: PlayDeps,
  protocol: WalletProtocol,
  askVendor: AskVendor,
  health: VendorHealth,
) {
  const { clock, database, ports, vendors } = deps;

  /** The same functions that vendors reach over HTTP; nobody can replay a call in process. */
  function inProcess<Name extends keyof WalletProtocol>(
    name: Name,
  ): InProcess<CallOf<WalletProtocol[Name]>> {
    const handler = protocol[name] as Handler<Call>;
    return async (code, body) => {
      const vendor = await vendors.byCode(code);
      if (vendor === null) throw new Error(`no vendor ${code}`);
      const began = performance.now();
      const answer = await handler(vendor, body, { claim: deps.nextClaim(), nonce: null });
      const { code: said } = answer as { readonly code: number };
      health.count(vendor.id, 'in', said, performance.now() - began);
      return answer as ValueOf<CallOf<WalletProtocol[Name]>>;
    };
  }

  return {
    /** True if a prize or a return may still come to an account of a grant. */
    hasOpenParts: (account: bigint) => hasOpenParts(database.read, account),
    authenticate: inProcess('authenticate'),
    balance: inProcess('balance'),
    bet: inProcess('bet'),
    win: inProcess('win'),
    play: inProcess('play'),
    rollback: inProcess('rollback'),
    roundClose: inProcess('roundClose'),
    txStatus: inProcess('txStatus'),
    createLaunch: (request: LaunchRequest) => createLaunch(deps, request),
    vendors,
    /** The player behind an opaque player id of a vendor, whose wallet it is; null: the vendor has no such id. */
    async playerOf(code: string, publicId: string) {
      const vendor = await vendors.byCode(code);
      const row = vendor === null ? null : await vendorPlayer(database.read, vendor.id, publicId);
      return row === null ? null : { playerId: row.player_id, merchant: row.merchant_id };
    },
    /** The opaque id by which a vendor knows a player; made the first time. */
    async publicIdOf(code: string, playerId: bigint, merchant: string): Promise<string> {
      const vendor = await vendors.byCode(code);
      if (vendor === null) throw new Error(`no vendor ${code}`);
      const publicId = deps.random(publicIdBytes).toString('base64url');
      const player = { vendorId: vendor.id, playerId, merchant, publicId };
      return ensureVendorPlayer(database.read, player);
    },
    /** A signed question to a vendor about money; only a signed answer counts. */
    askVendor,
    /** Ends the game sessions opened from these sessions of a member: no process takes a stake. */
    endSessions: (tx: Tx, memberSessions: readonly string[]) =>
      endSessionsOf(tx, memberSessions, clock.now()),
    /** True if the member's own session behind a game session still lives. */
    async isOpen(sessionToken: string): Promise<boolean> {
      const session = await deps.sessionOf(hashToken(sessionToken));
      if (session === null || session.expires_at <= clock.now()) return false;
      const { member_session: memberSession } = session;
      return memberSession === null || ports.players.isSignedIn(memberSession);
    },
    recentGames: (playerId: bigint, limit: number) => recentGamesOf(database.read, playerId, limit),
    /** The results of the latest round of each game that the player played lately. */
    lastResults: (playerId: bigint) => lastResultsOf(database.read, playerId),
    /** Stakes and prizes of whole days of each player's merchant, in minor units; in the order of the questions. */
    totals: totalsOf,
    /** Rounds that are open for three days, with what their vendor says: people decide. */
    stuckRounds: (merchant: string, limit: number) =>
      stuckRounds(database.read, merchant, stuckBefore(clock.now()), limit),
    stuckRound: (merchant: string, id: bigint) =>
      stuckRound(database.read, merchant, stuckBefore(clock.now()), id),
    winsInReview: (merchant: string, limit: number) => winsInReview(database.read, merchant, limit),
    winInReview: (merchant: string, win: { vendor: string; txId: string }) =>
      winInReview(database.read, merchant, win),
    /** The part of a player's prizes that waits for people, in minor units. */
    sumInReview: (playerId: bigint) => sumInReview(database.read, playerId),
    /** One round of a player; null where it is not theirs. */
    roundOf: (playerId: bigint, id: bigint) => findRound(database.read, playerId, id),
    /** Names of the games that a player's ledger references are about. */
    labels: (playerId: bigint, references: readonly string[], language: string) =>
      labelRounds(deps, playerId, references, language),
    board: createBoard(deps),
    /** A page of a member's rounds, the latest first. */
    roundsOf: (playerId: bigint, place: StoryPlace) => roundsBefore(database.read, playerId, place),
    /** A round of a brand by its id. */
    roundById: (merchant: string, id: string) => roundById(database.read, merchant, id),
    /** Rounds of a member that are open, and their stakes in minor units. */
    openRoundsOf: (playerId: bigint) => openRoundsOf(database.read, playerId),
    /** Prizes of a member that wait for two people. */
    heldWinsOf: (playerId: bigint) => winsInReviewOf(database.read, playerId),
    titles: createTitles(database.read),
    /** The last hour and day of each vendor, as it answered and was answered. */
    health: async () => {
      const read = await health.read();
      return (code: string) => read.get(code) ?? noHealth();
    },
    /** The play of a member in a span of time, by title. */
    playedBy: (playerId: bigint, from: Date, until: Date) =>
      playedBy(database.read, playerId, from, until),
    /** Rounds of a brand whose vendor told other sums than ours, by when they were opened. */
    mismatches: (merchant: string, from: Date, until: Date) =>
      mismatches(database.read, merchant, from, until),
  };
}
