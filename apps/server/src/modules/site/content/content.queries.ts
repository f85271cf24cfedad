import type {
  ContentDraft,
  ContentItem,
  ContentKind,
  ContentVersion,
  ValueOf,
} from '@arara/contract';
import type {
  contentBoardCall,
  contentListCall,
  contentOneCall,
  contentSiteCall,
} from '@arara/contract';
import { contentKinds } from '@arara/contract';
import { languages } from '@arara/i18n';
import { findPieces } from '../pictures/piece.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import { jurisdictions } from '../site.jurisdictions.ts';
import { resourceTypes, serviceTypes } from '../site.model.ts';
import type { MerchantSite } from '../site.model.ts';
import { barredBy, moduleTree } from '../site.modules.ts';
import type { ModuleSpec } from '../site.modules.ts';
import { inForce, isForbidden } from '../site.policy.ts';
import { presentCuts } from '../site.present.ts';
import { drawnPiece, itemInForce, siteOf } from './content.ts';
import { contentOf, itemOf, keysOf, partsOf, subjectOf } from './content.places.ts';
import { listDrafts } from './draft.repository.ts';
import type { DraftRow } from './draft.repository.ts';
import { basesOf, latestVersions, versionsOf } from './version.repository.ts';
import type { VersionRow } from './version.repository.ts';

const versionsShown = 40;
const latestShown = 20;
/** A version that could not be published is told for so long. */
const failedForMs = 7 * 86_400_000;

/** The things of a site as they are, with drafts and versions, for staff who write. */
export function createContentQueries(deps: SiteDeps) {
  const { database, clock } = deps;
  const drafts = (merchant: string) =>
    listDrafts(database.read, merchant, new Date(clock.now().getTime() - failedForMs));

  /** The version and the draft of each subject of a merchant. */
  async function statesOf(merchant: string) {
    const [bases, open] = await Promise.all([basesOf(database.read, merchant), drafts(merchant)]);
    const bySubject = new Map(
      open.filter(({ state }) => state !== 'FAILED').map((draft) => [draft.subject, draft]),
    );
    const stateOf = (kind: ContentKind, key: string) => {
      const subject = subjectOf(kind, key);
      const draft = bySubject.get(subject);
      return {
        base: (bases.get(subject) ?? 0n).toString(),
        draft: draft === undefined ? null : presentDraft(draft),
      };
    };
    return { stateOf, subjects: [...bySubject.keys()] };
  }

  return {
    async board(merchant: string): Promise<ValueOf<typeof contentBoardCall>> {
      const [open, latest] = await Promise.all([
        drafts(merchant),
        latestVersions(database.read, merchant, latestShown),
      ]);
      return {
        drafts: open.filter(isKnown).map(presentDraft),
        latest: latest
          .filter(isKnown)
          .map((version) => ({ ...partsIn(version.subject), ...presentVersion(version) })),
      };
    },

    async list(merchant: string, kind: ContentKind): Promise<ValueOf<typeof contentListCall>> {
      const site = await siteOf(deps, merchant);
      const { stateOf, subjects } = await statesOf(merchant);
      const written = subjects.map(partsOf).filter((parts) => parts.kind === kind);
      const keys = new Set([...keysOf(site, kind), ...written.map(({ key }) => key)]);
      const items = [...keys].map((key) => ({
        key,
        item: itemInForce(site, kind, key),
        ...stateOf(kind, key),
      }));
      const shown = items.map(({ key, item, draft }) => ({ key, item: draft?.item ?? item }));
      const pictures = await picturesOf(deps, site, shown);
      const now = clock.now();
      return {
        ...languagesOf(site),
        names: namesOf(site, kind),
        items: items.map((one) => ({
          kind,
          ...one,
          live: isLive(site, kind, one.key, now),
          pictures: pictures.get(one.key) ?? null,
        })),
      };
    },

    async one(
      merchant: string,
      kind: ContentKind,
      key: string,
    ): Promise<ValueOf<typeof contentOneCall>> {
      const site = await siteOf(deps, merchant);
      const { stateOf } = await statesOf(merchant);
      const rows = await versionsOf(database.read, merchant, subjectOf(kind, key), versionsShown);
      return {
        kind,
        key,
        item: itemInForce(site, kind, key),
        ...stateOf(kind, key),
        ...languagesOf(site),
        number: kind === 'terms' ? site.terms.version : null,
        versions: numbered([...rows.map(presentVersion), ...firstOf(rows)], kind, site),
      };
    },

    async site(merchant: string, language: string): Promise<ValueOf<typeof contentSiteCall>> {
      const site = await siteOf(deps, merchant);
      const { stateOf } = await statesOf(merchant);
      const { forbiddenModules } = jurisdictions[site.jurisdiction];
      const flat = (nodes: readonly ModuleSpec[], parent: string | null): FlatModule[] =>
        nodes.flatMap(({ id, children = [] }) => [{ id, parent }, ...flat(children, id)]);
      const { active, endsAt, message } = site.maintenance;
      return {
        ...languagesOf(site),
        jurisdiction: site.jurisdiction,
        modules: flat(moduleTree, null).map(({ id, parent }) => ({
          id,
          parent,
          name: deps.texts.text(language, 'modules', id),
          on: site.switchedOn.has(id),
          answers: site.modules.has(id),
          barred: barredOf(id, forbiddenModules),
          ...stateOf('module', id),
        })),
        maintenance: {
          active,
          endsAt: endsAt?.toISOString() ?? null,
          message,
          ...stateOf('maintenance', ''),
        },
        regions: {
          ...site.regions,
          allowed: [...site.regions.allowed],
          denied: [...site.regions.denied],
          ...stateOf('regions', ''),
        },
        offered: languages.map(({ tag }) => tag),
      };
    },
  };
}

export type ContentQueries = ReturnType<typeof createContentQueries>;

interface FlatModule {
  readonly id: string;
  readonly parent: string | null;
}

function barredOf(id: string, forbidden: readonly string[]): 'unbuilt' | 'forbidden' | null {
  const barred = barredBy(id, forbidden);
  return barred === 'unknown' ? null : barred;
}

const languagesOf = ({ settings }: MerchantSite) => ({
  languages: settings.languages,
  defaultLanguage: settings.defaultLanguage,
});

/** The names that things of a kind may have, where a person does not choose them. */
function namesOf(site: MerchantSite, kind: ContentKind): string[] {
  if (kind === 'service') return [...serviceTypes];
  if (kind === 'resource')
    return resourceTypes.filter((type) => !isForbidden(site.jurisdiction, type));
  return [];
}

/** True if the site shows a thing to somebody at this moment. */
function isLive(site: MerchantSite, kind: ContentKind, key: string, now: Date): boolean {
  const shownNow = [...site.banners, ...site.announcements].some(
    (one) => one.id === key && one.shown && inForce(one, now),
  );
  if (kind === 'banner' || kind === 'announcement') return shownNow;
  if (kind === 'help') return site.help.some(({ id, shown }) => id === key && shown);
  if (kind === 'module') return site.modules.has(key);
  return contentOf(site, kind, key) !== undefined;
}

/** The pictures of banners, by the keys of these; things of other kinds have none. */
async function picturesOf(
  deps: SiteDeps,
  site: MerchantSite,
  things: readonly { readonly key: string; readonly item: ContentItem | null }[],
) {
  const banners = things.flatMap(({ key, item }) =>
    item?.kind === 'banner' ? [{ key, ...item.content }] : [],
  );
  const keys = banners.flatMap(({ art, artWide }) => [art, artWide]);
  const pieces = keys.length === 0 ? [] : await findPieces(deps.database.read, site.id, keys);
  const own = new Map(pieces.map((piece) => [piece.key, piece]));
  const find = (key: string) => own.get(key) ?? drawnPiece(deps, key);
  return new Map(
    banners.flatMap(({ key, art, artWide }) => {
      const [narrow, wide] = [find(art), find(artWide)];
      return narrow === null || wide === null ? [] : [[key, presentCuts(narrow, wide)] as const];
    }),
  );
}

/** True for subjects of kinds that staff change here. */
const isKnown = ({ subject }: { readonly subject: string }): boolean =>
  contentKinds.some((kind) => kind === partsOf(subject).kind);

function partsIn(subject: string): { readonly kind: ContentKind; readonly key: string } {
  const { kind, key } = partsOf(subject);
  return { kind: contentKinds.find((one) => one === kind) ?? 'module', key };
}

export function presentDraft(draft: DraftRow): ContentDraft {
  const { id, subject, content, state, revision, publishAt, reason, email, writtenAt } = draft;
  return {
    id,
    ...partsIn(subject),
    item: itemOf(subject, content),
    state: state === 'SCHEDULED' || state === 'FAILED' ? state : 'DRAFT',
    revision,
    publishAt: publishAt?.toISOString() ?? null,
    reason,
    by: email,
    at: writtenAt.toISOString(),
    failure: draft.failure,
  };
}

/** Versions of the terms have a number each, without gaps, up to that of now. */
const numbered = (
  versions: readonly ContentVersion[],
  kind: ContentKind,
  { terms }: MerchantSite,
): ContentVersion[] =>
  kind === 'terms'
    ? versions.map((one, at) => ({ ...one, number: terms.version - at }))
    : [...versions];

const presentVersion = ({ id, at, actor, subject, after, reason }: VersionRow): ContentVersion => ({
  version: id.toString(),
  at: at.toISOString(),
  by: actor,
  reason,
  item: itemOf(subject, after),
  number: null,
});

/** The content before the first change that is known: the house began with it. */
function firstOf(rows: readonly VersionRow[]): ContentVersion[] {
  const first = rows.length < versionsShown ? rows.at(-1) : undefined;
  const item = first === undefined ? null : itemOf(first.subject, first.before);
  if (first === undefined || item === null) return [];
  return [{ version: '0', at: first.at.toISOString(), by: '', reason: null, item, number: null }];
}
