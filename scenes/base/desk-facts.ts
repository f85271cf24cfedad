import type { Decision, ValueOf, WithdrawalFile, staffDashboardCall } from '@arara/contract';

// The answers of the cashier's desk and of the dashboard, for the scenes of the console.

type Dashboard = ValueOf<typeof staffDashboardCall>;

export const now = '2026-11-27T20:45:00.000Z';
const money = (custodyAfter: string, obligationsAfter: string, change: string) => ({
  custody: '420152.11',
  custodyAfter,
  custodyChange: change,
  obligations: '402627.40',
  obligationsAfter,
  obligationsChange: change,
});
export const file: WithdrawalFile = {
  id: '0198a1de-0000-7000-8000-000000000001',
  amount: '1250.00',
  currency: 'BRL',
  state: 'REVIEW',
  member: { id: '42', name: 'ma***a' },
  askedAt: '2026-11-27T20:07:00.000Z',
  promisedBy: '2026-11-27T22:07:00.000Z',
  reasons: [{ code: 'review.amount', text: 'O valor passa do limite.' }],
  now,
  signals: [
    { code: 'review.amount', text: 'Acima de R$ 500,00.', speaks: 'against', stopped: true },
    { code: 'device.known', text: 'Conhecido desde 02/08.', speaks: 'for', stopped: false },
  ],
  pixKey: { masked: '***.982.247-**', since: '2026-08-02T12:00:00.000Z', own: true },
  money: {
    since: '2026-11-27T17:10:00.000Z',
    opening: '0.00',
    sources: [
      { kind: 'deposit', count: 2, amount: '500.00' },
      { kind: 'win', count: 14, amount: '1130.00' },
      { kind: 'stake', count: 212, amount: '-380.00' },
    ],
    balance: '1250.00',
    whole: true,
  },
  prizes: [
    {
      amount: '612.40',
      at: '2026-11-27T19:31:00.000Z',
      label: 'Ouro da Mata',
      round: '5520187',
      stake: '2.00',
      proof: 'abc',
    },
  ],
  deposits: { days: 30, count: 3, amount: '2100.00', latest: [] },
  earlier: [
    {
      id: '0198a1de-0000-7000-8000-000000000000',
      amount: '80.00',
      state: 'PAID',
      askedAt: '2026-11-20T20:07:00.000Z',
      finishedAt: '2026-11-20T20:09:00.000Z',
      decidedBy: null,
    },
  ],
  devices: [
    {
      device: 'Firefox',
      country: 'BR',
      first: '2026-08-02T12:00:00.000Z',
      last: '2026-11-27T20:00:00.000Z',
      signIns: 41,
    },
  ],
  limits: [{ kind: 'loss', period: 'week', value: '500.00', used: '205.00' }],
  about: {
    since: '2026-08-02T12:00:00.000Z',
    rank: 3,
    available: '0.00',
    held: '1250.00',
    debt: '0.00',
  },
  story: [
    { state: 'REQUESTED', at: '2026-11-27T20:07:00.000Z', note: null },
    { state: 'REVIEW', at: '2026-11-27T20:07:00.000Z', note: 'O valor passa do limite.' },
  ],
  consequence: {
    approve: money('418902.11', '401377.40', '-1250.00'),
    refuse: money('420152.11', '402627.40', '0.00'),
  },
  decisions: [],
};
export const other = { ...file, id: '0198a1de-0000-7000-8000-000000000002', amount: '95.00' };
export const proposal: Decision = {
  id: '17',
  kind: 'withdrawal.approve',
  merchant: 'arara',
  state: 'PROPOSED',
  subject: { id: file.id },
  reason: 'conferi',
  facts: {},
  proposedBy: 'rui@arara.example',
  proposedAt: now,
  expiresAt: now,
  decidedBy: null,
  decidedAt: null,
  decidedReason: null,
  executedAt: null,
  failure: null,
};
const line = ({
  id,
  amount,
  currency,
  state,
  member,
  askedAt,
  promisedBy,
  reasons,
}: WithdrawalFile) => ({
  id,
  amount,
  currency,
  state,
  member,
  askedAt,
  promisedBy,
  reasons,
});
export const list = { now, withdrawals: [line(file), line(other)], nextCursor: null };

const figures = {
  deposits: '212480.00',
  withdrawalsPaid: '151906.00',
  turnover: '1180384.80',
  prizes: '1131264.40',
  ggr: '49120.40',
  rounds: 81_234,
  activePlayers: 2_914,
  newMembers: 210,
  firstDeposits: 187,
};
const hour = (at: number, ggr: string) => ({
  at: new Date(Date.parse('2026-11-27T03:00:00Z') + at * 3_600_000).toISOString(),
  ggr,
  turnover: '100.00',
});
export const board: Dashboard = {
  day: '2026-11-27',
  before: '2026-11-20',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  asOf: { at: now, transfer: '8412006', secondsBehind: 0.4 },
  running: true,
  figures,
  figuresBefore: { ...figures, ggr: '43936.00', newMembers: 0 },
  hours: Array.from({ length: 18 }, (_, at) =>
    hour(at, at === 4 ? '-120.50' : `${900 + at * 200}.00`),
  ),
  hoursBefore: Array.from({ length: 24 }, (_, at) => hour(at - 168, `${1_000 + at * 150}.00`)),
  products: [
    { gameType: 'RNG', turnover: '702114.20', ggr: '27382.45', hold: '3.90', rounds: 50_000 },
    { gameType: null, turnover: '478270.60', ggr: '21737.95', hold: '4.55', rounds: 31_234 },
  ],
  returns: [
    {
      code: 'ouro-da-mata',
      name: 'Ouro da Mata',
      version: '1',
      mode: 'base',
      rounds: 90_000,
      certified: '96.12',
      live: '95.98',
      low: '86.79',
      high: '105.45',
      verdict: 'within',
    },
    {
      code: 'carnaval-turbo',
      name: 'Carnaval Turbo',
      version: '1',
      mode: 'base',
      rounds: 900_000,
      certified: '96.28',
      live: '98.90',
      low: '94.10',
      high: '98.46',
      verdict: 'outside',
    },
  ],
};
