/** Why the wallet of a member is adjusted by hand; each has an account of the house. */
export const adjustmentClasses = ['goodwill', 'correction', 'chargeback', 'fee'] as const;
export type AdjustmentClass = (typeof adjustmentClasses)[number];

export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/** How long staff may pause a member, in hours, and exclude one, in months: as members themselves may. */
export const pauseHours = [24, 72, 168, 720] as const;
export const exclusionMonths = [2, 6, 12, 60] as const;
