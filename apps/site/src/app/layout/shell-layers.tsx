import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { loadChunk } from '../../lib/chunk.ts';
import { DialogFault } from '../dialog-fault.tsx';
import { useAskingOut } from './ask-sign-out.ts';
import { useTrialWarning } from './cashier-door.ts';
import { closeMenu, useDrawer } from './open-menu.ts';

const MenuDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./menu-drawer.tsx'))).MenuDrawer,
}));
const SignOut = lazy(async () => ({
  default: (await loadChunk(() => import('./sign-out.tsx'))).SignOut,
}));
const TrialWarning = lazy(async () => ({
  default: (await loadChunk(() => import('./trial-warning.tsx'))).TrialWarning,
}));

/**
 * The shell's own layers over any page: menu, question, warning. Their code comes with first use.
 * The menu is much to draw: it comes behind the answer to the tap, and in steps.
 */
export function ShellLayers() {
  const { pathname, search } = useLocation();
  const menu = useDeferredValue(useDrawer((state) => state.open));
  const asking = useAskingOut((state) => state.open);
  const warned = useTrialWarning((state) => state.open);
  // The menu closes when one goes somewhere.
  useEffect(closeMenu, [pathname, search]);
  return (
    <ErrorBoundary FallbackComponent={DialogFault} resetKeys={[menu, asking, warned]}>
      <Suspense fallback={null}>
        {menu && <MenuDrawer />}
        {asking && <SignOut />}
        {warned && <TrialWarning />}
      </Suspense>
    </ErrorBoundary>
  );
}
