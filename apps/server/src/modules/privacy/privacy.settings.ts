const day = 86_400_000;

/** Numbers that people choose for data of persons. */
export const privacySettings = {
  /** A file that nobody fetches is gone after this time. */
  fileMs: 7 * day,
  /** Files of one person that the page of the member lists. */
  filesShown: 20,
  /** Rows of one list that the readable file shows; the other file has all. */
  rowsShown: 500,
} as const;
