import { join } from 'node:path';

/** The name that the wallet has for the vendor of the sandbox. */
export const sandboxVendor = 'sandbox';
/** The game of it that takes play money. */
export const sandboxGame = 'dado-carioca';

/** The file beside the demo's data in which the vendor of the sandbox keeps its key. */
export const sandboxKeyFile = (dataDir: string): string =>
  join(dataDir, 'sandbox', 'vendor-key.json');
