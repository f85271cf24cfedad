import { randomUUID } from 'node:crypto';
import { feedbackHistory, feedbackRemarkMax, sendFeedback } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { SiteQueries } from '../site.service.ts';
import { cleanImage } from './clean-image.ts';
import type { CleanImage } from './clean-image.ts';
import { feedbackOfPlayer, insertFeedback } from './feedback.repository.ts';
import { readForm } from './read-form.ts';

/** What people think of the site: sent by anybody, listed to the member who sent it. */
export function feedbackRoutes(deps: SiteDeps, queries: SiteQueries): AnyRoute[] {
  return [
    route(sendFeedback, async ({ request, caller }) => {
      const { text, remark, images: files } = await readForm(request);
      const { minLength, maxLength } = (await queries.siteOf(caller.merchant)).settings.feedback;
      const length = lengthOf(text);
      if (length < minLength || length > maxLength) {
        throw new AppError('feedback.text', {
          field: 'text',
          params: { min: minLength, max: maxLength },
        });
      }
      if (lengthOf(remark) > feedbackRemarkMax) {
        throw new AppError('feedback.remark', {
          field: 'remark',
          params: { max: feedbackRemarkMax },
        });
      }
      const images: CleanImage[] = [];
      for (const file of files) images.push(await cleanImage(file));
      const id = randomUUID();
      await deps.database.transaction((tx) =>
        insertFeedback(tx, {
          id,
          merchant: caller.merchant,
          playerId: caller.session?.playerId ?? null,
          account: caller.session?.account ?? null,
          text,
          remark,
          language: caller.language,
          at: deps.clock.now(),
          images,
        }),
      );
      return { id };
    }),
    route(feedbackHistory, async ({ caller }) => {
      const rows = await feedbackOfPlayer(deps.database.read, caller.session.playerId);
      return {
        rows: rows.map(({ id, at, text, remark, images }) => ({
          id,
          at: at.toISOString(),
          text,
          remark,
          images,
        })),
      };
    }),
  ];
}

/** As people count: one character is one, however many bytes it takes. */
const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;
