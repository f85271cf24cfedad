import type { InstallEvent } from './install.ts';
import { appResources } from './start.ts';

/** A phone of Apple asks nothing: there one does it by hand, in four steps. */
export const isApple = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** True if the site itself may be put on the home screen: where there is no app of its own. */
export function canInstall(event: InstallEvent | null): boolean {
  if (appResources.length > 0 || isStandalone()) return false;
  return event !== null || isApple(navigator.userAgent);
}
