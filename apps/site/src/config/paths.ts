/** Every address of the site, once. */
export const paths = {
  home: '/',
  hot: '/hot',
  /** The page of a kind of games; that of the lotteries has a name of its own. */
  category: (type: string) => (type === 'LOTT' ? '/lottery' : `/${type.toLowerCase()}`),
  winners: '/winners',
  search: '/search',
  favourites: '/favourites',
  /** The other half of the same page. */
  recent: '/favourites?page=recent',
  lotteries: '/lottery',
  eLotteries: '/elott',
  lottery: (gameCode: string, playType: string | null) =>
    `/lottery?${new URLSearchParams({ gameCode, ...(playType === null ? {} : { playType }) })}`,
  /** The latest draws; of the first lottery where none is named. */
  lotteryResults: (gameCode?: string) =>
    gameCode === undefined
      ? '/lottery/results'
      : `/lottery/results?gameCode=${encodeURIComponent(gameCode)}`,
  lotteryIssue: (gameCode: string, numero: string) =>
    `/lottery/results/${encodeURIComponent(gameCode)}/${encodeURIComponent(numero)}`,
  /** The lotteries of Vietnam; all of them where none is named. */
  vietnamLottery: (gameCode: string | null) =>
    gameCode === null ? '/vnlottery' : `/vnlottery?gameCode=${encodeURIComponent(gameCode)}`,
  vendor: (type: string, vendor: string) =>
    `/${type.toLowerCase()}?vendor=${encodeURIComponent(vendor)}`,
  /** A game over the whole window. */
  seamless: (nodeId: string) => `/seamless?id=${encodeURIComponent(nodeId)}`,
  game: (nodeId: string) => `/game?id=${encodeURIComponent(nodeId)}`,
  login: '/login',
  register: '/register',
  download: '/down',
  recovery: '/recovery',
  /** Where the provider proves a phone. */
  phoneEntry: '/provider/phone',
  help: '/helpmc',
  fairness: '/fairness',
  fairnessRound: (id: string) => `/fairness?round=${encodeURIComponent(id)}`,
  affiliates: '/afiliados',
  /** The second half of the same page. */
  terms: '/afiliados#termos',
  responsible: '/responsible',
  licences: '/licences',
  account: '/account',
  accountRecord: '/account/record',
  bettingRecord: '/account/bets',
  bettingRound: (id: string) => `/account/bets/${encodeURIComponent(id)}`,
  tickets: '/account/tickets',
  ticket: (id: string) => `/account/tickets/${encodeURIComponent(id)}`,
  transfer: (id: string) => `/account/record/${encodeURIComponent(id)}`,
  security: '/account/security',
  /** The part of it where an account without a CPF gets one. */
  idNumber: '/account/security#cpf',
  /** The part of it where a member says if the winner board tells their prizes. */
  onBoard: '/account/security#quem-ganhou',
  limits: '/account/limits',
  profit: '/account/profit',
  rank: '/account/rank',
  bonus: '/account/bonus',
  wallet: '/account/wallet',
  walletTransfer: (id: string) => `/account/wallet/${encodeURIComponent(id)}`,
  deposits: '/account/deposits',
  withdrawals: '/account/withdrawals',
  withdrawal: (id: string) => `/account/withdrawals/${encodeURIComponent(id)}`,
} as const;

/** Game categories that have a page of their own (specification, section 2). */
export const categoryPaths = [
  'rng',
  'pvp',
  'live',
  'fish',
  'sports',
  'esports',
  'inhouse',
] as const;
