import type { GameType } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { CatalogueVendor } from '../catalogue.model.ts';
import { bumpVersion } from '../catalogue.repository.ts';
import { searchWordsOf } from '../catalogue.words.ts';
import { hotBadges } from './rank-games.ts';

export interface GameSeed {
  /** A number that stays the same for ever; where there is none, the next one from 100000. */
  readonly nodeId: number | null;
  readonly vendorCode: string;
  readonly code: string;
  readonly gameType: GameType;
  readonly names: Readonly<Record<string, string>>;
  readonly classify: readonly string[];
  /** The words by which it is found beside its names, vendor and kinds. */
  readonly words?: readonly string[];
  /** A game, if nothing else is said; or a card that opens the list of its vendor's games. */
  readonly isGame?: 'GAME' | 'VASSALAGE';
  readonly lineNum: number | null;
  /** Minor units. */
  readonly minBet: bigint | null;
  readonly maxBet: bigint | null;
  readonly rtpHundredths: number | null;
  readonly hasTrial: boolean;
  readonly cover: string;
  readonly addedAt: Date;
}

/** Vendors and games of a merchant, in the operator's order. */
export interface CatalogueSeed {
  readonly merchant: string;
  readonly vendors: readonly Omit<CatalogueVendor, 'merchant' | 'position' | 'enabled'>[];
  readonly games: readonly GameSeed[];
}

/**
 * Writes vendors and games. Running it again renews what comes from the titles (names, return,
 * lines, bounds) and leaves what the operator decides: whether a vendor or a game is on.
 */
export async function seedCatalogue(deps: CatalogueDeps, seed: CatalogueSeed): Promise<void> {
  // A cover that was never drawn is refused here, not in the middle of a list.
  for (const { cover } of seed.games) deps.cover(cover);
  for (const { icon } of seed.vendors) deps.cover(icon);
  await deps.database.transaction(async (tx) => {
    const vendors = await seedVendors(tx, seed);
    const games = await seedGames(tx, seed);
    if (vendors + games > 0) await bumpVersion(tx, seed.merchant);
  });
  // Also when nothing was to be written: another process may just have done it.
  await deps.catalogues.refresh();
}

async function seedVendors(tx: Tx, { merchant, vendors }: CatalogueSeed): Promise<number> {
  const rows = vendors.map((vendor, index) => ({ ...vendor, position: index + 1 }));
  const { rowCount } = await tx.query(sql`
    insert into catalogue.vendor as t (merchant_id, code, name, kind, wallet_vendor, launch_url,
      icon, position, enabled, sandbox, joined_at)
    select ${merchant}, code, name, kind, "walletVendor", "launchUrl", icon, position, true,
      sandbox, "joinedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(code text, name text, kind text,
      "walletVendor" text, "launchUrl" text, icon text, position int, sandbox boolean,
      "joinedAt" timestamptz)
    on conflict (merchant_id, code) do update set name = excluded.name, kind = excluded.kind,
      wallet_vendor = excluded.wallet_vendor, launch_url = excluded.launch_url,
      icon = excluded.icon, position = excluded.position, sandbox = excluded.sandbox,
      joined_at = excluded.joined_at
    where (t.name, t.kind, t.wallet_vendor, t.launch_url, t.icon, t.position, t.sandbox, t.joined_at)
      is distinct from (excluded.name, excluded.kind, excluded.wallet_vendor, excluded.launch_url,
      excluded.icon, excluded.position, excluded.sandbox, excluded.joined_at)`);
  return rowCount ?? 0;
}

async function seedGames(tx: Tx, { merchant, vendors, games }: CatalogueSeed): Promise<number> {
  const badges = hotBadges(games);
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]));
  const rows = games.map((game, index) => ({
    ...game,
    minBet: game.minBet?.toString() ?? null,
    maxBet: game.maxBet?.toString() ?? null,
    isGame: game.isGame ?? 'GAME',
    position: index + 1,
    search: searchWordsOf({ ...game, vendorName: vendorNames.get(game.vendorCode) ?? '' }),
  }));
  const { rowCount } = await tx.query(sql`
    insert into catalogue.game as t (node_id, merchant_id, vendor_code, code, game_type, names,
      classify, is_game, line_num, min_bet, max_bet, rtp_hundredths, has_trial, cover, state, added_at,
      position, hot_rank, is_hot, search_words)
    select coalesce(g."nodeId", old.node_id,
        nextval(pg_get_serial_sequence('catalogue.game', 'node_id'))),
      ${merchant}, g."vendorCode", g.code, g."gameType", g.names, g.classify, g."isGame", g."lineNum",
      g."minBet", g."maxBet", g."rtpHundredths", g."hasTrial", g.cover, 'on', g."addedAt", g.position,
      g.position, g.position <= ${badges} and g."gameType" not in ('LOTT', 'ELOTT'), g.search
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("nodeId" bigint,
      "vendorCode" text, code text, "gameType" text, names jsonb, classify text[], "isGame" text, "lineNum" int,
      "minBet" bigint, "maxBet" bigint, "rtpHundredths" int, "hasTrial" boolean, cover text,
      "addedAt" timestamptz, position int, search text)
    left join catalogue.game old on old.merchant_id = ${merchant}
      and old.vendor_code = g."vendorCode" and old.code = g.code
    on conflict (merchant_id, vendor_code, code) do update set names = excluded.names,
      classify = excluded.classify, line_num = excluded.line_num, min_bet = excluded.min_bet,
      max_bet = excluded.max_bet, rtp_hundredths = excluded.rtp_hundredths,
      has_trial = excluded.has_trial, cover = excluded.cover, position = excluded.position,
      search_words = excluded.search_words
    where (t.names, t.classify, t.line_num, t.min_bet, t.max_bet, t.rtp_hundredths, t.has_trial,
        t.cover, t.position, t.search_words)
      is distinct from (excluded.names, excluded.classify, excluded.line_num, excluded.min_bet,
        excluded.max_bet, excluded.rtp_hundredths, excluded.has_trial, excluded.cover,
        excluded.position, excluded.search_words)`);
  return rowCount ?? 0;
}
