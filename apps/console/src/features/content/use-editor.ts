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

/** What is written upon a state: `round` moves when the writing begins again with what is there. */
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
