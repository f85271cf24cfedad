import { createApi, createSeal } from '@arara/client';
import { entryOf } from 'virtual:calls';
import { device } from '../config/client.ts';
import { openDialog } from './dialogs.ts';
import { languageCode } from './language.ts';
import { askSecondStep } from './second-step.ts';
import { session } from './session.ts';
import { start } from './start.ts';

export { newIdempotencyKey } from '@arara/client';
export type { Answer, Ask, CallName } from '@arara/client';

/** Seals a body to the server's key; null where this page cannot. */
export const sealBody = createSeal({
  keys: start.status.sealing.keys,
  serverTime: start.status.serverTime,
});

/** Calls the server and resolves to the value; a refusal or a failure throws an ApiError. */
export const api = createApi({
  merchant: start.merchant,
  device,
  languageCode,
  entryOf,
  seal: sealBody,
  session,
  onSecondStep: askSecondStep,
  onTermsDue: () => openDialog('terms'),
});
