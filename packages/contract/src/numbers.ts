/** Numbers that pages and server hold to. This file imports nothing, so that a page may read it. */

/** Lines or cards of a page of a list (specification, section 9). */
export const usualPageSize = 42;

/** Most lines of a ticket. */
export const linesMax = 100;
/** A line is taken so many times at most, in a step of a chase, too. */
export const multipleMax = 9_999;
/** Fewest issues of a chase. */
export const issuesMin = 2;
/** Most issues to come that are told at once; a chase goes no further. */
export const issuesMax = 100;

/** Members above this rank are served by the VIP service (specification, section 9). */
export const vipAboveRank = 4;
