import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { ticketsSold } from './ticket.repository.ts';

const dayMs = 86_400_000;
/** Counting a day of tickets takes a while: what was counted holds for so long. */
const freshMs = 60_000;

/** Tickets that a merchant sold in the last 24 hours, by the code of the lottery. */
export type Popularity = (merchant: string) => Promise<ReadonlyMap<string, number>>;

/** Counts what is bought; each merchant's once a minute, however many ask. */
export function createPopularity(options: { database: Database; clock: Clock }): Popularity {
  const { database, clock } = options;
  const counted = new Map<string, { at: number; sold: Promise<ReadonlyMap<string, number>> }>();

  async function count(merchant: string, at: number): Promise<ReadonlyMap<string, number>> {
    const rows = await ticketsSold(database.read, merchant, new Date(at - dayMs));
    return new Map(rows.map(({ game_code: code, tickets }) => [code, tickets]));
  }

  return (merchant) => {
    const at = clock.now().getTime();
    const known = counted.get(merchant);
    if (known !== undefined && at - known.at < freshMs) return known.sold;
    const sold = count(merchant, at).catch((error: unknown) => {
      counted.delete(merchant);
      throw error;
    });
    counted.set(merchant, { at, sold });
    return sold;
  };
}
