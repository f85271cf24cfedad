import { create } from 'zustand';

interface Held {
  /** While a round is being told, what the server announces waits. */
  readonly held: boolean;
  /** The balance that the stake has left, shown meanwhile; null where nobody has told. */
  readonly during: string | null;
}

/** Says if a game is telling a round, and which balance may be shown until its end. */
export const useHeld = create<Held>(() => ({ held: false, during: null }));
