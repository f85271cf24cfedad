import { profitByVendorCall, roundsCall } from '@arara/contract';
import type { Call, QueryOf, ValueOf } from '@arara/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asksOf } from './testing/asks.ts';
import { openPlayProgram, newId, testVendor } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

/** One vendor's players at two brands: their days are not the same. */
let program: PlayProgram;
let there: TestPlayer;
let here: TestPlayer;
beforeAll(async () => {
  program = await openPlayProgram();
});
beforeEach(async () => {
  there = await program.addPlayer({ timeZone: 'America/New_York' });
  here = await program.addPlayer();
});
afterAll(() => program.close());

const ask = (player: TestPlayer) => asksOf(program.service, player);
const totalsOf = async (player: TestPlayer, day: string) => {
  const { stake, payout } = await program.totalsOf(player, day);
  return [stake, payout];
};

async function read<C extends Call>(which: C, { playerId }: TestPlayer, query: QueryOf<C>) {
  const route = program.play.routes?.find(({ call }) => call.name === which.name);
  const session = { playerId, merchant: 'arara', currency: 'BRL' };
  const given = { caller: { language: 'pt-BR', session }, params: {}, query };
  return which.value.parse(await route?.handler(given as never)) as ValueOf<C>;
}

/** Sessions end after hours: everybody comes again when the clock is set. */
async function at(iso: string): Promise<void> {
  program.clock.set(iso);
  there = { ...there, ...(await program.sessionAt(testVendor, there.playerId)) };
  here = { ...here, ...(await program.sessionAt(testVendor, here.playerId)) };
}

test.each([
  ['23', '2025-03-09', '2025-03-09T05:00:00Z', '2025-03-10T04:00:00Z'],
  ['25', '2025-11-02', '2025-11-02T04:00:00Z', '2025-11-03T05:00:00Z'],
])('a day of %s hours, %s, has its own stakes and no other', async (_, day, first, next) => {
  const moments = [
    Date.parse(first) - 1,
    Date.parse(first),
    Date.parse(next) - 1,
    Date.parse(next),
  ];
  for (const [place, moment] of moments.entries()) {
    await at(new Date(moment).toISOString());
    const amount = 10 ** place;
    // Together: requests of both brands travel in one batch.
    await Promise.all([ask(there).bet({ amount }), ask(here).bet({ amount })]);
  }
  expect(await totalsOf(there, day)).toEqual([110n, 0n]);
  const inBrazil = await Promise.all([totalsOf(here, day), totalsOf(here, next.slice(0, 10))]);
  expect(inBrazil).toEqual([
    [11n, 0n],
    [1_100n, 0n],
  ]);
  const list = await read(roundsCall, there, { from: day, to: day });
  expect(list.rows.map(({ stake }) => stake)).toEqual(['1.00', '0.10']);
  expect(list.totals).toMatchObject({ count: 2, stake: '1.10' });
  const { vendors } = await read(profitByVendorCall, there, { from: day, to: day });
  expect(vendors).toMatchObject([{ stake: '1.10', rounds: 2 }]);
});

test('stakes that are sent again after midnight, fifty at once, count once and for the day before', async () => {
  await at('2025-11-03T04:59:59.999Z');
  const bet = { tx_id: newId('b'), round_id: newId('r'), amount: 700 };
  expect(await ask(there).bet(bet)).toMatchObject({ code: 0, duplicate: false });
  program.clock.set('2025-11-03T05:00:00Z');
  const again = await Promise.all(Array.from({ length: 50 }, () => ask(there).bet(bet)));
  expect(new Set(again.map(({ code, duplicate }) => `${code} ${duplicate}`))).toEqual(
    new Set(['0 true']),
  );
  expect(await totalsOf(there, '2025-11-02')).toEqual([700n, 0n]);
  expect(await totalsOf(there, '2025-11-03')).toEqual([0n, 0n]);
  await program.prove();
});

test('a rollback changes the day of its bet, and a prize the day on which it was won', async () => {
  await at('2025-11-02T03:30:00Z');
  const [bet, kept] = [newId('b'), newId('r')];
  for (const player of [there, here]) {
    await ask(player).bet({ tx_id: `${bet}-${player.playerId}`, round_id: kept, amount: 500 });
  }
  program.clock.set('2025-11-03T04:30:00Z');
  for (const player of [there, here]) {
    const original = { original_tx_id: `${bet}-${player.playerId}`, round_id: kept };
    expect(await ask(player).rollback(original)).toMatchObject({ code: 0, state: 'REVERSED' });
  }
  expect(await totalsOf(there, '2025-11-01')).toEqual([0n, 0n]);
  expect(await totalsOf(here, '2025-11-02')).toEqual([0n, 0n]);
  await at('2025-11-03T04:30:00Z');
  for (const player of [there, here]) {
    const round = newId('r');
    await ask(player).bet({ round_id: round, amount: 100 });
    await ask(player).win({ round_id: round, amount: 300 });
  }
  expect(await totalsOf(there, '2025-11-02')).toEqual([100n, 300n]);
  expect(await totalsOf(here, '2025-11-03')).toEqual([100n, 300n]);
});

test('a prize that was held is paid into the day on which it was won', async () => {
  await at('2025-11-03T03:30:00Z');
  const ids = [there, here].map(() => newId('w'));
  for (const [place, player] of [there, here].entries()) {
    const round = newId('r');
    await ask(player).bet({ round_id: round, amount: 100 });
    const { prizeMax } = (await program.service.vendors.byCode(testVendor)) ?? { prizeMax: 0n };
    const amount = Number(prizeMax) + 1;
    expect(
      await ask(player).win({ tx_id: ids[place] ?? '', round_id: round, amount }),
    ).toMatchObject({ code: 0 });
  }
  expect(await totalsOf(there, '2025-11-02')).toEqual([100n, 0n]);
  await at('2025-11-05T12:00:00Z');
  for (const txId of ids) await program.release({ vendor: testVendor, txId });
  const [[, abroad], [, home]] = [
    await totalsOf(there, '2025-11-02'),
    await totalsOf(here, '2025-11-03'),
  ];
  expect(abroad).toBeGreaterThan(0n);
  expect(home).toBe(abroad);
});
