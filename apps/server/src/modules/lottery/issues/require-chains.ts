import { StartError } from '../../../platform/start-error.ts';
import { promisedChains } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';

/**
 * Refuses to start while issues need a chain that the settings do not name: tickets of theirs would be
 * sold that nobody here can draw, or are drawn that nobody here can prove and pay.
 */
export async function requireChains({
  database,
  beacon,
}: Pick<LotteryDeps, 'database' | 'beacon'>): Promise<void> {
  const promised = await promisedChains(database.read);
  const missing = promised.filter((chain) => !beacon.hears(chain));
  if (missing.length === 0) return;
  throw new StartError(
    'beacon-chain',
    `Issues that are not drawn or paid yet are promised with the chain ${missing.join(', ')}. ` +
      'Name it in BEACON_CHAIN, after the chain of new issues, with servers that tell it in BEACON_URLS.',
  );
}
