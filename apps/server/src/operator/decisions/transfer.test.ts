import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PurseChaosOff } from '../../modules/transfers/testing/calm.ts';
import { openTransferProgram } from '../../modules/transfers/testing/transfer-program.ts';
import type { TransferProgram } from '../../modules/transfers/testing/transfer-program.ts';
import { runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

const dayMs = 24 * 3_600_000;
let program: TransferProgram;
let player: bigint;
beforeAll(async () => {
  program = await openTransferProgram();
});
beforeEach(async () => {
  chaos({});
  player = await program.newPlayer();
  // The player has a purse there already: opening one is no part of this.
  await program.send(player, '1.00');
  await program.bringHome(player, '1.00');
});
afterAll(async () => {
  await program.requireSound();
  await program.close();
});

const chaos = (change: object) => program.vendor.chaos.write({ ...PurseChaosOff, ...change });

function run(...args: string[]): Promise<string> {
  const merchantOf = async (id: string) => (['arara', 'second'].includes(id) ? id : null);
  const transfers = program.transfers.service;
  const desk = { site: { merchantOf }, transfers } as unknown as Desk;
  return runBy(args, desk, 'arara');
}

const settle = (verb: string, id: string, ...more: string[]) =>
  run('transfer', verb, id, '--by', 'Ana', '--reason', 'in their list of May', ...more);

/** A transfer of 30.00 that its vendor carried out, or never heard of, and says nothing about. */
async function unknown(heard: 'lost' | 'hangs'): Promise<string> {
  chaos({ [heard]: true, silent: true });
  const hasty = heard === 'hangs' ? program.transfersWith({ patienceMs: 100 }) : program.transfers;
  const { id, state } = await program.send(player, '30.00', randomUUID(), hasty);
  expect(state).toBe('UNKNOWN');
  return id;
}

async function aged(heard: 'lost' | 'hangs' = 'lost'): Promise<string> {
  const id = await unknown(heard);
  program.clock.advance(dayMs);
  return id;
}

async function hands(id: string) {
  const { rows } = await program.owner.query(
    `select state, note, decided_by as by, decided_for as reason
     from transfers.step where transfer_id = $1 and decided_by is not null`,
    [id],
  );
  return rows;
}

describe('a transfer that nobody knows', () => {
  test('is listed after a day and not before, at its own merchant only', async () => {
    const id = await unknown('lost');
    expect(await run('transfer', 'list')).not.toContain(id);
    await expect(settle('ok', id)).rejects.toThrow('is UNKNOWN and not unknown for a day');
    program.clock.advance(dayMs);
    const line = (await run('transfer', 'list')).split('\n').find((row) => row.startsWith(id));
    expect(line).toContain('to the vendor  30.00 BRL');
    expect(await run('transfer', 'list', '--merchant', 'second')).toBe(
      'No transfer is unknown for a day.',
    );
    await settle('ok', id);
    expect(await run('transfer', 'list')).not.toContain(id);
  });

  test('took place: the money is there, and who said so is kept and not shown', async () => {
    const id = await aged();
    expect(await settle('ok', id)).toBe(`Transfer ${id} took place, says ana.`);
    const seen = await program.read(player, id);
    expect(seen).toMatchObject({ state: 'OK' });
    expect(JSON.stringify(seen)).not.toMatch(/ana|list of May/);
    expect(seen.timeline.at(-1)?.note).toContain('confirmou ao nosso time');
    expect(await program.cashOf(player)).toBe(7_000n);
    expect(await hands(id)).toEqual([
      { state: 'OK', note: 'operator.ok', by: 'ana', reason: 'in their list of May' },
    ]);
  });

  test('did not take place: the money is where it was', async () => {
    const id = await aged('hangs');
    expect(await settle('failed', id)).toContain('did not take place');
    expect(await program.read(player, id)).toMatchObject({ state: 'FAILED' });
    expect(await program.cashOf(player)).toBe(10_000n);
    expect(await hands(id)).toMatchObject([{ state: 'FAILED', note: 'operator.failed' }]);
  });

  test('on its way home arrives, and makes room for what it was sent with', async () => {
    await program.send(player, '50.00');
    chaos({ lost: true, silent: true });
    const { id, state } = await program.bringHome(player, '20.00');
    expect(state).toBe('UNKNOWN');
    program.clock.advance(dayMs);
    await settle('ok', id);
    expect(await program.cashOf(player)).toBe(7_000n);
    expect(await program.atVendor(player)).toBe(3_000n);
  });

  test('ends once: a repeat, and the other way round, change nothing', async () => {
    const id = await aged();
    await settle('ok', id);
    await expect(settle('ok', id)).rejects.toThrow('is OK');
    await expect(settle('failed', id)).rejects.toThrow('is OK');
    expect(await program.cashOf(player)).toBe(7_000n);
    expect(await hands(id)).toHaveLength(1);
  });

  test('of twenty people at once, who do not agree, one ends it', async () => {
    const id = await aged();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        settle(i % 2 === 0 ? 'ok' : 'failed', id).then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((one) => one === 'done')).toHaveLength(1);
    const { state } = await program.read(player, id);
    expect(await program.cashOf(player)).toBe(state === 'OK' ? 7_000n : 10_000n);
    expect(await hands(id)).toMatchObject([{ state }]);
  });

  test('of a person and the vendor, who speaks after all, one ends it', async () => {
    const id = await aged();
    chaos({});
    await Promise.all([settle('failed', id).catch(() => undefined), program.runPlanned()]);
    const { state } = await program.read(player, id);
    expect(await program.cashOf(player)).toBe(state === 'OK' ? 7_000n : 10_000n);
    expect(await hands(id)).toHaveLength(state === 'OK' ? 0 : 1);
  });
});

test.each([
  [['transfer', 'ok', 'ID', '--by', 'ana'], 'What did the vendor say?'],
  [['transfer', 'ok', 'ID', '--by', 'ana', '--reason', ' '], 'What did the vendor say?'],
  [
    ['transfer', 'ok', 'ID', '--by', 'ana', '--reason', 'x', '--merchant', 'second'],
    'There is no transfer',
  ],
  [['transfer', 'ok', 'nonsense', '--by', 'ana', '--reason', 'x'], 'There is no transfer nonsense'],
  [['transfer', 'unknown', 'ID'], 'npm run operator'],
])('%j changes nothing', async (args, words) => {
  const id = await aged();
  await expect(run(...args.map((one) => (one === 'ID' ? id : one)))).rejects.toThrow(words);
  expect(await program.read(player, id)).toMatchObject({ state: 'UNKNOWN' });
  expect(await hands(id)).toEqual([]);
});
