import type { Ticket } from '@arara/lottery-view';

type Given = Pick<Ticket, 'state' | 'stake' | 'prize' | 'settledAt'>;

/** The amount that came back of the stake of a ticket that neither won nor lost; null: nothing, or not yet. */
export function givenBack({ state, stake, prize, settledAt }: Given): string | null {
  if (state === 'RETURNED') return prize;
  const isTaken = state === 'CANCELLED' || state === 'VOID';
  return isTaken && settledAt !== null ? stake : null;
}
