import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { CatalogueSeed } from './catalogue.model.ts';

/** Vendors in the operator's order. Answers how many rows were written. */
export async function seedVendors(tx: Tx, { merchant, vendors }: CatalogueSeed): Promise<number> {
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

/**
 * Games in the operator's order, with the words by which each is found; the first of them wear badges.
 * Answers how many rows were written.
 */
export async function seedGames(
  tx: Tx,
  { merchant, games }: CatalogueSeed,
  { words, badges }: { readonly words: readonly string[]; readonly badges: number },
): Promise<number> {
  const rows = games.map((game, index) => ({
    ...game,
    minBet: game.minBet?.toString() ?? null,
    maxBet: game.maxBet?.toString() ?? null,
    isGame: game.isGame ?? 'GAME',
    position: index + 1,
    search: words[index] ?? '',
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
