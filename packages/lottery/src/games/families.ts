import { balls } from './balls/index.ts';
import type { Family } from './family.ts';
import { hk6 } from './hk6/index.ts';
import { keno } from './keno/index.ts';
import { ssc } from './ssc/index.ts';
import { vietnam } from './vietnam/index.ts';

/** Every family of the house; a new one adds itself here. */
export const families: readonly Family[] = [balls, hk6, keno, ssc, vietnam];
