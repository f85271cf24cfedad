import type { Logger } from 'pino';
import type { Notifier } from './notifier.ts';

/** News of a busy moment cost one look at the version. */
const lookMs = 200;

/** A value from the database that this process keeps, and renews when its version has moved. */
export interface Refreshing<T> {
  /** The value; read from the database the first time only. */
  current(): Promise<T>;
  /** The value without waiting; null before the first load. */
  known(): T | null;
  /** Looks at the version now: for the process that made the change. */
  refresh(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps `load()` and loads again when `version()` answers something else, which is asked on news of
 * the outbox and at least every second. While the database is away, the last value serves.
 */
export function createRefreshing<T>(options: {
  notifier: Notifier;
  log: Logger;
  name: string;
  version: () => Promise<string>;
  load: () => Promise<T>;
}): Refreshing<T> {
  const { notifier, log, name } = options;
  let held: { readonly version: string; readonly value: T } | null = null;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let unsubscribe: (() => void) | null = null;

  async function look(): Promise<void> {
    // The version comes first: a change during the load is seen at the next look.
    const version = await options.version();
    if (held?.version === version) return;
    held = { version, value: await options.load() };
  }

  async function refresh(): Promise<void> {
    // A look that is under way may have begun before the change that the caller knows of.
    await running?.catch(() => undefined);
    running ??= look().finally(() => {
      running = null;
    });
    await running;
  }

  function onNews(): void {
    if (timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      refresh().catch((error: unknown) => log.warn({ err: error, name }, 'refresh waits'));
    }, lookMs);
    timer.unref();
  }

  return {
    refresh,
    known: () => held?.value ?? null,
    async current() {
      if (held === null) await refresh();
      if (held === null) throw new Error(`${name} could not be loaded`);
      return held.value;
    },
    async start() {
      await refresh();
      unsubscribe = notifier.onNews(onNews);
    },
    async stop() {
      unsubscribe?.();
      if (timer !== null) clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
