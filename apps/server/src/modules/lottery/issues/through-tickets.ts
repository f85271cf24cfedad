/** The work that is done for tickets, a chunk at a time. */
export interface TicketWork<Ticket> {
  /** The next tickets in their order, after that one; none: that was all. */
  readonly next: (after: bigint) => Promise<readonly Ticket[]>;
  /** How many of a chunk came through: the others failed, each on its own. */
  readonly work: (tickets: readonly Ticket[]) => Promise<number>;
  /** Chunks under way at once. */
  readonly atOnce: number;
  /** Aborted where the process is to end: no chunk is begun any more. */
  readonly ending: AbortSignal | undefined;
}

/**
 * Goes through tickets once. Several take chunks from one list; where one of them fails as a whole the
 * list ends for all. False where a ticket failed, or where the process is to end: somebody goes on.
 */
export async function throughTickets<Ticket extends { readonly id: bigint }>({
  next,
  work,
  atOnce,
  ending,
}: TicketWork<Ticket>): Promise<boolean> {
  const chunks = chunksOf(next, ending);
  let isWhole = true;
  const take = async () => {
    for await (const tickets of chunks) {
      if ((await work(tickets)) < tickets.length) isWhole = false;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, take));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return isWhole && !isEnding(ending);
}

/** Goes forward only, so that no chunk looks at what those before it have done. */
async function* chunksOf<Ticket extends { readonly id: bigint }>(
  next: TicketWork<Ticket>['next'],
  ending: AbortSignal | undefined,
): AsyncGenerator<readonly Ticket[]> {
  for (let after = 0n; !isEnding(ending);) {
    const tickets = await next(after);
    const last = tickets.at(-1);
    if (last === undefined) return;
    yield tickets;
    after = last.id;
  }
}

function isEnding(ending: AbortSignal | undefined): boolean {
  return ending?.aborted === true;
}
