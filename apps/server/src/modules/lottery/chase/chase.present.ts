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
      .map((step) => ({
        numero: step.numero,
        closeAt: step.close_at.getTime(),
        multiple: step.multiple,
        stake: decimal(step.stake),
        state: step.state,
        reason: step.reason,
        ticketId: step.ticket_state === null ? null : step.ticket_ref,
        ticketState: step.ticket_state,
        prize: step.prize === null ? null : decimal(step.prize),
      })),
  };
}
