import { raw, sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { SiteSeed } from './site.model.ts';
import { SiteSettings, settingsVersion } from './site.settings.ts';

/** Rows of the seed that the seed no longer has. Answers how many went. */
export async function removeGone(tx: Tx, seed: SiteSeed): Promise<number> {
  const kept: [table: string, key: string, keys: readonly string[]][] = [
    ['site.module', 'mod_id', seed.modules],
    ['site.banner', 'id', seed.banners.map(({ id }) => id)],
    ['site.announcement', 'id', seed.announcements.map(({ id }) => id)],
    ['site.help_article', 'id', seed.help.map(({ id }) => id)],
    ['site.service_entry', 'type', seed.serviceEntries.map(({ type }) => type)],
    ['site.resource', 'resource_type', seed.resources.map(({ resourceType }) => resourceType)],
  ];
  let removed = 0;
  for (const [table, key, keys] of kept) {
    const { rowCount } = await tx.query(sql`
      delete from ${raw(table)} where merchant_id = ${seed.merchant} and origin = 'seed'
        and not ${raw(key)} = any(${[...keys]}::text[])`);
    removed += rowCount ?? 0;
  }
  return removed;
}

/** The merchant itself; what the operator made of its settings stays. Answers how many rows were written. */
export async function seedMerchant(tx: Tx, seed: SiteSeed): Promise<number> {
  const settings = JSON.stringify(SiteSettings.parse(seed.settings));
  const { rowCount } = await tx.query(sql`
    insert into site.merchant as m
      (id, hosts, currency, jurisdiction, time_zone, settings, settings_version, origin)
    values (${seed.merchant}, ${[...seed.hosts]}, ${seed.currency}, ${seed.jurisdiction},
      ${seed.timeZone}, ${settings}::jsonb, ${settingsVersion}, 'seed')
    on conflict (id) do update set hosts = excluded.hosts, jurisdiction = excluded.jurisdiction,
      settings = case when m.origin = 'seed' then excluded.settings else m.settings end
    where m.hosts <> excluded.hosts or m.jurisdiction <> excluded.jurisdiction
      or (m.origin = 'seed' and m.settings <> excluded.settings)`);
  await tx.query(sql`
    insert into site.access (merchant_id) values (${seed.merchant}) on conflict do nothing`);
  return rowCount ?? 0;
}

/** The zone that a merchant was written with; null where there is none. */
export async function readTimeZone(tx: Tx, merchant: string): Promise<string | null> {
  const { rows } = await tx.query<{ time_zone: string }>(sql`
    select time_zone from site.merchant where id = ${merchant}`);
  return rows[0]?.time_zone ?? null;
}

/** Modules that are on. Answers how many rows were written. */
export async function seedModules(tx: Tx, seed: SiteSeed): Promise<number> {
  const { rowCount } = await tx.query(sql`
    insert into site.module as t (merchant_id, mod_id, enabled, origin)
    select ${seed.merchant}, id, true, 'seed' from unnest(${[...seed.modules]}::text[]) id
    on conflict (merchant_id, mod_id) do update set enabled = true
    where t.origin = 'seed' and not t.enabled`);
  return rowCount ?? 0;
}

/** Banners of the site. Answers how many rows were written. */
export async function seedBanners(tx: Tx, { merchant, banners }: SiteSeed): Promise<number> {
  const { rowCount } = await tx.query(sql`
    insert into site.banner as t (merchant_id, id, group_name, position, art, art_wide,
      linkage_type, link, texts, starts_at, ends_at, origin)
    select ${merchant}, b.*, 'seed' from jsonb_to_recordset(${JSON.stringify(banners)}::jsonb) as b(
      id text, "groupName" text, position int, art text, "artWide" text, "linkageType" text,
      link text, texts jsonb, "startsAt" timestamptz, "endsAt" timestamptz)
    on conflict (merchant_id, id) do update set group_name = excluded.group_name,
      position = excluded.position, art = excluded.art, art_wide = excluded.art_wide,
      linkage_type = excluded.linkage_type, link = excluded.link, texts = excluded.texts,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at
    where t.origin = 'seed' and t is distinct from excluded`);
  return rowCount ?? 0;
}

/** Announcements. Answers how many rows were written. */
export async function seedAnnouncements(
  tx: Tx,
  { merchant, announcements }: SiteSeed,
): Promise<number> {
  const { rowCount } = await tx.query(sql`
    insert into site.announcement as t
      (merchant_id, id, kind, published_at, texts, starts_at, ends_at, origin)
    select ${merchant}, a.*, 'seed'
    from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb) as a(
      id text, kind text, "publishedAt" timestamptz, texts jsonb, "startsAt" timestamptz,
      "endsAt" timestamptz)
    on conflict (merchant_id, id) do update set kind = excluded.kind,
      published_at = excluded.published_at, texts = excluded.texts,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at
    where t.origin = 'seed' and t is distinct from excluded`);
  return rowCount ?? 0;
}

/** Articles of the help. Answers how many rows were written. */
export async function seedHelp(tx: Tx, { merchant, help }: SiteSeed): Promise<number> {
  const { rowCount } = await tx.query(sql`
    insert into site.help_article as t (merchant_id, id, topic, position, texts, origin)
    select ${merchant}, h.*, 'seed' from jsonb_to_recordset(${JSON.stringify(help)}::jsonb) as h(
      id text, topic text, position int, texts jsonb)
    on conflict (merchant_id, id) do update set topic = excluded.topic,
      position = excluded.position, texts = excluded.texts
    where t.origin = 'seed' and t is distinct from excluded`);
  return rowCount ?? 0;
}

/** Ways to customer service. Answers how many rows were written. */
export async function seedServiceEntries(tx: Tx, seed: SiteSeed): Promise<number> {
  const { rowCount } = await tx.query(sql`
    insert into site.service_entry as t (merchant_id, type, position, path, origin)
    select ${seed.merchant}, e.*, 'seed'
    from jsonb_to_recordset(${JSON.stringify(seed.serviceEntries)}::jsonb)
      as e(type text, position int, path text)
    on conflict (merchant_id, type) do update set position = excluded.position,
      path = excluded.path
    where t.origin = 'seed' and t is distinct from excluded`);
  return rowCount ?? 0;
}

/** Addresses under names of the wire. Answers how many rows were written. */
export async function seedResources(tx: Tx, { merchant, resources }: SiteSeed): Promise<number> {
  const { rowCount } = await tx.query(sql`
    insert into site.resource as t
      (merchant_id, resource_type, position, url, qr_code_url, label_name_en, origin)
    select ${merchant}, r.*, 'seed'
    from jsonb_to_recordset(${JSON.stringify(resources)}::jsonb)
      as r("resourceType" text, position int, url text, "qrCodeUrl" text, "labelNameEn" text)
    on conflict (merchant_id, resource_type) do update set position = excluded.position,
      url = excluded.url, qr_code_url = excluded.qr_code_url,
      label_name_en = excluded.label_name_en
    where t.origin = 'seed' and t is distinct from excluded`);
  return rowCount ?? 0;
}
