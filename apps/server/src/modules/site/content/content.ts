import { randomUUID } from 'node:crypto';
import type { ContentItem, ContentKind, ValueOf, publishContentCall } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { changed, signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { writeSiteChange } from '../commands/change-site.ts';
import type { SiteChange } from '../commands/change-site.ts';
import { findPieces } from '../pictures/piece.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { MerchantSite } from '../site.model.ts';
import type { Piece } from '../site.ports.ts';
import { effectOf } from './content.effect.ts';
import type { SiteEffect } from './content.effect.ts';
import { contentOf, itemOf, subjectOf, writeContent } from './content.places.ts';
import { requireContent } from './content.refusals.ts';
import {
  endDraft,
  insertDraft,
  isAhead,
  openDraft,
  planDraft,
  rewriteDraft,
} from './draft.repository.ts';
import type { DraftRow } from './draft.repository.ts';
import { lastVersion, lockMerchant } from './version.repository.ts';

/** A version that somebody wrote: what they saw before it, and what they want. */
export interface ContentWish {
  readonly item: ContentItem;
  readonly base: string;
  /** The revision of the draft that they saw; null: there was none. */
  readonly revision: number | null;
}

export interface PublishWish extends ContentWish {
  readonly at: string | null;
  readonly reason: string;
  /** How many it would stop, as the person was told. */
  readonly told: DraftRow['told'];
}

/** The person who writes, and whose site it is. */
export interface Editor {
  readonly merchant: string;
  readonly staff: StaffActor;
}

/** How what a site says is written, published, and taken back: each step is a line of the audit. */
export function createContent(deps: SiteDeps) {
  return {
    /** Keeps a version; one that waited for its hour waits no longer. Throws what is wrong with it, and `content.changed`. */
    async save(editor: Editor, wish: ContentWish): Promise<DraftRow> {
      const site = await siteOf(deps, editor.merchant);
      await requireWhole(deps, site, wish.item);
      return deps.database.transaction((tx) => keep(deps, tx, editor, wish));
    },
    publish: (editor: Editor, wish: PublishWish) => publish(deps, editor, wish),
    /** Throws a draft away. Throws `content.changed` for another one than the person saw. */
    async drop(
      { merchant, staff }: Editor,
      seen: { kind: ContentKind; key: string; revision: number; reason: string },
    ): Promise<void> {
      const subject = subjectOf(seen.kind, seen.key);
      await deps.database.transaction(async (tx) => {
        await lockMerchant(tx, merchant);
        const open = await openDraft(tx, merchant, subject);
        if (open?.revision !== seen.revision) throw changedBy(open?.email);
        await endDraft(tx, open.id, 'dropped');
        await deps.record(tx, {
          ...signedBy(staff),
          merchant,
          action: 'site.draft.dropped',
          subject,
          detail: { reason: seen.reason, before: { content: open.content, ...planOf(open) } },
        });
      });
    },
  };
}

export type Content = ReturnType<typeof createContent>;

const planOf = ({ state, publishAt }: DraftRow) => ({
  state,
  publishAt: publishAt?.toISOString() ?? null,
});

/** The site of a merchant as this process knows it; its last change is in it once `refresh` was waited for. */
export async function siteOf(deps: SiteDeps, merchant: string): Promise<MerchantSite> {
  const site = (await deps.sites.current()).get(merchant);
  if (site === undefined) throw new AppError('merchant.unknown');
  return site;
}

/** Throws for a version that the site could not show. */
export async function requireWhole(
  deps: SiteDeps,
  site: MerchantSite,
  item: ContentItem,
): Promise<void> {
  const keys = item.kind === 'banner' ? [item.content.art, item.content.artWide] : [];
  const own = new Set((await findPieces(deps.database.read, site.id, keys)).map(({ key }) => key));
  const hasPicture = (key: string): boolean => own.has(key) || drawnPiece(deps, key) !== null;
  requireContent({ texts: deps.texts, hasPicture }, site, item);
}

/** The effect that a version would have now; throws what is wrong with it. */
export async function effectFor(
  deps: SiteDeps,
  merchant: string,
  item: ContentItem,
): Promise<SiteEffect> {
  const site = await siteOf(deps, merchant);
  await requireWhole(deps, site, item);
  return effectOf(site, item);
}

/** A picture of the house; null where it has none of that name any more. */
export function drawnPiece({ picture }: Pick<SiteDeps, 'picture'>, key: string): Piece | null {
  try {
    return picture(key);
  } catch {
    return null;
  }
}

async function publish(
  deps: SiteDeps,
  editor: Editor,
  wish: PublishWish,
): Promise<ValueOf<typeof publishContentCall>> {
  const { item, at, reason } = wish;
  const { merchant, staff } = editor;
  const site = await siteOf(deps, merchant);
  await requireWhole(deps, site, item);
  const needsTwo = effectOf(site, item).closes;
  const done = await deps.database.transaction(async (tx) => {
    const draft = await keep(deps, tx, editor, wish);
    const publishAt = at !== null && (await isAhead(tx, new Date(at))) ? new Date(at) : null;
    if (!needsTwo && publishAt === null) {
      await putInForce(deps, tx, draft, item, {
        reason,
        actor: staff.email,
        signed: { staff, reason },
      });
      return { state: 'PUBLISHED', draft: draft.id } as const;
    }
    const state = needsTwo ? 'DRAFT' : 'SCHEDULED';
    await planDraft(tx, draft.id, { state, publishAt, reason, told: wish.told });
    await deps.record(tx, {
      ...signedBy(staff),
      merchant,
      action: needsTwo ? 'site.draft.planned' : 'site.draft.scheduled',
      subject: draft.subject,
      detail: { reason, publishAt: publishAt?.toISOString() ?? null },
    });
    return { state: needsTwo ? 'PROPOSE' : 'SCHEDULED', draft: draft.id } as const;
  });
  await deps.sites.refresh();
  return done;
}

type Force = Pick<SiteChange, 'actor' | 'signed' | 'planned'> & { readonly reason: string };

/** Makes a draft the version in force: the change, its line of the audit, and the end of the draft. */
export async function putInForce(
  deps: SiteDeps,
  tx: Tx,
  { id, merchant, subject }: Pick<DraftRow, 'id' | 'merchant' | 'subject'>,
  item: ContentItem,
  { reason, ...by }: Force,
): Promise<void> {
  const write = () => writeContent(deps, tx, merchant, item);
  const changeId = await writeSiteChange(deps, tx, { merchant, subject, ...by, write });
  await endDraft(tx, id, { changeId, reason });
}

/** Keeps a version as the open draft of its subject, where nobody was faster. */
async function keep(
  deps: SiteDeps,
  tx: Tx,
  { merchant, staff }: Editor,
  { item, base, revision }: ContentWish,
): Promise<DraftRow> {
  const subject = subjectOf(item.kind, item.key);
  await lockMerchant(tx, merchant);
  const open = await openDraft(tx, merchant, subject);
  const last = await lastVersion(tx, merchant, subject);
  if ((last?.id ?? 0n) !== BigInt(base)) throw changedBy(last?.actor);
  if ((open?.revision ?? null) !== revision) throw changedBy(open?.email ?? last?.actor);
  const written = {
    id: open?.id ?? randomUUID(),
    merchant,
    subject,
    content: item.content,
    base: last?.id ?? 0n,
    email: staff.email,
  };
  if (open === null) await insertDraft(tx, written, deps.clock.now());
  else await rewriteDraft(tx, written, deps.clock.now());
  const draft = await openDraft(tx, merchant, subject);
  if (draft === null) throw new Error(`the draft of ${subject} was just written`);
  await deps.record(tx, {
    ...signedBy(staff),
    merchant,
    action: 'site.draft.saved',
    subject,
    detail: changed(open === null ? null : { content: open.content }, { content: draft.content }),
  });
  return draft;
}

/** The refusal of the one who came later; the name of the other is empty where nobody is known. */
export const changedBy = (by: string | undefined): AppError =>
  new AppError('content.changed', { params: { by: by ?? '—' } });

/** The item of a draft, where this program still reads it and the site is as it was written upon. */
export async function dueItem(
  deps: SiteDeps,
  tx: Tx,
  { merchant, subject, content, base }: DraftRow,
): Promise<ContentItem> {
  // A change that is under way is waited for: it would be overwritten.
  await lockMerchant(tx, merchant);
  const last = await lastVersion(tx, merchant, subject);
  if ((last?.id ?? 0n) !== base) throw changedBy(last?.actor);
  const item = itemOf(subject, content);
  if (item === null) throw new AppError('content.unknown');
  await requireWhole(deps, await siteOf(deps, merchant), item);
  return item;
}

/** The content in force of a thing, as an item; null: there is none. */
export function itemInForce(
  site: MerchantSite,
  kind: ContentKind,
  key: string,
): ContentItem | null {
  const content = contentOf(site, kind, key);
  return content === undefined ? null : itemOf(subjectOf(kind, key), content);
}
