import { create } from 'zustand';

/** The event that browsers of Android and desks hand over so that a page can ask to be installed. */
export interface InstallEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's own question, once it may be asked. */
export const useInstall = create<{ readonly event: InstallEvent | null }>(() => ({ event: null }));

/** Holds the browser's question back until somebody presses the button for it. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ event: event as InstallEvent });
  });
  addEventListener('appinstalled', () => useInstall.setState({ event: null }));
}
