import { randomUUID } from 'node:crypto';
import { feedbackRemarkMax } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { SiteQueries } from '../site.service.ts';
import { cleanImage } from './clean-image.ts';
import type { CleanImage } from './clean-image.ts';
import { feedbackOfPlayer, insertFeedback } from './feedback.repository.ts';
import type { FeedbackForm } from './read-form.ts';

type Sender = Pick<Caller, 'merchant' | 'language' | 'session'>;

/** Keeps what people say, with pictures that were drawn anew. */
export function createFeedback(deps: SiteDeps, queries: SiteQueries) {
  async function requireLengths(form: FeedbackForm, merchant: string): Promise<void> {
    const { minLength, maxLength } = (await queries.siteOf(merchant)).settings.feedback;
    const length = lengthOf(form.text);
    if (length < minLength || length > maxLength) {
      const params = { min: minLength, max: maxLength };
      throw new AppError('feedback.text', { field: 'text', params });
    }
    if (lengthOf(form.remark) > feedbackRemarkMax) {
      const params = { max: feedbackRemarkMax };
      throw new AppError('feedback.remark', { field: 'remark', params });
    }
  }

  return {
    /** Throws `feedback.text`, `feedback.remark`, or what is wrong with a picture. */
    async send(form: FeedbackForm, { merchant, language, session }: Sender) {
      await requireLengths(form, merchant);
      const images: CleanImage[] = [];
      for (const file of form.images) images.push(await cleanImage(file));
      const id = randomUUID();
      await deps.database.transaction((tx) =>
        insertFeedback(tx, {
          id,
          merchant,
          playerId: session?.playerId ?? null,
          account: session?.account ?? null,
          text: form.text,
          remark: form.remark,
          language,
          at: deps.clock.now(),
          images,
        }),
      );
      return { id };
    },
    async historyOf(playerId: bigint) {
      const rows = await feedbackOfPlayer(deps.database.read, playerId);
      return rows.map(({ id, at, text, remark, images }) => ({
        id,
        at: at.toISOString(),
        text,
        remark,
        images,
      }));
    },
  };
}

/** As people count: one character is one, however many bytes it takes. */
const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;
