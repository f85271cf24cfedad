import type { LotteryChase } from '@arara/contract';
import { decimal } from '../lottery.present.ts';
import type { ChaseRow, StepRow } from './chase.repository.ts';

/** A chase as its member sees it. */
export function presentChase(row: ChaseRow, steps: readonly StepRow[]): LotteryChase {
  return {
    id: row.ref,
    gameCode: row.game_code,
    state: row.state,
    stoppedBy: row.stopped_by,
    stopOnWin: row.stop_on_win,
    mode: row.mode,
    unit: row.unit,
    lines: row.lines,
    total: decimal(row.total),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    steps: steps
      .filter((step) => step.chase_id === row.id)
      .map(({ numero, multiple, stake, state, reason, ticket_ref: ticket }) => ({
        numero,
        multiple,
        stake: decimal(stake),
        state,
        reason,
        ticketId: state === 'BOUGHT' ? ticket : null,
      })),
  };
}
