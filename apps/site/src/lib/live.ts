import { createLive } from '@arara/client';
import { session } from './session.ts';
import { start } from './start.ts';

/** The live updates of this page. */
export const { onLive, onLiveReady, onLiveReset, startLive, useLine } = createLive({
  merchant: start.merchant,
  session,
});
