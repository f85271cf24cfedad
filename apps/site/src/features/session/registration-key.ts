import { newIdempotencyKey } from '../../lib/api.ts';
import { tabStorage } from '@arara/client';

const place = 'registration-key';

/**
 * Sends a registration under the key of this tab's form. One whose answer never came is the same when
 * it is sent again, be it after a reload: it signs in to the account that it has opened. A person who registers
 * after an answer has another key.
 */
export async function underKey<T>(send: (key: string) => Promise<T>): Promise<T> {
  const key = tabStorage.getItem(place) ?? newIdempotencyKey();
  tabStorage.setItem(place, key);
  const value = await send(key);
  tabStorage.removeItem(place);
  return value;
}
