import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { looks } from '../../lib/looks.ts';
import { seenOf } from './thing.ts';
import type { Kind, One, Seen } from './thing.ts';

/** A thing with its draft and versions, as the server knows it. */
export const useThing = (kind: Kind, key: string) =>
  useQuery({
    queryKey: ['content', 'one', kind, key],
    queryFn: ({ signal }) => api('contentOne', { query: { kind, key }, signal }),
    refetchInterval: looks.desk,
  });

/** The content that a person writes upon a state, and the state that they saw. */
export function useWriting<Content>(state: One, read: (state: One) => Content) {
  const [content, setContent] = useState(() => read(state));
  const [seen, setSeen] = useState<Seen>(() => seenOf(state));
  return {
    content,
    setContent,
    /** Changes some of the fields. */
    put: (fields: Partial<Content>) => setContent((before) => ({ ...before, ...fields })),
    seen,
    setSeen,
  };
}

/**
 * The state at which a person begins to write a thing, and whether another person changed it since. A new `turn` begins
 * again with the thing as it is now; one's own publication, told by `done`, does so by itself.
 */
export function useStart(state: Pick<One, 'base' | 'draft'>) {
  const now = seenOf(state);
  const [{ seen, turn }, setStart] = useState({ seen: now, turn: 0 });
  const [isDone, setDone] = useState(false);
  const isOther = now.base !== seen.base || now.revision !== seen.revision;
  const again = (): void => {
    setDone(false);
    setStart({ seen: now, turn: turn + 1 });
  };
  if (isOther && isDone) again();
  return { seen, turn, isStale: isOther && !isDone, again, done: () => setDone(true) };
}

export type Start = ReturnType<typeof useStart>;
