import { create } from 'zustand';

/** Whether the menu of a phone is open; what is in it comes with its first use. */
export const useDrawer = create<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens the menu on a phone. */
export const openMenu = (): void => useDrawer.setState({ open: true });

export const closeMenu = (): void => useDrawer.setState({ open: false });
