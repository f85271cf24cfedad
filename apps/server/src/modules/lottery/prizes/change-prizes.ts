import { LotteryPrizes } from '@arara/contract';
import { faultsOfCap, faultsOfTable } from '@arara/lottery';
import type { PrizeTable, TableFault } from '@arara/lottery';
import type { Games } from '../games.ts';
import type { LotteryDeps, LotteryGame } from '../lottery.deps.ts';
import {
  deleteProposal,
  insertProposal,
  listProposals,
  lockProposal,
  publishTable,
} from './prizes.repository.ts';
import type { Proposal } from './prizes.repository.ts';

/** Why prizes are not proposed. */
export type ProposalRefusal =
  | { readonly refused: 'game' | 'waiting' }
  /** No table of prizes, or one of other prizes: the field that is wrong. */
  | { readonly refused: 'table'; readonly field: string }
  | { readonly refused: 'faults'; readonly faults: readonly TableFault[] };

/**
 * Why a proposal does not come into force. `other`: it is not the one that was looked at. `stale`: other
 * prizes came in between; it is gone.
 */
export type ApprovalRefusal = 'none' | 'other' | 'same-person' | 'stale';

export type PrizeChanges = ReturnType<typeof createPrizeChanges>;

type Deps = Pick<LotteryDeps, 'database' | 'clock' | 'rules'> & { readonly games: Games };

/** How the prizes of a lottery change: one person proposes a table, another one agrees. */
export function createPrizeChanges({ database, clock, rules, games }: Deps) {
  return {
    /** Every lottery with its prizes in force, and what is proposed for it. */
    async list(): Promise<{ readonly game: LotteryGame; readonly proposal: Proposal | null }[]> {
      const proposals = await listProposals(database.read);
      return (await games.all()).map((game) => ({
        game,
        proposal: proposals.find(({ game_code: code }) => code === game.code) ?? null,
      }));
    },
    /** Null where it waits for a second person now. */
    async propose(wish: {
      readonly game: string;
      readonly table: unknown;
      readonly by: string;
      readonly ranBy?: string | null;
      readonly reason: string;
    }): Promise<ProposalRefusal | null> {
      const game = await games.byCode(wish.game);
      if (game === null) return { refused: 'game' };
      const data = tableOf(game.table, wish.table);
      if ('field' in data) return { refused: 'table', field: data.field };
      const faults = faultsOf(data, rules.plays, game);
      if (faults.length > 0) return { refused: 'faults', faults };
      const kept = await insertProposal(
        database.read,
        {
          game_code: game.code,
          table_version: game.table.version,
          data,
          reason: wish.reason,
          proposed_by: wish.by,
          ran_by: wish.ranBy ?? null,
        },
        clock.now(),
      );
      return kept ? null : { refused: 'waiting' };
    },
    /**
     * Puts what is proposed, and was looked at by this mark, into force as a new version; tickets that are
     * sold keep theirs. `ranBy` is the account of the machine that this person uses.
     */
    async approve(
      code: string,
      mark: string,
      by: string,
      ranBy: string | null = null,
    ): Promise<ApprovalRefusal | number> {
      const answer = await database.transaction(async (tx): Promise<ApprovalRefusal | number> => {
        const proposal = await lockProposal(tx, code);
        if (proposal === null) return 'none';
        if (proposal.mark !== mark) return 'other';
        if (proposal.proposed_by === by) return 'same-person';
        await deleteProposal(tx, code);
        return (await publishTable(tx, proposal, { by, ranBy })) ?? 'stale';
      });
      games.forget();
      return answer;
    },
    /** Takes a proposal back; false where there is none. */
    withdraw: (code: string): Promise<boolean> => deleteProposal(database.read, code),
  };
}

/** What is wrong with a table, or else with what its prizes may owe. */
function faultsOf(
  table: PrizeTable,
  plays: Deps['rules']['plays'],
  { liabilityMax }: LotteryGame,
): TableFault[] {
  const faults = faultsOfTable(table, plays);
  return faults.length > 0 ? faults : faultsOfCap(table, plays, liabilityMax);
}

/** What must stay as it is: a table of the same lottery, family and cap, at other odds or modes. */
const kept = ['family', 'code', 'model', 'capBasisPoints'] as const;

/** A table as somebody wrote it, or the field that is wrong. Its version is ours to give. */
function tableOf(now: PrizeTable, written: unknown): PrizeTable | { readonly field: string } {
  const read = LotteryPrizes.safeParse(written);
  if (!read.success) return { field: read.error.issues[0]?.path.join('.') ?? '' };
  const table = read.data;
  const other = kept.find((field) => table[field] !== now[field]);
  return other === undefined ? { ...table, version: now.version } : { field: other };
}
