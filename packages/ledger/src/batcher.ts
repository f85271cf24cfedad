import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

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
  conflictKeys: (item: Item) => readonly (string | bigint)[];
  /** The answer to an item that is not taken: the queue is full, or the batcher is closing. */
  refuse: (reason: 'busy' | 'closed') => Result;
  /** How much of a batch an item takes; 1 by default. */
  weigh?: (item: Item) => number;
  weightMax: number;
  queueMax: number;
  /** Batches under way at once, each on a connection of its own; 1 by default. */
  lanes?: number;
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
  keys: readonly (string | bigint)[];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const REPEATS_MAX = 5;
const PAUSE_MAX_MS = 1_000;

/**
 * Sends items that arrive while a lane is busy together, as one batch, as soon as it is free. There
 * is no timer: under load batches grow by themselves, and a lone item leaves at once.
 */
export function createBatcher<Item, Result, Connection>(
  options: BatcherOptions<Item, Result, Connection>,
): Batcher<Item, Result> {
  const { weightMax, queueMax, lanes = 1, patienceMs = 15_000 } = options;
  const weigh = options.weigh ?? (() => 1);
  const underWay = new Set<string | bigint>();
  const running = new Set<Promise<void>>();
  let queue: Waiting<Item, Result>[] = [];
  let closing = false;
  let sending = 0;

  const idle = Array.from({ length: lanes }, () => createLane(options, patienceMs));
  const all = [...idle];

  function push(item: Item): Promise<Result> {
    if (closing) return Promise.resolve(options.refuse('closed'));
    if (queue.length >= queueMax) return Promise.resolve(options.refuse('busy'));
    return new Promise((resolve, reject) => {
      queue.push({ item, keys: options.conflictKeys(item), resolve, reject });
      wake();
    });
  }

  function wake(): void {
    const lane = idle.pop();
    if (lane === undefined) return;
    const run = work(lane).finally(() => running.delete(run));
    running.add(run);
  }

  async function work(lane: Lane<Item, Result>): Promise<void> {
    for (;;) {
      // Everybody who was just answered may ask again before the next batch is put together.
      await nextTurn();
      const batch = take();
      if (batch.length === 0) {
        idle.push(lane);
        return;
      }
      for (const { keys } of batch) for (const key of keys) underWay.add(key);
      sending += 1;
      await lane.send(batch);
      sending -= 1;
      for (const { keys } of batch) for (const key of keys) underWay.delete(key);
      // Lanes that found nothing but conflicts may find something now.
      if (queue.length > 0) for (const _ of [...idle]) wake();
    }
  }

  /** Waiting items without a conflict, in their order, leaving a share for other free lanes. */
  function take(): Waiting<Item, Result>[] {
    const share = Math.ceil(queue.length / (lanes - sending));
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const seen = new Set<string | bigint>();
    let weight = 0;
    let place = 0;
    for (; place < queue.length && batch.length < share; place += 1) {
      const waiting = queue[place]!;
      const conflict = waiting.keys.some((key) => seen.has(key) || underWay.has(key));
      for (const key of waiting.keys) seen.add(key);
      if (conflict) {
        left.push(waiting);
        continue;
      }
      weight += weigh(waiting.item);
      if (weight > weightMax && batch.length > 0) break;
      batch.push(waiting);
    }
    queue = left.length === 0 ? queue.slice(place) : left.concat(queue.slice(place));
    return batch;
  }

  async function close(): Promise<void> {
    closing = true;
    while (running.size > 0) await Promise.all(running);
    await Promise.all(all.map((lane) => lane.close()));
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
      for (let place = 0; place < batch.length; place += 1) {
        batch[place]!.resolve(results[place]!);
      }
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
