import type { Tx } from '@arara/postgres';
import { recordChange } from '../../../platform/change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import { bumpVersion } from '../site.repository.ts';

/** The act of an operator on a merchant: who, whose site, and the change itself. */
export interface SiteChange {
  readonly merchant: string;
  /** The person who did it, for the history: an operator's name or the command line's user. */
  readonly actor: string;
  /** `maintenance`, `regions`, `module FREEPLAY3` … */
  readonly subject: string;
  /** Writes the change; returns the subject before it and after it. */
  readonly write: (tx: Tx) => Promise<{ readonly before: unknown; readonly after: unknown }>;
}

/** Writes a change with its history, moves the version, tells every process and every open page. */
export async function changeSite(deps: SiteDeps, change: SiteChange): Promise<void> {
  const { merchant, actor, subject } = change;
  const history = { schema: 'site', record: deps.record } as const;
  await deps.database.transaction(async (tx) => {
    const known = await bumpVersion(tx, merchant);
    if (!known) throw new Error(`There is no merchant ${merchant}.`);
    const { before, after } = await change.write(tx);
    const at = deps.clock.now();
    await recordChange(tx, history, { merchant, at, actor, subject, before, after });
    await deps.events.emit(tx, {
      topic: 'site',
      audience: `merchant:${merchant}`,
      payload: { changed: subject.split(' ')[0] ?? subject },
    });
  });
  await deps.sites.refresh();
}
