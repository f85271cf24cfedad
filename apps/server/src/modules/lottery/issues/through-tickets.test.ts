import { expect, test } from 'vitest';
import { throughTickets } from './through-tickets.ts';

const chunk = 10;
const all = Array.from({ length: 95 }, (_, at) => ({ id: BigInt(at + 1) }));

/** Tickets in chunks, as a table would answer, and what became of them. */
function passOver(work: (ids: readonly bigint[]) => Promise<number>, ending?: AbortSignal) {
  const asked: bigint[] = [];
  const done = throughTickets({
    next: async (after) => {
      asked.push(after);
      return all.filter(({ id }) => id > after).slice(0, chunk);
    },
    work: (tickets) => work(tickets.map(({ id }) => id)),
    atOnce: 3,
    ending,
  });
  return { asked, done };
}

test('every ticket is worked on once, in chunks that go forward', async () => {
  const worked: bigint[] = [];
  const { asked, done } = passOver(async (ids) => worked.push(...ids) && ids.length);
  expect(await done).toBe(true);
  expect(worked.toSorted((a, b) => Number(a - b))).toEqual(all.map(({ id }) => id));
  expect(asked).toEqual(asked.toSorted((a, b) => Number(a - b)));
});

test('a ticket that fails leaves the work unfinished and stops no other', async () => {
  let worked = 0;
  const { done } = passOver(async (ids) => {
    worked += ids.length;
    return ids.includes(1n) ? ids.length - 1 : ids.length;
  });
  expect(await done).toBe(false);
  expect(worked).toBe(all.length);
});

test('where a chunk fails as a whole no other is begun', async () => {
  let begun = 0;
  const { done } = passOver(async () => {
    begun += 1;
    await Promise.resolve();
    throw new Error('no database');
  });
  await expect(done).rejects.toThrow('no database');
  expect(begun).toBeLessThan(all.length / chunk);
});

test('a process that is to end begins no chunk any more, and is not done', async () => {
  const ending = new AbortController();
  let worked = 0;
  const { done } = passOver(async (ids) => {
    ending.abort();
    worked += ids.length;
    return ids.length;
  }, ending.signal);
  expect(await done).toBe(false);
  expect(worked).toBeLessThanOrEqual(3 * chunk);
});
