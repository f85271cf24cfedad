import type { Tx } from '@arara/postgres';
import type { Job } from '../../platform/jobs.ts';
import { createSealedJob } from '../../platform/sealed-job.ts';
import type { MessagesDeps } from './messages.deps.ts';
import type { AskingLetter, Contact, NoticeTemplate } from './messages.types.ts';

interface Letter {
  readonly merchant: string;
  readonly to: string;
  readonly language: string;
  /** Its subject and body stand under this name in the messages `mail`. */
  readonly template: NoticeTemplate | AskingLetter['template'];
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Mails {
  /** Leaves a letter to the job when the transaction commits. */
  leave(tx: Pick<Tx, 'query'>, letter: Letter): Promise<void>;
  /** Writes to the reader of an address that is still to be confirmed; says nothing of the member. */
  ask(
    tx: Pick<Tx, 'query'>,
    to: Pick<Contact, 'merchant' | 'language'> & { readonly email: string },
    letter: AskingLetter,
  ): Promise<void>;
  readonly jobs: readonly Job[];
}

/** Mail to members by way of the job queue, encrypted there: letters carry recovery links. */
export function createMails(
  deps: Pick<MessagesDeps, 'jobs' | 'mail' | 'texts' | 'secretKey' | 'siteName'>,
): Mails {
  const { mail, texts } = deps;
  const sending = {
    ...deps,
    maxAttempts: 8,
    async run({ merchant, to, language, template, params }: Letter) {
      const from = await deps.siteName(merchant);
      const values = { site: from, ...params };
      const text = (key: string) => texts.text(language, 'mail', key, values);
      const [subject, body] = [text(`${template}.subject`), text(`${template}.body`)];
      await mail.send({ from, to, subject, text: body });
    },
  };
  const { leave, job } = createSealedJob<Letter>({ ...sending, name: 'messages.send-mail' });
  // Letters that an earlier release left in the queue are sealed under this name.
  const earlier = createSealedJob<Letter>({ ...sending, name: 'identity.send-mail' });
  return {
    leave,
    ask: (tx, { merchant, email: to, language }, { template, ...params }) =>
      leave(tx, { merchant, to, language, template, params }),
    jobs: [job, earlier.job],
  };
}
