/** Bounds of lottery bets that pages and server hold to. Pages read this file without the whole contract. */

/** Most lines of a ticket. */
export const linesMax = 100;
/** A line is taken so many times at most, in a step of a chase, too. */
export const multipleMax = 9_999;
/** Fewest issues of a chase. */
export const issuesMin = 2;
/** Most issues to come that are told at once; a chase goes no further. */
export const issuesMax = 100;
