import type { OwnSeat, SeatSeen, TableAnswer, TableNews } from '@arara/contract';
import type { ShownTable } from '@arara/game-kit/view';
import { isOlder, leftBetween, withNews } from './round-state.ts';
import type { RoundState } from './round-state.ts';
import type { TableClient } from './table-client.ts';
import type { listenToTable } from './table-live.ts';

/** Somebody who stays is at the table: its rounds go on for them. */
const attendMs = 45_000;
/** A round that is late may have been missed. */
const lateMs = 4_000;

interface FollowOptions {
  readonly table: Pick<ShownTable, 'code' | 'pointOf' | 'multiplierAt'>;
  readonly calls: Pick<TableClient, 'look'>;
  readonly listen: typeof listenToTable;
  /** The round is another one, or goes on; `before` is its state as it was. */
  readonly moved: (round: RoundState, before: RoundState | null) => void;
  /** Somebody left the round. */
  readonly left: (seat: SeatSeen) => void;
  /** The own seats of a round, as the server has them. */
  readonly own: (round: string, seats: readonly OwnSeat[]) => void;
  /** The server answered with the money and the last outcomes. */
  readonly answered: (answer: TableAnswer) => void;
  /** The line to the server is there, or is lost. */
  readonly line: (isThere: boolean) => void;
  /** The table could not be asked for at all. */
  readonly failed: (error: unknown) => void;
}

/** Follows a table: its news as they come, and the whole of it wherever news may have been missed. */
export function followTable(options: FollowOptions) {
  const { table, calls } = options;
  let round: RoundState | null = null;
  let stop: (() => void) | null = null;
  /** Rounds that others came after: whatever is heard of them now was on its way for long. */
  const past = new Set<string>();
  /** How often the own seats were changed by an answer of their own. */
  let changes = 0;

  /** Takes news that are not older than those before; an answer may be, as it was on its way meanwhile. */
  function enter(news: TableNews, isWhole: boolean): boolean {
    const before = round;
    if (past.has(news.id) || isOlder(news, before)) return false;
    if (before !== null && before.id !== news.id) past.add(before.id);
    const now = withNews(before, news, performance.now(), isWhole);
    round = now;
    for (const seat of leftBetween(before, now)) options.left(seat);
    options.moved(now, before);
    return true;
  }

  async function look(): Promise<void> {
    try {
      const known = changes;
      const answer = await calls.look();
      take(answer, known === changes);
    } catch (error) {
      options.line(false);
      if (stop === null) options.failed(error);
    }
  }

  /** `isLatest`: no own seat was taken or left while the answer was on its way, which may not know of it. */
  function take(answer: TableAnswer, isLatest: boolean): void {
    options.answered(answer);
    if (answer.table !== null) {
      const { own, ...news } = answer.table;
      if (enter(news, true) && isLatest) options.own(news.id, own);
    }
    stop ??= options.listen({
      merchant: answer.merchant,
      gameCode: table.code,
      hear: (news) => void enter(news, false),
      missed: () => void look(),
      line: options.line,
    });
  }

  const timers = [
    setInterval(() => void look(), attendMs),
    setInterval(() => {
      const closesAt = round?.closesAt ?? null;
      const isLate = closesAt !== null && performance.now() - closesAt > lateMs;
      if (round === null || isLate) void look();
    }, lateMs),
  ];
  void look();

  return {
    look: () => void look(),
    /** An own seat was taken or left: an answer that is on its way may not know of it. */
    changed(): void {
      changes += 1;
    },
    round: () => round,
    /** The multiplier of now, in hundredths. */
    multiplier(): number {
      if (round?.outcome != null) return table.pointOf(round.outcome);
      return round?.startedAt == null
        ? 100
        : table.multiplierAt(performance.now() - round.startedAt);
    },
    end(): void {
      for (const timer of timers) clearInterval(timer);
      stop?.();
    },
  };
}

export type FollowedTable = ReturnType<typeof followTable>;
