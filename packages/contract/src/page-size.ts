/** Lines or cards of a page of a list (specification, section 9). Pages read this file without the whole contract. */
export const usualPageSize = 42;
