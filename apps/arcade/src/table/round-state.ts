import type { SeatSeen, TableNews, TablePhase } from '@arara/contract';

/** A table's round as this page knows it; instants are by `performance.now()`. */
export interface RoundState {
  readonly id: string;
  readonly number: number;
  readonly phase: TablePhase;
  /** When stakes close; null once they have. */
  readonly closesAt: number | null;
  /** When it began to run; null before that, and where this page came later than its end. */
  readonly startedAt: number | null;
  readonly outcome: Readonly<Record<string, unknown>> | null;
  readonly serverSeedHash: string;
  /** The seats by their numbers. */
  readonly seats: ReadonlyMap<number, SeatSeen>;
  /** This page saw it run. */
  readonly isSeen: boolean;
}

const phases: readonly TablePhase[] = ['OPEN', 'RUNNING', 'RESOLVED', 'DONE'];

/** True if news are older than the state: an answer that was on its way while the round went on. */
export function isOlder(news: Pick<TableNews, 'id' | 'phase'>, state: RoundState | null): boolean {
  return state?.id === news.id && phases.indexOf(news.phase) < phases.indexOf(state.phase);
}

/** The state after news. News travel: the earliest start that any of them names is the nearest to the truth. */
export function withNews(
  before: RoundState | null,
  news: TableNews,
  now: number,
  isWhole = false,
): RoundState {
  const same = before?.id === news.id ? before : null;
  const seats = new Map(isWhole ? [] : same?.seats);
  for (const seat of news.seats) seats.set(seat.number, seat);
  const started = news.elapsedMs === null ? null : now - news.elapsedMs;
  return {
    id: news.id,
    number: news.number,
    phase: news.phase,
    closesAt: news.closesInMs === null ? null : earliest(same?.closesAt, now + news.closesInMs),
    startedAt: started === null ? (same?.startedAt ?? null) : earliest(same?.startedAt, started),
    outcome: news.outcome,
    serverSeedHash: news.serverSeedHash,
    seats,
    isSeen: news.phase === 'RUNNING' || same?.isSeen === true,
  };
}

const earliest = (known: number | null | undefined, said: number): number =>
  known == null ? said : Math.min(known, said);

/** The seats that left between two states of a round. */
export function leftBetween(before: RoundState | null, after: RoundState): SeatSeen[] {
  const known = before?.id === after.id ? before.seats : new Map<number, SeatSeen>();
  return [...after.seats.values()].filter(
    ({ number, view }) => view !== null && known.has(number) && known.get(number)?.view === null,
  );
}

/** Where a seat left, in hundredths; null while it did not. */
export const leftAt = ({ view }: Pick<SeatSeen, 'view'>): number | null =>
  view === null ? null : Number(view['at']);
