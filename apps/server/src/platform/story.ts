/**
 * A place in a list that goes by instant and id, the newest first. Instants count to the millisecond: rows that are
 * older than `until` belong to the page, and of those of `until` itself the ones with an id below `below`.
 */
export interface StoryPlace {
  readonly until: Date;
  /** Null: every row of that instant belongs to the page. */
  readonly below: string | null;
  readonly limit: number;
}

/** The place before the first line: everything until now, and a little of what another clock calls later. */
export const storyStart = (now: Date, limit: number): StoryPlace => ({
  until: new Date(now.getTime() + 60_000),
  below: null,
  limit,
});
