import { create } from 'zustand';

interface Held {
  /** While a round is being told, what the server announces waits. */
  readonly held: boolean;
  /** What the stake has left, shown meanwhile; null where nobody has told. */
  readonly during: string | null;
}

/** Whether a game is telling a round, and what may be shown of the balance until its end. */
export const useHeld = create<Held>(() => ({ held: false, during: null }));
