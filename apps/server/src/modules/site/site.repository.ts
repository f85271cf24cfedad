import type { Currency } from '@arara/money';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Texts } from '../../platform/texts.ts';
import { jurisdictions } from './site.jurisdictions.ts';
import type { JurisdictionCode } from './site.model.ts';
import type {
  HelpArticle,
  Maintenance,
  MerchantSite,
  RegionRules,
  ResourceData,
  ServiceEntryData,
  SiteAnnouncement,
  SiteBanner,
  Sites,
  TextOverride,
} from './site.model.ts';
import { enabledModules } from './site.modules.ts';
import { pieceOf } from './pictures/piece.repository.ts';
import type { OwnPiece, PieceRow } from './pictures/piece.repository.ts';
import { isForbidden } from './site.policy.ts';
import { readSettings } from './site.settings.ts';
import { readTerms } from './terms/terms.repository.ts';
import { houseTerms } from './terms/terms.ts';

interface MerchantRow {
  id: string;
  version: bigint;
  hosts: string[];
  currency: Currency;
  jurisdiction: JurisdictionCode;
  time_zone: string;
  settings: unknown;
  settings_version: number;
}

type Of<T> = T & { readonly merchantId: string };

/** Versions of all merchants in one text: what a process compares. */
export async function readVersions(db: Db): Promise<string> {
  const { rows } = await db.query<{ versions: string | null }>(
    sql`select string_agg(id || ':' || version, ' ' order by id) as versions from site.merchant`,
  );
  return rows[0]?.versions ?? '';
}

/** Everything of every merchant. The version is read first, so that it can only be too old. */
export async function readSites(db: Db, texts: Texts): Promise<Sites> {
  const { rows: merchants } = await db.query<MerchantRow>(sql`
    select id, version, own_hosts || hosts as hosts, currency, jurisdiction, time_zone, settings, settings_version
    from site.merchant order by id`);
  const [
    modules,
    access,
    banners,
    announcements,
    help,
    entries,
    resources,
    overrides,
    pieces,
    terms,
  ] = await Promise.all([
    readModules(db),
    readAccess(db),
    readBanners(db),
    readAnnouncements(db),
    readHelp(db),
    readServiceEntries(db),
    readResources(db),
    readTextOverrides(db),
    readPieces(db),
    readTerms(db),
  ]);
  const of = <T>(rows: readonly Of<T>[], id: string) => rows.filter((row) => row.merchantId === id);
  const sites = merchants.map((row): [string, MerchantSite] => {
    const switchedOn = new Set(of(modules, row.id).map((module) => module.modId));
    const entry = of(access, row.id)[0];
    const settings = readSettings(row.settings_version, row.settings);
    const textOverrides = of(overrides, row.id);
    const site: MerchantSite = {
      id: row.id,
      version: row.version,
      hosts: row.hosts,
      currency: row.currency,
      jurisdiction: row.jurisdiction,
      timeZone: row.time_zone,
      settings,
      switchedOn,
      modules: enabledModules(switchedOn, jurisdictions[row.jurisdiction].forbiddenModules),
      maintenance: entry?.maintenance ?? { active: false, endsAt: null, message: {} },
      regions: entry?.regions ?? { allowed: [], denied: [], unknown: 'allow' },
      banners: of(banners, row.id),
      announcements: of(announcements, row.id),
      help: of(help, row.id),
      serviceEntries: of(entries, row.id),
      resources: of(resources, row.id).filter(
        ({ resourceType }) => !isForbidden(row.jurisdiction, resourceType),
      ),
      textOverrides,
      terms: of(terms, row.id)[0] ?? houseTerms(texts, settings, textOverrides),
      pieces: new Map(of(pieces, row.id).map((piece) => [piece.key, piece])),
    };
    return [row.id, site];
  });
  return new Map(sites);
}

async function readModules(db: Db): Promise<Of<{ modId: string }>[]> {
  const { rows } = await db.query<Of<{ modId: string }>>(sql`
    select merchant_id as "merchantId", mod_id as "modId" from site.module where enabled`);
  return rows;
}

async function readAccess(
  db: Db,
): Promise<Of<{ maintenance: Maintenance; regions: RegionRules }>[]> {
  const { rows } = await db.query<{
    merchant_id: string;
    maintenance: boolean;
    maintenance_ends_at: Date | null;
    maintenance_message: Record<string, string>;
    countries_allowed: string[];
    countries_denied: string[];
    unknown_country: 'allow' | 'deny';
  }>(sql`select * from site.access`);
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    maintenance: {
      active: row.maintenance,
      endsAt: row.maintenance_ends_at,
      message: row.maintenance_message,
    },
    regions: {
      allowed: row.countries_allowed,
      denied: row.countries_denied,
      unknown: row.unknown_country,
    },
  }));
}

async function readBanners(db: Db): Promise<Of<SiteBanner>[]> {
  const { rows } = await db.query<Of<SiteBanner>>(sql`
    select merchant_id as "merchantId", id, group_name as "groupName", position, art,
      art_wide as "artWide", linkage_type as "linkageType", link, texts,
      shown, starts_at as "startsAt", ends_at as "endsAt"
    from site.banner order by group_name, position, id`);
  return rows;
}

async function readAnnouncements(db: Db): Promise<Of<SiteAnnouncement>[]> {
  const { rows } = await db.query<Of<SiteAnnouncement>>(sql`
    select merchant_id as "merchantId", id, kind, published_at as "publishedAt", texts,
      audience, position, shown, starts_at as "startsAt", ends_at as "endsAt"
    from site.announcement order by position, published_at desc, id`);
  return rows;
}

async function readHelp(db: Db): Promise<Of<HelpArticle>[]> {
  const { rows } = await db.query<Of<HelpArticle>>(sql`
    select merchant_id as "merchantId", id, topic, position, texts, shown
    from site.help_article order by position, id`);
  return rows;
}

async function readServiceEntries(db: Db): Promise<Of<ServiceEntryData>[]> {
  const { rows } = await db.query<Of<ServiceEntryData>>(sql`
    select merchant_id as "merchantId", type, position, path
    from site.service_entry where enabled order by position, type`);
  return rows;
}

async function readResources(db: Db): Promise<Of<ResourceData>[]> {
  const { rows } = await db.query<Of<ResourceData>>(sql`
    select merchant_id as "merchantId", resource_type as "resourceType", position, url,
      qr_code_url as "qrCodeUrl", label_name_en as "labelNameEn"
    from site.resource where enabled order by position, resource_type`);
  return rows;
}

async function readTextOverrides(db: Db): Promise<Of<TextOverride>[]> {
  const { rows } = await db.query<Of<TextOverride>>(sql`
    select merchant_id as "merchantId", language, namespace, key, text
    from site.text_override order by language, namespace, key`);
  return rows;
}

/** The pictures that banners show; what was brought and is shown nowhere stays in its room. */
async function readPieces(db: Db): Promise<Of<OwnPiece>[]> {
  const { rows } = await db.query<Of<PieceRow>>(sql`
    select merchant_id as "merchantId", key, small, large, placeholder,
      small_width as "smallWidth", large_width as "largeWidth"
    from site.piece p
    where exists (select from site.banner b
      where b.merchant_id = p.merchant_id and p.key in (b.art, b.art_wide))`);
  return rows.map((row) => ({ merchantId: row.merchantId, ...pieceOf(row) }));
}

/** Moves the merchant's version; every process loads again. Locks the merchant until the commit. */
export async function bumpVersion(tx: Tx, merchant: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    sql`update site.merchant set version = version + 1 where id = ${merchant}`,
  );
  return rowCount === 1;
}
