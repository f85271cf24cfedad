import { start } from '../../lib/start.ts';
import { deviceStorage, tabStorage } from '@arara/client';

const key = 'stay';
/** The keys that a device keeps of a person who asked to stay signed in: the name, or the number. */
const names = ['rememberedName', 'rememberedMobile'];

/** Days that the brand lets a browser stay signed in; 0: it offers it to nobody. */
export const stayDays = (): number => start.settings.staySignedInDays;

/** The installed app is its owner's; a browser may be anybody's. */
const isApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/**
 * True if a person who signs in now stays signed in on this browser. The choice is one for all forms, and
 * outlives a visit to a provider; whoever comes to this browser next chooses again.
 */
export function staysSignedIn(): boolean {
  if (stayDays() === 0) return false;
  const chosen = tabStorage.getItem(key);
  if (chosen !== null) return chosen === '1';
  return isApp() || names.some((name) => deviceStorage.getItem(name) !== null);
}

export const chooseToStay = (on: boolean): void => tabStorage.setItem(key, on ? '1' : '0');
