import type { VendorSpan } from '@arara/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { nameOfCode } from '../play.codes.ts';
import { addMinutes, forgetMinutes, lastGood, sumMinutes } from './health.repository.ts';
import type { MinuteRow, SumRow } from './health.repository.ts';
import { bucketOf, isFault, percentile } from './health.policy.ts';
import type { Way } from './health.policy.ts';

const minuteMs = 60_000;
const flushMs = 10_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const keptDays = 8;

export interface WayHealth {
  readonly hour: VendorSpan;
  readonly day: VendorSpan;
  /** The first instant of the last minute with a good call; null where none is known. */
  readonly lastGood: Date | null;
}

export interface Health {
  readonly asked: WayHealth;
  readonly told: WayHealth;
}

export type VendorHealth = ReturnType<typeof createVendorHealth>;

/**
 * How vendors and the wallet answer each other; a request whose signature does not hold is nobody's. A call is a number in memory; what came together is written every ten
 * seconds, so that no stake waits for it. A process that dies loses its last ten seconds of it.
 */
export function createVendorHealth(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { database, clock, log } = options;
  let counted = new Map<string, MinuteRow>();
  let timer: NodeJS.Timeout | null = null;

  function add({ calls, ...row }: MinuteRow): void {
    const { vendorId, minute, way, code, bucket } = row;
    const key = `${vendorId} ${minute} ${way} ${code} ${bucket}`;
    counted.set(key, { ...row, calls: calls + (counted.get(key)?.calls ?? 0) });
  }

  async function flush(): Promise<void> {
    const rows = [...counted.values()];
    if (rows.length === 0) return;
    counted = new Map();
    try {
      await addMinutes(database.read, rows);
    } catch (error) {
      for (const row of rows) add(row);
      throw error;
    }
  }

  return {
    count(vendorId: number, way: Way, code: number, ms: number): void {
      const now = clock.now().getTime();
      add({
        vendorId,
        minute: now - (now % minuteMs),
        way,
        code,
        bucket: bucketOf(ms),
        calls: 1,
      });
    },
    flush,
    start(): void {
      timer = setInterval(() => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'health of vendors waits'));
      }, flushMs);
      timer.unref();
    },
    async stop(): Promise<void> {
      if (timer !== null) clearInterval(timer);
      await flush().catch((error: unknown) =>
        log.warn({ err: error }, 'health of vendors is lost'),
      );
    },
    forget: () => forgetMinutes(database.read, new Date(clock.now().getTime() - keptDays * dayMs)),
    /** The last hour and day of every vendor that had a call, by its code. */
    async read(): Promise<ReadonlyMap<string, Health>> {
      const now = clock.now().getTime();
      const db = database.read;
      const sums = await sumMinutes(db, new Date(now - dayMs), new Date(now - hourMs));
      const good = await lastGood(db);
      const vendors = new Set([...sums, ...good].map(({ vendor }) => vendor));
      const wayOf = (vendor: string, way: Way): WayHealth => {
        const own = sums.filter((row) => row.vendor === vendor && row.way === way);
        const last = good.find((row) => row.vendor === vendor && row.way === way);
        return {
          hour: spanOf(
            own.map((row) => ({ ...row, calls: row.late })),
            way,
          ),
          day: spanOf(own, way),
          lastGood: last?.at ?? null,
        };
      };
      return new Map(
        [...vendors].map((code) => [code, { asked: wayOf(code, 'in'), told: wayOf(code, 'out') }]),
      );
    },
  };
}

/** A vendor that nobody heard of. */
export const noHealth = (): Health => {
  const none = { hour: spanOf([], 'in'), day: spanOf([], 'in'), lastGood: null };
  return { asked: none, told: none };
};

function spanOf(rows: readonly SumRow[], way: Way): VendorSpan {
  const sum = (some: readonly SumRow[]) => some.reduce((total, { calls }) => total + calls, 0);
  const heard = rows.filter(({ calls }) => calls > 0);
  const byCode = Map.groupBy(
    heard.filter(({ code }) => code !== 0),
    ({ code }) => code,
  );
  return {
    calls: sum(heard),
    failed: sum(heard.filter(({ code }) => isFault(way, code))),
    codes: [...byCode]
      .map(([code, some]) => ({
        code,
        name: way === 'out' ? 'NO_ANSWER' : nameOfCode(code),
        calls: sum(some),
      }))
      .toSorted((a, b) => b.calls - a.calls || a.code - b.code),
    p50: percentile(heard, 50),
    p95: percentile(heard, 95),
  };
}
