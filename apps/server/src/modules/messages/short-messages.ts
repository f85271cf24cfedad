import type { Tx } from '@arara/postgres';
import type { Job } from '../../platform/jobs.ts';
import { createSealedJob } from '../../platform/sealed-job.ts';
import type { MessagesDeps } from './messages.deps.ts';
import type { CodeMessage } from './messages.types.ts';
import type { SmsTemplate } from './notice.policy.ts';

interface News {
  /** As E.164 writes it. */
  readonly to: string;
  readonly language: string;
  readonly template: SmsTemplate;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface ShortMessages {
  /** Leaves news to the job when the transaction commits. */
  leave(tx: Pick<Tx, 'query'>, news: News): Promise<void>;
  /** Sends a code now; throws when the provider does not take it. */
  sendCode(message: CodeMessage): Promise<void>;
  readonly jobs: readonly Job[];
}

/** News by short message, by way of the job queue and encrypted there; codes go at once. */
export function createShortMessages(
  deps: Pick<MessagesDeps, 'jobs' | 'sms' | 'texts' | 'secretKey'>,
): ShortMessages {
  const { sms, texts } = deps;
  const sending = {
    ...deps,
    maxAttempts: 4,
    run: ({ to, language, template, params }: News) =>
      sms.send({ to, text: texts.text(language, 'sms', template, params) }),
  };
  const { leave, job } = createSealedJob<News>({ ...sending, name: 'messages.send-sms' });
  // News that an earlier release left in the queue are sealed under this name.
  const earlier = createSealedJob<News>({ ...sending, name: 'identity.tell-by-sms' });
  return {
    leave,
    sendCode: ({ to, purpose, language, code, site, minutes }) =>
      sms.send({ to, text: texts.text(language, 'sms', purpose, { code, site, minutes }) }),
    jobs: [job, earlier.job],
  };
}
