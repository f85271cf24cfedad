import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { currentCursor, cursorUnknown, readAudiences } from './event.repository.ts';
import { isAfter, parseCursor } from './events.ts';
import type { Cursor, StoredEvent } from './events.ts';
import type { FanOut, Hear, Subscription } from './fan-out.ts';
import type { News } from './news.ts';
import type { Notifier } from './notifier.ts';

const eventsPerRead = 500;
const missedEventsMax = 200;
/** Committed events that wait for an older transaction are looked for again after this. */
const ripeningMs = 100;

/** One hearer with its audiences. */
interface Seat {
  readonly audiences: Set<string>;
  readonly hear: Hear;
  /** The hearer is told the events after it; null until the hearer has joined. */
  position: Cursor | null;
  /** Events that wait for `flow`; null once they go on at once. */
  waiting: StoredEvent[] | null;
  /** The last event that could not wait any more: the hearer reads everything again. */
  lost: Cursor | null;
}

/**
 * The fan-out over the outbox in PostgreSQL. A process looks when a notice names one of its audiences, and
 * asks for its audiences only. It reads all of them up to one position, so that events reach a hearer
 * of several audiences in order and one cursor is enough to go on.
 */
export function createPostgresFanOut(options: {
  database: Pick<Database, 'read'>;
  notifier: Pick<Notifier, 'onNews'>;
  log: Logger;
  /** Told how many hearers an event has reached here. */
  told?: (hearers: number) => void;
}): FanOut {
  const { notifier, log } = options;
  const db = options.database.read;
  const seats = createSeats(options.told);
  let watermark: Cursor = { xid: '0', seq: -1n };
  let looking: Promise<void> | null = null;
  /** The read under way, which knows the audiences of its beginning. */
  let reading: Promise<void> = Promise.resolve();
  let again = false;
  let waits = false;
  let ripening: NodeJS.Timeout | null = null;
  let unsubscribe: (() => void) | null = null;

  function wake(): void {
    if (looking !== null) again = true;
    else looking = look();
  }

  function hearNews({ audiences, isEcho }: News): void {
    if (isEcho || seats.isEmpty()) return;
    if (waits || audiences === null || audiences.some(seats.has)) wake();
  }

  async function look(): Promise<void> {
    do {
      again = false;
      reading = readOnce().catch((error: unknown) =>
        log.warn({ err: error }, 'live updates wait for the database'),
      );
      await reading;
    } while (again);
    looking = null;
  }

  async function readOnce(): Promise<void> {
    waits = false;
    if (seats.isEmpty()) return;
    const after = watermark;
    const read = await readAudiences(db, seats.audiences(), { after, known: after }, eventsPerRead);
    for (const event of read.events) seats.tell(event);
    watermark = later(watermark, read.end);
    if (read.isFull) again = true;
    if (read.waits) ripen();
  }

  /** Looks again in a while: nobody announces the end of an older transaction that wrote no event. */
  function ripen(): void {
    waits = true;
    ripening ??= setTimeout(() => {
      ripening = null;
      wake();
    }, ripeningMs).unref();
  }

  /** Where nobody listens, nobody needs what happened meanwhile. */
  async function skipUnheard(): Promise<void> {
    if (!seats.isEmpty()) return;
    const now = await currentCursor(db);
    if (seats.isEmpty()) watermark = later(watermark, now);
  }

  /** The events that a hearer missed since its cursor; `missed` is null when nobody can tell, or it is too much. */
  async function catchUp(seat: Seat, after: string | null) {
    // A read that began before the seat was there passes over its events; those that follow do not.
    await reading;
    const cursor = after === null ? watermark : await knownCursor(after);
    const place = { after: cursor ?? watermark, known: watermark };
    const read = await readAudiences(db, [...seat.audiences], place, missedEventsMax);
    if (read.waits) ripen();
    const { lost } = seat;
    const isWhole = cursor !== null && !read.isFull && lost === null;
    const position = later(read.edge, lost ?? place.after);
    seat.position = position;
    if (after === null) return { position, missed: [] };
    return { position, missed: isWhole ? read.events : null };
  }

  async function knownCursor(text: string): Promise<Cursor | null> {
    const cursor = parseCursor(text);
    return cursor === null || (await cursorUnknown(db, cursor)) ? null : cursor;
  }

  return {
    async subscribe(audiences, after, hear): Promise<Subscription> {
      await skipUnheard();
      const asked = new Set(audiences);
      const seat: Seat = { audiences: asked, hear, position: null, waiting: [], lost: null };
      seats.add(seat);
      try {
        const { position, missed } = await catchUp(seat, after);
        return {
          position,
          missed,
          flow: () => seats.flow(seat),
          leave: (names) => seats.leave(seat, names ?? [...asked]),
        };
      } catch (error) {
        seats.leave(seat, audiences);
        throw error;
      }
    },
    async start() {
      watermark = await currentCursor(db);
      unsubscribe = notifier.onNews(hearNews);
    },
    async stop() {
      unsubscribe?.();
      if (ripening !== null) clearTimeout(ripening);
      await looking;
    },
  };
}

/** The hearers of this process, by audience. */
function createSeats(told?: (hearers: number) => void) {
  const byAudience = new Map<string, Set<Seat>>();
  /** The names as an array; null after a change. */
  let names: readonly string[] | null = null;

  function give(seat: Seat, event: StoredEvent): void {
    if (seat.waiting === null) {
      // A hearer may come with a cursor behind which this process has not read yet.
      if (seat.position === null || isAfter(event, seat.position)) seat.hear(event);
    } else if (seat.waiting.length < missedEventsMax) {
      seat.waiting.push(event);
    } else {
      seat.lost = event;
      seat.waiting = [];
    }
  }

  return {
    isEmpty: () => byAudience.size === 0,
    has: (audience: string) => byAudience.has(audience),
    audiences: () => (names ??= [...byAudience.keys()]),
    add(seat: Seat): void {
      for (const audience of seat.audiences) {
        const set = byAudience.get(audience);
        if (set !== undefined) set.add(seat);
        else byAudience.set(audience, new Set([seat]));
      }
      names = null;
    },
    tell(event: StoredEvent): void {
      const hearers = byAudience.get(event.audience ?? '');
      if (hearers === undefined) return;
      told?.(hearers.size);
      for (const seat of hearers) give(seat, event);
    },
    flow(seat: Seat): void {
      const { waiting } = seat;
      seat.waiting = null;
      for (const event of waiting ?? []) give(seat, event);
    },
    leave(seat: Seat, audiences: readonly string[]): void {
      for (const audience of audiences) {
        seat.audiences.delete(audience);
        const set = byAudience.get(audience);
        set?.delete(seat);
        if (set?.size === 0) byAudience.delete(audience);
      }
      names = null;
    },
  };
}

const later = (one: Cursor, other: Cursor) => (isAfter(one, other) ? one : other);
