import { createHash, randomUUID } from 'node:crypto';
import { feedbackRemarkMax } from '@arara/contract';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { SiteQueries } from '../site.service.ts';
import { cleanImage } from './clean-image.ts';
import type { CleanImage } from './clean-image.ts';
import { feedbackOfPlayer, findFeedback, insertFeedback } from './feedback.repository.ts';
import type { FeedbackForm } from './read-form.ts';

type Sender = Pick<Caller, 'merchant' | 'language' | 'session'> & {
  /** Empty where the page sent none. */
  readonly idempotencyKey: string;
};

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
    /**
     * Throws `feedback.text`, `feedback.remark`, or what is wrong with a picture. Feedback that is sent again
     * under its key is the feedback that is there already.
     */
    async send(form: FeedbackForm, sender: Sender) {
      const { merchant, language, session } = sender;
      await requireLengths(form, merchant);
      const mark = markOf(form, sender);
      const known = mark === null ? null : await findFeedback(deps.database.read, mark);
      if (known !== null) return { id: known };
      const images: CleanImage[] = [];
      for (const file of form.images) images.push(await cleanImage(file));
      const id = randomUUID();
      const isNew = await deps.database.transaction((tx) =>
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
          mark,
        }),
      );
      if (isNew || mark === null) return { id };
      // The same came twice at once: the other was first.
      const first = await findFeedback(deps.database.read, mark);
      invariant(first !== null, 'a feedback whose mark is taken is there');
      return { id: first };
    },
    async historyOf(playerId: bigint) {
      const rows = await feedbackOfPlayer(deps.database.read, playerId);
      return rows.map(({ id, at, text, remark, images, answer, answered_at: answeredAt }) => ({
        id,
        at: at.toISOString(),
        text,
        remark,
        images,
        answer:
          answer === null || answeredAt === null
            ? null
            : { at: answeredAt.toISOString(), text: answer },
      }));
    },
  };
}

/** As people count: one character is one, however many bytes it takes. */
const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Same key, same sender, same words and pictures: the same mark. */
function markOf(form: FeedbackForm, sender: Sender): Buffer | null {
  const { merchant, session, idempotencyKey } = sender;
  if (idempotencyKey === '') return null;
  const player = session?.playerId.toString() ?? null;
  const pictures = form.images.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const sent = [idempotencyKey, merchant, player, form.text, form.remark, pictures];
  return createHash('sha256').update(JSON.stringify(sent)).digest();
}
