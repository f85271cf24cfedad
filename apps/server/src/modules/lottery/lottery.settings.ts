/** So many days an issue that nobody bet on is kept, with its result and its proof. */
export const issuesKeptDays = 90;
/** The latest draws of each lottery stay whatever their age: statistics count them (packages/contract). */
export const latestIssuesKept = 100;
/** Fewer members say nothing about the next one. */
export const openingMembersMin = 5;
/** As many of the latest tickets tell what is bought; counting goes on for no longer. */
export const openingTicketsMax = 2_000;
