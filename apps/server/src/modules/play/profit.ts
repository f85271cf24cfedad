import type { QueryOf, ValueOf, profitByVendorCall } from '@arara/contract';
import { readDaySpan } from '../../platform/day-span.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import type { PlayDeps } from './play.deps.ts';
import { decimal } from './rounds.present.ts';
import { sumByGame } from './rounds.repository.ts';

type Profit = ValueOf<typeof profitByVendorCall>;

interface Sums {
  readonly vassalage: string | null;
  readonly name: string;
  readonly gameType: string | null;
  stake: bigint;
  payout: bigint;
  rounds: number;
}

/** The results of a member's rounds of a period, by brand and kind of game, the most staked first. */
export async function profitByVendor(
  { database, clock, ports }: PlayDeps,
  caller: SignedCaller,
  query: QueryOf<typeof profitByVendorCall>,
): Promise<Profit> {
  const { playerId, merchant, currency } = caller.session;
  const { timeZone } = await ports.wallet.accountsOf(playerId);
  const { from, until } = readDaySpan(timeZone, query, clock.now());
  const games = await sumByGame(database.read, { playerId, from, until });
  const sums = new Map<string, Sums>();
  for (const { vendor, game_code: code, stake, payout, count } of games) {
    const facts = await ports.games.factsOf(merchant, vendor, code);
    const vassalage = facts?.vassalage ?? null;
    const gameType = facts?.gameType ?? null;
    const key = `${vassalage ?? vendor} ${gameType}`;
    const name = facts?.vendorName ?? vendor;
    const known = sums.get(key) ?? { vassalage, name, gameType, stake: 0n, payout: 0n, rounds: 0 };
    known.stake += stake;
    known.payout += payout;
    known.rounds += count;
    sums.set(key, known);
  }
  const vendors = [...sums.values()]
    .toSorted((a, b) => (a.stake === b.stake ? 0 : a.stake > b.stake ? -1 : 1))
    .map(({ stake, payout, ...sum }) => ({
      ...sum,
      stake: decimal(stake, currency),
      payout: decimal(payout, currency),
      net: decimal(payout - stake, currency),
    }));
  return { currency, vendors };
}
