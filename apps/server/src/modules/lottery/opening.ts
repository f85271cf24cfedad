import { easiestOf, playsOf } from '@arara/lottery';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { LotteryGame } from './lottery.ports.ts';
import { playsBought } from './ticket.repository.ts';
import { openingMembersMin, openingTicketsMax } from './lottery.settings.ts';

const dayMs = 86_400_000;
const lately = 7 * dayMs;
/** A page that opens with another bet every minute is no help, and counting takes a while. */
const freshMs = 600_000;

/** The play type that the page of a lottery opens with at a merchant; null where it sells none. */
export type Opening = (
  merchant: string,
  game: Pick<LotteryGame, 'code' | 'table'>,
) => Promise<string | null>;

/** Pages open with what most members bought in a week; with the easiest where too few did. */
export function createOpening(options: { database: Database; clock: Clock }): Opening {
  const { database, clock } = options;
  const counted = new Map<string, { at: number; plays: Promise<readonly string[]> }>();

  /** Play types that enough members bought, the most bought first. */
  async function count(merchant: string, gameCode: string, at: number): Promise<string[]> {
    const since = new Date(at - lately);
    const asked = { merchant, gameCode, since, tickets: openingTicketsMax };
    const bought = await playsBought(database.read, asked);
    return bought.filter(({ members }) => members >= openingMembersMin).map(({ play }) => play);
  }

  function bought(merchant: string, gameCode: string): Promise<readonly string[]> {
    const key = `${merchant} ${gameCode}`;
    const at = clock.now().getTime();
    const known = counted.get(key);
    if (known !== undefined && at - known.at < freshMs) return known.plays;
    const plays = count(merchant, gameCode, at).catch((error: unknown) => {
      counted.delete(key);
      throw error;
    });
    counted.set(key, { at, plays });
    return plays;
  }

  return async (merchant, { code, table }) => {
    const sold = playsOf(table);
    const plays = await bought(merchant, code);
    // A way to bet that was taken out of the prizes since then is none to open with.
    return plays.find((play) => sold.includes(play)) ?? easiestOf(table);
  };
}
