import type { Tx } from '@arara/postgres';
import type { Job, Jobs } from '../../platform/jobs.ts';
import type { Messages } from '../../platform/messages.ts';
import { createSealedJob } from '../../platform/sealed-job.ts';
import type { Sms } from '../../ports/sms.ts';
import type { MoneyNotice } from './notices/money-notice.ts';

/** A sentence of the messages `sms` that is news and not a code. */
export type SmsTemplate =
  | 'moved'
  | 'password.changed'
  | 'payment.password.changed'
  | 'payment.password.forgotten'
  | 'email.changed'
  | 'id.number.added'
  | 'entry'
  | 'access.changed'
  | MoneyNotice['template'];

interface Notice {
  /** As E.164 writes it. */
  readonly to: string;
  readonly language: string;
  readonly template: SmsTemplate;
  readonly params: Record<string, string | number>;
}

export interface SmsNotices {
  /** Writes to a number when the transaction commits. */
  tell(tx: Pick<Tx, 'query'>, notice: Notice): Promise<void>;
  readonly job: Job;
}

/** News by short message, by way of the job queue and encrypted there. */
export function createSmsNotices(deps: {
  jobs: Pick<Jobs, 'enqueue'>;
  sms: Sms;
  messages: Pick<Messages, 'text'>;
  secretKey: string;
}): SmsNotices {
  const { leave, job } = createSealedJob<Notice>({
    ...deps,
    name: 'identity.tell-by-sms',
    maxAttempts: 4,
    run: ({ to, language, template, params }) =>
      deps.sms.send({ to, text: deps.messages.text(language, 'sms', template, params) }),
  });
  return { tell: leave, job };
}
