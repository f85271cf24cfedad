/**
 * Patterns of every page that exists. The router has a page for each; the server answers any other
 * address with the same document and the status 404.
 */
export const addresses = [
  '/',
  '/home',
  '/index',
  '/index.html',
  '/login',
  '/register',
  '/register.html',
  '/rng',
  '/pvp',
  '/live',
  '/fish',
  '/sports',
  '/esports',
  '/inhouse',
  '/hot',
  '/search',
  '/favourites',
  '/game',
  '/recovery',
  '/afiliados',
  '/helpmc',
  '/fairness',
  '/responsible',
  '/licences',
  '/down',
  '/download',
  '/account',
  '/account/record',
  '/account/record/:id',
  '/account/bets',
  '/account/bets/:id',
  '/account/deposits',
  '/account/withdrawals',
  '/account/withdrawals/:id',
  '/account/security',
  '/account/limits',
] as const;

export type Address = (typeof addresses)[number];
