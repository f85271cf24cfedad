import { sql } from '@arara/postgres';
import type { WalletCodeName } from '../play.codes.ts';
import type { PlayContext } from '../play.context.ts';
import { refusal } from '../play.reply.ts';
import type { ReplyBase, Ticket } from '../play.reply.ts';

/** Uses the nonce of a request that does not travel on the lane; false: it was used before. */
export async function useNonce(context: PlayContext, ticket: Ticket): Promise<boolean> {
  if (ticket.nonce === null) return true;
  const { rows } = await context.database.read.query<{ fresh: boolean | null }>(sql`
    select play.take_nonce(${ticket.nonce}::uuid, ${ticket.claim}, ${context.clock.now()}) as fresh`);
  return rows[0]?.fresh === true;
}

/** A refusal that needs no batch; a replayed nonce comes before it. */
export async function takeNonce(
  context: PlayContext,
  ticket: Ticket,
  otherwise: WalletCodeName,
  requestId: string | null,
): Promise<ReplyBase> {
  const fresh = await useNonce(context, ticket);
  return refusal(fresh ? otherwise : 'REPLAYED_NONCE', requestId, context.clock.now());
}
