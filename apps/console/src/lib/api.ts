import { createApi, createSeal } from '@arara/client';
import type { Answer } from '@arara/client';
import { languageOf } from '@arara/i18n';
import { entryOf } from 'virtual:calls';
import { brandOf } from './brand.ts';
import { currentLanguage } from './i18n.ts';
import { askProof } from './proof.ts';
import { closeSession, currentToken } from './session.ts';

export type { Answer } from '@arara/client';

let seal: ReturnType<typeof createSeal> | undefined;

/** Calls the server and resolves to the value; a refusal or a failure throws an ApiError. */
export const api = createApi({
  get merchant() {
    return brandOf();
  },
  device: 'console',
  languageCode: () => languageOf(currentLanguage())?.code ?? 'EN',
  entryOf,
  seal: async (body) => (seal === undefined ? null : seal(body)),
  session: { currentToken, closeSession: () => closeSession(), holdSession: () => undefined },
  // A staff session says its next step itself.
  onSecondStep: () => undefined,
  onStaleProof: askProof,
});

/** Asks the server for what it says before anybody is signed in: its keys, its time, the brand of this address. */
export async function readHouse(): Promise<Answer<'systemStatus'>> {
  const status = await api('systemStatus', {});
  seal = createSeal({ keys: status.sealing.keys, serverTime: status.serverTime });
  return status;
}
