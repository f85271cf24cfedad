import { randomUUID } from 'node:crypto';
import { insertAnnouncement, writeAnnouncementEnd } from '../change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { SiteAnnouncement } from '../site.model.ts';
import { changeSite } from './change-site.ts';

export type NewAnnouncement = Pick<SiteAnnouncement, 'kind' | 'texts'>;

/** Publishes an announcement now and tells every open page; returns its id. */
export async function publishAnnouncement(
  deps: SiteDeps,
  merchant: string,
  { kind, texts }: NewAnnouncement,
  actor: string,
): Promise<string> {
  const id = randomUUID();
  await changeSite(deps, {
    merchant,
    actor,
    subject: `announcement ${id}`,
    async write(tx) {
      await insertAnnouncement(tx, merchant, { id, kind, publishedAt: deps.clock.now(), texts });
      await deps.events.emit(tx, {
        topic: 'message',
        audience: `merchant:${merchant}`,
        payload: { id, kind },
      });
      return { before: null, after: { kind, texts } };
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
      const before = await writeAnnouncementEnd(tx, merchant, id, now);
      if (before === undefined) throw new Error(`There is no announcement ${id}.`);
      return { before: { endsAt: before }, after: { endsAt: now } };
    },
  });
}
