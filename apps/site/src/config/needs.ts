import type { Address } from './addresses.ts';
import { categoryPaths } from './paths.ts';

const games = categoryPaths.map((path) => [`/${path}`, ['GAMELO3']] as const);

/**
 * White-label modules and resources that pages live by: a page is there while one of them is. The server
 * tells the page which are not, so that nothing leads to them, and answers 404 at their addresses.
 * Tickets and the proofs of their draws live by none: there may be money in them after the lotteries have left
 * the shop.
 */
export const needs: Readonly<Partial<Record<Address, readonly string[]>>> = {
  ...Object.fromEntries(games),
  '/search': ['GAMELO3'],
  '/game': ['GAMELO3'],
  '/seamless': ['GAMELO3'],
  '/winners': ['COMM3'],
  '/lottery': ['LOTTERY3'],
  '/elott': ['LOTTERY3'],
  '/vnlottery': ['LOTTERY3'],
  '/hot': ['GAMELOHOT3'],
  '/down': ['Android', 'MOBILECONFIG'],
  '/download': ['Android', 'MOBILECONFIG'],
  '/favourites': ['GAMELOFAV3', 'GAMELOREC3'],
  '/lottery/results': ['LOTTERY3'],
  '/lottery/results/:gameCode': ['LOTTERY3'],
  '/account/record': ['MEMTRANS3'],
  '/account/record/:id': ['MEMTRANS3'],
  '/account/bets': ['MEMTRANS3'],
  '/account/bets/:id': ['MEMTRANS3'],
  '/account/profit': ['MEMTRANS3'],
  '/account/deposits': ['DEPOSIT3'],
  '/account/withdrawals': ['WITHDRAW3'],
  '/account/withdrawals/:id': ['WITHDRAW3'],
};
