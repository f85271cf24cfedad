import { feedbackHistoryCall, sendFeedbackCall } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { SiteQueries } from '../site.service.ts';
import { createFeedback } from './feedback.service.ts';
import { readForm } from './read-form.ts';

/** Feedback of people about the site: sent by anybody, listed to the member who sent it. */
export function feedbackRoutes(deps: SiteDeps, queries: SiteQueries): AnyRoute[] {
  const feedback = createFeedback(deps, queries);
  return [
    route(sendFeedbackCall, async ({ request, caller, idempotencyKey }) => {
      const { merchant, language, session } = caller;
      const sender = { merchant, language, session, idempotencyKey };
      return feedback.send(await readForm(request), sender);
    }),
    route(feedbackHistoryCall, async ({ caller }) => ({
      rows: await feedback.historyOf(caller.session.playerId),
    })),
  ];
}
