import { AppError } from '../../../platform/errors.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { SiteDeps } from '../site.deps.ts';
import { dueItem, putInForce, siteOf } from './content.ts';
import { effectOf } from './content.effect.ts';
import { endDraft, lockDue } from './draft.repository.ts';

/** Publishes versions whose hour has come, by the clock of the database; once each, whatever the number of workers. */
export const publishDueJob = (deps: SiteDeps): Job => ({
  name: 'site.publish',
  cron: '* * * * *',
  atStart: true,
  run: async () => {
    // What another process changed a moment ago is known before anything is compared with it.
    await deps.sites.refresh();
    let published = 0;
    while (await publishOne(deps)) published += 1;
    if (published > 0) await deps.sites.refresh();
  },
});

/** Publishes the next one, or says why it cannot be; false: none is due. */
async function publishOne(deps: SiteDeps): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const draft = await lockDue(tx);
    if (draft === null) return false;
    const { id, merchant, subject, email } = draft;
    const reason = draft.reason ?? '';
    try {
      const item = await dueItem(deps, tx, draft);
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
    return true;
  });
}
