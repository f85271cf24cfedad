import { Bone } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { limitsQuery } from '../api/limits.ts';
import type { Limit } from '../limit-facts.ts';
import { ExclusionCard } from './exclusion-card.tsx';
import { HelpLines } from './help-lines.tsx';
import { LimitKinds } from './limit-kinds.tsx';
import { LimitSheet } from './limit-sheet.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { PauseCard } from './pause-card.tsx';
import { RealityCheck } from './reality-check.tsx';
import css from './limits.module.css';

interface LimitsCentreProps {
  readonly currency: string;
  readonly hasPassword: boolean;
}

/** Everything by which one keeps oneself in bounds. */
export function LimitsCentre({ currency, hasPassword }: LimitsCentreProps) {
  const query = useQuery(limitsQuery);
  const [changing, setChanging] = useState<Limit | null>(null);
  return (
    <QueryStates query={query} skeleton={<LimitsSkeleton />}>
      {(data) => (
        <div className={css.stack}>
          <PauseNotice {...data} />
          <LimitKinds limits={data.limits} currency={currency} onChange={setChanging} />
          <div className={css.grid}>
            <RealityCheck minutes={data.realityCheckMinutes} />
            {data.excludedUntil === null && <PauseCard pausedUntil={data.pausedUntil} />}
            <ExclusionCard centralUrl={data.centralExclusionUrl} hasPassword={hasPassword} />
            <HelpLines />
          </div>
          {changing !== null && (
            <LimitSheet limit={changing} currency={currency} onClose={() => setChanging(null)} />
          )}
        </div>
      )}
    </QueryStates>
  );
}

/** The limits on their way. */
export const LimitsSkeleton = () => (
  <div className={css.grid}>
    {['loss', 'time', 'deposit', 'stake'].map((kind) => (
      <Bone key={kind} h={300} />
    ))}
  </div>
);
