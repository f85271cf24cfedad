/** How the multiple of a chase goes on from step to step. */
export const growths = ['same', 'times', 'plus'] as const;
export type Growth = (typeof growths)[number];

/** A chase as somebody plans it: over how many issues, and how often the lines are taken in each. */
export interface ChasePlan {
  readonly issues: number;
  readonly growth: Growth;
  /** The amount by which the multiple grows, and after how many issues each time. */
  readonly by: number;
  readonly every: number;
  /** No multiple is higher. */
  readonly most: number;
  readonly stopOnWin: boolean;
}

export const freshPlan: ChasePlan = {
  issues: 5,
  growth: 'same',
  by: 2,
  every: 1,
  most: 10,
  stopOnWin: true,
};

/** The multiple of each step, from the first on. */
export function multiplesOf({ issues, growth, by, every, most }: ChasePlan): number[] {
  return Array.from({ length: issues }, (_, at) => {
    const grown = Math.floor(at / every);
    const multiple = { same: 1, times: by ** grown, plus: 1 + by * grown }[growth];
    return Math.min(growth === 'same' ? 1 : most, multiple);
  });
}
