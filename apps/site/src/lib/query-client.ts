import { createQueryClient } from '@arara/client';
import { session } from './session.ts';

export { retryPassing } from '@arara/client';

/** Server state of the page. */
export const queryClient = createQueryClient(session);
