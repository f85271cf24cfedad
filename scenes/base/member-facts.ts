import type { StaffMember, TimelineLine } from '@arara/contract';
import { ana } from './staff.ts';

// A member as the console shows one, and the lines of a story.

export const at = '2026-11-27T15:00:00.000Z';
export const name = {
  account: '412345678',
  username: 'luciana',
  name: 'L*** R***',
  program: false,
};
const figures = {
  deposits: '1250.00',
  withdrawals: '300.00',
  net: '950.00',
  turnover: '8421.50',
  prizes: '7990.10',
  ggr: '431.40',
  bonusCost: '30.00',
  ngr: '401.40',
  adjusted: '18.00',
  rounds: 4212,
};
export const member: StaffMember = {
  ...name,
  kind: 'member',
  createdAt: '2025-03-02T12:00:00.000Z',
  firstLoginAt: at,
  erasedAt: null,
  language: 'pt-BR',
  currency: 'BRL',
  personal: {
    idNumber: '***.982.247-**',
    birthDate: '1990-**-**',
    email: 'lu***@arara.example',
    emailConfirmed: false,
    mobile: '+55*******5678',
    mobileConfirmed: true,
    pixKey: '***.982.247-**',
  },
  state: { blocked: null, paused: null, excluded: null, forbidden: [] },
  rank: {
    level: 3,
    label: 'Arara-azul',
    earned: 2,
    until: at,
    levels: [
      { level: 2, label: 'Tucano' },
      { level: 3, label: 'Arara-azul' },
      { level: 4, label: 'Harpia' },
    ],
  },
  terms: { version: 2, at },
  uplines: [
    {
      account: '398765432',
      username: 'agente.bia',
      name: 'B*** S***',
      program: false,
      kind: 'affiliate',
      code: 'BIA10',
      at,
    },
  ],
  limits: [
    {
      kind: 'loss',
      period: 'day',
      value: '500.00',
      used: '120.00',
      left: '380.00',
      mandatory: true,
      resetsAt: at,
      pending: { value: '800.00', effectiveAt: at },
    },
    {
      kind: 'time',
      period: 'day',
      value: '120',
      used: '45',
      left: '75',
      mandatory: true,
      resetsAt: at,
      pending: null,
    },
  ],
  balances: {
    currency: 'BRL',
    cash: '180.40',
    bonus: '0.00',
    held: '50.00',
    debt: '0.00',
    heldFor: [{ purpose: 'withdrawal', amount: '50.00' }],
    purses: [{ vendor: 'mesa', name: 'Mesa Real', balance: '12.00' }],
  },
  waiting: [{ queue: 'withdrawals', id: 'w1', amount: '50.00', currency: 'BRL', at }],
  figures: { lifetime: figures, last30: { ...figures, net: '-40.00', rounds: 12 } },
  access: {
    hasPassword: true,
    mustChangePassword: false,
    passwordChangedAt: at,
    hasPaymentPassword: true,
    totpSince: at,
    secondStep: true,
    recoveryCodesLeft: 7,
    passkeys: [{ name: 'Celular', lastUsedAt: at }],
    linked: ['google'],
    sessions: [
      {
        device: 'Chrome, Android',
        address: '203.0.113.*',
        country: 'BR',
        startedAt: at,
        lastSeenAt: at,
      },
    ],
    lastSeenAt: at,
  },
  notes: [{ id: '1', at, by: ana.email, text: '<b>Ligou</b> pedindo a segunda via' }],
  flags: [{ flag: 'watch', at, by: ana.email, reason: 'dois cadastros' }],
  related: [
    {
      account: '377777777',
      username: 'lu.reis',
      name: 'L*** R***',
      program: false,
      shares: ['mobile'],
    },
  ],
};

export const line = (
  id: string,
  kind: TimelineLine['kind'],
  what: string,
  rest: Partial<TimelineLine> = {},
): TimelineLine => ({
  kind,
  id,
  at,
  what,
  title: null,
  amount: null,
  prize: null,
  currency: null,
  by: null,
  reason: null,
  until: null,
  ...rest,
});
export const money = { amount: '50.00', currency: 'BRL' };
