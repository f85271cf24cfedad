import { raw, sql } from '@arara/postgres';

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

const millisecond = 1;

/**
 * The condition of a place for a table with an instant and an id.
 *
 * @param at the column of the instant
 * @param id the column of the id
 * @param type of the id
 */
export function isBefore(
  { until, below }: StoryPlace,
  { at, id, type }: { readonly at: string; readonly id: string; readonly type: 'bigint' | 'uuid' },
) {
  const next = new Date(until.getTime() + millisecond);
  const [column, key, kind] = [raw(at), raw(id), raw(type)];
  return sql`${column} < ${next} and (
    ${column} < ${until} or ${below}::text is null or ${key} < ${below}::text::${kind})`;
}
