import type { Contributions } from '../../platform/contributions.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Texts } from '../../platform/texts.ts';
import type { PersonalData } from './privacy.types.ts';

/** The dependencies of the module. */
export interface PrivacyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly texts: Pick<Texts, 'text'>;
  /** Files lie sealed in the database. */
  readonly box: SecretBox;
  readonly parts: Contributions<PersonalData>;
}
