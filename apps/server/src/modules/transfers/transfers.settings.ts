/** So long its vendor is asked before people may say what became of a transfer. */
export const unknownMs = 24 * 3_600_000;
/** So long may a vendor take to carry out; what it has not done by then it never does. */
export const validMs = 60_000;
/** Where the process ends before it has told the vendor, a worker does it after this. */
export const takeOverMs = 10_000;
/** Clocks of two houses differ by some seconds; a vendor that carries out late is given them. */
export const graceMs = 15_000;
/** The vendor of a transfer without an answer is asked again after this … */
export const firstPauseMs = 2_000;
/** … then after twice as long each time, up to this. */
export const pauseMaxMs = 5 * 60_000;
