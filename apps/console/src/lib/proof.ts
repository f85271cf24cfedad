import { create } from 'zustand';
import { useSession } from './session.ts';

interface Asked {
  /** Takes the answer of the person: proved, or not now. Null while nobody is asked. */
  readonly answer: ((isProved: boolean) => void) | null;
}

/** The question for a fresh proof of the second step; the shell shows it. */
export const useProof = create<Asked>(() => ({ answer: null }));

let asked: Promise<boolean> | null = null;

/** Asks the person at this page to prove the second step; calls that need it at once wait for one answer. */
export function askProof(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const answer = (isProved: boolean): void => {
      asked = null;
      useProof.setState({ answer: null });
      resolve(isProved);
    };
    useProof.setState({ answer });
  });
  return asked;
}

// With the session, the question is gone.
useSession.subscribe((now, before) => {
  if (now.token !== before.token) useProof.getState().answer?.(false);
});
