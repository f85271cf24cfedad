import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../../lib/chunk.ts';

const Menu = lazy(async () => ({
  default: (await loadChunk(() => import('./side-menu.tsx'))).SideMenu,
}));

/** The side menu, whose code comes with its first use: a phone opens its page without it. */
export const SideMenu = () => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <Menu />
    </Suspense>
  </ErrorBoundary>
);
