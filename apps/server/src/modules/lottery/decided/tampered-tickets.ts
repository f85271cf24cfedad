import type { IssueRow } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { HouseRound } from '../lottery.ports.ts';
import { paidTickets } from '../results/correction.repository.ts';
import { waitingTickets } from '../ticket.repository.ts';
import type { WaitingTicket } from '../ticket.repository.ts';
import { isCounted } from './counted.ts';
import { sealedEntries } from './sealed-entry.ts';
import { waitingIssues } from './ticket-entry.repository.ts';
import type { TicketEntry } from './ticket-entry.repository.ts';

/** Tickets that are looked at together. */
const chunk = 1_000;

/** A ticket that its issue waits for, because its row is not what was counted. */
export interface TamperedTicket {
  readonly issue: Pick<IssueRow, 'game_code' | 'numero' | 'state'>;
  readonly ticket: Pick<WaitingTicket, 'ref' | 'player_id' | 'stake'>;
  /** The round as the wallet knows it; null: nothing under that name. */
  readonly round: HouseRound | null;
  readonly said: readonly TicketEntry[];
}

/** Tickets that are not as they were counted and keep an issue waiting, with what people say of them. */
export async function tamperedTickets(deps: LotteryDeps, limit: number): Promise<TamperedTicket[]> {
  const { read } = deps.database;
  const found: TamperedTicket[] = [];
  for (const issue of await waitingIssues(read, limit)) {
    found.push(...(await tamperedIn(deps, issue, limit - found.length)));
    if (found.length >= limit) return found;
  }
  return found;
}

/** The same of one issue; none where it waits for no ticket. `correcting`: a correction of it is under way. */
export async function tamperedOf(
  deps: LotteryDeps,
  issue: IssueRow,
  correcting: boolean,
  limit: number,
): Promise<TamperedTicket[]> {
  const waits = issue.state === 'SETTLING' || (issue.state === 'CORRECTED' && correcting);
  return waits ? tamperedIn(deps, issue, limit) : [];
}

async function tamperedIn(
  deps: LotteryDeps,
  issue: IssueRow,
  limit: number,
): Promise<TamperedTicket[]> {
  const { read } = deps.database;
  const found: TamperedTicket[] = [];
  for await (const ticket of uncountedOf(deps, issue)) {
    const said = await sealedEntries(deps, read, ticket.id, issue.result_version);
    const round = await deps.house.roundOf(ticket.player_id, ticket.ref);
    found.push({ issue, ticket, round, said });
    if (found.length >= limit) return found;
  }
  return found;
}

async function* uncountedOf(deps: LotteryDeps, issue: IssueRow): AsyncGenerator<WaitingTicket> {
  const next = issue.state === 'SETTLING' ? waitingTickets : paidTickets;
  for (let after = 0n; ;) {
    const tickets = await next(deps.database.read, issue.id, after, chunk);
    for (const ticket of tickets) if (!(await isCounted(deps, ticket, issue))) yield ticket;
    const last = tickets.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
