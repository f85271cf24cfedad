import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { Maintenance, RegionRules, ResourceData, TextOverride } from './site.model.ts';
import { settingsVersion } from './site.settings.ts';
import type { SiteSettings } from './site.settings.ts';

/** The row of `site.access`, made when the merchant has none yet. */
export async function ensureAccess(tx: Tx, merchant: string): Promise<void> {
  await tx.query(sql`
    insert into site.access (merchant_id) values (${merchant}) on conflict do nothing`);
}

/** Writes the maintenance; answers the one before. */
export async function writeMaintenance(
  tx: Tx,
  merchant: string,
  { active, endsAt, message }: Maintenance,
): Promise<unknown> {
  const { rows } = await tx.query<{ before: unknown }>(sql`
    update site.access a set maintenance = ${active}, maintenance_ends_at = ${endsAt},
      maintenance_message = ${JSON.stringify(message)}::jsonb
    from (select * from site.access where merchant_id = ${merchant} for update) old
    where a.merchant_id = old.merchant_id
    returning jsonb_build_object('active', old.maintenance, 'endsAt',
      old.maintenance_ends_at, 'message', old.maintenance_message) as before`);
  return rows[0]?.before;
}

/** Writes who may come in from where; answers the rules before. */
export async function writeRegions(tx: Tx, merchant: string, rules: RegionRules): Promise<unknown> {
  const { rows } = await tx.query<{ before: unknown }>(sql`
    update site.access a set countries_allowed = ${[...rules.allowed]},
      countries_denied = ${[...rules.denied]}, unknown_country = ${rules.unknown}
    from (select * from site.access where merchant_id = ${merchant} for update) old
    where a.merchant_id = old.merchant_id
    returning jsonb_build_object('allowed', old.countries_allowed, 'denied',
      old.countries_denied, 'unknown', old.unknown_country) as before`);
  return rows[0]?.before;
}

/** The names of every merchant, `own` being those that the operator gave; none changes until the transaction ends. */
export async function lockHosts(
  tx: Tx,
): Promise<{ readonly id: string; readonly own: string[]; readonly all: string[] }[]> {
  const { rows } = await tx.query<{ id: string; own: string[]; all: string[] }>(sql`
    select id, own_hosts as own, own_hosts || hosts as all from site.merchant for update`);
  return rows;
}

export async function writeHosts(tx: Tx, merchant: string, names: readonly string[]) {
  await tx.query(sql`update site.merchant set own_hosts = ${[...names]} where id = ${merchant}`);
}

/** Switches a module; answers if it was on. */
export async function writeModule(
  tx: Tx,
  merchant: string,
  modId: string,
  enabled: boolean,
): Promise<boolean> {
  const { rows } = await tx.query<{ enabled: boolean }>(sql`
    select enabled from site.module
    where merchant_id = ${merchant} and mod_id = ${modId} for update`);
  await tx.query(sql`
    insert into site.module (merchant_id, mod_id, enabled, origin)
    values (${merchant}, ${modId}, ${enabled}, 'operator')
    on conflict (merchant_id, mod_id)
    do update set enabled = excluded.enabled, origin = 'operator'`);
  return rows[0]?.enabled ?? false;
}

/** A resource that is there and on, else null; no other process changes it until the transaction ends. */
export async function lockResource(
  tx: Tx,
  merchant: string,
  type: string,
): Promise<ResourceData | null> {
  const { rows } = await tx.query<ResourceData & { enabled: boolean }>(sql`
    select resource_type as "resourceType", position, url, qr_code_url as "qrCodeUrl",
      label_name_en as "labelNameEn", enabled
    from site.resource where merchant_id = ${merchant} and resource_type = ${type} for update`);
  if (rows[0] === undefined) return null;
  const { enabled, ...resource } = rows[0];
  return enabled ? resource : null;
}

export async function hideResource(tx: Tx, merchant: string, type: string): Promise<void> {
  await tx.query(sql`
    update site.resource set enabled = false, origin = 'operator'
    where merchant_id = ${merchant} and resource_type = ${type}`);
}

export async function writeResource(
  tx: Tx,
  merchant: string,
  { resourceType, position, url, qrCodeUrl, labelNameEn }: ResourceData,
): Promise<void> {
  await tx.query(sql`
    insert into site.resource
      (merchant_id, resource_type, position, url, qr_code_url, label_name_en, origin)
    values (${merchant}, ${resourceType}, ${position}, ${url}, ${qrCodeUrl}, ${labelNameEn},
      'operator')
    on conflict (merchant_id, resource_type) do update set position = excluded.position,
      url = excluded.url, qr_code_url = excluded.qr_code_url,
      label_name_en = excluded.label_name_en, enabled = true, origin = 'operator'`);
}

/** The path of a way to customer service that is open, else null. */
export async function lockServicePath(
  tx: Tx,
  merchant: string,
  type: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ path: string; enabled: boolean }>(sql`
    select path, enabled from site.service_entry
    where merchant_id = ${merchant} and type = ${type} for update`);
  return rows[0]?.enabled === true ? rows[0].path : null;
}

/** Opens a way to customer service, or closes it with null. */
export async function writeServicePath(
  tx: Tx,
  merchant: string,
  { type, position, path }: { type: string; position: number; path: string | null },
): Promise<void> {
  await tx.query(sql`
    insert into site.service_entry as old (merchant_id, type, position, path, enabled, origin)
    values (${merchant}, ${type}, ${position}, ${path ?? ''}, ${path !== null}, 'operator')
    on conflict (merchant_id, type) do update set enabled = excluded.enabled,
      origin = 'operator', path = coalesce(nullif(excluded.path, ''), old.path)`);
}

export async function readSettingsOf(tx: Tx, merchant: string): Promise<SiteSettings | undefined> {
  const { rows } = await tx.query<{ settings: SiteSettings }>(
    sql`select settings from site.merchant where id = ${merchant}`,
  );
  return rows[0]?.settings;
}

export async function writeSettings(
  tx: Tx,
  merchant: string,
  settings: SiteSettings,
): Promise<void> {
  await tx.query(sql`
    update site.merchant
    set settings = ${JSON.stringify(settings)}::jsonb, settings_version = ${settingsVersion},
      origin = 'operator'
    where id = ${merchant}`);
}

type TextKey = Pick<TextOverride, 'language' | 'namespace' | 'key'>;

/** Takes a text back; answers it, null where there was none. */
export async function deleteText(
  tx: Tx,
  merchant: string,
  { language, namespace, key }: TextKey,
): Promise<string | null> {
  const { rows } = await tx.query<{ text: string }>(sql`
    delete from site.text_override where merchant_id = ${merchant} and language = ${language}
      and namespace = ${namespace} and key = ${key} returning text`);
  return rows[0]?.text ?? null;
}

export async function countTexts(tx: Tx, merchant: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from site.text_override where merchant_id = ${merchant}`);
  return rows[0]?.count ?? 0;
}

export async function insertText(
  tx: Tx,
  merchant: string,
  { language, namespace, key }: TextKey,
  text: string,
): Promise<void> {
  await tx.query(sql`
    insert into site.text_override (merchant_id, language, namespace, key, text)
    values (${merchant}, ${language}, ${namespace}, ${key}, ${text})`);
}
