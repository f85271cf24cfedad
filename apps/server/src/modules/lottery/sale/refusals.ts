/** Refusals of `lottery.admit`, beside those of the vendor protocol (database/migrations/0024-lottery-sale.sql). */
export const saleRefusals = {
  closed: 2001,
  prizes: 2002,
  number: 2003,
  player: 2004,
  issue: 2005,
  step: 2006,
  share: 2007,
} as const;
