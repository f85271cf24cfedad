import type { SeatsAnswer, TableAnswer } from '@arara/contract';
import { StudioError } from '../studio-client.ts';
import type { StudioClient } from '../studio-client.ts';

const attempts = 5;
const pauseMs = 400;

/** A stake as it was asked for; again under its key it is the same seat, staked once. */
export interface SeatWish {
  readonly stake: string;
  /** The multiplier at which it leaves by itself, in hundredths. */
  readonly auto: number;
  readonly key: string;
}

/** The calls of a table as the frame makes them. An answer that was lost is asked for again. */
export function createTableClient(client: Pick<StudioClient, 'ask'>) {
  return {
    look: () => client.ask<TableAnswer>('GET', '/studio/v1/table'),
    sit: ({ stake, auto, key }: SeatWish) =>
      insist(() =>
        client.ask<SeatsAnswer>(
          'POST',
          '/studio/v1/table/seats',
          { stake, choices: { auto } },
          key,
        ),
      ),
    leave: (seat: string, key: string) =>
      insist(() =>
        client.ask<SeatsAnswer>(
          'POST',
          `/studio/v1/table/seats/${seat}/moves`,
          { name: 'cashOut' },
          key,
        ),
      ),
  };
}

export type TableClient = ReturnType<typeof createTableClient>;

/** Under its key the same is asked again until there is a clear answer: every moment counts. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const isOpen = error instanceof StudioError && error.isOpen;
      if (!isOpen || attempt >= attempts) throw error;
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }
}
