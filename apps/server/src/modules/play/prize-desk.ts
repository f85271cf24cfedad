import { staffPrizeCall, staffPrizesCall } from '@arara/contract';
import type { Decision, PrizeFile } from '@arara/contract';
import { inNearest } from '@arara/i18n';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { GamesPort } from './play.ports.ts';
import { countHeldWins, heldWin, listHeldWins } from './prize-desk.repository.ts';
import type { HeldWin } from './prize-desk.repository.ts';
import { decimal } from './rounds.present.ts';

export interface PrizeDeskDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly games: Pick<GamesPort, 'factsOf'>;
  readonly members: {
    maskedNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  };
  readonly decisions: {
    openAbout(
      actor: StaffActor,
      subject: { readonly merchant: string; readonly kind: string; readonly key: string },
    ): Promise<Decision | null>;
  };
}

const page = 50;

/** The desk of prizes above their vendor's cap. It moves no money: people decide by `prize.release`. */
export function createPrizeDesk(deps: PrizeDeskDeps) {
  const { read } = deps.database;
  const service = {
    /** How many prizes wait at a merchant, and since when. */
    queues: async (merchant: string) => [
      { name: 'prizes' as const, ...(await countHeldWins(read, merchant)) },
    ],
  };
  return { service, routes: prizeRoutes(deps) } satisfies ServerModule & Record<string, unknown>;
}

function prizeRoutes(deps: PrizeDeskDeps): AnyRoute[] {
  const { clock, decisions } = deps;
  const { read } = deps.database;
  return [
    route(staffPrizesCall, async ({ query, caller }) => {
      const { merchant, language } = caller;
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      const rows = await listHeldWins(read, merchant, after, page + 1);
      const shown = rows.slice(0, page);
      const last = rows.length > page ? shown.at(-1) : undefined;
      return {
        now: clock.now().toISOString(),
        prizes: await presentLines(deps, shown, language),
        nextCursor: last === undefined ? null : cursorOf(last),
      };
    }),
    route(staffPrizeCall, async ({ params, caller }): Promise<PrizeFile> => {
      const { merchant, language, staff } = caller;
      const win = await heldWin(read, merchant, params);
      const [line] = win === null ? [] : await presentLines(deps, [win], language);
      if (win === null || line === undefined) throw new AppError('prize.not.found');
      const key = `${win.vendor}/${win.txId}`;
      const open = await decisions.openAbout(staff, { merchant, kind: 'prize.release', key });
      const text = (minor: bigint) => decimal(minor, win.currency);
      return {
        ...line,
        now: clock.now().toISOString(),
        cap: text(win.cap),
        round: {
          id: String(win.round),
          state: win.roundState,
          stake: text(win.stake),
          prize: text(win.prize),
          openedAt: win.openedAt.toISOString(),
          mismatch: win.mismatch,
          proof: win.verifiable ? win.roundName : null,
        },
        decisions: open === null ? [] : [open],
      };
    }),
  ];
}

async function presentLines(
  { games, members }: PrizeDeskDeps,
  rows: readonly HeldWin[],
  language: string,
) {
  const names = await members.maskedNames(rows.map(({ playerId }) => playerId));
  return Promise.all(
    rows.map(async (row) => {
      const facts = await games.factsOf(row.merchant, row.vendor, row.gameCode);
      return {
        vendor: row.vendor,
        txId: row.txId,
        amount: decimal(row.amount, row.currency),
        currency: row.currency,
        member: { id: String(row.playerId), name: names.get(row.playerId) ?? '' },
        game: inNearest(facts?.names ?? {}, language) ?? row.gameCode,
        wonAt: row.at.toISOString(),
      };
    }),
  );
}

/** A place in the list that fits an address: the last prize that was shown. */
const cursorOf = ({ vendor, txId }: HeldWin): string =>
  Buffer.from(JSON.stringify([vendor, txId])).toString('base64url');

function readCursor(cursor: string): readonly [string, string] {
  const invalid = () =>
    new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
  const text = Buffer.from(cursor, 'base64url').toString();
  // The database takes no NUL, and no name has another control character.
  const parts = /^\["([^"\\\p{Cc}]+)","([^"\\\p{Cc}]+)"\]$/u.exec(text);
  if (parts?.[1] === undefined || parts[2] === undefined) throw invalid();
  return [parts[1], parts[2]];
}
