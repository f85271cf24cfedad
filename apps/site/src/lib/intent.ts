import { createIntents, tabStorage } from '@arara/client';
import { session } from './session.ts';
import { serverNow } from './start.ts';

export { isEarlier } from '@arara/client';
export type { Press } from '@arara/client';

type Kind = 'deposit' | 'withdrawal' | 'walletTransfer' | 'ticket' | 'chase';

/** Wishes of this tab to move money. */
export const { pressIntent, endIntent } = createIntents<Kind>({
  session,
  tab: tabStorage,
  serverNow,
});
