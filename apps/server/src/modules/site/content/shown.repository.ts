import type { AnnouncementContent, BannerContent, HelpContent } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { z } from 'zod';
import type { HelpArticle, SiteAnnouncement, SiteBanner } from '../site.model.ts';

type Announcement = z.output<typeof AnnouncementContent>;
type Banner = z.output<typeof BannerContent>;
type Help = z.output<typeof HelpContent>;

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The part of an announcement that staff write; a row has more. */
export function announcementContent(
  row: Omit<SiteAnnouncement, 'id' | 'publishedAt'>,
): Announcement {
  const { kind, audience, position, shown, texts } = row;
  const period = { startsAt: instantOf(row.startsAt), endsAt: instantOf(row.endsAt) };
  return { kind, audience, position, shown, ...period, texts };
}

export function bannerContent(row: Omit<SiteBanner, 'id'>): unknown {
  const { groupName, position, shown, art, artWide, linkageType, link, texts } = row;
  const period = { startsAt: instantOf(row.startsAt), endsAt: instantOf(row.endsAt) };
  return { groupName, position, shown, art, artWide, linkageType, link, ...period, texts };
}

/** An announcement as it is, which nobody changes until the transaction ends; null: there is none. */
export async function lockAnnouncement(
  tx: Tx,
  merchant: string,
  id: string,
): Promise<Announcement | null> {
  const { rows } = await tx.query<SiteAnnouncement & Record<string, unknown>>(sql`
    select kind, audience, position, shown, starts_at as "startsAt", ends_at as "endsAt", texts
    from site.announcement where merchant_id = ${merchant} and id = ${id} for update`);
  return rows[0] === undefined ? null : announcementContent(rows[0]);
}

/** Writes an announcement; a new one is published at `at`, one that is there keeps its day. */
export async function writeAnnouncement(
  tx: Tx,
  merchant: string,
  id: string,
  { kind, audience, position, shown, startsAt, endsAt, texts }: Announcement,
  at: Date,
): Promise<void> {
  await tx.query(sql`
    insert into site.announcement (merchant_id, id, kind, audience, position, shown, published_at,
      texts, starts_at, ends_at, origin)
    values (${merchant}, ${id}, ${kind}, ${audience}, ${position}, ${shown}, ${at},
      ${JSON.stringify(texts)}::jsonb, ${startsAt}, ${endsAt}, 'operator')
    on conflict (merchant_id, id) do update set kind = excluded.kind,
      audience = excluded.audience, position = excluded.position, shown = excluded.shown,
      texts = excluded.texts, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      origin = 'operator'`);
}

export async function lockBanner(tx: Tx, merchant: string, id: string): Promise<unknown> {
  const { rows } = await tx.query<SiteBanner & Record<string, unknown>>(sql`
    select group_name as "groupName", position, shown, art, art_wide as "artWide",
      linkage_type as "linkageType", link, starts_at as "startsAt", ends_at as "endsAt", texts
    from site.banner where merchant_id = ${merchant} and id = ${id} for update`);
  return rows[0] === undefined ? null : bannerContent(rows[0]);
}

export async function writeBanner(
  tx: Tx,
  merchant: string,
  id: string,
  banner: Banner,
): Promise<void> {
  await tx.query(sql`
    insert into site.banner (merchant_id, id, group_name, position, shown, art, art_wide,
      linkage_type, link, texts, starts_at, ends_at, origin)
    values (${merchant}, ${id}, ${banner.groupName}, ${banner.position}, ${banner.shown},
      ${banner.art}, ${banner.artWide}, ${banner.linkageType}, ${banner.link},
      ${JSON.stringify(banner.texts)}::jsonb, ${banner.startsAt}, ${banner.endsAt}, 'operator')
    on conflict (merchant_id, id) do update set group_name = excluded.group_name,
      position = excluded.position, shown = excluded.shown, art = excluded.art,
      art_wide = excluded.art_wide, linkage_type = excluded.linkage_type, link = excluded.link,
      texts = excluded.texts, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      origin = 'operator'`);
}

export function helpContent({ topic, position, shown, texts }: Omit<HelpArticle, 'id'>): Help {
  return { topic, position, shown, texts };
}

export async function lockHelp(tx: Tx, merchant: string, id: string): Promise<Help | null> {
  const { rows } = await tx.query<HelpArticle & Record<string, unknown>>(sql`
    select topic, position, shown, texts from site.help_article
    where merchant_id = ${merchant} and id = ${id} for update`);
  return rows[0] === undefined ? null : helpContent(rows[0]);
}

export async function writeHelp(
  tx: Tx,
  merchant: string,
  id: string,
  { topic, position, shown, texts }: Help,
): Promise<void> {
  await tx.query(sql`
    insert into site.help_article (merchant_id, id, topic, position, shown, texts, origin)
    values (${merchant}, ${id}, ${topic}, ${position}, ${shown},
      ${JSON.stringify(texts)}::jsonb, 'operator')
    on conflict (merchant_id, id) do update set topic = excluded.topic,
      position = excluded.position, shown = excluded.shown, texts = excluded.texts,
      origin = 'operator'`);
}
