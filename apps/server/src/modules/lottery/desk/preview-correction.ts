import { parseDraw } from '@arara/lottery';
import type { Draw } from '@arara/lottery';
import { saidPromise } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { changeOf } from '../issues/correct-issue.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { LotteryGame } from '../lottery.ports.ts';
import { paidTickets } from '../results/correction.repository.ts';

const chunk = 500;

/** The figures of a correction that nobody has made yet; amounts in minor units, prizes with rebates. */
export interface CorrectionFigures {
  /** Tickets that counted. */
  readonly tickets: number;
  readonly changed: number;
  /** Tickets that are not as they were counted: two people decide about each. */
  readonly unread: number;
  readonly winnersBefore: number;
  readonly winnersAfter: number;
  readonly paidBefore: bigint;
  readonly owedAfter: bigint;
  readonly toPay: bigint;
  readonly toTakeBack: bigint;
}

/**
 * Works out what another result would give each ticket of a settled issue, by the function that corrects it.
 * Nothing moves. The result is one that the draw model takes.
 */
export async function previewCorrection(
  deps: Pick<LotteryDeps, 'database' | 'games' | 'rules'>,
  game: LotteryGame,
  issue: IssueRow,
  result: string,
): Promise<CorrectionFigures> {
  const drawn = { ...issue, promise: saidPromise(issue), draw: drawIn(game, result) };
  const sums = { ...none };
  for (let after = 0n; ;) {
    const tickets = await paidTickets(deps.database.read, issue.id, after, chunk);
    for (const ticket of tickets) {
      sums.tickets += 1;
      sums.paidBefore += ticket.prize + ticket.rebate;
      if (ticket.state === 'WON') sums.winnersBefore += 1;
      try {
        const { before, after: owed, won } = await changeOf(deps, ticket, drawn);
        sums.owedAfter += owed;
        if (won) sums.winnersAfter += 1;
        if (owed !== before) sums.changed += 1;
        if (owed > before) sums.toPay += owed - before;
        else sums.toTakeBack += before - owed;
      } catch {
        // A ticket that cannot be worked out keeps what it has until two people decide.
        sums.unread += 1;
        sums.owedAfter += ticket.prize + ticket.rebate;
        if (ticket.state === 'WON') sums.winnersAfter += 1;
      }
    }
    const last = tickets.at(-1);
    if (last === undefined) return sums;
    after = last.id;
  }
}

function drawIn({ model }: LotteryGame, result: string): Draw {
  const draw = parseDraw(model, result);
  if (draw === null) throw new Error(`${result} is no result of ${model.code}`);
  return draw;
}

const none = {
  tickets: 0,
  changed: 0,
  unread: 0,
  winnersBefore: 0,
  winnersAfter: 0,
  paidBefore: 0n,
  owedAfter: 0n,
  toPay: 0n,
  toTakeBack: 0n,
};
