import type { LotteryTicket } from '@arara/contract';
import { formatDecimal, money } from '@arara/money';
import type { DrawnRow, IssueRow, IssueState } from './issue.repository.ts';
import { lotteryCurrency } from './lottery.names.ts';
import type { TicketRow } from './ticket.repository.ts';

/** Minor units as the contract writes money. */
export function decimal(minor: bigint): string {
  return formatDecimal(money(minor, lotteryCurrency));
}

type ToldTicket = Omit<
  TicketRow,
  'id' | 'issue_id' | 'player_id' | 'merchant_id' | 'prize_table' | 'table_version' | 'salt'
>;

/** A ticket as its member sees it. */
export function presentTicket(row: ToldTicket): LotteryTicket {
  return {
    id: row.ref,
    gameCode: row.game_code,
    numero: row.numero,
    state: row.state,
    mode: row.mode,
    unit: row.unit,
    roundedBy: row.rounded_by,
    lines: row.lines,
    unitBets: row.unit_bets,
    stake: decimal(row.stake),
    prize: row.prize === null ? null : decimal(row.prize),
    rebate: row.rebate === null ? null : decimal(row.rebate),
    currency: row.currency,
    closeAt: row.close_at.getTime(),
    drawAt: row.draw_at.getTime(),
    drawSource: row.draw_source,
    result: row.result,
    correctedFrom: row.corrected_from === null ? null : decimal(row.corrected_from),
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

/** An issue by the times that it goes by. */
export function presentIssue(row: IssueRow, state: IssueState = row.state) {
  return {
    numero: row.numero,
    state,
    openAt: row.open_at.getTime(),
    closeAt: row.close_at.getTime(),
    drawAt: row.draw_at.getTime(),
  };
}

/** A result by the name of its issue. */
export function presentDraw(row: DrawnRow) {
  return {
    gameCode: row.game_code,
    numero: row.numero,
    result: row.result,
    drawnAt: (row.drawn_at ?? row.draw_at).getTime(),
  };
}
