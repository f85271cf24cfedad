import { z } from 'zod';

/** The mischief that this vendor does on purpose, and with how many of a hundred transfers. */
export const PurseChaos = z.strictObject({
  /** Carries nothing out and never answers. */
  hangs: z.boolean().default(false),
  /** Carries out, and the answer is lost. */
  lost: z.boolean().default(false),
  /** Carries out later, and answers nobody. */
  late: z.boolean().default(false),
  /** Carries out, and answers another amount. */
  wrong: z.boolean().default(false),
  /** Hears every order twice at once. */
  twice: z.boolean().default(false),
  refuses: z.boolean().default(false),
  /** Answers no questions about transfers either. */
  silent: z.boolean().default(false),
  share: z.int().min(0).max(100).default(100),
});
export type PurseChaos = z.output<typeof PurseChaos>;
export type PurseMischief = Exclude<keyof PurseChaos, 'share'>;

export const purseMischiefs = [
  'hangs',
  'lost',
  'late',
  'wrong',
  'twice',
  'refuses',
  'silent',
] as const satisfies readonly PurseMischief[];

export interface PurseSwitch {
  read(): PurseChaos;
  write(chaos: PurseChaos): void;
  /** True if this transfer goes wrong in this way. */
  strikes(mischief: PurseMischief): boolean;
}

/** The switch of the vendor with purses; off until somebody turns it. */
export function createPurseSwitch(below: (limit: number) => number): PurseSwitch {
  let chaos = PurseChaos.parse({});
  return {
    read: () => chaos,
    write(next) {
      chaos = next;
    },
    strikes: (mischief) => chaos[mischief] && below(100) < chaos.share,
  };
}
