import { trialKind } from '@arara/contract';
import type { Db, Tx } from '@arara/postgres';
import { LRUCache } from 'lru-cache';
import type { IdentityGiven } from '../identity.ports.ts';
import { readAgreed } from './terms.repository.ts';

const membersKept = 50_000;

interface Agreed {
  readonly merchant: string;
  /** The latest version that the member agreed to. */
  readonly version: number;
}

/** Play money needs no agreement, and neither does an account that is not there. */
const asksNothing = Number.POSITIVE_INFINITY;

/**
 * True if a member has to agree to the terms of now first. An agreement is never taken back, so one that is known
 * to be enough is asked from memory for good; one that is not is read again, so that an agreement counts at once in
 * every process.
 */
export function createTermsAgreed({
  database,
  settings,
}: Pick<IdentityGiven, 'database' | 'settings'>): (playerId: bigint, tx?: Tx) => Promise<boolean> {
  const known = new LRUCache<bigint, Agreed>({ max: membersKept });

  async function read(db: Db, playerId: bigint): Promise<Agreed> {
    const row = await readAgreed(db, playerId);
    if (row === null) return { merchant: '', version: asksNothing };
    const isTrial = row.isAgent === trialKind;
    const agreed = { merchant: row.merchant, version: isTrial ? asksNothing : row.version };
    known.set(playerId, agreed);
    return agreed;
  }

  return async (playerId, tx) => {
    const db = tx ?? database.read;
    const agreed = known.get(playerId) ?? (await read(db, playerId));
    if (agreed.version === asksNothing) return false;
    const required = await settings.termsRequired(agreed.merchant);
    if (agreed.version >= required) return false;
    return (await read(db, playerId)).version < required;
  };
}
