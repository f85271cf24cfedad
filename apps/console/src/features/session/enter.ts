import { api } from '../../lib/api.ts';
import { setSelf } from '../../lib/session.ts';
import { readBrands } from './restore.ts';

/** Comes in by the second step. */
export async function enterByCode(code: string): Promise<void> {
  const self = await api('staffSecondStep', { body: { code } });
  await readBrands();
  setSelf(self);
}
