/** Letters of a reason that staff give. Pages read this file without the whole contract. */
export const reasonMin = 3;
export const reasonMax = 500;
