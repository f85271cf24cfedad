import { expect, test } from 'vitest';
import { sideOf } from './ledger-side.ts';

test.each([
  ['player:12:cash', 'cash'],
  ['player:12:held', 'held'],
  ['player:12:limit:loss:day', 'house'],
  ['bank:pix', 'bank'],
  ['bank:pix:suspense', 'bank'],
  ['vendor:ARARA:revenue', 'vendor'],
  ['world', 'world'],
  ['promotions', 'house'],
])('the address %s is %s', (address, side) => {
  expect(sideOf(address)).toEqual(side);
});
