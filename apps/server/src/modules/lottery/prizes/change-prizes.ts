import { LotteryPrizes } from '@arara/contract';
import { faultsOfCap, faultsOfTable } from '@arara/lottery';
import type { PrizeTable, TableFault } from '@arara/lottery';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind } from '../../decisions/index.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { LotteryGame } from '../lottery.ports.ts';
import { changesOf } from './changes.ts';
import { lockVersion, publishTable, readVersion } from './prizes.repository.ts';

/** Why a table cannot be the prizes of a lottery. */
export type TableRefusal =
  | { readonly refused: 'game' }
  /** No table of prizes, or one of other prizes: the field that is wrong. */
  | { readonly refused: 'table'; readonly field: string }
  | { readonly refused: 'faults'; readonly faults: readonly TableFault[] };

type Deps = Pick<LotteryDeps, 'database' | 'rules' | 'games'>;

const Subject = z.strictObject({
  /** The code of the lottery. */
  game: z.string().min(1).max(40),
  table: z.record(z.string(), z.unknown()),
});
type Subject = z.output<typeof Subject>;

/** How the prizes of a lottery change: two people decide on a table that passes the caps. */
export function createPrizeChanges(deps: Deps) {
  return {
    /** Every lottery with its prizes in force. */
    list: (): Promise<readonly LotteryGame[]> => deps.games.all(),
    /** A table as it would come into force, or the reason why it cannot. */
    read: (wish: Subject) => readTable(deps, wish),
    /** The reason why a table cannot be proposed; null where it can. */
    refusalOf: async (wish: Subject): Promise<TableRefusal | null> => {
      const read = await readTable(deps, wish);
      return 'refused' in read ? read : null;
    },
    decisions: [prizesKind(deps)],
  };
}

export type PrizeChanges = ReturnType<typeof createPrizeChanges>;

/** Other prizes come into force as a new version; tickets that are sold keep theirs. */
const prizesKind = (deps: Deps): AnyKind =>
  kindOf<Subject>({
    kind: 'prizes.change',
    of: 'house',
    permissions: {
      read: 'lottery:prizes:read:all',
      propose: 'lottery:prizes:propose:all',
      approve: 'lottery:prizes:approve:all',
    },
    subject: Subject,
    keyOf: ({ game }) => game,
    async facts(db, subject, { lock }) {
      const { game: code } = subject;
      const version = lock ? await lockVersion(db, code) : await readVersion(db, code);
      // Memory may be some seconds old: what is compared is what stands in the database.
      if (version !== (await deps.games.byCode(code))?.table.version) deps.games.forget();
      const read = await readTable(deps, subject);
      if (version === null || 'refused' in read) return null;
      const { game, table } = read;
      return { lottery: code, version: String(version), ...changesOf(game.table, table) };
    },
    async execute(subject, { people, reason }) {
      const read = await readTable(deps, subject);
      if ('refused' in read) throw new AppError('decision.nothing.left');
      const { game, table } = read;
      return async (tx) => {
        const wish = { game: game.code, data: table, reason, by: people };
        const version = await publishTable(tx, wish, game.table.version);
        if (version === null) throw new AppError('decision.facts.changed');
        deps.database.afterCommit(tx, () => deps.games.forget());
      };
    },
  });

async function readTable(
  { games, rules }: Deps,
  wish: Subject,
): Promise<TableRefusal | { readonly game: LotteryGame; readonly table: PrizeTable }> {
  const game = await games.byCode(wish.game);
  if (game === null) return { refused: 'game' };
  const table = tableOf(game.table, wish.table);
  if ('field' in table) return { refused: 'table', field: table.field };
  const faults = faultsOf(table, rules.plays, game);
  return faults.length > 0 ? { refused: 'faults', faults } : { game, table };
}

/** The faults of a table, or else of the sums that its prizes may owe. */
function faultsOf(
  table: PrizeTable,
  plays: Deps['rules']['plays'],
  { liabilityMax }: LotteryGame,
): TableFault[] {
  const faults = faultsOfTable(table, plays);
  return faults.length > 0 ? faults : faultsOfCap(table, plays, liabilityMax);
}

/** The values that must stay as they are: a table of the same lottery, family and cap, at other odds or modes. */
const kept = ['family', 'code', 'model', 'capBasisPoints'] as const;

/** A table as somebody wrote it, or the field that is wrong. Its version is ours to give. */
function tableOf(now: PrizeTable, written: unknown): PrizeTable | { readonly field: string } {
  const read = LotteryPrizes.safeParse(written);
  if (!read.success) return { field: read.error.issues[0]?.path.join('.') ?? '' };
  const table = read.data;
  const other = kept.find((field) => table[field] !== now[field]);
  return other === undefined ? { ...table, version: now.version } : { field: other };
}
