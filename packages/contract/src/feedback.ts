import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant, query } from './primitives.ts';

/** How many pictures a feedback may have, and how large each may be (specification, section 5). */
export const feedbackImagesMax = 3;
export const feedbackImageBytesMax = 5 * 1024 * 1024;
export const feedbackRemarkMax = 140;

/** Parts of the form: `text`, `remark`, and `images` as files. The server reads them one by one. */
const FeedbackForm = z.custom<FormData>(() => true);

export const sendFeedbackCall = call({
  name: 'sendFeedback',
  summary: 'What somebody thinks of the site, with up to three pictures (PNG or JPG, 5 MB each).',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  auth: 'optional',
  encoding: 'multipart',
  idempotent: 'optional',
  limit: { by: 'address', points: 6, seconds: 600 },
  body: FeedbackForm,
  value: z.object({ id: Id }),
  errors: ['feedback.text', 'feedback.remark', 'feedback.image', 'request.too.large'],
});

export const feedbackHistoryCall = call({
  name: 'feedbackHistory',
  summary: 'What the member has sent, newest first.',
  method: 'GET',
  path: '/api/account/feedback',
  module: 'FEEDBACK3',
  auth: 'account',
  query: query({}),
  value: z.object({
    rows: z.array(
      z.object({
        id: Id,
        at: Instant,
        text: z.string(),
        remark: z.string(),
        images: z.int(),
        /** The words of the house to it; null as long as there are none. */
        answer: z.object({ at: Instant, text: z.string() }).nullable(),
      }),
    ),
  }),
  errors: [],
});
