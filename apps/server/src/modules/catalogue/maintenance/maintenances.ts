import type { Maintenance, MaintenanceEffect } from '@arara/contract';
import { recordChange } from '../../../platform/change.repository.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { CatalogueGame, CatalogueVendor, MerchantCatalogue } from '../catalogue.model.ts';
import { emptyCatalogue } from '../catalogue.build.ts';
import { nameOf } from '../catalogue.present.ts';
import { bumpVersion } from '../catalogue.repository.ts';
import {
  endMaintenance,
  insertMaintenance,
  listMaintenance,
  lockMaintenance,
  overlaps,
} from './maintenance.repository.ts';
import type { MaintenanceRow } from './maintenance.repository.ts';

const shown = 50;

/** A title by its node id, or a whole vendor by its code. */
export interface MendedSubject {
  readonly nodeId?: string | undefined;
  readonly vendor?: string | undefined;
}

interface Reader {
  readonly merchant: string;
  readonly language: string;
}

export interface MaintenancePlan extends MendedSubject {
  /** Null: now. */
  readonly from: Date | null;
  /** Null: until somebody ends it. */
  readonly until: Date | null;
  readonly staff: StaffActor;
  readonly reason: string;
}

/** The things of a brand that are mended together. */
export interface Mending {
  readonly vendor: CatalogueVendor;
  readonly game: CatalogueGame | null;
  readonly games: readonly CatalogueGame[];
}

/**
 * Maintenance of titles and vendors with a period: while it runs nobody opens them or stakes on them, and open rounds go
 * on to their end. It begins and ends by the clock, in every process within a second.
 */
export function createMaintenances(deps: CatalogueDeps) {
  const { database, clock } = deps;
  const history = { schema: 'catalogue', record: deps.record } as const;

  const catalogueOf = async (merchant: string): Promise<MerchantCatalogue> =>
    (await deps.catalogues.current()).get(merchant) ?? emptyCatalogue;

  /** Throws `game.not.found` or `vendor.not.found`, also for those of another brand, and `maintenance.lottery`. */
  async function mendingOf(merchant: string, subject: MendedSubject): Promise<Mending> {
    const mending = await find(merchant, subject);
    // Tickets are sold by the lotteries' own switch, which knows what is under way.
    if (mending.vendor.kind === 'lottery') throw new AppError('maintenance.lottery');
    return mending;
  }

  async function find(merchant: string, subject: MendedSubject): Promise<Mending> {
    const { byNode, vendors } = await catalogueOf(merchant);
    if ((subject.nodeId === undefined) === (subject.vendor === undefined))
      throw new AppError('request.invalid', { field: 'vendor' });
    if (subject.nodeId !== undefined) {
      const game = byNode.get(subject.nodeId);
      if (game === undefined) throw new AppError('game.not.found');
      return { vendor: game.vendor, game, games: [game] };
    }
    const vendor = vendors.find(({ code }) => code === subject.vendor);
    if (vendor === undefined) throw new AppError('vendor.not.found');
    const games = [...byNode.values()].filter((game) => game.vendor.code === vendor.code);
    return { vendor, game: null, games };
  }

  async function tell(tx: Parameters<typeof bumpVersion>[0], merchant: string): Promise<void> {
    await bumpVersion(tx, merchant);
    await deps.events.emit(tx, {
      topic: 'site',
      audience: `merchant:${merchant}`,
      payload: { changed: 'catalogue' },
    });
  }

  function present(
    { byNode, vendors }: MerchantCatalogue,
    row: MaintenanceRow,
    language: string,
  ): Maintenance {
    const game = row.nodeId === null ? undefined : byNode.get(String(row.nodeId));
    const vendor = vendors.find(({ code }) => code === row.vendor);
    return {
      id: String(row.id),
      vendor: { code: row.vendor, name: vendor?.name ?? row.vendor },
      game: game === undefined ? null : { nodeId: game.nodeId, name: nameOf(game, language) },
      from: row.from.toISOString(),
      until: row.until?.toISOString() ?? null,
      state: stateOf(row, clock.now()),
      reason: row.reason,
      by: row.by,
      endedBy: row.endedBy,
    };
  }

  return {
    mendingOf,

    async list({ merchant, language }: Reader, subject: MendedSubject): Promise<Maintenance[]> {
      const catalogue = await catalogueOf(merchant);
      const rows = await listMaintenance(database.read, merchant, clock.now(), shown);
      const { nodeId, vendor } = subject;
      // A title is mended by its own maintenance, and by that of its vendor.
      const ofGame = nodeId === undefined ? undefined : catalogue.byNode.get(nodeId)?.vendor.code;
      return rows
        .filter(
          (row) =>
            (vendor === undefined || row.vendor === vendor) &&
            (nodeId === undefined ||
              (row.nodeId === null ? row.vendor === ofGame : String(row.nodeId) === nodeId)),
        )
        .map((row) => present(catalogue, row, language));
    },

    async plan({ merchant, language }: Reader, wish: MaintenancePlan): Promise<Maintenance> {
      const { vendor, game } = await mendingOf(merchant, wish);
      const at = clock.now();
      const from = wish.from ?? at;
      const { until, staff, reason } = wish;
      const isPast = wish.from !== null && wish.from < at;
      if (isPast || (until !== null && until <= from))
        throw new AppError('maintenance.period', { field: isPast ? 'from' : 'until' });
      const nodeId = game === null ? null : BigInt(game.nodeId);
      const by = staff.email;
      const one = { merchant, vendor: vendor.code, nodeId, from, until, reason, by, at };
      const [row] = await database.transaction(async (tx) => {
        await tell(tx, merchant);
        if (await overlaps(tx, one)) throw new AppError('maintenance.overlaps');
        const made = await insertMaintenance(tx, one);
        await recordChange(tx, history, {
          merchant,
          at,
          actor: by,
          subject: game === null ? `vendor ${vendor.code}` : `game ${game.code}`,
          before: null,
          after: { maintenance: { from: from.toISOString(), until: until?.toISOString() ?? null } },
          signed: { staff, reason },
        });
        return made;
      });
      invariant(row !== undefined, 'a planned maintenance has a row');
      await deps.catalogues.refresh();
      return present(await catalogueOf(merchant), row, language);
    },

    /** Ends one now. Throws `maintenance.not.found`, `maintenance.over`. */
    async end(
      { merchant, language }: Reader,
      id: string,
      { staff, reason }: { readonly staff: StaffActor; readonly reason: string },
    ): Promise<Maintenance> {
      const at = clock.now();
      const by = staff.email;
      const ended = await database.transaction(async (tx) => {
        await tell(tx, merchant);
        const row = await lockMaintenance(tx, merchant, BigInt(id));
        if (row === null) throw new AppError('maintenance.not.found');
        if (stateOf(row, at) === 'over') throw new AppError('maintenance.over');
        await endMaintenance(tx, row.id, { at, by });
        const { byNode } = await catalogueOf(merchant);
        const game = row.nodeId === null ? undefined : byNode.get(String(row.nodeId));
        const { from, until } = row;
        await recordChange(tx, history, {
          merchant,
          at,
          actor: by,
          subject: game === undefined ? `vendor ${row.vendor}` : `game ${game.code}`,
          before: {
            maintenance: { from: from.toISOString(), until: until?.toISOString() ?? null },
          },
          after: { maintenance: { from: from.toISOString(), until: at.toISOString() } },
          signed: { staff, reason },
        });
        return { ...row, endedAt: at, endedBy: by };
      });
      await deps.catalogues.refresh();
      return present(await catalogueOf(merchant), ended, language);
    },
  };
}

export type Maintenances = ReturnType<typeof createMaintenances>;

function stateOf({ from, until, endedAt }: MaintenanceRow, at: Date): Maintenance['state'] {
  if (endedAt !== null || (until !== null && until <= at)) return 'over';
  return from <= at ? 'running' : 'planned';
}

/** The consequence of a maintenance: a prize is always paid, and these end the rounds that are open. */
export const effectOf = (
  games: readonly CatalogueGame[],
  open: { readonly rounds: number; readonly players: number; readonly oldest: Date | null },
): MaintenanceEffect => ({
  titles: games.filter(({ isGame }) => isGame === 'GAME').length,
  openRounds: open.rounds,
  players: open.players,
  oldest: open.oldest?.toISOString() ?? null,
  finishedBy: [
    ...new Set(games.map(({ vendor }) => (vendor.kind === 'studio' ? 'studio' : 'vendor'))),
  ],
});
