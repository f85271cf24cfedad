import { takeNonce } from '../nonce.repository.ts';
import type { WalletCodeName } from '../play.codes.ts';
import type { PlayDeps } from '../play.deps.ts';
import { refusal } from '../play.reply.ts';
import type { ReplyBase, Ticket } from '../play.reply.ts';

/** Uses the nonce of a request that does not travel on the lane; false: it was used before. */
export async function useNonce(deps: PlayDeps, ticket: Ticket): Promise<boolean> {
  if (ticket.nonce === null) return true;
  const { nonce, claim } = ticket;
  return takeNonce(deps.database.read, { nonce, claim, at: deps.clock.now() });
}

/** A refusal that needs no batch; a replayed nonce comes before it. */
export async function refuseOnce(
  deps: PlayDeps,
  ticket: Ticket,
  otherwise: WalletCodeName,
  requestId: string | null,
): Promise<ReplyBase> {
  const fresh = await useNonce(deps, ticket);
  return refusal(fresh ? otherwise : 'REPLAYED_NONCE', requestId, deps.clock.now());
}
