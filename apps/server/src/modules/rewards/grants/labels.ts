import type { RecordLabels } from '../../wallet/index.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import { kindsOf } from './grant.repository.ts';

const prefix = 'grant:';

/** The lines of a member's record that a grant wrote say which reward it was. */
export const grantLabels =
  ({ database, texts }: Pick<RewardsDeps, 'database' | 'texts'>): RecordLabels =>
  async (playerId, references, language) => {
    const own = references.filter((reference) => /^grant:\d{1,18}$/.test(reference));
    if (own.length === 0) return new Map();
    const ids = own.map((reference) => BigInt(reference.slice(prefix.length)));
    const kinds = await kindsOf(database.read, playerId, ids);
    return new Map(
      kinds.map(({ id, kind }) => [
        `${prefix}${id}`,
        texts.text(language, 'wallet-notes', `grant.${kind}`),
      ]),
    );
  };
