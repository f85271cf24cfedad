import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

export type BatchKey = string | bigint;

export interface BatcherOptions<Item, Result, Connection> {
  /** Connects, and sees to it that nothing sent on the connection that was lost happens any more. */
  connect: (lost: Connection | undefined) => Promise<Connection>;
  disconnect: (connection: Connection) => Promise<void>;
  /**
   * Sends one batch and answers each item, in order. The next batch is sent on the same connection
   * before this one is answered; the connection carries them out one after the other. When it breaks
   * the same items are sent again on a new one, so an item must have the same effect however often
   * it is sent.
   */
  flush: (connection: Connection, items: readonly Item[]) => Promise<Result[]>;
  /** The kind of a fault: `lost` connects again, `repeat` sends again, `failed` isolates the item. */
  classify: (error: unknown) => 'lost' | 'repeat' | 'failed';
  /**
   * Items with a key in common are never under way together: the later one waits until the earlier
   * one is answered, whatever happens to its batch.
   */
  conflictKeys: (item: Item) => readonly BatchKey[];
  /** The answer to an item that is not taken: the queue is full, or the batcher is closing. */
  refuse: (reason: 'busy' | 'closed') => Result;
  /** How much of a batch an item takes; 1 by default. */
  weigh?: (item: Item) => number;
  weightMax: number;
  queueMax: number;
  /**
   * How long after a loss a connection is tried again before the items fail, at least once; 15 s by
   * default.
   */
  patienceMs?: number;
  /** Told of each batch once it is answered. */
  watch?: ((batch: SentBatch) => void) | undefined;
}

/** A batch that was answered; times are in milliseconds. */
export interface SentBatch {
  readonly items: number;
  /** From the push of its first item until it left. */
  readonly waitMs: number;
  /** From there until its answer. */
  readonly tookMs: number;
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
  /** When it was pushed; 0 where nobody watches. */
  since: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

// While the database works on one batch the next is put together, and waits at its door.
const UNDER_WAY_MAX = 2;
// So few are not divided between the two: a batch has its own price. Measured: at 64 clients a sixth
// more transfers for it, at 32 a loss.
const UNDIVIDED_MAX = 32;
const REPEATS_MAX = 5;
// How far behind conflicts others are looked for.
const LOOK_AHEAD_MAX = 4_096;
const PAUSE_MAX_MS = 1_000;

/**
 * Sends items that arrive while the lane is busy together, as one batch, as soon as it is free. There
 * is no timer: under load batches grow by themselves, and a lone item leaves at once. Under load two
 * batches are under way, so that neither side waits for the other.
 */
export function createBatcher<Item, Result, Connection>(
  options: BatcherOptions<Item, Result, Connection>,
): Batcher<Item, Result> {
  const { weightMax, queueMax, patienceMs = 15_000, watch } = options;
  const weigh = options.weigh ?? (() => 1);
  const lane = createLane(options, patienceMs);
  let queue: Waiting<Item, Result>[] = [];
  const underWay = new Set<Promise<void>>();
  const keysUnderWay = new Set<BatchKey>();
  let itemsUnderWay = 0;
  let waking = false;
  let closing = false;

  function push(item: Item): Promise<Result> {
    if (closing) return Promise.resolve(options.refuse('closed'));
    if (queue.length >= queueMax) return Promise.resolve(options.refuse('busy'));
    return new Promise((resolve, reject) => {
      const since = watch === undefined ? 0 : performance.now();
      queue.push({ item, keys: options.conflictKeys(item), since, resolve, reject });
      wake();
    });
  }

  /** Everybody who was just answered may ask again before the next batch is put together. */
  function wake(): void {
    if (waking || underWay.size >= UNDER_WAY_MAX) return;
    waking = true;
    setImmediate(() => {
      waking = false;
      sendNext();
    });
  }

  function sendNext(): void {
    if (queue.length === 0 || (underWay.size > 0 && !isEnoughForSecond())) return;
    const batch = take();
    // All that wait share a key with one under way, and come after it.
    if (batch.length === 0) return;
    itemsUnderWay += batch.length;
    for (const { keys } of batch) for (const key of keys) keysUnderWay.add(key);
    const left = watch === undefined ? 0 : performance.now();
    const sent: Promise<void> = lane.send(batch).then(() => {
      watch?.({
        items: batch.length,
        waitMs: left - (batch[0]?.since ?? left),
        tookMs: performance.now() - left,
      });
      underWay.delete(sent);
      itemsUnderWay -= batch.length;
      for (const { keys } of batch) for (const key of keys) keysUnderWay.delete(key);
      wake();
    });
    underWay.add(sent);
    wake();
  }

  /** As many wait as are under way, or one less where their sum is odd: two batches of a size. */
  function isEnoughForSecond(): boolean {
    return queue.length + itemsUnderWay > UNDIVIDED_MAX && queue.length + 1 >= itemsUnderWay;
  }

  /** Waiting items without a conflict, in their order: half of all, or all where they are few. */
  function take(): Waiting<Item, Result>[] {
    const all = queue.length + itemsUnderWay;
    const most = all > UNDIVIDED_MAX ? Math.ceil(all / UNDER_WAY_MAX) : all;
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const taken = new Set<BatchKey>();
    let weight = 0;
    let place = 0;
    for (const waiting of queue) {
      if (batch.length >= most || place >= LOOK_AHEAD_MAX) break;
      place += 1;
      const held = waiting.keys.some((key) => taken.has(key) || keysUnderWay.has(key));
      // An item that shares a key with one that stays behind stays behind it.
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
    while (queue.length > 0 || underWay.size > 0) {
      wake();
      await (underWay.size > 0 ? Promise.race(underWay) : nextTurn());
    }
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
  /** The connection that is there or being made; all batches under way share it. */
  let current: Promise<Connection> | undefined;
  let lost: Connection | undefined;

  /** Gives a connection up, unless another batch has done so already. */
  async function drop(broken: Promise<Connection>, connection: Connection): Promise<void> {
    if (current !== broken) return;
    current = undefined;
    lost = connection;
    await options.disconnect(connection).catch(() => undefined);
  }

  async function attempt(items: readonly Item[]): Promise<Attempt<Result>> {
    const used = (current ??= options.connect(lost));
    let connection: Connection;
    try {
      connection = await used;
    } catch (error) {
      if (current === used) current = undefined;
      return { verdict: 'lost', error };
    }
    try {
      return { verdict: 'done', results: await options.flush(connection, items) };
    } catch (error) {
      const verdict = options.classify(error);
      if (verdict === 'lost') await drop(used, connection);
      return { verdict, error };
    }
  }

  /** The results, or the error that trying again does not help against. */
  async function insist(items: readonly Item[]): Promise<Attempt<Result>> {
    let deadline: number | undefined;
    let repeats = 0;
    for (let turn = 0; ; turn += 1) {
      const made = await attempt(items);
      if (made.verdict === 'done' || made.verdict === 'failed') return made;
      if (made.verdict === 'repeat' && (repeats += 1) > REPEATS_MAX) return made;
      // From the loss on, not from the start: a reply may have been waited for longer than that.
      if (deadline !== undefined && performance.now() > deadline) return made;
      deadline ??= performance.now() + patienceMs;
      await sleep(Math.min(PAUSE_MAX_MS, 5 * 2 ** Math.min(turn, 8)));
    }
  }

  async function send(batch: Waiting<Item, Result>[]): Promise<void> {
    const made = await insist(batch.map(({ item }) => item));
    if (made.verdict === 'done' && made.results.length === batch.length) {
      batch.forEach(({ resolve }, place) => resolve(made.results[place] as Result));
      return;
    }
    if (batch.length === 1 || made.verdict === 'lost') {
      const error =
        made.verdict === 'done' ? new Error('flush must answer every item') : made.error;
      for (const { reject } of batch) reject(error);
      return;
    }
    // One bad item must not fail the others: each goes alone.
    for (const waiting of batch) await send([waiting]);
  }

  return {
    send,
    async close() {
      const last = current;
      if (last !== undefined) await drop(last, await last);
    },
  };
}

type Attempt<Result> =
  | { verdict: 'done'; results: Result[] }
  | { verdict: 'lost' | 'repeat' | 'failed'; error: unknown };
