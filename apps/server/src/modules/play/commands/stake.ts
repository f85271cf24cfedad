import { hashToken } from '../play.context.ts';
import type { KnownPlayer, PlayContext } from '../play.context.ts';
import { buildMoves } from '../play.chains.ts';
import type { Part } from '../play.chains.ts';
import { walletCodes } from '../play.codes.ts';
import { gateOfStake } from '../play.policy.ts';
import type { Gate } from '../play.policy.ts';
import { sourcesOf } from '../stake-terms.ts';
import type { StakeTerms } from '../stake-terms.ts';
import { refusal } from '../play.reply.ts';
import type { MoveReply, ReplyBase, Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import type { PostAnswer, PostRequest } from '../posting/request.ts';
import type { Vendor } from '../vendors.ts';
import { completeRequest, meaningOf, moveReply, post } from './post.ts';
import { takeNonce } from './nonce.ts';

/** A bet, or a play that has at least one. */
export interface StakeAsk {
  readonly requestId: string;
  readonly sessionToken: string;
  readonly publicId: string;
  readonly roundName: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly parts: readonly Part[];
  readonly closes: boolean;
  readonly hash: Buffer;
}

export interface Moved {
  readonly reply: MoveReply | ReplyBase;
  /** Null where the lane never saw the request. */
  readonly request: PostRequest | null;
  readonly answer: PostAnswer | null;
}

/** Takes a stake, together with the prizes of the same step: all of it or nothing. */
export async function stake(
  context: PlayContext,
  vendor: Vendor,
  ask: StakeAsk,
  ticket: Ticket,
): Promise<Moved> {
  const { clock, ports } = context;
  const player = await context.playerOf(vendor, ask.publicId);
  if (player === null) {
    return unmoved(await takeNonce(context, ticket, 'PLAYER_NOT_FOUND', ask.requestId));
  }
  const sessionHash = hashToken(ask.sessionToken);
  const terms = await ports.terms(player.playerId);
  const gate = await gateOf(context, vendor, ask, player, terms, sessionHash);
  const revenue = await context.revenueOf(vendor, player.accounts.currency);
  const boardMin = context.boardMin[player.accounts.currency] ?? null;
  const built = buildMoves(ask.parts, {
    accounts: player.accounts,
    revenue,
    terms,
    prizeMax: vendor.prizeMax,
    boardMin,
  });
  const request = completeRequest(vendor, player, ticket, gate, {
    verb: verbs.stake,
    sessionHash,
    roundName: ask.roundName,
    gameCode: ask.gameCode,
    hash: ask.hash,
    ref: null,
    prepared: false,
    closes: ask.closes,
    finals: null,
    outcomeRef: null,
    day: null,
    sources: sourcesOf(terms),
    ...built,
  });
  const answer = await post(context, request);
  if (answer === null) return unmoved(refusal('TEMPORARY', ask.requestId, clock.now()));
  const meaning = meaningOf(request, answer, gate, terms);
  if (meaning.code === 0 && !answer.duplicate) {
    ports.compliance.played(player.playerId, player.accounts.timeZone);
  }
  return { reply: moveReply(ask.requestId, clock.now(), meaning, answer), request, answer };
}

/** Without a session nothing else needs to be known: the database refuses it by itself. */
async function gateOf(
  context: PlayContext,
  vendor: Vendor,
  ask: StakeAsk,
  player: KnownPlayer,
  terms: StakeTerms,
  sessionHash: Buffer,
): Promise<Gate> {
  const session = await context.sessionOf(sessionHash);
  if (session === null) return { code: 0 };
  const { member_session: memberSession } = session;
  if (memberSession !== null && !(await context.ports.players.staysSignedIn(memberSession))) {
    return { code: walletCodes.SESSION_EXPIRED.code };
  }
  // One after another: a seat is worth one connection.
  const game = await context.gameOf(player.merchant, vendor, ask.gameCode);
  const blocked = await context.isBlocked(player.playerId);
  const closed = await context.isClosed(player.merchant, session.address);
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
  });
}

/** A reply without anything having been looked at. */
export function unmoved(reply: ReplyBase): Moved {
  return { reply, request: null, answer: null };
}
