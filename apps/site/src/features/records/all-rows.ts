/** One page of a record, and where the next begins. */
interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** A file of more pages than these is cut off, and says so. */
const pagesMax = 200;

/** All rows of a filter, page after page; null once they are no longer those of who asked. */
export async function allRows<Row>(
  ask: (cursor: string | null) => Promise<Page<Row>>,
  holds: () => boolean,
  most = pagesMax,
): Promise<{ readonly rows: readonly Row[]; readonly whole: boolean } | null> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < most; pages += 1) {
    const page: Page<Row> = await ask(cursor);
    if (!holds()) return null;
    rows.push(...page.rows);
    cursor = page.nextCursor;
    if (cursor === null) return { rows, whole: true };
  }
  return { rows, whole: false };
}
