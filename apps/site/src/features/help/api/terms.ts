import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api.ts';

export type Terms = Answer<'terms'>;

/** The terms in one language: a version by its number, else those of now. */
export function termsQuery(language: string, version?: number) {
  return queryOptions({
    queryKey: ['terms', language, version ?? null],
    queryFn: ({ signal }) => api('terms', { query: { version }, signal }),
    staleTime: 60_000,
  });
}
