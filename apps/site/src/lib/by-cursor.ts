/** Where a list that comes page by page begins. */
const first = null as string | null;

/** How a list goes on whose pages say by a cursor where the next one begins. */
export const byCursor = {
  initialPageParam: first,
  getNextPageParam: (last: { readonly nextCursor: string | null }) => last.nextCursor ?? undefined,
};

/** The filter of a list, from a cursor on. */
export const fromCursor = <Filter extends object>(cursor: string | null, filter: Filter) =>
  cursor === null ? filter : { ...filter, cursor };
