import { expect, test } from 'vitest';
import { sideOf } from './ledger-side.ts';

test.each([
  ['player:12:cash', { key: 'cash' }],
  ['player:12:held', { key: 'held' }],
  ['player:12:limit:loss:day', { key: 'house' }],
  ['bank:pix', { key: 'bank' }],
  ['bank:pix:suspense', { key: 'bank' }],
  ['vendor:ARARA:revenue', { key: 'vendor', name: 'ARARA' }],
  ['world', { key: 'world' }],
  ['promotions', { key: 'house' }],
])('the address %s is %j', (address, side) => {
  expect(sideOf(address)).toEqual(side);
});
