import { originals } from '@arara/originals';
import { verifyRound } from '@arara/game-kit';
import { sql } from '@arara/postgres';
import type { SeatsAnswer, TableAnswer, TableNews } from '@arara/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardsOf } from '../testing/cards.ts';
import { flightsOf } from '../testing/flights.ts';
import { newKey, withShapes } from '../testing/shapes.ts';
import { createTeller } from './tell-table.ts';

const at = withShapes();
const flights = flightsOf(at, 'crash');

let card: string | undefined;
beforeAll(async () => {
  card = (await cardsOf(at, ['crash'])).get('crash');
});

/** Somebody who opened the game from its card. */
async function visit() {
  const token = await at.open(card);
  return { token, balance: () => at.balance(token) };
}

interface Reply {
  readonly status: number;
  readonly code: string | null;
  readonly value: TableAnswer & SeatsAnswer;
}

/** A call of the table with the session of a player. */
async function ask(token: string, path: string, body?: object, key = newKey()): Promise<Reply> {
  const method = body === undefined ? 'GET' : 'POST';
  const options = body === undefined ? { token } : { token, key: key.padEnd(12, '-'), body };
  return (await at.call(method, `/studio/v1/table${path}`, options)) as unknown as Reply;
}

async function openHigh(least: number): Promise<number> {
  await flights.openRound();
  const point = await flights.point();
  return point >= least ? point : openHigh(least);
}

const sit = (token: string, auto = 100_000, key = newKey()) =>
  ask(token, '/seats', { stake: '2.00', choices: { auto } }, key);

/** The news that were told since the last question, the oldest first. */
async function heard(): Promise<TableNews[]> {
  const { rows } = await at.owner.query<{ payload: TableNews }>(sql`
    delete from platform.event where topic = 'table' and audience = 'table:crash'
    returning payload, seq`);
  return rows
    .toSorted((a, b) =>
      Number((a as never as { seq: bigint }).seq - (b as never as { seq: bigint }).seq),
    )
    .map(({ payload }) => payload);
}

describe('a table over its calls', () => {
  it('takes a stake once, lets its seat leave once, and says what the player has', async () => {
    await openHigh(200);
    const { token } = await visit();
    const { value: before } = await ask(token, '');
    expect(before.table).toMatchObject({ phase: 'OPEN', seats: [], own: [] });
    const key = newKey();
    const seated = await sit(token, 100_000, key);
    expect(await sit(token, 100_000, key)).toMatchObject({
      value: { balance: seated.value.balance },
    });
    expect(Number(before.balance) - Number(seated.value.balance)).toBe(2);
    const own = seated.value.own[0];
    expect(own).toMatchObject({ state: 'STAKED', stake: '2.00', view: null });
    const leave = (name = 'cashOut') => ask(token, `/seats/${own?.id}/moves`, { name });
    expect((await leave()).code).toBe('move.refused');
    await flights.takeOff();
    expect((await leave('jump')).code).toBe('request.invalid');
    const left = await leave();
    expect((await ask(token, '')).value.table).toMatchObject({
      phase: 'RUNNING',
      closesInMs: null,
      serverSeed: null,
    });
    expect(left.value.own[0]?.view).toMatchObject({ at: expect.any(Number) });
    expect((await leave()).code).toBe('move.refused');
    await flights.end();
    const { value: after } = await ask(token, '');
    expect(after.last[0]).toMatchObject({
      number: after.table?.number,
      outcome: after.table?.outcome,
    });
    const won = Number(after.table?.own[0]?.payout);
    expect(won).toBeGreaterThanOrEqual(2);
    expect(Number(after.balance)).toBeCloseTo(Number(before.balance) - 2 + won);
  });

  it('refuses a stake after the close, a third seat, a stranger’s seat, and changes nothing', async () => {
    await openHigh(200);
    const [player, stranger] = [await visit(), await visit()];
    const own = (await sit(player.token)).value.own[0]?.id;
    await sit(player.token);
    expect((await sit(player.token)).code).toBe('table.full');
    await flights.takeOff();
    const before = await player.balance();
    expect((await sit(player.token)).code).toBe('table.closed');
    const move = await ask(stranger.token, `/seats/${own}/moves`, { name: 'cashOut' });
    expect(move.code).toBe('round.not.found');
    expect(await player.balance()).toBe(before);
  });

  it('proves each seat to anybody: the link, its chain, the outcome and the prize', async () => {
    await openHigh(200);
    const { token } = await visit();
    const seat = (await sit(token, 150)).value.own[0]?.id;
    const proofOf = () => at.call('GET', `/api/fairness/rounds/${seat}`);
    expect((await proofOf()).code).toBe('round.open');
    await flights.takeOff();
    expect((await proofOf()).code).toBe('round.open');
    await flights.end();
    const proof = (await proofOf()).value as never as Record<string, unknown>;
    expect(proof).toMatchObject({ gameCode: 'crash', payout: '3.00', state: 'SETTLED' });
    const { ok, isBound, steps } = verifyRound(proof, originals);
    expect(steps.map(({ check }) => check)).toEqual([
      'seed',
      'game',
      'maths',
      'link',
      'chain',
      'book',
      'payout',
      'cost',
    ]);
    expect([ok, isBound]).toEqual([true, true]);
    const chain = proof['chain'] as object;
    for (const other of [{ root: 'a'.repeat(64) }, { length: 7 }, { promise: 'b'.repeat(64) }]) {
      expect(verifyRound({ ...proof, chain: { ...chain, ...other } }, originals).ok).toBe(false);
    }
    const rounds = await at.call('GET', '/studio/v1/rounds', { token });
    expect(rounds.value).toMatchObject([{ id: seat, cost: '2.00', payout: '3.00' }]);
  });
});

describe('the news of a table', () => {
  it('tell each phase, and a seat when it comes and when it leaves, with a masked name', async () => {
    await openHigh(300);
    let now = 0;
    const teller = createTeller(at.deps, () => now);
    await heard();
    await teller.tell('crash');
    expect(await heard()).toMatchObject([{ phase: 'OPEN', seats: [], serverSeed: null }]);
    const { token } = await visit();
    await sit(token, 222);
    await teller.tell('crash');
    // Seats are told some times a second, whoever asks how often.
    expect(await heard()).toEqual([]);
    now += 250;
    await teller.tell('crash');
    expect(await heard()).toMatchObject([
      {
        phase: 'OPEN',
        seats: [{ number: 0, stake: '2.00', view: null, name: expect.stringContaining('***') }],
      },
    ]);
    await flights.takeOff();
    await teller.tell('crash');
    const [flying] = await heard();
    expect(flying).toMatchObject({ phase: 'RUNNING', seats: [], outcome: null });
    // It leaves by itself at 2.22, which its flight has passed after fourteen seconds.
    await flights.set(14);
    now += 250;
    await teller.tell('crash');
    expect(await heard()).toMatchObject([
      { phase: 'RUNNING', seats: [{ number: 0, view: { at: 222 } }] },
    ]);
    await flights.end();
    await teller.tell('crash');
    const [over] = await heard();
    expect(over).toMatchObject({ phase: 'DONE', outcome: { point: expect.any(Number) } });
    expect(over?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });
});

it('a table that nobody asks for rests, and goes on for the first who comes', async () => {
  await flights.openRound();
  await flights.end();
  const { number } = await flights.row();
  await at.owner.query(sql`
    update studio.table_asked set asked_at = now() - interval '1 hour' where game_code = 'crash'`);
  await flights.closeIn(-60);
  await at.tables().run();
  expect((await flights.row()).number).toBe(number);
  const { token } = await visit();
  await ask(token, '');
  await at.tables().run();
  expect(await flights.row()).toMatchObject({ number: number + 1, phase: 'OPEN' });
});
