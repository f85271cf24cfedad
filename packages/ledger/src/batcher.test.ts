import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBatcher, type BatcherOptions } from './batcher.ts';

type Options = BatcherOptions<string, string, object>;

function createRecorder(overrides: Partial<Options> = {}) {
  const batches: string[][] = [];
  const batcher = createBatcher<string, string, object>({
    connect: async () => ({}),
    disconnect: async () => undefined,
    flush: async (_, items) => {
      batches.push([...items]);
      await sleep(2);
      return items.map((item) => `${item}!`);
    },
    classify: (error) => (error as Error).message as 'lost' | 'repeat' | 'failed',
    conflictKeys: (item) => [item],
    refuse: (reason) => reason,
    weightMax: 1_000,
    queueMax: 1_000,
    ...overrides,
  });
  return { batcher, batches };
}

const count = (length: number) => Array.from({ length }, (_, i) => `item-${i}`);

describe('a batcher', () => {
  it('sends a lone item at once and gathers what arrives meanwhile', async () => {
    const { batcher, batches } = createRecorder();
    const first = batcher.push('first');
    await sleep(1);
    const rest = await Promise.all(count(9).map(batcher.push));
    expect(await first).toBe('first!');
    expect(rest).toEqual(count(9).map((item) => `${item}!`));
    expect(batches).toEqual([['first'], count(9)]);
  });

  it('never lets items with a common key travel together, and keeps their order', async () => {
    const { batcher, batches } = createRecorder({ conflictKeys: (item) => [item[0]!] });
    await Promise.all(['a1', 'b1', 'a2', 'c1', 'b2', 'a3'].map(batcher.push));
    expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2', 'b2'], ['a3']]);
  });

  it('never has items with a common key under way together, also when a connection is lost', async () => {
    const seen: string[] = [];
    let lost = 0;
    const { batcher } = createRecorder({
      conflictKeys: (item) => [item.split(' of ')[1]!],
      disconnect: () => sleep(3),
      flush: async (_, items) => {
        await sleep(1);
        if ((lost += 1) <= 2) throw new Error('lost');
        seen.push(...items);
        return [...items];
      },
    });
    const firsts = count(40).map((item) => batcher.push(`first of ${item}`));
    await sleep(0);
    const seconds = count(40).map((item) => batcher.push(`second of ${item}`));
    await Promise.all([...firsts, ...seconds]);
    for (const item of count(40)) {
      expect(seen.indexOf(`first of ${item}`)).toBeLessThan(seen.indexOf(`second of ${item}`));
    }
    expect(seen).toHaveLength(80);
  });

  it('keeps a batch within its weight, but sends an item that is too heavy alone', async () => {
    const { batcher, batches } = createRecorder({ weigh: (item) => item.length, weightMax: 4 });
    await Promise.all(['aa', 'bb', 'cc', 'dddddd', 'ee'].map(batcher.push));
    expect(batches).toEqual([['aa', 'bb'], ['cc'], ['dddddd'], ['ee']]);
  });

  it('refuses when the queue is full', async () => {
    const { batcher } = createRecorder({ queueMax: 3 });
    const answers = await Promise.all(count(5).map(batcher.push));
    expect(answers).toEqual(['item-0!', 'item-1!', 'item-2!', 'busy', 'busy']);
  });

  it('finishes what it took when it closes, and takes nothing more', async () => {
    const { batcher } = createRecorder();
    const taken = count(40).map(batcher.push);
    const closed = batcher.close();
    expect(await batcher.push('late')).toBe('closed');
    await closed;
    expect(await Promise.all(taken)).toEqual(count(40).map((item) => `${item}!`));
    expect(batcher.waiting).toBe(0);
  });

  it('isolates a bad item: the others of its batch succeed', async () => {
    const { batcher } = createRecorder({
      flush: async (_, items) => {
        if (items.includes('item-3')) throw new Error('failed');
        return [...items];
      },
    });
    const answers = await Promise.allSettled(count(6).map(batcher.push));
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('sends the same items again on a new connection when the old one is lost', async () => {
    let connections = 0;
    const seen: number[] = [];
    const { batcher } = createRecorder({
      connect: async () => ({ number: (connections += 1) }),
      flush: async (connection, items) => {
        seen.push((connection as { number: number }).number);
        if (seen.length < 3) throw new Error('lost');
        return [...items];
      },
    });
    expect(await Promise.all(count(2).map(batcher.push))).toEqual(count(2));
    expect(seen).toEqual([1, 2, 3]);
  });

  it('has two batches under way at once, halves of what there is', async () => {
    const sizes: number[] = [];
    let mostAtOnce = 0;
    let atOnce = 0;
    const { batcher } = createRecorder({
      flush: async (_, items) => {
        sizes.push(items.length);
        mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
        await sleep(2);
        atOnce -= 1;
        return [...items];
      },
    });
    expect(await Promise.all(count(64).map(batcher.push))).toEqual(count(64));
    expect(sizes).toEqual([32, 32]);
    expect(mostAtOnce).toBe(2);
  });

  it('has two under way of an odd number too', async () => {
    const { batcher, batches } = createRecorder();
    const all = count(65).map(batcher.push);
    while (batcher.waiting > 0) await sleep(0);
    expect(batches.map(({ length }) => length)).toEqual([33, 32]);
    await Promise.all(all);
  });

  it('sends no second batch behind the first while few wait', async () => {
    const { batcher, batches } = createRecorder();
    const first = batcher.push('first');
    await sleep(1);
    const few = count(31).map(batcher.push);
    await Promise.all([first, ...few]);
    expect(batches).toEqual([['first'], count(31)]);
  });

  it('sends two batches again that lose one connection, on one new connection', async () => {
    let connections = 0;
    const gone: object[] = [];
    const seen: number[] = [];
    const { batcher } = createRecorder({
      connect: async () => ({ number: (connections += 1) }),
      disconnect: async (connection) => void gone.push(connection),
      flush: async (connection, items) => {
        const { number } = connection as { number: number };
        seen.push(number);
        await sleep(1);
        if (number === 1) throw new Error('lost');
        return [...items];
      },
    });
    expect(await Promise.all(count(40).map(batcher.push))).toEqual(count(40));
    expect(seen).toEqual([1, 1, 2, 2]);
    expect(gone).toEqual([{ number: 1 }]);
  });

  it('answers the batch behind one that failed, and the good items of that one', async () => {
    const { batcher } = createRecorder({
      flush: async (_, items) => {
        await sleep(1);
        if (items.includes('item-3')) throw new Error('failed');
        return [...items];
      },
    });
    const answers = await Promise.allSettled(count(40).map(batcher.push));
    const refused = answers.flatMap(({ status }, place) => (status === 'rejected' ? [place] : []));
    expect(refused).toEqual([3]);
  });

  it('gives up on a database that stays away, and works again once it is back', async () => {
    let away = true;
    const { batcher } = createRecorder({
      patienceMs: 20,
      connect: async () => {
        if (away) throw new Error('no route');
        return {};
      },
    });
    const answers = await Promise.allSettled(count(2).map(batcher.push));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    away = false;
    expect(await batcher.push('again')).toBe('again!');
  });

  it('asks once more when a reply took longer than its patience', async () => {
    let sent = 0;
    const { batcher } = createRecorder({
      patienceMs: 5,
      flush: async (_, items) => {
        await sleep(10);
        if ((sent += 1) === 1) throw new Error('lost');
        return [...items];
      },
    });
    expect(await batcher.push('item')).toBe('item');
  });

  it('repeats a batch that PostgreSQL asks to repeat, a bounded number of times', async () => {
    let sent = 0;
    const { batcher } = createRecorder({
      flush: async () => {
        sent += 1;
        throw new Error('repeat');
      },
    });
    await expect(batcher.push('item')).rejects.toThrow('repeat');
    expect(sent).toBe(6);
  });
});
