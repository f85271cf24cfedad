import { createChainOfOne, newChainKey } from '@arara/lottery';
import { createSecretBox } from '../../../apps/server/src/platform/secret-box.ts';

/** The beacon of all processes of the bench: issues that one opens another pays. */
export const chain = createChainOfOne({
  secretKey: newChainKey(Buffer.alloc(48, 7)),
  period: 3,
  genesisTime: 1_700_000_000,
  beaconID: 'bench',
});

/** Where the seeds of its issues are sealed. */
export const seeds = createSecretBox('ab'.repeat(32), 'lottery.seeds');

/** Time to count the largest issue. */
export const marginMs = 600_000;
