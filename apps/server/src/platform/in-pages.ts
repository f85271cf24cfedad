const pageRows = 1_000;

/**
 * The rows of a list that may be long, page by page: `read` gets the last row of the page before, null at the beginning,
 * and gives at most `limit` rows after it. One page is in memory.
 */
export async function* inPages<R extends object>(
  read: (last: R | null, limit: number) => Promise<readonly R[]>,
  limit = pageRows,
): AsyncGenerator<R, void, undefined> {
  let last: R | null = null;
  for (;;) {
    const rows: readonly R[] = await read(last, limit);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < limit) return;
  }
}
