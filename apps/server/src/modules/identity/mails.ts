import type { Tx } from '@arara/postgres';
import type { Jobs, Job } from '../../platform/jobs.ts';
import type { Messages } from '../../platform/messages.ts';
import { createSealedJob } from '../../platform/sealed-job.ts';
import type { Mail } from '../../ports/mail.ts';
import type { MoneyNotice } from './notices/money-notice.ts';
import type { Player } from './identity.types.ts';

export type MailTemplate =
  | 'recovery'
  | 'locked'
  | 'password.changed'
  | 'payment.password.changed'
  | 'payment.password.forgotten'
  | 'email.code'
  | 'email.given'
  | 'entry'
  | 'notice.off'
  | MoneyNotice['template']
  | 'email.changed'
  | 'mobile.changed'
  | 'id.number.added'
  | 'remember.reused'
  | 'factor.locked'
  | 'totp.on'
  | 'totp.off'
  | 'recovery.codes'
  | 'passkey.added'
  | 'passkey.removed'
  | 'passkey.step.on'
  | 'passkey.step.off'
  | 'identity.linked'
  | 'identity.unlinked';

type Addressee = Pick<Player, 'merchant' | 'email' | 'emailConfirmed' | 'language' | 'username'>;

export interface Mails {
  /**
   * Writes to a member when the transaction commits. An address that no code has confirmed may be a
   * stranger's: it gets nothing, and neither does a member without one.
   */
  tell(
    tx: Pick<Tx, 'query'>,
    player: Addressee,
    template: MailTemplate,
    params: Record<string, string | number>,
  ): Promise<void>;
  /** Writes to whoever reads an address that is still to be confirmed; says nothing of the member. */
  ask(
    tx: Pick<Tx, 'query'>,
    to: Pick<Player, 'merchant' | 'language'> & { readonly email: string },
    template: 'email.code' | 'email.given',
    params: Record<string, string | number>,
  ): Promise<void>;
  readonly job: Job;
}

interface Letter {
  readonly merchant: string;
  readonly to: string;
  readonly language: string;
  readonly template: MailTemplate;
  readonly params: Record<string, string | number>;
}

/** Mail to members by way of the job queue, encrypted there: letters carry recovery links. */
export function createMails(deps: {
  jobs: Pick<Jobs, 'enqueue'>;
  mail: Pick<Mail, 'send'>;
  messages: Pick<Messages, 'text'>;
  secretKey: string;
  siteName: (merchant: string) => Promise<string>;
}): Mails {
  const { mail, messages } = deps;
  const { leave, job } = createSealedJob<Letter>({
    ...deps,
    name: 'identity.send-mail',
    maxAttempts: 8,
    async run({ merchant, to, language, template, params }) {
      const from = await deps.siteName(merchant);
      const values = { site: from, ...params };
      const text = (key: string) => messages.text(language, 'mail', key, values);
      const [subject, body] = [text(`${template}.subject`), text(`${template}.body`)];
      await mail.send({ from, to, subject, text: body });
    },
  });
  return {
    async tell(tx, player, template, params) {
      if (player.email === null || !player.emailConfirmed) return;
      const { merchant, email: to, language, username } = player;
      await leave(tx, { merchant, to, language, template, params: { username, ...params } });
    },
    ask: (tx, { merchant, email: to, language }, template, params) =>
      leave(tx, { merchant, to, language, template, params }),
    job,
  };
}
