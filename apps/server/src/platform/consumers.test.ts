import { PROGRAM_ROLE, sql } from '@arara/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { barrier, openConsumerProgram, quietNotifier } from '../testing/consumer-program.ts';
import type { ConsumerProgram } from '../testing/consumer-program.ts';
import { createDatabase } from './database.ts';
import { createEvents } from './events.ts';
import type { Consumer } from './events.ts';

let program: ConsumerProgram;
beforeAll(async () => {
  program = await openConsumerProgram();
});
beforeEach(() => program.clear());
afterAll(() => program.close());

describe('a consumer that fails', () => {
  test('keeps no other waiting, waits longer each time, and goes on after its attempts', async () => {
    const process = await program.openProcess(program.scribe('weak'), program.scribe('sound'));
    program.poisoned.add('weak 2');
    await program.tell(1, 2, 3);
    await program.drainedTo(process, 'sound', [1, 2, 3]);
    await program.failedSo(process, 'weak', 1);
    expect(await program.handledBy('weak'), 'in order, up to the failure').toEqual([1]);
    expect(await program.failing('weak')).toEqual([1, 1_000]);

    program.clock.advance(999);
    await process.drain();
    expect(await program.failing('weak'), 'not before its time').toEqual([1, 1]);
    program.clock.advance(1);
    await program.failedSo(process, 'weak', 2);
    expect(await program.failing('weak'), 'twice as long, up to the bound').toEqual([2, 1_500]);
    program.clock.advance(1_500);
    await program.drainedTo(process, 'weak', [1, 3]);
    expect(await program.failing('weak')).toEqual([0, null]);
    const [letter, ...more] = await process.letters.list(9);
    expect(letter).toMatchObject({
      consumer: 'weak',
      topic: 'identity.blocked',
      version: 1,
      payload: { playerId: '2' },
      error: 'Error: cannot read 2',
      attempts: 3,
      first_failed_at: new Date(program.clock.now().getTime() - 2_500),
      last_failed_at: program.clock.now(),
    });
    expect(more).toEqual([]);
    await process.stop();
  });

  test('and is mended goes on where it was, and counts from the beginning', async () => {
    const process = await program.openProcess(program.scribe('weak'));
    program.poisoned.add('weak 1');
    await program.tell(1, 2);
    await program.failedSo(process, 'weak', 1);
    program.poisoned.clear();
    program.poisoned.add('weak 2');
    program.clock.advance(1_000);
    await program.drainedTo(process, 'weak', [1]);
    await program.failedSo(process, 'weak', 1);
    expect(await program.failing('weak')).toEqual([1, 1_000]);
    expect(await process.letters.list(9)).toEqual([]);
    await process.stop();
  });

  test('by an answer of the database, or only at the commit, undoes its own event alone', async () => {
    await program.owner.query(`create table strict (player text
      constraint known check (player <> '2'), once text unique deferrable initially deferred);
      grant all on strict to ${PROGRAM_ROLE}`);
    const strict = program.scribe('strict', async (tx, player) => {
      await tx.query(sql`insert into strict values (${player}, ${player === '4' ? '3' : player})`);
    });
    const process = await program.openProcess(strict);
    await program.tell(1, 2, 3, 4, 5);
    const letters = await program.givenUp(process, 2);
    await program.drainedTo(process, 'strict', [1, 3, 5]);
    expect(letters.map(({ error }) => error.split(':')[0])).toEqual(['error 23514', 'error 23505']);
    await process.stop();
  });

  test('hears of an event that breaks its schema as of a failure', async () => {
    const process = await program.openProcess(program.scribe('weak'));
    await program.owner.query(`insert into platform.event (topic, payload)
      values ('identity.blocked', '{"player": "hush"}')`);
    const [letter] = await program.givenUp(process, 1);
    expect(letter?.error).toContain('fact.payload.invalid');
    expect(letter?.error).not.toContain('hush');
    await process.stop();
  });
});

test('one that takes long keeps no other waiting', async () => {
  const { open, opened } = barrier();
  const slow = program.scribe('slow', () => opened);
  const process = await program.openProcess(slow, program.scribe('quick'));
  await program.tell(1);
  const heard = async () => {
    process.news();
    return program.handledBy('quick');
  };
  await expect.poll(heard, { timeout: 20_000 }).toEqual([1]);
  expect(await program.handledBy('slow')).toEqual([]);
  open();
  await process.stop();
  await program.drainedTo(process, 'slow', [1]);
});

test('of two processes one handles an event, and the other takes over', async () => {
  const [one, two] = [
    await program.openProcess(program.scribe('shared')),
    await program.openProcess(program.scribe('shared')),
  ];
  await program.tell(1, 2, 3, 4, 5);
  const drain = async () => void (await Promise.all([one.drain(), two.drain()]));
  await program.drainedTo({ drain }, 'shared', [1, 2, 3, 4, 5]);
  await one.stop();
  await program.tell(6);
  await program.drainedTo(two, 'shared', [1, 2, 3, 4, 5, 6]);
  expect(await program.handledBy('shared'), 'nothing twice').toHaveLength(6);
  await two.stop();
});

test('an event is handled once, though the process that handled it ended before its commit', async () => {
  let ending = true;
  const mortal = program.scribe('mortal', async (tx, player) => {
    if (player !== '2' || !ending) return;
    ending = false;
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await program.owner.query(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  });
  const process = await program.openProcess(mortal);
  await program.tell(1, 2, 3);
  await program.drainedTo(
    { drain: () => process.drain().catch(() => undefined) },
    'mortal',
    [1, 2, 3],
  );
  expect(ending).toBe(false);
  expect(await program.failing('mortal'), 'a broken connection is no failure of the event').toEqual(
    [0, null],
  );
  await process.stop();
});

test('events of other topics are passed over in the database, and the cursor passes them too', async () => {
  const handle = vi.fn<Consumer['handle']>(async () => {});
  const process = await program.openProcess({ name: 'narrow', topics: ['cashier.alarm'], handle });
  await program.tell(1, 2, 3);
  const { rows } = await program.owner.query<{ last: string }>(
    'select max(xid)::text as last from platform.event',
  );
  const passed = async () => {
    await process.drain();
    const known = await program.owner.query<{ passed: boolean }>(sql`
      select xid > ${rows[0]?.last}::xid8 as passed from platform.consumer where name = 'narrow'`);
    return known.rows[0]?.passed;
  };
  await expect.poll(passed, { timeout: 20_000 }).toBe(true);
  const before = await program.owner.query('select xmin from platform.consumer');
  await process.drain();
  const after = await program.owner.query('select xmin from platform.consumer');
  expect(after.rows, 'where nothing is new nothing is written').toEqual(before.rows);
  expect(handle).not.toHaveBeenCalled();
  await process.stop();
});

test('a fact that breaks its schema is refused before it is written', async () => {
  const database = createDatabase(program.owner);
  const events = createEvents(database, quietNotifier().notifier);
  const payload = { playerId: 'nobody' };
  const telling = database.transaction((tx) =>
    events.emit(tx, { topic: 'identity.blocked', payload }),
  );
  await expect(telling).rejects.toThrow('fact.payload.invalid: identity.blocked: playerId');
  const { rows } = await program.owner.query('select from platform.event');
  expect(rows).toEqual([]);
});

test('an event is stored in the version of its topic', async () => {
  await program.tell(7);
  const { rows } = await program.owner.query('select topic, version, payload from platform.event');
  expect(rows).toEqual([{ topic: 'identity.blocked', version: 1, payload: { playerId: '7' } }]);
});
