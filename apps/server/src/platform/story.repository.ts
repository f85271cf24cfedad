import { raw, sql } from '@arara/postgres';
import type { StoryPlace } from './story.ts';

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
