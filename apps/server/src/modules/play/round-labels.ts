import { inNearest } from '@arara/i18n';
import { gamesOfRounds } from './rounds.repository.ts';
import type { PlayDeps } from './play.deps.ts';

const prefix = 'round:';

/** Names of the games that ledger references of one player are about, in a language. */
export async function labelRounds(
  { database, ports }: Pick<PlayDeps, 'database' | 'ports'>,
  playerId: bigint,
  references: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = references
    .filter((reference) => reference.startsWith(prefix))
    .map((reference) => reference.slice(prefix.length))
    .filter((id) => /^\d{1,19}$/.test(id));
  const rows = await gamesOfRounds(database.read, playerId, ids);
  const labels = new Map<string, string>();
  for (const row of rows) {
    const facts = await ports.games.factsOf(row.merchant_id, row.vendor, row.game_code);
    const name = inNearest(facts?.names ?? {}, language) ?? row.game_code;
    labels.set(`${prefix}${row.id}`, name);
  }
  return labels;
}
