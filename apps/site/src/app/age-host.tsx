import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { skipAge } from '../lib/age.ts';
import { loadChunk } from '../lib/chunk.ts';
import { useAsksAge } from './asks-age.ts';

const AgeGate = lazy(() => loadChunk(() => import('./age-gate.tsx')));

/** Asks for the age of majority over the first page that somebody opens. */
export function AgeHost() {
  if (!useAsksAge()) return null;
  return (
    // Without its code nobody is asked now; the registration asks for the birth date in any case.
    <ErrorBoundary fallback={null} onError={skipAge}>
      <Suspense fallback={null}>
        <AgeGate />
      </Suspense>
    </ErrorBoundary>
  );
}
