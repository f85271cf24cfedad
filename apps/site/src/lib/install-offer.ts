import { useInstall } from './install.ts';
import { deviceStorage } from '@arara/client';

const key = 'installDismissed';
const dismissedMs = 14 * 24 * 60 * 60_000;

/** True if the offer rests: a visitor who has waved it away is left alone for fourteen days. */
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
