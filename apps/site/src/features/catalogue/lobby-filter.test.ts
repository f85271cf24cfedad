import { describe, expect, test } from 'vitest';
import {
  anyGame,
  askOf,
  changeFilter,
  isNarrowed,
  readFilter,
  writeFilter,
} from './lobby-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

describe('the filter in the address', () => {
  test('an empty address asks for any game', () => {
    expect(read('')).toEqual(anyGame);
    expect(writeFilter(anyGame).toString()).toBe('');
  });

  test.each([
    'q=on%C3%A7a',
    'vendor=RIO+NEGRO&kind=ways&sort=new',
    'stake=0.50&lines=20&fav=1&page=3',
    'q=a&vendor=b&kind=c&sort=name&stake=1&lines=5&fav=1&page=2',
  ])('%s is written as it was read', (address) => {
    expect(writeFilter(read(address)).toString()).toBe(address);
  });

  test.each([
    ['sort=cheapest', 'sort'],
    ['page=0', 'page'],
    ['page=1e3', 'page'],
    ['page=-2', 'page'],
    ['lines=many', 'lines'],
    ['stake=1,50', 'stake'],
    ['stake=-1', 'stake'],
    ['fav=yes', 'favourites'],
  ] as const)('%s is not a wish', (address, part) => {
    expect(read(address)[part]).toBe(anyGame[part]);
  });

  test('a text longer than the server takes is cut', () => {
    expect(read(`q=${'a'.repeat(200)}`).text).toHaveLength(60);
  });
});

describe('changing the filter', () => {
  test('another wish goes back to the first page, another page keeps the wishes', () => {
    const third = { ...anyGame, vendor: 'MATA', page: 3 };
    expect(changeFilter(third, { kind: 'ways' })).toMatchObject({ vendor: 'MATA', page: 1 });
    expect(changeFilter(third, { page: 4 })).toMatchObject({ vendor: 'MATA', page: 4 });
  });

  test('a sort order and a page narrow nothing', () => {
    expect(isNarrowed({ ...anyGame, sort: 'new', page: 2 })).toBe(false);
    expect(isNarrowed({ ...anyGame, text: 'boto' })).toBe(true);
    expect(isNarrowed({ ...anyGame, favourites: true })).toBe(true);
  });
});

test('the server is asked for what was wished and nothing else', () => {
  expect(askOf(anyGame)).toEqual({ sort: 'hot' });
  expect(askOf({ ...anyGame, text: ' onça ', stake: '1.00', lines: 10 }, 'RNG')).toEqual({
    sort: 'hot',
    gameType: 'RNG',
    gameName: 'onça',
    minBet: '1.00',
    minLineNum: 10,
  });
});
