import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

export type BatchKey = string | bigint;

export interface BatcherOptions<Item, Result, Connection> {
  connect: () => Promise<Connection>;
  disconnect: (connection: Connection) => Promise<void>;
  /**
   * Sends one batch and answers each item, in order. When a connection breaks the same items are
   * sent again on a new one, so an item must have the same effect however often it is sent.
   */
  flush: (connection: Connection, items: readonly Item[]) => Promise<Result[]>;
  /** What went wrong: `lost` connects again, `repeat` sends again, `failed` isolates the item. */
  classify: (error: unknown) => 'lost' | 'repeat' | 'failed';
  /** Items with a key in common never travel together: the later one waits, in its turn. */
  conflictKeys: (item: Item) => readonly BatchKey[];
  /** The answer to an item that is not taken: the queue is full, or the batcher is closing. */
  refuse: (reason: 'busy' | 'closed') => Result;
  /** How much of a batch an item takes; 1 by default. */
  weigh?: (item: Item) => number;
  weightMax: number;
  queueMax: number;
  /** How long a lost connection is tried again before the items fail; 15 s by default. */
  patienceMs?: number;
}

export interface Batcher<Item, Result> {
  /** Waits for its batch; rejects only when the outcome cannot be learnt. */
  push: (item: Item) => Promise<Result>;
  /** Items that wait, not counting those under way. */
  readonly waiting: number;
  /** Takes nothing new, finishes what was taken, then disconnects. */
  close: () => Promise<void>;
}

interface Waiting<Item, Result> {
  item: Item;
  keys: readonly BatchKey[];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const REPEATS_MAX = 5;
// How far behind conflicts others are looked for.
const LOOK_AHEAD_MAX = 4_096;
const PAUSE_MAX_MS = 1_000;

/**
 * Sends items that arrive while the lane is busy together, as one batch, as soon as it is free. There
 * is no timer: under load batches grow by themselves, and a lone item leaves at once.
 */
export function createBatcher<Item, Result, Connection>(
  options: BatcherOptions<Item, Result, Connection>,
): Batcher<Item, Result> {
  const { weightMax, queueMax, patienceMs = 15_000 } = options;
  const weigh = options.weigh ?? (() => 1);
  const lane = createLane(options, patienceMs);
  let queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;
  let closing = false;

  function push(item: Item): Promise<Result> {
    if (closing) return Promise.resolve(options.refuse('closed'));
    if (queue.length >= queueMax) return Promise.resolve(options.refuse('busy'));
    return new Promise((resolve, reject) => {
      queue.push({ item, keys: options.conflictKeys(item), resolve, reject });
      running ??= work();
    });
  }

  async function work(): Promise<void> {
    for (;;) {
      // Everybody who was just answered may ask again before the next batch is put together.
      await nextTurn();
      const batch = take();
      if (batch.length === 0) break;
      await lane.send(batch);
    }
    running = undefined;
  }

  /** Waiting items without a conflict, in their order. */
  function take(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const taken = new Set<BatchKey>();
    let weight = 0;
    let place = 0;
    for (const waiting of queue) {
      if (place >= LOOK_AHEAD_MAX) break;
      place += 1;
      const held = waiting.keys.some((key) => taken.has(key));
      // Whoever shares a key with one that stays behind stays behind it.
      for (const key of waiting.keys) taken.add(key);
      if (held) {
        left.push(waiting);
        continue;
      }
      weight += weigh(waiting.item);
      if (weight > weightMax && batch.length > 0) {
        place -= 1;
        break;
      }
      batch.push(waiting);
    }
    queue = left.length === 0 ? queue.slice(place) : left.concat(queue.slice(place));
    return batch;
  }

  async function close(): Promise<void> {
    closing = true;
    await running;
    await lane.close();
  }

  return {
    push,
    close,
    get waiting() {
      return queue.length;
    },
  };
}

interface Lane<Item, Result> {
  send: (batch: Waiting<Item, Result>[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A connection that comes back, and the care for batches that fail on it. */
function createLane<Item, Result, Connection>(
  options: BatcherOptions<Item, Result, Connection>,
  patienceMs: number,
): Lane<Item, Result> {
  let connection: Connection | undefined;

  async function flush(items: readonly Item[]): Promise<Result[]> {
    connection ??= await options.connect();
    return await options.flush(connection, items);
  }

  async function drop(): Promise<void> {
    const lost = connection;
    connection = undefined;
    if (lost === undefined) return;
    await options.disconnect(lost).catch(() => undefined);
  }

  /** The results, or the error that trying again does not help against. */
  async function insist(items: readonly Item[]): Promise<Result[]> {
    const deadline = performance.now() + patienceMs;
    let repeats = 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await flush(items);
      } catch (error) {
        const verdict = connection === undefined ? 'lost' : options.classify(error);
        if (verdict === 'failed') throw error;
        if (verdict === 'repeat' && (repeats += 1) > REPEATS_MAX) throw error;
        if (verdict === 'lost') await drop();
        if (performance.now() > deadline) throw error;
        await sleep(Math.min(PAUSE_MAX_MS, 5 * 2 ** Math.min(attempt, 8)));
      }
    }
  }

  async function send(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await insist(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('flush must answer every item');
      batch.forEach(({ resolve }, place) => resolve(results[place] as Result));
    } catch (error) {
      if (batch.length === 1 || connection === undefined) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One bad item must not fail the others: each goes alone.
      for (const waiting of batch) await send([waiting]);
    }
  }

  return { send, close: drop };
}
