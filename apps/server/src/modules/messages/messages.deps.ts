import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Sms } from '../../ports/sms.ts';
import type { ContactOf } from './messages.types.ts';

/** The arguments of the module. */
export interface MessagesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The sentences of all languages. */
  readonly texts: Pick<Texts, 'text'>;
  /** 32 bytes in hexadecimal; every kind of job derives its own key from it. */
  readonly secretKey: string;
  readonly mail: Pick<Mail, 'send'>;
  readonly sms: Sms;
  /** The name of a merchant: who its letters are from. */
  readonly siteName: (merchant: string) => Promise<string>;
  /** Address of the merchant's site for links in messages; never taken from a request. */
  readonly siteUrl: (merchant: string) => string;
  /** The zone of a merchant's clock. */
  readonly timeZoneOf: TimeZoneOf;
  readonly contactOf: ContactOf;
}
