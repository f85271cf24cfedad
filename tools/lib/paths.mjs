import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where tools keep what they may forget: build stamps and test reports. */
export const cache = join(root, '.cache');
