import { afterAll, expect, test } from 'vitest';
import { openStudioProgram } from './testing/studio-program.ts';

const program = await openStudioProgram();
afterAll(() => program.close());

async function certificateOf(code: string) {
  const { value } = await program.call('GET', '/api/fairness/certificates');
  return (value as unknown as { code: string; modes: { mode: string }[] }[]).find(
    (one) => one.code === code,
  );
}

test('every way to buy a round has its own odds', async () => {
  const bought = await certificateOf('carnaval-turbo');
  expect(bought?.modes).toMatchObject([
    { mode: 'base', costHundredths: 100, rtp: '96.28', hitRate: '28.66', topPrizeOdds: '25600000' },
    { mode: 'buy', costHundredths: 3800, rtp: '95.30', hitRate: '94.85', topPrizeOdds: '209000' },
  ]);
  expect((await certificateOf('ouro-da-mata'))?.modes).toMatchObject([{ mode: 'base' }]);
});

test('before the first round nothing is said of what was paid', async () => {
  const nothing = { rounds: 0, rtp: null, low: null, high: null };
  expect((await certificateOf('carnaval-turbo'))?.modes).toMatchObject([
    { live: nothing },
    { live: nothing },
  ]);
});

test('what was paid stands beside what was bought, in the band of that mode', async () => {
  await program.owner.query(`
    insert into studio.game_total (game_code, game_version, bet_mode, rounds, paid_hundredths)
    values ('carnaval-turbo', '1', 'base', 10000, 970000),
      ('carnaval-turbo', '1', 'buy', 10000, 940000)`);
  expect((await certificateOf('carnaval-turbo'))?.modes).toMatchObject([
    // 96.28 % with a deviation of 14.0746 stakes: 2.576 * 14.0746 / 100 on both sides.
    { live: { rounds: 10_000, rtp: '97.00', low: '60.02', high: '132.54' } },
    // The prize varies by 136.3565 stakes of a cost of 38: 3.5883 times the cost.
    { live: { rounds: 10_000, rtp: '94.00', low: '86.06', high: '104.54' } },
  ]);
});

test('the band of a game of choices reaches from its worst one to its best, as wide as its widest', async () => {
  await program.owner.query(`
    insert into studio.game_total (game_code, game_version, bet_mode, rounds, paid_hundredths)
    values ('roulette', '1', 'base', 10000, 1100000), ('video-poker', '1', 'base', 10000, 1000000),
      ('dragon-tiger', '1', 'base', 1000000, 97500000)`);
  // The suited tie returns 86.02 %, the dragon 96.27 %: who plays the dragon alone is no fault of the game.
  const modes = (await certificateOf('dragon-tiger'))?.modes as unknown;
  const [tiger] = modes as [{ live: { low: string; high: string } }];
  expect(Number(tiger.live.low)).toBeLessThan(86.02);
  expect(Number(tiger.live.high)).toBeGreaterThan(96.27);
  expect(Number(tiger.live.high)).toBeLessThan(99);
  expect((await certificateOf('roulette'))?.modes).toMatchObject([
    // A bet on one number has a deviation of 5.84 stakes: an even bet’s 0.9996 would tell of a fault here.
    { volatility: '0.9996', live: { rtp: '110.00', low: '82.26', high: '112.34' } },
  ]);
  // A hand of poker has one list of prizes, whatever is held: 2.576 * 4.4175 / 100.
  expect((await certificateOf('video-poker'))?.modes).toMatchObject([
    { live: { low: '88.16', high: '110.92' } },
  ]);
});
