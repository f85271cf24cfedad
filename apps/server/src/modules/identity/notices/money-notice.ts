/** Money that has moved, as the cashier, play or the lottery tells it. */
export interface MoneyNotice {
  readonly template:
    | 'deposit.paid'
    | 'withdrawal.paid'
    | 'withdrawal.back'
    | 'ticket.corrected'
    | 'ticket.held'
    | 'ticket.returned'
    | 'prize.released';
  /** A decimal string. */
  readonly amount: string;
  readonly currency: string;
}
