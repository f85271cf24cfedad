import type { myTicketCall, ValueOf } from '@arara/contract';

type Ticket = ValueOf<typeof myTicketCall>;

/**
 * A ticket of the weekly lottery on two numbers for R$ 4,00, sold a minute ago and drawn in five minutes, or one that
 * differs so.
 */
export function soldTicket(change: Partial<Ticket> = {}): Ticket {
  const now = Date.now();
  return {
    id: 'sold',
    gameCode: 'hk6-week',
    numero: '20200101001',
    state: 'ACCEPTED',
    mode: 1_960,
    unit: '1',
    roundedBy: 'ticket',
    lines: [{ play: 'hk6.special', rows: [[7, 13]], multiple: 1 }],
    unitBets: 2,
    stake: '4.00',
    prize: null,
    rebate: null,
    currency: 'BRL',
    closeAt: now + 240_000,
    drawAt: now + 300_000,
    drawSource: 'own',
    result: null,
    correctedFrom: null,
    createdAt: new Date(now - 60_000).toISOString(),
    settledAt: null,
    promise: '0'.repeat(64),
    linePays: [{ odds: null, prize: '94.08', most: false }],
    linePrizes: null,
    prizeHeld: null,
    ...change,
  };
}
