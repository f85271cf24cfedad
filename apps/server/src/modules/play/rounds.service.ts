import { usualPageSize as pageSize } from '@arara/contract';
import type { QueryOf, ValueOf, roundCall, roundsCall } from '@arara/contract';
import { readDaySpan } from '../../platform/day-span.ts';
import { AppError } from '../../platform/errors.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import type { PlayDeps } from './play.deps.ts';
import { decimal, presentRound, presentRoundEntry } from './rounds.present.ts';
import { findRound, listRoundEntries, listRounds, sumRounds } from './rounds.repository.ts';
import type { RoundRow } from './rounds.repository.ts';

const idMax = 2n ** 63n - 1n;

/** The betting record of a member. */
export function createRoundRecord(deps: PlayDeps) {
  const { database, clock, ports } = deps;
  const factsOf = ({ merchant_id: merchant, vendor, game_code: game }: RoundRow) =>
    ports.games.factsOf(merchant, vendor, game);
  return {
    /** Rounds of a span, newest first, with the totals of the filter. */
    async list(
      caller: SignedCaller,
      query: QueryOf<typeof roundsCall>,
    ): Promise<ValueOf<typeof roundsCall>> {
      const { playerId, merchant, currency } = caller.session;
      const { timeZone } = await ports.wallet.accountsOf(playerId);
      const span = readDaySpan(timeZone, query, clock.now());
      const filter = {
        playerId,
        from: span.from,
        until: span.until,
        state: query.state ?? null,
        gameCode: query.gameCode ?? null,
        games:
          query.vassalage === undefined && query.gameType === undefined
            ? null
            : await ports.games.gamesOf(merchant, {
                vassalage: query.vassalage ?? null,
                gameType: query.gameType ?? null,
              }),
      };
      const below = query.cursor === undefined ? idMax : idOf(query.cursor, 'cursor');
      const [page, totals] = await Promise.all([
        listRounds(database.read, filter, below, pageSize + 1),
        sumRounds(database.read, filter),
      ]);
      const shown = page.slice(0, pageSize);
      const facts = await Promise.all(shown.map(factsOf));
      const last = page.length > pageSize ? shown.at(-1) : undefined;
      return {
        rows: shown.map((row, at) => presentRound(row, facts[at] ?? null, caller.language)),
        nextCursor: last === undefined ? null : String(last.id),
        totals: {
          stake: decimal(totals.stake, currency),
          payout: decimal(totals.payout, currency),
          net: decimal(totals.payout - totals.stake, currency),
          count: totals.count,
        },
      };
    },

    /** One round with the entries that moved its money. */
    async show(caller: SignedCaller, text: string): Promise<ValueOf<typeof roundCall>> {
      const isId = /^\d{1,19}$/.test(text);
      const id = isId ? BigInt(text) : -1n;
      const row = id > idMax ? null : await findRound(database.read, caller.session.playerId, id);
      if (row === null) throw new AppError('round.not.found');
      const value = presentRound(row, await factsOf(row), caller.language);
      const entries = await listRoundEntries(database.read, row.id);
      return {
        round: value,
        entries: entries.map((entry) => presentRoundEntry(entry, row, value.gameName)),
        fairnessId: row.verifiable ? row.round_id : null,
      };
    },
  };
}

function idOf(text: string, field: string): bigint {
  const id = /^\d{1,19}$/.test(text) ? BigInt(text) : idMax + 1n;
  if (id > idMax) throw new AppError('request.invalid', { field, params: { field } });
  return id;
}
