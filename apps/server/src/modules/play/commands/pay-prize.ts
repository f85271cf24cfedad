import type { PlayDeps } from '../play.deps.ts';
import { gateOfPrize } from '../play.policy.ts';
import type { Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import type { Vendor } from '../vendors.ts';
import { busy, postMoves, unmoved } from './post-moves.ts';
import type { Moved, MovesAsk } from './post-moves.ts';
import { refuseOnce } from './use-nonce.ts';

/** A win, or a play that has no bet. */
export interface PrizeAsk extends MovesAsk {
  readonly betTxId: string | null;
}

/** Pays a prize. Nobody's balance, limit, block, session or maintenance stands in its way. */
export async function payPrize(
  deps: PlayDeps,
  vendor: Vendor,
  ask: PrizeAsk,
  ticket: Ticket,
): Promise<Moved> {
  const player = await deps.playerOf(vendor, ask.publicId);
  if (player === null) {
    return unmoved(await refuseOnce(deps, ticket, 'PLAYER_NOT_FOUND', ask.requestId));
  }
  const terms = await deps.ports.terms(player.playerId);
  const gate = gateOfPrize(ask.currency, player.accounts.currency);
  const judged = { vendor, player, ticket, gate, terms };
  const posted = await postMoves(deps, judged, ask, { verb: verbs.prize, ref: ask.betTxId });
  if (posted === null) return busy(deps, ask);
  const { reply, request, answer } = posted;
  if (reply.code !== 0) return posted;
  const held = answer.duplicate ? answer.held : request.actions.some((action) => action.held);
  return { reply: { ...reply, mismatch: answer.mismatch, held }, request, answer };
}
