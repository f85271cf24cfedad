/** The bounds of the letters of a reason, as the server has them. */
export const reasonMin = 3;
export const reasonMax = 500;
