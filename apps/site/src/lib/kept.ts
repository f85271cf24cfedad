import { createKept, tabStorage } from '@arara/client';
import { currentLanguage } from './language.ts';
import { queryClient } from './query-client.ts';
import { session } from './session.ts';
import { start } from './start.ts';

/** Queries of this page whose answers are kept for as long as the tab. */
export const { kept, askAnew } = createKept({
  queryClient,
  session,
  tab: tabStorage,
  version: start.version,
  language: currentLanguage,
});
