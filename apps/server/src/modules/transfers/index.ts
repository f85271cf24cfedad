import { transfersData } from './personal-data.repository.ts';
import type { PersonalData } from '../privacy/index.ts';
import type { Db } from '@arara/postgres';
import { z } from 'zod';
import type { DaySpan } from '../../platform/day-span.ts';
import type { ServerModule } from '../../platform/module.ts';
import { followJob, followTransfer, sweepTransfers } from './commands/follow-transfer.ts';
import { settleByHand, unknownTransfers } from './commands/settle-by-hand.ts';
import type { Decided, TransferDecision } from './commands/settle-by-hand.ts';
import { createPurseVendor } from './purse-vendor.ts';
import { readPurses, writePurse } from './purse.repository.ts';
import type { PurseSetting } from './purse.repository.ts';
import { reconcile, reconcileSpan } from './reconcile.ts';
import type { Span } from './reconcile.ts';
import type { Difference } from './difference.repository.ts';
import { createTransferMetrics } from './transfers.metrics.ts';
import { transfersBefore } from './member.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';
import { labelTransfers, readTransfer, sumOuts } from './transfers.repository.ts';
import type { TransferRow } from './transfers.repository.ts';
import { transfersRoutes } from './transfers.routes.ts';
import { isTransferId, knownBalances } from './transfers.service.ts';
import type { TransfersOptions } from './transfers.types.ts';
import type { TransfersDeps } from './transfers.deps.ts';

export type { Difference } from './difference.repository.ts';
export type { TransfersOptions } from './transfers.types.ts';

const FollowPayload = z.object({ transferId: z.string() });

export interface TransfersService {
  /** How a vendor's games are paid for; the seed leaves what the operator made of it. */
  setPurse(merchant: string, purse: PurseSetting): Promise<void>;
  seedPurse(merchant: string, purse: PurseSetting): Promise<void>;
  /** The wallet that a vendor's games are played from; null where that is the main wallet. */
  purseOf(merchant: string, vendor: string): Promise<string | null>;
  /** The amounts that purses held when their vendors were last asked. */
  balancesOf(
    merchant: string,
    playerId: bigint,
  ): Promise<readonly { vendor: string; name: string; balance: bigint }[]>;
  /** The amounts of players that left for purses in spans of days, and the parts that have come home since. */
  totals(
    db: Db,
    asked: readonly { readonly playerId: bigint; readonly days: DaySpan }[],
  ): Promise<readonly { readonly stake: bigint; readonly payout: bigint }[]>;
  /** The vendors whose purses the movements of an account record are about. */
  labels(playerId: bigint, references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The vendors that keep purses of a brand's members. */
  purseVendors(merchant: string): Promise<readonly string[]>;
  /** Compares a vendor's list of a day of UTC with ours. */
  reconcileSpan(vendor: string, span: Span): Promise<readonly Difference[]>;
  /** Transfers that nobody knows for a day, and what a person found out about one. */
  unknownTransfers(merchant: string, limit: number): Promise<TransferRow[]>;
  settleByHand(decision: TransferDecision): Promise<Decided>;
  /** A page of a member's transfers, the latest first. */
  ofMember(playerId: bigint, place: StoryPlace): Promise<TransferRow[]>;
  /** A transfer of a brand by its id; null where there is none. */
  find(merchant: string, id: string): Promise<TransferRow | null>;
  /** The minute's round, now. */
  sweep(): Promise<void>;
}

export interface Transfers extends ServerModule {
  readonly service: TransfersService;
  readonly contributes: {
    readonly recordLabels: readonly TransfersService['labels'][];
    readonly purses: readonly TransfersService['balancesOf'][];
    /** Money that left for purses counts as staked: nobody here sees it staked. */
    readonly stakeTotals: readonly TransfersService['totals'][];
    readonly personalData: readonly PersonalData[];
  };
}

/** Money between the main wallet and purses at vendors; see README.md. */
export function createTransfers(options: TransfersOptions): Transfers {
  const { patienceMs, vendors, metrics, ...rest } = options;
  const deps: TransfersDeps = {
    ...rest,
    metrics: createTransferMetrics(metrics),
    vendor: createPurseVendor(vendors, patienceMs),
  };
  const { read } = options.database;
  const service: TransfersService = {
    setPurse: (merchant, purse) => writePurse(read, merchant, purse, true),
    seedPurse: (merchant, purse) => writePurse(read, merchant, purse, false),
    async purseOf(merchant, vendor) {
      const purses = await readPurses(read, merchant);
      return purses.find((purse) => purse.vendor === vendor && !purse.single)?.vendor ?? null;
    },
    balancesOf: (merchant, playerId) => knownBalances(deps, merchant, playerId),
    async totals(db, asked) {
      const spans = asked.map(({ playerId, days: { from, until } }) => ({ playerId, from, until }));
      return (await sumOuts(db, spans)).map(({ out, home }) => ({ stake: out, payout: home }));
    },
    labels: (playerId, references) => labelTransfers(read, playerId, references),
    purseVendors: async (merchant) =>
      (await readPurses(read, merchant)).map(({ vendor }) => vendor),
    reconcileSpan: (vendor, span) => reconcileSpan(deps, vendor, span),
    unknownTransfers: (merchant, limit) => unknownTransfers(deps, merchant, limit),
    settleByHand: (decision) => settleByHand(deps, decision),
    ofMember: (playerId, place) => transfersBefore(read, playerId, place),
    async find(merchant, id) {
      const row = isTransferId(id) ? await readTransfer(read, id) : null;
      return row?.merchant_id === merchant ? row : null;
    },
    sweep: () => sweepTransfers(deps),
  };
  return {
    service,
    contributes: {
      recordLabels: [service.labels],
      purses: [service.balancesOf],
      stakeTotals: [service.totals],
      personalData: [transfersData(read)],
    },
    routes: transfersRoutes(deps),
    jobs: [
      {
        name: followJob,
        run: (payload) => followTransfer(deps, FollowPayload.parse(payload).transferId),
      },
      {
        name: 'transfers.sweep',
        cron: '* * * * *',
        atStart: true,
        run: () => sweepTransfers(deps),
      },
      { name: 'transfers.reconcile', cron: '37 4 * * *', run: () => reconcile(deps) },
    ],
  };
}
