import type { Tx } from '@arara/postgres';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { SiteDeps } from '../site.deps.ts';
import { dueItem, putInForce, siteOf } from './content.ts';
import { effectOf } from './content.effect.ts';
import { endDraft, lockDue } from './draft.repository.ts';
import type { DraftRow } from './draft.repository.ts';
import { mayPublish } from './may-publish.ts';

/** Publishes versions whose hour has come, by the clock of the database; once each, whatever the number of workers. */
export const publishDueJob = (deps: SiteDeps, log: Pick<Logger, 'error'>): Job => ({
  name: 'site.publish',
  cron: '* * * * *',
  atStart: true,
  run: async () => {
    // Changes that another process made a moment ago are known before anything is compared with them.
    await deps.sites.refresh();
    let published = 0;
    // One with a fault stays for the next minute, and the others go past it.
    const left: string[] = [];
    for (;;) {
      const done = await publishOne(deps, left);
      if (done === 'none') break;
      if (done === 'published') published += 1;
      else {
        left.push(done.fault);
        log.error(
          { err: done.cause, draft: done.fault },
          'a version that is due cannot be published',
        );
      }
    }
    if (published > 0) await deps.sites.refresh();
  },
});

type Done = 'none' | 'published' | { readonly fault: string; readonly cause: unknown };

/** Publishes the next one, or says why it cannot be. */
async function publishOne(deps: SiteDeps, except: readonly string[]): Promise<Done> {
  let taken: string | null = null;
  try {
    return await deps.database.transaction(async (tx) => {
      const draft = await lockDue(tx, except);
      taken = draft?.id ?? null;
      if (draft === null) return 'none';
      await publishDraft(deps, tx, draft);
      return 'published';
    });
  } catch (cause) {
    if (taken === null) throw cause;
    return { fault: taken, cause };
  }
}

async function publishDraft(deps: SiteDeps, tx: Tx, draft: DraftRow): Promise<void> {
  const { id, merchant, subject, email } = draft;
  const reason = draft.reason ?? '';
  try {
    const item = await dueItem(deps, tx, draft);
    const author = await deps.personAt(tx, email);
    if (author === null || !mayPublish(author, merchant, item.kind))
      throw new AppError('content.author');
    // A switch that was harmless when it was planned may close the site by now.
    const { closes } = effectOf(await siteOf(deps, merchant), item);
    if (closes && draft.told['agreed'] !== 1) throw new AppError('content.two');
    const planned = { by: [email], reason };
    await putInForce(deps, tx, draft, item, { actor: email, planned, reason });
  } catch (fault) {
    // A refusal says nothing that was written is wrong in the database: it ends the draft, for people to see.
    if (!(fault instanceof AppError)) throw fault;
    await endDraft(tx, id, { failure: fault.code });
    await deps.record(tx, {
      staffId: null,
      actor: 'machine:program',
      merchant,
      action: 'site.draft.failed',
      subject,
      detail: { by: email, reason, failure: fault.code },
    });
  }
}
