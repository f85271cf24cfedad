import { queryClient } from './query-client.ts';

/** Under which the page keeps what the account is proven with. */
export const factorsKey = ['factors'] as const;

/**
 * Asks anew what the account is proven with, as the page may not have heard of it: an answer got lost,
 * or it was changed elsewhere. A form whose field was missing draws it then.
 */
export const rereadFactors = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: factorsKey });
