import { sql } from '@arara/postgres';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import { bumpVersion } from '../catalogue.repository.ts';

/** Switches a game on or off, by node id or by code; throws when there is none. */
export async function setGame(
  deps: CatalogueDeps,
  change: { readonly merchant: string; readonly game: string; readonly state: 'on' | 'off' },
  actor: string,
): Promise<void> {
  const { merchant, game, state } = change;
  await deps.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ before: string }>(sql`
      update catalogue.game g set state = ${state}
      from (select node_id, state from catalogue.game where merchant_id = ${merchant}
        and (node_id::text = ${game} or code = ${game}) for update) old
      where g.node_id = old.node_id returning old.state as before`);
    if (rows.length === 0) throw new Error(`There is no game ${game} at ${merchant}.`);
    await tx.query(sql`
      insert into catalogue.change (merchant_id, at, actor, subject, before, after)
      values (${merchant}, ${deps.clock.now()}, ${actor}, ${`game ${game}`},
        to_jsonb(${rows[0]?.before}::text), to_jsonb(${state}::text))`);
    await bumpVersion(tx, merchant);
    await deps.events.emit(tx, {
      topic: 'site',
      audience: `merchant:${merchant}`,
      payload: { changed: 'catalogue' },
    });
  });
  await deps.catalogues.refresh();
}
