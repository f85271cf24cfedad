import type { Tx } from '@arara/postgres';
import { recordChange } from '../../../platform/change.repository.ts';
import type { PlannedChange, SignedChange } from '../../../platform/change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import { bumpVersion } from '../site.repository.ts';

/** The act of an operator on a merchant: who, whose site, and the change itself. */
export interface SiteChange {
  readonly merchant: string;
  /** The person who did it, for the history: an operator's name or the command line's user. */
  readonly actor: string;
  /** `maintenance`, `regions`, `module FREEPLAY3` … */
  readonly subject: string;
  readonly signed?: SignedChange;
  readonly planned?: PlannedChange;
  /** Writes the change; returns the subject before it and after it. */
  readonly write: (tx: Tx) => Promise<{ readonly before: unknown; readonly after: unknown }>;
}

/** Writes a change with its history, moves the version, tells every process and every open page. */
export async function changeSite(deps: SiteDeps, change: SiteChange): Promise<void> {
  await deps.database.transaction((tx) => writeSiteChange(deps, tx, change));
  await deps.sites.refresh();
}

/**
 * The same in a transaction that is open: the one who opened it has this process look again. Answers the
 * number of the change.
 */
export async function writeSiteChange(
  deps: Pick<SiteDeps, 'record' | 'clock' | 'events'>,
  tx: Tx,
  { write, ...change }: SiteChange,
): Promise<bigint> {
  const { merchant, subject } = change;
  const history = { schema: 'site', record: deps.record } as const;
  const known = await bumpVersion(tx, merchant);
  if (!known) throw new Error(`There is no merchant ${merchant}.`);
  const sides = await write(tx);
  const id = await recordChange(tx, history, { ...change, ...sides, at: deps.clock.now() });
  await deps.events.emit(tx, {
    topic: 'site',
    audience: `merchant:${merchant}`,
    payload: { changed: subject.split(' ')[0] ?? subject },
  });
  return id;
}
