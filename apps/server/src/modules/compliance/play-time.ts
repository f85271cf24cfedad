import { dayIn } from '@arara/calendar';
import type { Logger } from 'pino';
import type { Db } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import { addPlayTime } from './play-time.repository.ts';
import type { DayPlayed, Heartbeat } from './play-time.repository.ts';

const flushMs = 5_000;
const playersMax = 50_000;

export interface PlayTime {
  /** Notes a stake of a player in a zone; costs nothing but memory. */
  played(playerId: bigint, timeZone: string): void;
  /** Writes what was noted and tells whose time grew. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * The clock of play: minutes between stakes. The notes of a killed process are not lost, because
 * the next stake counts from the last one that was written.
 */
export function createPlayTime(options: {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  grown: (played: DayPlayed) => Promise<void>;
}): PlayTime {
  const { db, clock, log, grown } = options;
  let noted = new Map<bigint, Heartbeat>();
  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const beats = [...noted.values()];
    noted = new Map();
    if (beats.length === 0) return;
    try {
      for (const played of await addPlayTime(db, beats)) await grown(played);
    } catch (error) {
      // The next flush says it again; time that was written counts once.
      for (const beat of beats) putBack(beat);
      throw error;
    }
  }

  function putBack(beat: Heartbeat): void {
    const newer = noted.get(beat.playerId);
    if (newer === undefined) noted.set(beat.playerId, beat);
    else if (newer.day === beat.day) noted.set(beat.playerId, { ...newer, first: beat.first });
  }

  function flush(): Promise<void> {
    // A flush that failed is told to whoever asked for it, and to nobody after.
    flushing = flushing.catch(() => undefined).then(write);
    return flushing;
  }

  return {
    flush,
    played(playerId, timeZone) {
      const now = clock.now();
      const day = dayIn(timeZone, now);
      const known = noted.get(playerId);
      if (known === undefined && noted.size >= playersMax) return;
      const first = known?.day === day ? known.first : now;
      noted.set(playerId, { playerId, day, first, last: now });
    },
    start() {
      timer = setInterval(() => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'play time waits'));
      }, flushMs);
      timer.unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await flush().catch((error: unknown) =>
        log.warn({ err: error }, 'play time was not written'),
      );
    },
  };
}
