import { randomBytes } from 'node:crypto';
import { createChainOfOne, newChainKey } from '@arara/lottery';
import { createSecretBox } from '../../../apps/server/src/platform/secret-box.ts';

/** The beacon of this process: issues that it opens are drawn with it. */
export const chain = createChainOfOne({
  secretKey: newChainKey(randomBytes(48)),
  period: 3,
  genesisTime: 1_700_000_000,
  beaconID: 'bench',
});

/** Where the seeds of its issues are sealed. */
export const seeds = createSecretBox('ab'.repeat(32), 'lottery.seeds');

/** Time to count the largest issue. */
export const marginMs = 600_000;
