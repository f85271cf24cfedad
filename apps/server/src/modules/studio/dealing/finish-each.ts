const roundsPerPage = 500;

/**
 * Ends rounds page by page, in the order of their numbers. A round that cannot be ended keeps no other one
 * from its end, and is told when all had their turn.
 */
export async function finishEach<R extends { readonly id: bigint }>(
  pageAfter: (after: bigint, limit: number) => Promise<R[]>,
  finish: (round: R) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let page: R[] = [];
  let after = 0n;
  do {
    page = await pageAfter(after, roundsPerPage);
    for (const round of page) {
      await finish(round).catch((error: unknown) => failures.push(error));
    }
    after = page.at(-1)?.id ?? after;
  } while (page.length === roundsPerPage);
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} rounds could not be ended`);
  }
}
