import { randomUUID } from 'node:crypto';
import { sayAtOnce } from '../content/content.places.ts';
import { lockAnnouncement, writeAnnouncement } from '../content/shown.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { SiteAnnouncement } from '../site.model.ts';
import { changeSite } from './change-site.ts';

export type NewAnnouncement = Pick<SiteAnnouncement, 'kind' | 'texts'>;

/** Publishes an announcement to everybody now and tells every open page; returns its id. */
export async function publishAnnouncement(
  deps: SiteDeps,
  merchant: string,
  { kind, texts }: NewAnnouncement,
  actor: string,
): Promise<string> {
  const id = randomUUID();
  const always = {
    audience: 'all',
    position: 0,
    shown: true,
    startsAt: null,
    endsAt: null,
  } as const;
  const after = { kind, ...always, texts };
  await changeSite(deps, {
    merchant,
    actor,
    subject: `announcement ${id}`,
    async write(tx) {
      await writeAnnouncement(tx, merchant, id, after, deps.clock.now());
      await sayAtOnce(deps, tx, merchant, { id, kind });
      return { before: null, after };
    },
  });
  return id;
}

/** Takes an announcement back: nobody is shown it any more. */
export async function endAnnouncement(
  deps: SiteDeps,
  merchant: string,
  id: string,
  actor: string,
): Promise<void> {
  const now = deps.clock.now();
  await changeSite(deps, {
    merchant,
    actor,
    subject: `announcement ${id}`,
    async write(tx) {
      const before = await lockAnnouncement(tx, merchant, id);
      if (before === null) throw new Error(`There is no announcement ${id}.`);
      const after = { ...before, endsAt: now.toISOString() };
      await writeAnnouncement(tx, merchant, id, after, now);
      return { before, after };
    },
  });
}
