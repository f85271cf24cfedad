import type { BodyOf, vendorRoundCloseCall } from '@arara/contract';
import type { PlayDeps } from '../play.deps.ts';
import { refusal } from '../play.reply.ts';
import type { MoveReply, Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import { sourcesOf } from '../stake-terms.ts';
import type { Vendor } from '../vendors.ts';
import { refuseOnce } from './use-nonce.ts';
import { completeRequest, moveReply, nothingMore, post } from './post.ts';

/** Closes a round; totals that differ from ours are marked for people, never refused. */
export async function closeRound(
  deps: PlayDeps,
  vendor: Vendor,
  body: BodyOf<typeof vendorRoundCloseCall>,
  ticket: Ticket,
): Promise<MoveReply> {
  const { clock } = deps;
  const player = await deps.playerOf(vendor, body.player_id);
  if (player === null) return refuseOnce(deps, ticket, 'PLAYER_NOT_FOUND', body.request_id);
  const request = completeRequest(
    vendor,
    player,
    ticket,
    { code: 0 },
    {
      ...nothingMore,
      verb: verbs.close,
      roundName: body.round_id,
      gameCode: '',
      hash: Buffer.alloc(0),
      closes: true,
      finals: { bet: BigInt(body.final_bet), win: BigInt(body.final_win) },
      outcomeRef: body.outcome_ref ?? null,
      sources: sourcesOf(await deps.ports.terms(player.playerId)),
      sums: { bet: 0n, win: 0n, paid: 0n, bets: 0, wins: 0 },
      actions: [],
      movements: [],
    },
  );
  const answer = await post(deps, request);
  if (answer === null) return refusal('TEMPORARY', body.request_id, clock.now());
  const reply = moveReply(body.request_id, clock.now(), { code: answer.code }, answer);
  return reply.code === 0 ? { ...reply, mismatch: answer.mismatch } : reply;
}
