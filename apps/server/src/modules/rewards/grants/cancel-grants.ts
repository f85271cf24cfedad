import type { Tx } from '@arara/postgres';
import type { RewardsDeps } from '../rewards.deps.ts';
import { endGrant } from './end-grant.ts';
import { activeOf, issuedOf, lockPlayer } from './grant.repository.ts';

/** The house takes back every grant of a member that waits or is active, in the caller's transaction. */
export async function cancelGrants(deps: RewardsDeps, tx: Tx, playerId: bigint): Promise<void> {
  await lockPlayer(tx, playerId);
  const grants = [...(await activeOf(tx, playerId)), ...(await issuedOf(tx, playerId))];
  for (const grant of grants)
    await endGrant(deps, tx, grant, { reason: 'operator', by: 'program' });
}
