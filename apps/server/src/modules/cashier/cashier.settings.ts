/** Deposits or withdrawals of a page of their list. */
export const movesPerPage = 20;

/** After this a bank that could not answer may be asked again. */
export const bankRetrySeconds = 10;
