import type { IdentityDeps } from '../identity.deps.ts';
import { listLinked } from './linked.repository.ts';

/** Accounts at providers that open this one, as their owner sees them. */
export async function identitiesOf({ database }: IdentityDeps, playerId: bigint) {
  const linked = await listLinked(database.read, playerId);
  return linked.map(({ linkedAt, ...rest }) => ({ ...rest, linkedAt: linkedAt.toISOString() }));
}
