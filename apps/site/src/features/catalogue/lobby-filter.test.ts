import { describe, expect, test } from 'vitest';
import {
  anyGame,
  askOf,
  changeFilter,
  isNarrowed,
  linesMax,
  readFilter,
  stakeMax,
  writeFilter,
} from './lobby-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

describe('the filter in the address', () => {
  test('an empty address asks for any game', () => {
    expect(read('')).toEqual(anyGame);
    expect(writeFilter(anyGame).toString()).toBe('');
  });

  test.each([
    'gameName=on%C3%A7a',
    'vendor=RIO+NEGRO&gameClassify=ways&sort=new',
    'page=favourites&minBet=0.50&minLineNum=20&pageNo=3',
    'page=recent&gameName=a&vendor=b&gameClassify=c&sort=name&minBet=1&minLineNum=5&pageNo=2',
  ])('%s is written as it was read', (address) => {
    expect(writeFilter(read(address)).toString()).toBe(address);
  });

  test.each([
    ['sort=cheapest', 'sort'],
    ['pageNo=0', 'page'],
    ['pageNo=1e3', 'page'],
    ['pageNo=-2', 'page'],
    ['page=slots', 'tab'],
  ] as const)('%s is not a wish', (address, part) => {
    expect(read(address)).toMatchObject({ [part]: anyGame[part], fault: null });
  });

  test.each([
    ['minBet=1,50', 'minBet'],
    ['minBet=-1', 'minBet'],
    ['minBet=0', 'minBet'],
    ['minBet=0.00', 'minBet'],
    ['minBet=1000000', 'minBet'],
    ['minBet=1.234', 'minBet'],
    ['minLineNum=many', 'minLineNum'],
    ['minLineNum=0', 'minLineNum'],
    ['minLineNum=100001', 'minLineNum'],
    ['minBet=1e9&minLineNum=20', 'minBet'],
  ] as const)('%s is refused and not ignored', (address, fault) => {
    expect(read(address).fault).toBe(fault);
  });

  test.each([`minBet=${stakeMax}`, 'minBet=0.01', `minLineNum=${linesMax}`, 'minLineNum=1'])(
    '%s is still inside the bounds',
    (address) => expect(read(address).fault).toBeNull(),
  );

  test('a text longer than the server takes is cut', () => {
    expect(read(`gameName=${'a'.repeat(200)}`).text).toHaveLength(60);
  });
});

describe('changing the filter', () => {
  test('another wish goes back to the first page, another page keeps the wishes', () => {
    const third = { ...anyGame, vendor: 'MATA', page: 3 };
    expect(changeFilter(third, { kind: 'ways' })).toMatchObject({ vendor: 'MATA', page: 1 });
    expect(changeFilter(third, { page: 4 })).toMatchObject({ vendor: 'MATA', page: 4 });
  });

  test('a wish takes the place of a bound that was none', () => {
    expect(changeFilter(read('minBet=x'), { stake: '1.00' }).fault).toBeNull();
  });

  test('a sort order and a page narrow nothing', () => {
    expect(isNarrowed({ ...anyGame, sort: 'new', page: 2 })).toBe(false);
    expect(isNarrowed({ ...anyGame, text: 'boto' })).toBe(true);
    expect(isNarrowed({ ...anyGame, tab: 'recent' })).toBe(true);
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
