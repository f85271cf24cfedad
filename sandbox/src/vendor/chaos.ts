import { z } from 'zod';

/** The mischief that this vendor does on purpose, and in how many of a hundred rounds. */
export const Chaos = z.strictObject({
  duplicates: z.boolean().default(false),
  reorder: z.boolean().default(false),
  timeouts: z.boolean().default(false),
  lateRollbacks: z.boolean().default(false),
  share: z.int().min(0).max(100).default(50),
});
export type Chaos = z.output<typeof Chaos>;
export type Mischief = Exclude<keyof Chaos, 'share'>;

export interface ChaosSwitch {
  read(): Chaos;
  write(chaos: Chaos): void;
  /** True if this round goes wrong in this way. */
  strikes(mischief: Mischief): boolean;
}

/** The switch of the sandbox's vendor; off until somebody turns it. */
export function createChaos(below: (limit: number) => number): ChaosSwitch {
  let chaos = Chaos.parse({});
  return {
    read: () => chaos,
    write(next) {
      chaos = next;
    },
    strikes: (mischief) => chaos[mischief] && below(100) < chaos.share,
  };
}
