import { lazy, useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LayerFrame } from '../../components/layer-frame.tsx';
import { loadChunk } from '../../lib/chunk.ts';
import { closeAskingOut, useAskingOut } from '../../lib/ask-sign-out.ts';
import { closeTrialWarning, useTrialWarning } from './cashier-door.ts';
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
    <>
      {menu && (
        <LayerFrame onClose={closeMenu}>
          <MenuDrawer />
        </LayerFrame>
      )}
      {asking && (
        <LayerFrame onClose={closeAskingOut}>
          <SignOut />
        </LayerFrame>
      )}
      {warned && (
        <LayerFrame onClose={closeTrialWarning}>
          <TrialWarning />
        </LayerFrame>
      )}
    </>
  );
}
