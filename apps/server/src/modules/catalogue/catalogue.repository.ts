import { createHash } from 'node:crypto';
import type { GameType, GameValue } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { readArrangements } from './arrange/arrangement.repository.ts';
import { arrangementOf, gameValueOf } from './arrange/arrange.policy.ts';
import type { PartValues } from './arrange/arrange.policy.ts';
import { buildCatalogue } from './catalogue.build.ts';
import type { CatalogueGame, CatalogueVendor, Catalogues, GameState } from './catalogue.model.ts';

/** A guess that finds more than this has found nothing. */
const alikeMax = 420;

interface GameRow {
  node_id: bigint;
  merchant_id: string;
  vendor_code: string;
  code: string;
  game_type: GameType;
  names: Record<string, string>;
  classify: string[];
  default_play_type: string | null;
  is_game: 'GAME' | 'VASSALAGE';
  line_num: number | null;
  min_bet: bigint | null;
  max_bet: bigint | null;
  rtp_hundredths: number | null;
  has_trial: boolean;
  cover: string;
  state: GameState;
  position: number;
  added_at: Date;
  hot_rank: number;
  is_hot: boolean;
  search: string;
}

/** Versions of all catalogues in one text: what a process compares. */
export async function readVersions(db: Db): Promise<string> {
  const { rows } = await db.query<{ versions: string | null }>(sql`
    select string_agg(merchant_id || ':' || version, ' ' order by merchant_id) as versions
    from catalogue.state`);
  return rows[0]?.versions ?? '';
}

/** The sources that exist beside the rows: the sandbox, the lotteries that are on sale, and what is being mended. */
export interface Existing {
  readonly sandbox: boolean;
  readonly lotteries: readonly string[];
  readonly mended: readonly Mended[];
}

/** A maintenance that runs: of a title, or of a whole vendor. */
export interface Mended {
  readonly id: bigint;
  readonly merchant: string;
  readonly vendor: string;
  readonly nodeId: bigint | null;
}

/** Every merchant's catalogue. Versions are read first, so that they can only be too old. */
export async function readCatalogues(db: Db, existing: Existing): Promise<Catalogues> {
  const { rows: states } = await db.query<{ merchant_id: string; version: bigint }>(
    sql`select merchant_id, version from catalogue.state`,
  );
  const vendors = await readVendors(db);
  const isThere = existenceOf(existing);
  const arranged = await readArrangements(db);
  const outside = hashOf([...existing.lotteries, ...existing.mended.map(({ id }) => String(id))]);
  const { rows: games } = await db.query<GameRow>(sql`
    select node_id, merchant_id, vendor_code, code, game_type, names, classify, default_play_type,
      is_game, line_num, min_bet, max_bet, rtp_hundredths, has_trial, cover, state, position, added_at, hot_rank,
      is_hot, search
    from catalogue.game`);
  return new Map(
    states.map(({ merchant_id: merchant, version }) => {
      const own = vendors.filter((vendor) => vendor.merchant === merchant);
      const byCode = new Map(own.map((vendor) => [vendor.code, vendor]));
      const rows = games.filter((game) => game.merchant_id === merchant);
      const values: PartValues = arranged.get(merchant) ?? new Map();
      const list = rows.flatMap((row) => {
        const vendor = byCode.get(row.vendor_code);
        return vendor === undefined ? [] : [gameOf(row, vendor, isThere, gameValueOf(values, row))];
      });
      const shown = withoutEmptyEntries(list);
      return [merchant, buildCatalogue(`${version}.${outside}`, own, shown, arrangementOf(values))];
    }),
  );
}

async function readVendors(db: Db): Promise<CatalogueVendor[]> {
  const { rows } = await db.query<CatalogueVendor & Record<string, unknown>>(sql`
    select merchant_id as merchant, code, name, kind, wallet_vendor as "walletVendor",
      launch_url as "launchUrl", icon, position, enabled, sandbox, joined_at as "joinedAt"
    from catalogue.vendor order by position, code`);
  return rows;
}

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);

type IsThere = (
  row: GameRow,
  vendor: CatalogueVendor,
) => { readonly here: boolean; readonly mended: boolean };

/** A game is there with its vendor; one of the sandbox where that runs, a lottery while it is sold. */
function existenceOf({ sandbox, lotteries, mended }: Existing): IsThere {
  const sold = new Set(lotteries);
  const away = new Set(
    mended.map(({ merchant, vendor, nodeId }) => `${merchant} ${nodeId ?? vendor}`),
  );
  return ({ node_id, code, is_game: isGame }, vendor) => ({
    here:
      vendor.enabled &&
      (sandbox || !vendor.sandbox) &&
      (vendor.kind !== 'lottery' || isGame === 'VASSALAGE' || sold.has(code)),
    mended:
      away.has(`${vendor.merchant} ${vendor.code}`) || away.has(`${vendor.merchant} ${node_id}`),
  });
}

/** The entry of a vendor of lotteries leads somewhere while one of its kind is sold. */
function withoutEmptyEntries(games: readonly CatalogueGame[]): CatalogueGame[] {
  const kindOfSale = ({ vendor, gameType }: CatalogueGame) => `${vendor.code} ${gameType}`;
  const sold = new Set(
    games.filter(({ isGame, playable }) => isGame === 'GAME' && playable).map(kindOfSale),
  );
  return games.map((game) => {
    const isEntry = game.vendor.kind === 'lottery' && game.isGame === 'VASSALAGE';
    return isEntry && !sold.has(kindOfSale(game)) ? { ...game, playable: false } : game;
  });
}

function gameOf(
  row: GameRow,
  vendor: CatalogueVendor,
  isThere: IsThere,
  chosen: GameValue,
): CatalogueGame {
  const { here, mended } = isThere(row, vendor);
  return {
    nodeId: String(row.node_id),
    vendor,
    code: row.code,
    gameType: kindOf(row),
    names: row.names,
    classify: chosen.kinds ?? row.classify,
    ownKinds: row.classify,
    defaultPlayType: row.default_play_type,
    isGame: row.is_game,
    lineNum: row.line_num,
    minBet: row.min_bet,
    maxBet: row.max_bet,
    rtpHundredths: row.rtp_hundredths,
    hasTrial: row.has_trial,
    cover: row.cover,
    isOn: row.state === 'on',
    position: row.position,
    playable: row.state === 'on' && here && !mended,
    inMaintenance: mended,
    addedAt: row.added_at,
    hotRank: row.hot_rank,
    isHot: chosen.hot === 'auto' ? row.is_hot : chosen.hot === 'always',
    hotByPlay: row.is_hot,
    freshMark: chosen.fresh,
    search: row.search,
  };
}

/** Vendors of e-sports that stand among the sports (specification, section 3). */
const esportsVendors = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);

/** Cards of e-sports vendors inside the sports make a category of their own. */
function kindOf({ game_type, vendor_code }: GameRow): GameType {
  return game_type === 'SPORTS' && esportsVendors.has(vendor_code) ? 'ESPORTS' : game_type;
}

/** Node ids of games in which every word is found, slips allowed: best first, then most played. */
export async function searchAlike(
  db: Db,
  merchant: string,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ node_id: bigint }>(sql`
    select found.node_id
    from catalogue.search_alike(${merchant}, (
      select array_agg(catalogue.fold(word) order by length(word) desc, word)
      from unnest(${[...words]}::text[]) word)) found
    join catalogue.game g on g.node_id = found.node_id
    order by found.score desc, g.hot_rank, g.node_id
    limit ${alikeMax}`);
  return rows.map((row) => String(row.node_id));
}

/** Node ids of games that are a little like one of the words, the likest first. */
export async function searchNear(
  db: Db,
  merchant: string,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ node_id: bigint }>(sql`
    select found.node_id
    from catalogue.search_near(${merchant}, (
      select array_agg(catalogue.fold(word)) from unnest(${[...words]}::text[]) word)) found
    join catalogue.game g on g.node_id = found.node_id
    order by found.score desc, g.hot_rank, g.node_id
    limit ${limit}`);
  return rows.map((row) => String(row.node_id));
}

/** Moves the version of a merchant's catalogue; locks it until the commit. */
export async function bumpVersion(tx: Tx, merchant: string): Promise<void> {
  await tx.query(sql`
    insert into catalogue.state as s (merchant_id) values (${merchant})
    on conflict (merchant_id) do update set version = s.version + 1`);
}

/** Locks a game, which is named by its node id or its code; null where there is none. */
export async function lockGame(
  tx: Tx,
  merchant: string,
  game: string,
): Promise<{ readonly nodeId: bigint; readonly code: string; readonly state: GameState } | null> {
  const { rows } = await tx.query<{ node_id: bigint; code: string; state: GameState }>(sql`
    select node_id, code, state from catalogue.game
    where merchant_id = ${merchant} and (node_id::text = ${game} or code = ${game})
    order by node_id::text = ${game} desc, position limit 1 for update`);
  const [row] = rows;
  return row === undefined ? null : { nodeId: row.node_id, code: row.code, state: row.state };
}

/** Switches a game that is locked. */
export async function writeState(tx: Tx, nodeId: bigint, state: GameState): Promise<void> {
  await tx.query(sql`update catalogue.game set state = ${state} where node_id = ${nodeId}`);
}
