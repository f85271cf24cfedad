export { BankError } from './bank.ts';
export type {
  Bank,
  Charge,
  NewCharge,
  NewPayout,
  Page,
  Payment,
  Payout,
  Refund,
  StatementEntry,
} from './bank.ts';
export { createPixBank } from './pix-bank.ts';
export type { BankSettings } from './transport.ts';
