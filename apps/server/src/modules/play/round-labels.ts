import { inNearest } from '@arara/i18n';
import { sql } from '@arara/postgres';
import type { PlayContext } from './play.context.ts';

const prefix = 'round:';

interface RoundGame {
  id: bigint;
  merchant_id: string;
  game_code: string;
  vendor: string;
}

/** Names of the games that ledger references of one player are about, in a language. */
export async function labelRounds(
  { database, ports }: Pick<PlayContext, 'database' | 'ports'>,
  playerId: bigint,
  references: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = references
    .filter((reference) => reference.startsWith(prefix))
    .map((reference) => reference.slice(prefix.length))
    .filter((id) => /^\d{1,19}$/.test(id));
  const { rows } = await database.read.query<RoundGame>(sql`
    select r.id, r.merchant_id, r.game_code, v.code as vendor
    from play.round r join play.vendor v on v.id = r.vendor_id
    where r.player_id = ${playerId} and r.id = any(${ids}::bigint[])`);
  const labels = new Map<string, string>();
  for (const row of rows) {
    const facts = await ports.games.factsOf(row.merchant_id, row.vendor, row.game_code);
    const name = inNearest(facts?.names ?? {}, language) ?? row.game_code;
    labels.set(`${prefix}${row.id}`, name);
  }
  return labels;
}
