import { useInstall } from './install.ts';
import type { InstallEvent } from './install.ts';
import { appResources } from './start.ts';
import { deviceStorage } from './storage.ts';

const key = 'installDismissed';
const dismissedMs = 14 * 24 * 60 * 60_000;

/** A phone of Apple asks nothing: there one does it by hand, in four steps. */
export const isApple = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether the site itself may be put on the home screen: where there is no app of its own. */
export function canInstall(event: InstallEvent | null): boolean {
  if (appResources.length > 0 || isStandalone()) return false;
  return event !== null || isApple(navigator.userAgent);
}

/** Whether the offer rests: who has waved it away is left alone for fourteen days. */
export function isResting(stored: string | null, now: number): boolean {
  const at = Number(stored ?? 0);
  return Number.isFinite(at) && now - at < dismissedMs;
}

export const restsNow = (): boolean => isResting(deviceStorage.getItem(key), Date.now());

export const dismissInstall = (): void => deviceStorage.setItem(key, String(Date.now()));

/** Lets the browser ask; answers whether it was wanted. The question is good for one time. */
export async function askInstall(): Promise<boolean> {
  const { event } = useInstall.getState();
  if (event === null) return false;
  useInstall.setState({ event: null });
  await event.prompt();
  return (await event.userChoice).outcome === 'accepted';
}
