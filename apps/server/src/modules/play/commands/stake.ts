import { hashToken } from '../token-hash.ts';
import type { KnownPlayer } from '../play.ports.ts';
import type { PlayDeps } from '../play.deps.ts';
import { walletCodes } from '../play.codes.ts';
import { gateOfStake } from '../play.policy.ts';
import type { Gate } from '../play.policy.ts';
import type { StakeTerms } from '../stake-terms.ts';
import type { Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import type { Vendor } from '../vendors.ts';
import { busy, postMoves, unmoved } from './post-moves.ts';
import type { Moved, MovesAsk } from './post-moves.ts';
import { refuseOnce } from './use-nonce.ts';

/** A bet, or a play that has at least one. */
export interface StakeAsk extends MovesAsk {
  readonly sessionToken: string;
  /** A further stake of a round that another one opened. */
  readonly isFurther: boolean;
}

/** Takes a stake, together with the prizes of the same step: all of it or nothing. */
export async function stake(
  deps: PlayDeps,
  vendor: Vendor,
  ask: StakeAsk,
  ticket: Ticket,
): Promise<Moved> {
  const { ports } = deps;
  const player = await deps.playerOf(vendor, ask.publicId);
  if (player === null) {
    return unmoved(await refuseOnce(deps, ticket, 'PLAYER_NOT_FOUND', ask.requestId));
  }
  const sessionHash = hashToken(ask.sessionToken);
  const terms = await ports.terms(player.playerId);
  const gate = await gateOf(deps, vendor, ask, player, terms, sessionHash);
  const judged = { vendor, player, ticket, gate, terms };
  const posted = await postMoves(deps, judged, ask, { verb: verbs.stake, sessionHash });
  if (posted === null) return busy(deps, ask);
  if (posted.meaning.code === 0 && !posted.answer.duplicate) {
    ports.compliance.played(player.playerId, player.accounts.timeZone);
  }
  return posted;
}

/** Without a session nothing else needs to be known: the database refuses it by itself. */
async function gateOf(
  deps: PlayDeps,
  vendor: Vendor,
  ask: StakeAsk,
  player: KnownPlayer,
  terms: StakeTerms,
  sessionHash: Buffer,
): Promise<Gate> {
  const session = await deps.sessionOf(sessionHash);
  if (session === null) return { code: 0 };
  const { member_session: memberSession } = session;
  if (memberSession !== null && !(await deps.ports.players.staysSignedIn(memberSession))) {
    return { code: walletCodes.SESSION_EXPIRED.code };
  }
  // One after another: a seat is worth one connection.
  const game = await deps.gameOf(player.merchant, vendor, ask.gameCode);
  const blocked = await deps.isBlocked(player.playerId);
  const closed = await deps.isClosed(player.merchant, session.address);
  return gateOfStake({
    currency: ask.currency,
    walletCurrency: player.accounts.currency,
    gameCode: ask.gameCode,
    sessionGameCode: session.game_code,
    vendorActive: vendor.active,
    game,
    closed,
    blocked,
    terms,
    parts: ask.parts,
    isFurther: ask.isFurther,
    isFromHeld: false,
  });
}
