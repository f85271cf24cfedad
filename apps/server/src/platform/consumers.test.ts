import { sql } from '@arara/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { barrier, openConsumerHouse, quietNotifier } from '../testing/consumer-house.ts';
import type { ConsumerHouse } from '../testing/consumer-house.ts';
import { createDatabase } from './database.ts';
import { createEvents } from './events.ts';
import type { Consumer } from './events.ts';

let house: ConsumerHouse;
beforeAll(async () => {
  house = await openConsumerHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.drop());

describe('a consumer that fails', () => {
  test('keeps no other waiting, waits longer each time, and goes on after its attempts', async () => {
    const process = await house.openProcess(house.scribe('weak'), house.scribe('sound'));
    house.poisoned.add('weak 2');
    await house.tell(1, 2, 3);
    await house.drainedTo(process, 'sound', [1, 2, 3]);
    await house.failedSo(process, 'weak', 1);
    expect(await house.handledBy('weak'), 'in order, up to the failure').toEqual([1]);
    expect(await house.failing('weak')).toEqual([1, 1_000]);

    house.clock.advance(999);
    await process.drain();
    expect(await house.failing('weak'), 'not before its time').toEqual([1, 1]);
    house.clock.advance(1);
    await house.failedSo(process, 'weak', 2);
    expect(await house.failing('weak'), 'twice as long, up to the bound').toEqual([2, 1_500]);
    house.clock.advance(1_500);
    await house.drainedTo(process, 'weak', [1, 3]);
    expect(await house.failing('weak')).toEqual([0, null]);
    const [letter, ...more] = await process.letters.list(9);
    expect(letter).toMatchObject({
      consumer: 'weak',
      topic: 'identity.blocked',
      version: 1,
      payload: { playerId: '2' },
      error: 'Error: cannot read 2',
      attempts: 3,
      first_failed_at: new Date(house.clock.now().getTime() - 2_500),
      last_failed_at: house.clock.now(),
    });
    expect(more).toEqual([]);
    await process.stop();
  });

  test('and is mended goes on where it was, and counts from the beginning', async () => {
    const process = await house.openProcess(house.scribe('weak'));
    house.poisoned.add('weak 1');
    await house.tell(1, 2);
    await house.failedSo(process, 'weak', 1);
    house.poisoned.clear();
    house.poisoned.add('weak 2');
    house.clock.advance(1_000);
    await house.drainedTo(process, 'weak', [1]);
    await house.failedSo(process, 'weak', 1);
    expect(await house.failing('weak')).toEqual([1, 1_000]);
    expect(await process.letters.list(9)).toEqual([]);
    await process.stop();
  });

  test('by an answer of the database, or only at the commit, undoes its own event alone', async () => {
    await house.pool.query(`create table strict (player text
      constraint known check (player <> '2'), once text unique deferrable initially deferred)`);
    const strict = house.scribe('strict', async (tx, player) => {
      await tx.query(sql`insert into strict values (${player}, ${player === '4' ? '3' : player})`);
    });
    const process = await house.openProcess(strict);
    await house.tell(1, 2, 3, 4, 5);
    const letters = await house.givenUp(process, 2);
    await house.drainedTo(process, 'strict', [1, 3, 5]);
    expect(letters.map(({ error }) => error.split(':')[0])).toEqual(['error 23514', 'error 23505']);
    await process.stop();
  });

  test('hears of an event that breaks its schema as of a failure', async () => {
    const process = await house.openProcess(house.scribe('weak'));
    await house.pool.query(`insert into platform.event (topic, payload)
      values ('identity.blocked', '{"player": "hush"}')`);
    const [letter] = await house.givenUp(process, 1);
    expect(letter?.error).toContain('fact.payload.invalid');
    expect(letter?.error).not.toContain('hush');
    await process.stop();
  });
});

test('one that takes long keeps no other waiting', async () => {
  const { open, opened } = barrier();
  const slow = house.scribe('slow', () => opened);
  const process = await house.openProcess(slow, house.scribe('quick'));
  await house.tell(1);
  const heard = async () => {
    process.news();
    return house.handledBy('quick');
  };
  await expect.poll(heard, { timeout: 20_000 }).toEqual([1]);
  expect(await house.handledBy('slow')).toEqual([]);
  open();
  await process.stop();
  await house.drainedTo(process, 'slow', [1]);
});

test('of two processes one handles an event, and the other takes over', async () => {
  const [one, two] = [
    await house.openProcess(house.scribe('shared')),
    await house.openProcess(house.scribe('shared')),
  ];
  await house.tell(1, 2, 3, 4, 5);
  const drain = async () => void (await Promise.all([one.drain(), two.drain()]));
  await house.drainedTo({ drain }, 'shared', [1, 2, 3, 4, 5]);
  await one.stop();
  await house.tell(6);
  await house.drainedTo(two, 'shared', [1, 2, 3, 4, 5, 6]);
  expect(await house.handledBy('shared'), 'nothing twice').toHaveLength(6);
  await two.stop();
});

test('an event is handled once, though the process that handled it ended before its commit', async () => {
  let ending = true;
  const mortal = house.scribe('mortal', async (tx, player) => {
    if (player !== '2' || !ending) return;
    ending = false;
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await house.pool.query(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  });
  const process = await house.openProcess(mortal);
  await house.tell(1, 2, 3);
  await house.drainedTo(
    { drain: () => process.drain().catch(() => undefined) },
    'mortal',
    [1, 2, 3],
  );
  expect(ending).toBe(false);
  expect(await house.failing('mortal'), 'a broken connection is no failure of the event').toEqual([
    0,
    null,
  ]);
  await process.stop();
});

test('events of other topics are passed over in the database, and the cursor passes them too', async () => {
  const handle = vi.fn<Consumer['handle']>(async () => {});
  const process = await house.openProcess({ name: 'narrow', topics: ['cashier.alarm'], handle });
  await house.tell(1, 2, 3);
  const { rows } = await house.pool.query<{ last: string }>(
    'select max(xid)::text as last from platform.event',
  );
  const passed = async () => {
    await process.drain();
    const known = await house.pool.query<{ passed: boolean }>(sql`
      select xid > ${rows[0]?.last}::xid8 as passed from platform.consumer where name = 'narrow'`);
    return known.rows[0]?.passed;
  };
  await expect.poll(passed, { timeout: 20_000 }).toBe(true);
  const before = await house.pool.query('select xmin from platform.consumer');
  await process.drain();
  const after = await house.pool.query('select xmin from platform.consumer');
  expect(after.rows, 'where nothing is new nothing is written').toEqual(before.rows);
  expect(handle).not.toHaveBeenCalled();
  await process.stop();
});

test('a fact that breaks its schema is refused before it is written', async () => {
  const database = createDatabase(house.pool);
  const events = createEvents(database, quietNotifier().notifier);
  const payload = { playerId: 'nobody' };
  const telling = database.transaction((tx) =>
    events.emit(tx, { topic: 'identity.blocked', payload }),
  );
  await expect(telling).rejects.toThrow('fact.payload.invalid: identity.blocked: playerId');
  const { rows } = await house.pool.query('select from platform.event');
  expect(rows).toEqual([]);
});

test('an event is stored in the version of its topic', async () => {
  await house.tell(7);
  const { rows } = await house.pool.query('select topic, version, payload from platform.event');
  expect(rows).toEqual([{ topic: 'identity.blocked', version: 1, payload: { playerId: '7' } }]);
});
