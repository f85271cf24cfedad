import { create } from 'zustand';

interface Drawer {
  /** The menu that somebody has asked for: its button and the drawer begin to move at once. */
  readonly wanted: boolean;
  readonly open: boolean;
}

/** The menu of a phone; what is in it comes with its first use. */
export const useDrawer = create<Drawer>(() => ({ wanted: false, open: false }));

/** The menu is much to draw and to take away: that follows the picture that answers the tap. */
function want(wanted: boolean): void {
  useDrawer.setState({ wanted });
  requestAnimationFrame(() =>
    setTimeout(() => useDrawer.setState((now) => ({ open: now.wanted }))),
  );
}

export const openMenu = (): void => want(true);
export const closeMenu = (): void => want(false);
