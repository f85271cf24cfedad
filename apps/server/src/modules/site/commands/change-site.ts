import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { SiteDeps } from '../site.deps.ts';
import { bumpVersion, recordChange } from '../site.repository.ts';

/** The act of an operator on a merchant: who, whose site, and the change itself. */
export interface SiteChange {
  readonly merchant: string;
  /** Whose hand it was, for the history: an operator's name or the command line's user. */
  readonly actor: string;
  /** `maintenance`, `regions`, `module FREEPLAY3` … */
  readonly subject: string;
  /** Writes the change; returns the subject before it and after it. */
  readonly write: (tx: Tx) => Promise<{ readonly before: unknown; readonly after: unknown }>;
}

/** Writes a change with its history, moves the version, tells every process and every open page. */
export async function changeSite(deps: SiteDeps, change: SiteChange): Promise<void> {
  const { merchant, actor, subject } = change;
  await deps.database.transaction(async (tx) => {
    const known = await bumpVersion(tx, merchant);
    if (!known) throw new Error(`There is no merchant ${merchant}.`);
    const { before, after } = await change.write(tx);
    await recordChange(tx, { merchant, at: deps.clock.now(), actor, subject, before, after });
    await deps.events.emit(tx, {
      topic: 'site',
      audience: `merchant:${merchant}`,
      payload: { changed: subject.split(' ')[0] ?? subject },
    });
  });
  await deps.sites.refresh();
}

/** The row of `site.access`, made when the merchant has none yet. */
export async function lockAccess(tx: Tx, merchant: string): Promise<void> {
  await tx.query(sql`
    insert into site.access (merchant_id) values (${merchant}) on conflict do nothing`);
}
