import type { PlayContext } from '../play.context.ts';
import { buildMoves } from '../play.chains.ts';
import type { Part } from '../play.chains.ts';
import { gateOfPrize } from '../play.policy.ts';
import { sourcesOf } from '../stake-terms.ts';
import { refusal } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import type { Vendor } from '../vendors.ts';
import { takeNonce } from './nonce.ts';
import { completeRequest, meaningOf, moveReply, post } from './post.ts';
import { unmoved } from './stake.ts';
import type { Moved } from './stake.ts';

/** A win, or a play that has no bet. */
export interface PrizeAsk {
  readonly requestId: string;
  readonly publicId: string;
  readonly roundName: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly betTxId: string | null;
  readonly parts: readonly Part[];
  readonly closes: boolean;
  readonly hash: Buffer;
}

/** Pays a prize. Nobody's balance, limit, block, session or maintenance stands in its way. */
export async function prize(
  context: PlayContext,
  vendor: Vendor,
  ask: PrizeAsk,
  ticket: Ticket,
): Promise<Moved> {
  const { clock, ports } = context;
  const player = await context.playerOf(vendor, ask.publicId);
  if (player === null) {
    return unmoved(await takeNonce(context, ticket, 'PLAYER_NOT_FOUND', ask.requestId));
  }
  const { accounts } = player;
  const terms = await ports.terms(player.playerId);
  const gate = gateOfPrize(ask.currency, accounts.currency);
  const built = buildMoves(ask.parts, {
    accounts,
    revenue: await context.revenueOf(vendor, accounts.currency),
    terms,
    prizeMax: vendor.prizeMax,
    boardMin: context.boardMin[accounts.currency] ?? null,
  });
  const request = completeRequest(vendor, player, ticket, gate, {
    verb: verbs.prize,
    sessionHash: null,
    roundName: ask.roundName,
    gameCode: ask.gameCode,
    hash: ask.hash,
    ref: ask.betTxId,
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
  const reply = moveReply(ask.requestId, clock.now(), meaning, answer);
  if (reply.code !== 0) return { reply, request, answer };
  const held = answer.duplicate ? answer.held : built.actions.some((action) => action.held);
  return { reply: { ...reply, mismatch: answer.mismatch, held }, request, answer };
}
