import { create } from 'zustand';
import { brandOf } from '../../lib/brand.ts';
import { useSession } from '../../lib/session.ts';
import type { Value } from './shelf.ts';

/** The numbers of a draft as they are typed, by rail, where they are no number that counts. */
export type Typed = Readonly<Record<string, string>>;

/** A part as a person has changed it, with the version that they saw. */
interface Draft {
  readonly value: Value;
  readonly seen: number;
  readonly typed: Typed;
}

/** Drafts outlive the page of their part, not the page of the browser: another part may be looked at meanwhile. */
const useDrafts = create<Readonly<Record<string, Draft>>>(() => ({}));

/** A draft is one person's at one brand. */
const useKeyOf = (): ((part: string) => string) => {
  const email = useSession(({ self }) => self?.email ?? '');
  return (part) => `${email} ${brandOf()} ${part}`;
};

/** True for the parts that have a draft. */
export function useHasDraft(): (part: string) => boolean {
  const keyOf = useKeyOf();
  const drafts = useDrafts();
  return (part) => drafts[keyOf(part)] !== undefined;
}

/** The draft of a part; null ends it. */
export function useDraft(part: string) {
  const key = useKeyOf()(part);
  const draft = useDrafts((drafts) => drafts[key] ?? null);
  const setDraft = (next: Draft | null): void =>
    useDrafts.setState((drafts) => {
      const { [key]: _, ...others } = drafts;
      return next === null ? others : { ...others, [key]: next };
    }, true);
  return { draft, setDraft };
}
