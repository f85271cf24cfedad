import { sql } from '@arara/postgres';
import type { StudioProgram } from './studio-program.ts';

/** The card of a slot, which lends its fields to the cards of tests. */
const lender = 1001;

/** The numbers of titles' cards in the lobby, by code; a title that the catalogue's seed does not name gets one. */
export async function cardsOf(
  { owner, modules }: Pick<StudioProgram, 'owner' | 'modules'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await owner.query(sql`
    insert into catalogue.game (merchant_id, vendor_code, code, game_type, names, classify, has_trial,
      cover, state, added_at, position, search_words)
    select merchant_id, vendor_code, c.code, 'INHOUSE', names, classify, true, cover, 'on', added_at,
      position, ''
    from catalogue.game l cross join unnest(${codes}::text[]) as c (code) where node_id = ${lender}
      and not exists (
        select from catalogue.game g where g.merchant_id = l.merchant_id and g.code = c.code)`);
  // The program hears of the cards with the first that is switched.
  await modules.catalogue.service.setGame('arara', codes[0] ?? '', 'on', 'test');
  const { rows } = await owner.query<{ node_id: bigint; code: string }>(sql`
    select g.node_id, g.code from catalogue.game g
    join catalogue.game l on l.merchant_id = g.merchant_id and l.node_id = ${lender}`);
  return new Map(rows.map(({ node_id: id, code }) => [code, String(id)]));
}
