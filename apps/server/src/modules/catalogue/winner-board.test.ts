import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openCatalogueProgram } from './testing/catalogue-program.ts';
import { firstDayOf } from './winner-board.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const board = (query = '') =>
  program.ask({ method: 'GET', url: `/wps/relay/GCSGAME_getRankList${query}` });
const line = {
  vendor: 'studio',
  gameCode: 'boto-encantado',
  player: 'lu***a',
  round: 'round-1',
  amount: 421_800n,
  multiple: 42_180n,
  at: new Date('2026-11-21T11:59:00Z'),
};

beforeEach(() => {
  program.clock.advance(60_000);
  program.outside.boards.length = 0;
  program.outside.wins = [];
});

test('winners show real prizes at games that can be opened', async () => {
  program.outside.wins = [
    line,
    { ...line, gameCode: 'unlisted' },
    { ...line, vendor: 'sandbox', gameCode: 'dado-carioca' },
  ];
  const { value } = await board();
  expect(value).toEqual([
    {
      player: 'lu***a',
      amount: '4218.00',
      multipleHundredths: 42_180,
      round: 'round-1',
      at: '2026-11-21T11:59:00.000Z',
      game: expect.objectContaining({ gameCode: 'boto-encantado' }),
    },
  ]);
});

test('without wishes it is of the week, the largest prizes first; a wish that is none is refused', async () => {
  await board();
  await board('?period=month&by=multiple');
  expect(program.outside.boards).toMatchObject([
    { by: 'prize', since: new Date('2026-11-16T03:00:00Z'), currency: 'BRL' },
    { by: 'multiple', since: new Date('2026-11-01T03:00:00Z') },
  ]);
  expect(await board('?period=year')).toMatchObject({ status: 400 });
});

test('many who look ask once; who looks later sees what has changed', async () => {
  program.outside.wins = [line];
  const all = await Promise.all(Array.from({ length: 10 }, () => board()));
  expect(all.every(({ value }) => value.length === 1)).toBe(true);
  expect(program.outside.boards).toHaveLength(1);
  program.outside.wins = [];
  program.clock.advance(5_000);
  expect((await board()).value).toEqual([]);
});

describe('the first day of a span', () => {
  test.each([
    ['day', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-21', '2026-11-16'],
    ['week', '2026-11-22', '2026-11-16'],
    ['week', '2026-11-23', '2026-11-23'],
    ['week', '2027-01-02', '2026-12-28'],
    ['month', '2026-11-21', '2026-11-01'],
    ['month', '2026-12-01', '2026-12-01'],
  ] as const)('of the %s of %s is %s', (period, today, first) => {
    expect(firstDayOf(period, today)).toBe(first);
  });

  test('is cut by the clock of the merchant: at one in the morning of UTC it is still yesterday in Brazil', async () => {
    program.clock.set('2026-12-01T01:00:00Z');
    await board('?period=day');
    await board('?period=month');
    expect(program.outside.boards).toMatchObject([
      { since: new Date('2026-11-30T03:00:00Z') },
      { since: new Date('2026-11-01T03:00:00Z') },
    ]);
  });
});
