import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchPath, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAge } from '../lib/age.ts';
import { loadChunk } from '../lib/chunk.ts';

const AgeGate = lazy(() => loadChunk(() => import('./age-gate.tsx')));

/** What anybody may read: what a law wants readable asks nobody for their age. */
const openToAll: readonly string[] = [
  paths.help,
  paths.responsible,
  paths.affiliates,
  paths.licences,
  paths.recovery,
];

/** Asks for the age of majority over the first page that somebody opens. */
export function AgeHost() {
  const { pathname } = useLocation();
  const asked = useAge((state) => state.asked);
  if (!asked || openToAll.some((path) => matchPath(path, pathname) !== null)) return null;
  return (
    // Without its code nobody is asked now; the registration asks for the birth date in any case.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AgeGate />
      </Suspense>
    </ErrorBoundary>
  );
}
