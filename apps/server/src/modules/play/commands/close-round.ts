import type { BodyOf, vendorRoundClose } from '@arara/contract';
import type { PlayContext } from '../play.context.ts';
import { refusal } from '../play.reply.ts';
import type { MoveReply, Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import { sourcesOf } from '../stake-terms.ts';
import type { Vendor } from '../vendors.ts';
import { takeNonce } from './nonce.ts';
import { completeRequest, moveReply, post } from './post.ts';

/** Closes a round; totals that differ from ours are marked for people, never refused. */
export async function closeRound(
  context: PlayContext,
  vendor: Vendor,
  body: BodyOf<typeof vendorRoundClose>,
  ticket: Ticket,
): Promise<MoveReply> {
  const { clock } = context;
  const player = await context.playerOf(vendor, body.player_id);
  if (player === null) return takeNonce(context, ticket, 'PLAYER_NOT_FOUND', body.request_id);
  const request = completeRequest(
    vendor,
    player,
    ticket,
    { code: 0 },
    {
      verb: verbs.close,
      sessionHash: null,
      roundName: body.round_id,
      gameCode: '',
      hash: Buffer.alloc(0),
      ref: null,
      prepared: false,
      closes: true,
      finals: { bet: BigInt(body.final_bet), win: BigInt(body.final_win) },
      outcomeRef: body.outcome_ref ?? null,
      day: null,
      sources: sourcesOf(await context.ports.terms(player.playerId)),
      sums: { bet: 0n, win: 0n, paid: 0n, bets: 0, wins: 0 },
      actions: [],
      movements: [],
    },
  );
  const answer = await post(context, request);
  if (answer === null) return refusal('TEMPORARY', body.request_id, clock.now());
  const reply = moveReply(body.request_id, clock.now(), { code: answer.code }, answer);
  return reply.code === 0 ? { ...reply, mismatch: answer.mismatch } : reply;
}
