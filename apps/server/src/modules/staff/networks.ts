import type { Db } from '@arara/postgres';
import { isWithin } from '../../platform/http/network.ts';
import { networksOf } from './network.repository.ts';

/** The address of the command line: the machine of the server is no network. */
const terminal = 'terminal';

/** True if one of these brands lets its staff work from an address; a brand that names no network lets them anywhere. */
export async function mayWorkFrom(
  db: Db,
  brands: readonly string[],
  address: string,
): Promise<boolean> {
  if (address === terminal) return true;
  const limited = await networksOf(db, brands);
  return (
    limited.length < new Set(brands).size ||
    limited.some(({ networks }) => isWithin(address, networks))
  );
}
