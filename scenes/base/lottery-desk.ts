import type {
  StaffIssue,
  StaffIssueDetail,
  StaffLottery,
  StaffLotteryDetail,
  StaffTicket,
} from '@arara/contract';

// A lottery that is drawn elsewhere, an issue of it in each of its troubles, a ticket and a chase.

export const at = '2026-11-27T19:00:00.000Z';
export const currency = 'BRL';
const north: StaffLottery = {
  code: 'vn-north',
  name: 'Norte do Vietnã',
  drawSource: 'external',
  on: true,
  isSound: true,
  tickets: 12,
  turnover: '240.00',
  prizes: '98.00',
  next: {
    numero: '20261128001',
    openAt: '2026-11-27T12:00:00.000Z',
    closeAt: '2026-11-28T11:00:00.000Z',
    staked: '52.00',
    stakedMax: '100000.00',
    worst: '4900.00',
    worstMax: '50000.00',
  },
  waiting: {
    count: 1,
    since: '2026-11-27T11:15:00.000Z',
    until: '2026-11-29T11:15:00.000Z',
  },
  held: 1,
};
const quiet: StaffLottery = {
  ...north,
  code: 'ssc-1m',
  name: 'Cinco da Sorte',
  drawSource: 'own',
  on: false,
  next: null,
  waiting: { count: 0, since: null, until: null },
  held: 0,
};
export const lotteries = { at, day: '2026-11-27', currency, lotteries: [north, quiet] };
const modes = {
  family: 'LOTT',
  code: 'north.lott',
  version: 2,
  model: 'north',
  capBasisPoints: 9_600,
  modeMin: 1_700,
  modeMax: 1_920,
  plays: ['north.ends'],
} as const;
export const lottery: StaffLotteryDetail = {
  at,
  day: '2026-11-27',
  currency,
  game: north,
  limits: { ticket: '1000.00', player: '2000.00', issue: '100000.00', number: '50000.00' },
  prizes: { ...modes, plays: [...modes.plays] },
  versions: [
    { version: 2, since: at, by: ['ana@arara.example', 'rui@arara.example'], reason: 'carnaval' },
    { version: 1, since: '2026-01-01T00:00:00.000Z', by: [], reason: '' },
  ],
  returns: [{ play: 'north.ends', lowest: '94.10', highest: '96.00' }],
  switched: null,
  switching: {
    to: 'off',
    issues: 2,
    tickets: 12,
    stakes: '240.00',
    chases: 1,
    chaseMoney: '40.00',
  },
};
const waiting: StaffIssue = {
  numero: '20261127001',
  state: 'CLOSED',
  openAt: '2026-11-26T12:00:00.000Z',
  closeAt: '2026-11-27T11:00:00.000Z',
  drawAt: '2026-11-27T11:15:00.000Z',
  voidAt: '2026-11-29T11:15:00.000Z',
  drawnAt: null,
  drawSource: 'external',
  tickets: 9,
  stakes: '180.00',
  prizes: '0.00',
  result: null,
  corrected: 0,
  held: null,
};
export const rui = {
  by: 'rui@arara.example',
  isOwn: false,
  at,
  source: 'xskt.com.vn',
  reason: null,
  result: null,
};
export const issue: StaffIssueDetail = {
  at,
  currency,
  issue: waiting,
  parts: [
    { name: 'special', count: 1, digits: 5 },
    { name: 'second', count: 2, digits: 5 },
  ],
  entering: 'result',
  stand: 'waits',
  words: [rui],
  voids: [],
  mayVoid: false,
  corrections: [],
  payments: [],
  tampered: [],
  exposure: {
    stakedMax: '100000.00',
    worstMax: '50000.00',
    cells: [{ play: 'north.ends', cell: '05', worst: '4900.00', share: '9.80' }],
  },
};
export const stuck: StaffIssueDetail = {
  ...issue,
  issue: {
    ...waiting,
    state: 'SETTLING',
    result: '90005;80305,11111',
    held: { code: 'beaconGone', since: '2026-11-27T18:00:00.000Z', lookedAt: at },
  },
  entering: null,
  stand: null,
  words: [],
  payments: [{ what: 'prizes', since: '2026-11-27T18:00:00.000Z', tickets: 1 }],
  tampered: [
    {
      id: 'ticketabcdefghijklmno',
      staked: '20.00',
      paid: '0.00',
      choices: ['restore', 'return'],
      words: [],
    },
  ],
};
export const settled: StaffIssueDetail = {
  ...issue,
  issue: { ...waiting, state: 'SETTLED', result: '90005;80305,11111', prizes: '98.00' },
  entering: 'correction',
  stand: null,
  words: [],
};

export const ticket: StaffTicket = {
  account: '1042',
  name: 'Norte do Vietnã',
  ticket: {
    id: 'ticketabcdefghijklmno',
    gameCode: 'vn-north',
    numero: '20261127001',
    state: 'WON',
    mode: 0,
    unit: '1',
    roundedBy: 'ticket',
    lines: [{ play: 'north.ends', rows: [[5, 7]], multiple: 10 }],
    unitBets: 2,
    stake: '20.00',
    prize: '98.00',
    rebate: '0.00',
    currency,
    closeAt: Date.parse(at),
    drawAt: Date.parse(at),
    drawSource: 'external',
    result: '90005;80305,11111',
    correctedFrom: null,
    createdAt: at,
    settledAt: at,
  },
  linePrizes: ['98.00'],
  issueState: 'SETTLED',
  isCounted: true,
  leaf: 'ab'.repeat(32),
  root: 'cd'.repeat(32),
  round: { state: 'CLOSED', staked: '20.00', paid: '98.00', held: '0.00' },
  entries: [
    { id: '384794456370446336', what: 'stake', amount: '20.00', at },
    { id: '384794530563489792', what: 'prize', amount: '98.00', at },
  ],
  corrections: [],
};
export const chases = {
  currency,
  chases: [
    {
      id: 'chase1',
      account: '1042',
      gameCode: 'vn-north',
      name: 'Norte do Vietnã',
      createdAt: at,
      stopOnWin: true,
      steps: 4,
      stepsLeft: 2,
      total: '80.00',
      left: '40.00',
      nextNumero: '20261128001',
      lastNumero: '20261129001',
    },
  ],
  nextCursor: null,
};
