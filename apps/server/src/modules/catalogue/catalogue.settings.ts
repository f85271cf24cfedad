/** A vendor counts as new for this many days. */
export const newVendorDays = 90;
/** Games of the list of what a player played last. */
export const recentShown = 50;
/** Lines of the winner board, of more that are asked for: games that cannot be opened have none. */
export const boardShown = 20;
export const boardAsked = 30;
/** A board is asked for again after this; who is excluded meanwhile stands there no longer. */
export const boardKeptMs = 5_000;
/** A game wears the badge of what is new for this many days. */
export const newGameDays = 45;
/** At most so many games of a merchant wear the badge of what is hot. */
export const hotBadgesMax = 12;
/** The order of what is hot counts the rounds of this many days. */
export const countedDays = 7;
/** Games that are remembered for each player. */
export const recentKept = 50;
/** Favourites of one player. */
export const favouritesMax = 500;
