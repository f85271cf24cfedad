/** How long an image stands at least (specification, section 9). */
const refreshMs = 1_000;

/** True if an image that came at an instant may give way to another one now. */
export const mayChange = (now: number, cameAt: number): boolean => now - cameAt >= refreshMs;
