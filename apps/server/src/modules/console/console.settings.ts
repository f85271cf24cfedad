/** Numbers that people choose for the desks. */
export const consoleSettings = {
  /** Hits of one kind that a search shows. */
  hitsOfKind: 8,
  /** Searches by personal data that a person makes in a while; so many people are counted at once. */
  lookups: { points: 60, ms: 10 * 60_000, people: 1_000 },
  /** Lines of a page of a member's story. */
  storyPage: 50,
  /** Notes on a member's page; older ones stand in the story. */
  notesShown: 20,
  /** Other accounts with something in common. */
  relatedShown: 20,
} as const;
