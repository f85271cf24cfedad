import type { Grant } from '@arara/contract';

/** A grant of R$ 50,00 that is half wagered; parts of it differ from scene to scene. */
export const grantOf = (change: Partial<Grant> = {}): Grant => ({
  id: '7',
  kind: 'manual',
  state: 'ACTIVE',
  endReason: null,
  currency: 'BRL',
  amount: '50.00',
  left: '38.20',
  wagering: '500.00',
  wagered: '250.00',
  percent: 50,
  stakeMax: '5.00',
  convertMax: '150.00',
  weights: [
    { gameType: 'RNG', points: 10_000 },
    { gameType: 'INHOUSE', points: 10_000 },
    { gameType: 'LOTT', points: 5_000 },
  ],
  bonusFirst: false,
  lateForfeits: false,
  days: 7,
  issuedAt: '2026-11-26T15:00:00.000Z',
  expiresAt: '2099-12-03T15:00:00.000Z',
  activatedAt: '2026-11-26T16:00:00.000Z',
  endedAt: null,
  converted: '0.00',
  taken: '0.00',
  ...change,
});

/** One that waits for its member. */
export const waitingGrant = (): Grant =>
  grantOf({
    id: '8',
    state: 'ISSUED',
    amount: '20.00',
    left: '0.00',
    wagering: '60.00',
    wagered: '0.00',
    percent: 0,
    activatedAt: null,
  });

/** One that was wagered. */
export const doneGrant = (): Grant =>
  grantOf({
    id: '3',
    state: 'COMPLETED',
    endReason: 'wagered',
    left: '0.00',
    wagered: '500.00',
    percent: 100,
    endedAt: '2026-11-20T15:00:00.000Z',
    converted: '61.30',
  });
