import type { RateLimits } from '../rate-limits.ts';

/** Everybody may ask as often as they like. */
export const noLimits: RateLimits = {
  arrive: async () => undefined,
  welcome: async () => undefined,
  forget: () => undefined,
};
