import type { PersonalData } from '../privacy/index.ts';
import type { DecisionsDeps } from './decisions.deps.ts';
import { openAt } from './decisions.repository.ts';

/** A person about whom two people decide something yet cannot be erased before they have. */
export const decisionsData = ({ kinds }: Pick<DecisionsDeps, 'kinds'>): PersonalData => ({
  part: 'decisions',
  async open(db, { merchant, account }) {
    const about = [...kinds().values()].filter(({ memberOf }) => memberOf !== undefined);
    const names = about.map(({ kind }) => kind);
    const open = await openAt(db, merchant, names);
    const isTheirs = open.some(
      ({ kind, subject }) => kinds().get(kind)?.memberOf?.(subject) === account,
    );
    return isTheirs ? ['decision'] : [];
  },
  keeps: [{ table: 'decisions.decision', months: 60, because: 'safety' }],
});
