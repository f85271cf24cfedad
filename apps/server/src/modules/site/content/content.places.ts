import { ContentItem, SettingsContent } from '@arara/contract';
import type { ContentKind } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import {
  ensureAccess,
  hideResource,
  lockResource,
  lockServicePath,
  readSettingsOf,
  writeMaintenance,
  writeModule,
  writeRegions,
  writeResource,
  writeServicePath,
  writeSettings,
} from '../change.repository.ts';
import { writeText } from '../commands/set-text.ts';
import type { SiteDeps } from '../site.deps.ts';
import { serviceTypes } from '../site.model.ts';
import type { MerchantSite } from '../site.model.ts';
import { allModules } from '../site.modules.ts';
import { SiteSettings } from '../site.settings.ts';
import { termsContent, writeTerms } from '../terms/terms.ts';
import { textKeyOf } from './content.refusals.ts';
import {
  announcementContent,
  bannerContent,
  helpContent,
  lockAnnouncement,
  lockBanner,
  lockHelp,
  writeAnnouncement,
  writeBanner,
  writeHelp,
} from './shown.repository.ts';

/** The name of a thing in the history of the site: `maintenance`, `banner <id>` … */
export const subjectOf = (kind: ContentKind, key: string): string =>
  key === '' ? kind : `${kind} ${key}`;

/** The kind and the key that a subject names. */
export function partsOf(subject: string): { readonly kind: string; readonly key: string } {
  const at = subject.indexOf(' ');
  if (at < 0) return { kind: subject, key: '' };
  return { kind: subject.slice(0, at), key: subject.slice(at + 1) };
}

/** The content that a subject had at some time, as today's contract reads it; null: it does not. */
export function itemOf(subject: string, content: unknown): ContentItem | null {
  const read = ContentItem.safeParse({ ...partsOf(subject), content: withoutType(content) });
  return read.success ? read.data : null;
}

/** The terminal writes the type of a resource beside its values. */
function withoutType(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('resourceType' in content))
    return content;
  const { resourceType: _, ...values } = content;
  return values;
}

/** The content in force of a thing of the site; undefined where there is none. */
export function contentOf(site: MerchantSite, kind: ContentKind, key: string): unknown {
  switch (kind) {
    case 'module':
      return allModules.some(({ id }) => id === key) ? site.switchedOn.has(key) : undefined;
    case 'maintenance': {
      const { active, endsAt, message } = site.maintenance;
      return { active, endsAt: endsAt?.toISOString() ?? null, message };
    }
    case 'regions':
      return site.regions;
    case 'settings':
      return site.settings;
    case 'look':
      return site.settings.look;
    case 'announcement': {
      const found = site.announcements.find(({ id }) => id === key);
      return found && announcementContent(found);
    }
    case 'banner': {
      const found = site.banners.find(({ id }) => id === key);
      return found && bannerContent(found);
    }
    case 'help': {
      const found = site.help.find(({ id }) => id === key);
      return found && helpContent(found);
    }
    case 'terms':
      return termsContent(site.terms);
    case 'text':
      return site.textOverrides.find((one) => key === `${one.language} ${one.namespace}:${one.key}`)
        ?.text;
    case 'service':
      return site.serviceEntries.find(({ type }) => type === key)?.path;
    case 'resource': {
      const found = site.resources.find(({ resourceType }) => resourceType === key);
      if (found === undefined) return undefined;
      const { url, qrCodeUrl, labelNameEn, position } = found;
      return { url, qrCodeUrl, labelNameEn, position };
    }
    default:
      return kind satisfies never;
  }
}

/** The keys of the things of a kind that there are. */
export function keysOf(site: MerchantSite, kind: ContentKind): string[] {
  switch (kind) {
    case 'module':
      return allModules.map(({ id }) => id);
    case 'announcement':
      return site.announcements.map(({ id }) => id);
    case 'banner':
      return site.banners.map(({ id }) => id);
    case 'help':
      return site.help.map(({ id }) => id);
    case 'text':
      return site.textOverrides.map((one) => `${one.language} ${one.namespace}:${one.key}`);
    case 'service':
      return site.serviceEntries.map(({ type }) => type);
    case 'resource':
      return site.resources.map(({ resourceType }) => resourceType);
    case 'maintenance':
    case 'regions':
    case 'settings':
    case 'look':
    case 'terms':
      return [''];
    default:
      return kind satisfies never;
  }
}

/** Puts a version in force; answers both sides. */
export async function writeContent(
  deps: Pick<SiteDeps, 'clock' | 'events' | 'sites'>,
  tx: Tx,
  merchant: string,
  item: ContentItem,
): Promise<{ readonly before: unknown; readonly after: unknown }> {
  const { kind, key, content } = item;
  const after = content;
  switch (kind) {
    case 'module':
      return { before: await writeModule(tx, merchant, key, content), after };
    case 'maintenance': {
      await ensureAccess(tx, merchant);
      const endsAt = content.endsAt === null ? null : new Date(content.endsAt);
      return { before: await writeMaintenance(tx, merchant, { ...content, endsAt }), after };
    }
    case 'regions':
      await ensureAccess(tx, merchant);
      return { before: await writeRegions(tx, merchant, content), after };
    case 'settings':
    case 'look':
      return writeOfSettings(tx, merchant, item);
    case 'announcement': {
      const before = await lockAnnouncement(tx, merchant, key);
      await writeAnnouncement(tx, merchant, key, content, deps.clock.now());
      if (content.shown) await sayAtOnce(deps, tx, merchant, { id: key, kind: content.kind });
      return { before, after };
    }
    case 'banner': {
      const before = await lockBanner(tx, merchant, key);
      await writeBanner(tx, merchant, key, content);
      return { before, after };
    }
    case 'help': {
      const before = await lockHelp(tx, merchant, key);
      await writeHelp(tx, merchant, key, content);
      return { before, after };
    }
    case 'terms':
      return writeTerms(deps, tx, merchant, content);
    case 'text': {
      const { language, namespace, name } = textKeyOf(key);
      const sides = await writeText(tx, merchant, {
        language,
        namespace,
        key: name,
        text: content,
      });
      if (sides === null) throw new AppError('content.text');
      return sides;
    }
    case 'service': {
      const before = await lockServicePath(tx, merchant, key);
      const position = serviceTypes.findIndex((type) => type === key) + 1;
      await writeServicePath(tx, merchant, { type: key, position, path: content });
      return { before, after };
    }
    case 'resource': {
      const before = await lockResource(tx, merchant, key);
      if (content === null) await hideResource(tx, merchant, key);
      else await writeResource(tx, merchant, { resourceType: key, ...content });
      return { before, after };
    }
    default:
      return item satisfies never;
  }
}

/** The look and the settings that staff change stand among those that only the seed knows. */
async function writeOfSettings(
  tx: Tx,
  merchant: string,
  { kind, content: after }: Extract<ContentItem, { kind: 'settings' | 'look' }>,
): Promise<{ readonly before: unknown; readonly after: unknown }> {
  const before = await readSettingsOf(tx, merchant);
  const patch = kind === 'look' ? { look: after } : after;
  await writeSettings(tx, merchant, SiteSettings.parse({ ...before, ...patch }));
  return {
    before: kind === 'look' ? (before?.look ?? null) : SettingsContent.parse(before),
    after,
  };
}

/** Tells every page that is open of an announcement. */
export async function sayAtOnce(
  { events }: Pick<SiteDeps, 'events'>,
  tx: Tx,
  merchant: string,
  payload: { readonly id: string; readonly kind: string },
): Promise<void> {
  await events.emit(tx, { topic: 'message', audience: `merchant:${merchant}`, payload });
}
