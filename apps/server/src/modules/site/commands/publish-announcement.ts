import { randomUUID } from 'node:crypto';
import { sql } from '@arara/postgres';
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
      await tx.query(sql`
        insert into site.announcement (merchant_id, id, kind, published_at, texts, origin)
        values (${merchant}, ${id}, ${kind}, ${deps.clock.now()},
          ${JSON.stringify(texts)}::jsonb, 'operator')`);
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
      const { rows } = await tx.query<{ before: Date | null }>(sql`
        update site.announcement a set ends_at = ${now}, origin = 'operator'
        from (select * from site.announcement
          where merchant_id = ${merchant} and id = ${id} for update) old
        where a.merchant_id = old.merchant_id and a.id = old.id
        returning old.ends_at as before`);
      if (rows[0] === undefined) throw new Error(`There is no announcement ${id}.`);
      return { before: { endsAt: rows[0].before }, after: { endsAt: now } };
    },
  });
}
