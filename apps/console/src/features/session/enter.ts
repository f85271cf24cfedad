import { api } from '../../lib/api.ts';
import { setSelf } from '../../lib/session.ts';
import type { Signed } from './passkey-choice.tsx';
import { readBrands } from './restore.ts';

type Proof = Parameters<typeof api<'staffSecondStep'>>[1]['body'];

/** Comes in by the second step: a code of the app. */
export const enterByCode = (code: string): Promise<void> => enter({ code });

/** The same by a passkey. */
export const enterByPasskey = (passkey: Signed): Promise<void> => enter({ passkey });

async function enter(body: Proof): Promise<void> {
  const self = await api('staffSecondStep', { body });
  await readBrands();
  setSelf(self);
}
