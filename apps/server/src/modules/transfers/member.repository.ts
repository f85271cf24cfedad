import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { isBefore } from '../../platform/story.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';
import type { TransferRow } from './transfers.repository.ts';

const columns = sql`id, merchant_id, player_id, vendor, direction, amount, currency, state, reason,
  idempotency_key, input_hash, pending_id, created_at, valid_until, sent_at, asked, finished_at`;

/** A page of a member's transfers, the latest first. */
export async function transfersBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<TransferRow[]> {
  const byTime = { at: 'created_at', id: 'id', type: 'uuid' } as const;
  const { rows } = await db.query<TransferRow & Record<string, unknown>>(sql`
    select ${columns} from transfers.transfer
    where player_id = ${playerId} and ${isBefore(place, byTime)}
    order by created_at desc, id desc limit ${place.limit}`);
  return rows;
}
