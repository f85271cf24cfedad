import { Bone } from '@arara/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../../../lib/chunk.ts';
import { useSession } from '../../../lib/session.ts';

const BalanceLine = lazy(async () => ({
  default: (await loadChunk(() => import('./balance.tsx'))).BalanceLine,
}));

/** The member's balance over the way to pay; it comes with the slip, and visitors need none. */
export function LazyBalance() {
  const isMember = useSession(({ token }) => token !== null);
  if (!isMember) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Bone h={20} />}>
        <BalanceLine />
      </Suspense>
    </ErrorBoundary>
  );
}
