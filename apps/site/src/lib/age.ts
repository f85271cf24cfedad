import { create } from 'zustand';
import { start } from './start.ts';

const cookie = 'age';
/** The answer is remembered for thirty days. */
const rememberedSeconds = 30 * 24 * 60 * 60;

/** The age that a text of cookies says somebody has confirmed; 0 where there is none. */
export function confirmedAge(cookies: string): number {
  const found = /(?:^|;\s*)age=(\d{1,3})(?:;|$)/.exec(cookies);
  return Number(found?.[1] ?? 0);
}

/** True if this device's owner has still to say that they are of age. */
export const useAge = create<{ readonly asked: boolean }>(() => ({
  asked: start.settings.ageGate && confirmedAge(document.cookie) < start.settings.ageMinimum,
}));

/** The question cannot be asked on this page: what waits for its answer goes on. */
export function skipAge(): void {
  useAge.setState({ asked: false });
}

/** Keeps that somebody is of age; a site that asks for more asks again. */
export function confirmAge(): void {
  const age = start.settings.ageMinimum;
  document.cookie = `${cookie}=${age}; path=/; max-age=${rememberedSeconds}; samesite=lax`;
  useAge.setState({ asked: false });
}
