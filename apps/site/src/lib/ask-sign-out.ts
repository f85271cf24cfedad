import { create } from 'zustand';

/** True if the question stands over the page; what it asks comes with its first use. */
export const useAskingOut = create<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens the question whether to sign out. */
export const askSignOut = (): void => useAskingOut.setState({ open: true });

export const closeAskingOut = (): void => useAskingOut.setState({ open: false });
