import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind } from '../../decisions/index.ts';
import type { SiteDeps } from '../site.deps.ts';
import { dueItem, putInForce, siteOf } from './content.ts';
import { effectOf } from './content.effect.ts';
import { itemOf } from './content.places.ts';
import { findDraft, isAhead, lockDraft, planDraft } from './draft.repository.ts';
import type { DraftRow } from './draft.repository.ts';

const Subject = z.strictObject({
  /** The draft that would close the site or a way of money. */
  draft: z.uuid(),
});
type Subject = z.output<typeof Subject>;

/** Closing a site, or a way of money, by two people: a draft that was written for it comes into force. */
export const closeDecision = (deps: SiteDeps): AnyKind =>
  kindOf<Subject>({
    kind: 'site.close',
    of: 'brand',
    permissions: {
      read: 'content:close:read:own-brand',
      propose: 'content:close:propose:own-brand',
      approve: 'content:close:approve:own-brand',
    },
    subject: Subject,
    keyOf: ({ draft }) => draft,
    async facts(db, { draft: id }, { merchant, lock }) {
      const draft = lock ? await lockDraft(db, id) : await findDraft(db, id);
      if (draft?.merchant !== merchant || draft.state !== 'DRAFT') return null;
      return factsOf(deps, draft);
    },
    async execute({ draft: id }, { people, reason }) {
      await deps.sites.refresh();
      return async (tx) => {
        const draft = await lockDraft(tx, id);
        if (draft?.state !== 'DRAFT') throw new AppError('decision.nothing.left');
        const { publishAt, told, email } = draft;
        if (publishAt !== null && (await isAhead(tx, publishAt))) {
          const agreed = { ...told, agreed: 1 };
          return planDraft(tx, id, { state: 'SCHEDULED', publishAt, reason, told: agreed });
        }
        const item = await dueItem(deps, tx, draft);
        const planned = { by: people, reason };
        // The news of it has every process look again.
        await putInForce(deps, tx, draft, item, { actor: email, planned, reason });
      };
    },
  });

/** The facts of a draft; how many it stops is what the first person was told, since that moves all the time. */
async function factsOf(deps: SiteDeps, draft: DraftRow): Promise<Record<string, string> | null> {
  const item = itemOf(draft.subject, draft.content);
  if (item === null || draft.reason === null) return null;
  const { stops, refused } = effectOf(await siteOf(deps, draft.merchant), item);
  const facts: Record<string, string> = {
    change: item.kind,
    stops: stops.join(' '),
    refused: refused.join(' '),
    until: item.kind === 'maintenance' ? (item.content.endsAt ?? '') : '',
    at: draft.publishAt?.toISOString() ?? '',
    members: String(draft.told['members'] ?? ''),
    rounds: String(draft.told['rounds'] ?? ''),
    asks: String(draft.told['asks'] ?? ''),
    revision: String(draft.revision),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}
